/** What every portion is worth. */
export function wormsOf(tile: number): number {
  if (tile <= 24) return 1;
  if (tile <= 28) return 2;
  return tile <= 32 ? 3 : 4;
}

export const baseTiles: readonly number[] = Array.from({ length: 16 }, (_, index) => 21 + index);
export const deluxeTiles: readonly number[] = [11, 13, ...baseTiles];
