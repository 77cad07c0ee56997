/** Puts the chosen theme, speed and hand on the root element, where the style sheets read them. */
import { settings, pace } from '../settings/settings.svelte';

export type Theme = 'light' | 'dark' | 'contrast';

const dark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
const contrast = typeof matchMedia === 'function' ? matchMedia('(prefers-contrast: more)') : null;

let system = $state({ dark: dark?.matches ?? false, contrast: contrast?.matches ?? false });

export function theme(): Theme {
  if (settings.theme !== 'auto') return settings.theme;
  if (system.contrast) return 'contrast';
  return system.dark ? 'dark' : 'light';
}

/** Call once, inside an effect root: keeps the root element in step with settings and system. */
export function followTheme(): void {
  const update = () => (system = { dark: dark?.matches ?? false, contrast: contrast?.matches ?? false });
  dark?.addEventListener('change', update);
  contrast?.addEventListener('change', update);
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme();
    root.dataset.hand = settings.hand;
    root.dataset.motion = settings.speed === 'instant' ? 'none' : 'auto';
    root.style.setProperty('--pace', String(pace()));
  });
}
