/**
 * Derives every roll of a finished game again, in the browser: nobody has to believe the server.
 * The bytes are those of `docs/fair-dice.md` (scheme `wormgrill-dice-1`).
 */
export interface DiceProof {
  scheme: string;
  commitment: string;
  secret: string | null;
  contributions: { person: number; text: string }[];
  begins: { seats: number; seat: number; drawn: boolean } | null;
  rolls: { number: number; dice: string; white: number; golden: boolean }[];
}

export interface Verdict {
  rolls: number;
  secretFits: boolean;
  wrong: number[]; // numbers of the rolls that do not follow
}

const TAG = 'wormgrill-dice-1';
const utf8 = new TextEncoder();

function hex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) throw new RangeError('not hexadecimal');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function big(value: number, bytes: number): Uint8Array {
  const result = new Uint8Array(bytes);
  new DataView(result.buffer).setUint32(bytes - 4, value);
  return result;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

export async function commitmentOf(secret: string): Promise<string> {
  return toHex(await sha256(joined(utf8.encode(`${TAG} commitment\0`), hex(secret))));
}

async function contributionsDigest(contributions: DiceProof['contributions']): Promise<Uint8Array> {
  const parts = contributions.map(({ person, text }) => {
    const words = utf8.encode(text);
    return joined(big(person, 4), big(words.length, 4), words);
  });
  return sha256(joined(utf8.encode(`${TAG} contributions\0`), ...parts));
}

/** Numbers below `count` out of the HMAC's bytes; bytes beyond the last full run of `count` are passed over. */
class Stream {
  #block = 0;
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;
  constructor(
    readonly key: CryptoKey,
    readonly message: Uint8Array,
  ) {}

  async below(count: number): Promise<number> {
    const limit = 256 - (256 % count);
    for (;;) {
      if (this.#at >= this.#bytes.length) {
        const block = joined(this.message, big(this.#block++, 4));
        this.#bytes = new Uint8Array(await crypto.subtle.sign('HMAC', this.key, block));
        this.#at = 0;
      }
      const byte = this.#bytes[this.#at++]!;
      if (byte < limit) return byte % count;
    }
  }
}

export class Cup {
  private constructor(
    readonly key: CryptoKey,
    readonly digest: Uint8Array,
  ) {}

  static async of(secret: string, contributions: DiceProof['contributions']): Promise<Cup> {
    const key = await crypto.subtle.importKey('raw', hex(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return new Cup(key, await contributionsDigest(contributions));
  }

  #stream(purpose: 'roll' | 'begin', number: number): Stream {
    return new Stream(this.key, joined(utf8.encode(`${TAG} ${purpose}\0`), this.digest, big(number, 8)));
  }

  /** The roll as the notation writes it: ':11344555gw'. */
  async roll(number: number, white: number, golden: readonly number[] | null): Promise<string> {
    const stream = this.#stream('roll', number);
    const faces: number[] = [];
    for (let die = 0; die < white; die++) faces.push(1 + (await stream.below(6)));
    faces.sort((a, b) => a - b);
    const gold = golden ? `g${letter(golden[await stream.below(6)]!)}` : '';
    return `:${faces.map(letter).join('')}${gold}`;
  }

  async beginner(seats: number): Promise<number> {
    return 1 + (await this.#stream('begin', 0).below(seats));
  }
}

function letter(face: number): string {
  return face === 6 ? 'w' : String(face);
}

/** The six sides of the golden die in an edition such as 'deluxe+plaingold'. */
export function goldenFaces(edition: string): number[] {
  return edition.split('+').includes('plaingold') ? [1, 2, 3, 4, 5, 6] : [1, 1, 1, 6, 6, 6];
}

export async function verify(proof: DiceProof, edition: string): Promise<Verdict> {
  if (proof.scheme !== TAG || !proof.secret) return { rolls: proof.rolls.length, secretFits: false, wrong: [] };
  const secretFits = (await commitmentOf(proof.secret)) === proof.commitment;
  const cup = await Cup.of(proof.secret, proof.contributions);
  const wrong: number[] = [];
  for (const roll of proof.rolls) {
    const golden = roll.golden ? goldenFaces(edition) : null;
    if ((await cup.roll(roll.number, roll.white, golden)) !== roll.dice) wrong.push(roll.number);
  }
  if (proof.begins?.drawn && (await cup.beginner(proof.begins.seats)) !== proof.begins.seat) wrong.unshift(0);
  return { rolls: proof.rolls.length, secretFits, wrong };
}
