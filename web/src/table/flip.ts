/**
 * FLIP: things that change their place in the document travel there. Whatever carries `data-flip="name"` is found before and
 * after a change; the same name at another place glides from the old to the new one. Only transforms move.
 */
export type Places = Map<string, DOMRect>;

export function places(root: ParentNode): Places {
  const result: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) result.set(element.dataset.flip!, rect);
  }
  return result;
}

export interface FlipOptions {
  duration: number;
  /** Which of them fly in an arc and above everything else: a stolen portion. */
  arc?: (name: string) => boolean;
}

/** Lets everything glide from `before` to where it is now. Resolves when all have arrived. */
export async function glide(root: ParentNode, before: Places, { duration, arc }: FlipOptions): Promise<void> {
  if (duration <= 0) return;
  const things = [...root.querySelectorAll<HTMLElement>('[data-flip]')].filter((one) => before.has(one.dataset.flip!));
  // All are measured before the first one moves: one layout, not one for each.
  const measured = things.map((element) => ({ element, to: element.getBoundingClientRect() }));
  const running: Promise<unknown>[] = [];
  for (const { element, to } of measured) {
    const name = element.dataset.flip!;
    const from = before.get(name)!;
    const x = from.left - to.left;
    const y = from.top - to.top;
    const scale = to.width > 0 ? from.width / to.width : 1;
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) continue;
    if (typeof element.animate !== 'function') continue;
    running.push(fly(element, x, y, scale, duration, arc?.(name) ?? false));
  }
  await Promise.allSettled(running);
}

function fly(
  element: HTMLElement,
  x: number,
  y: number,
  scale: number,
  duration: number,
  arc: boolean,
): Promise<unknown> {
  const lift = arc ? -Math.min(120, 40 + Math.hypot(x, y) / 4) : 0;
  element.style.zIndex = '30';
  const frames: Keyframe[] = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    ...(arc
      ? [
          {
            offset: 0.5,
            transform: `translate(${x / 2}px, ${y / 2 + lift}px) scale(${(scale + 1) * 0.75}) rotate(14deg)`,
          },
        ]
      : []),
    { transform: 'none' },
  ];
  const animation = element.animate(frames, {
    duration: arc ? duration * 1.5 : duration,
    easing: 'cubic-bezier(.3,.9,.3,1)',
    composite: 'replace',
  });
  return animation.finished.finally(() => element.style.removeProperty('z-index'));
}
