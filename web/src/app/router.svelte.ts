/**
 * Addresses and screens. A screen is loaded when it is first shown. What follows `#` never reaches the server:
 * seat secrets travel there.
 */
import type { Component } from 'svelte';

export interface Screen {
  /** Message id of the title. */
  title: string;
  // Screens take `params` or nothing; a component that takes nothing is not a component that takes something.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  load: () => Promise<{ default: Component<any> }>;
  /** Areas of messages to load with the screen. */
  areas?: string[];
  /** It fills the window itself, down to its last line. */
  full?: boolean;
}

export interface Match {
  screen: Screen;
  params: Record<string, string>;
}

export interface Pattern {
  path: string; // '/table/:id'
  screen: Screen;
}

export function matchPath(patterns: readonly Pattern[], path: string): Match | null {
  const parts = path.split('/').filter(Boolean);
  for (const { path: pattern, screen } of patterns) {
    const names = pattern.split('/').filter(Boolean);
    if (names.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = names.every((name, index) => {
      const part = parts[index] ?? '';
      if (!name.startsWith(':')) return name === part;
      try {
        params[name.slice(1)] = decodeURIComponent(part);
      } catch {
        return false;
      }
      return true;
    });
    if (fits) return { screen, params };
  }
  return null;
}

function here(): { path: string; hash: string } {
  return { path: location.pathname, hash: location.hash.slice(1) };
}

let place = $state.raw(typeof location === 'undefined' ? { path: '/', hash: '' } : here());

/** The present address; read inside components it follows. */
export function address(): { path: string; hash: string } {
  return place;
}

export function go(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  place = here();
}

/** Plain links work as links; those of our own pages change the screen without a reload. */
export function followLinks(): void {
  window.addEventListener('popstate', () => (place = here()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
