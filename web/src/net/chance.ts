/** 128 random bits of this browser as text: words for the dice that nobody can have fixed, names that nobody can guess. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
