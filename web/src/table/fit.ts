/** How large dice may be so that all that fell lie on the tray: whole groups side by side, in as many rows as it takes. */
export interface Room {
  width: number;
  height: number;
}

export interface Measures {
  least: number; // no die is smaller: it has to be touched
  most: number;
  between: number; // from group to group, and from row to row
  around: number; // what a group has round its dice, both sides together
  inside: number; // from die to die
}

/** The height that these groups take with dice of this size. */
export function heightOf(counts: readonly number[], size: number, width: number, measures: Measures): number {
  const { between, around, inside } = measures;
  const row = (dice: number) => dice * (size + inside) - inside + around;
  let height = 0;
  let used = 0; // of the row that is being filled
  let tallest = 0;
  for (const count of counts) {
    const across = Math.max(1, Math.min(count, Math.floor((width - around + inside) / (size + inside))));
    const tall = Math.ceil(count / across) * (size + inside) - inside + around;
    if (used > 0 && used + between + row(across) > width) {
      height += tallest + between;
      used = 0;
      tallest = 0;
    }
    used += (used > 0 ? between : 0) + row(across);
    tallest = Math.max(tallest, tall);
  }
  return height + tallest;
}

/** The largest size that fits, and the height that must be there in any case. */
export function fit(counts: readonly number[], room: Room, measures: Measures): { size: number; needs: number } {
  const { least, most } = measures;
  const needs = heightOf(counts, least, room.width, measures);
  for (let size = most; size > least; size -= 1) {
    if (heightOf(counts, size, room.width, measures) <= room.height) return { size, needs };
  }
  return { size: least, needs };
}

/** Dice without faces, in one row or in two of the same length, as large as the room allows beside a line of words. */
export function rows(
  count: number,
  room: Room,
  { least, most, gap, words }: { least: number; most: number; gap: number; words: number },
): { across: number; size: number } {
  const sized = (lines: number) => {
    const across = Math.max(1, Math.ceil(count / lines));
    return { across, size: Math.min(most, room.width / across - gap, (room.height - words) / lines - gap) };
  };
  const best = [1, 2].map(sized).reduce((one, two) => (two.size > one.size ? two : one));
  return { across: best.across, size: Math.max(least, best.size) };
}
