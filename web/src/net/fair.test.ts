import { describe, expect, it } from 'vitest';
import { commitmentOf, Cup, goldenFaces, verify, type DiceProof } from './fair';

// Made by the server's own code for the same secret and words.
const secret = `${'00'.repeat(31)}ff`;
const contributions = [
  { person: 1, text: 'six crows on a wire' },
  { person: 2, text: 'Zwölf Würmer 🪱' },
];
const proof: DiceProof = {
  scheme: 'wormgrill-dice-1',
  commitment: '10216b4d7a3f2edc885ef7464a2494d156b0a3a29083f01281b1dba06e5aed0c',
  secret,
  contributions,
  begins: { seats: 3, seat: 1, drawn: true },
  rolls: [
    { number: 1, dice: ':12223www', white: 8, golden: false },
    { number: 2, dice: ':12223', white: 5, golden: false },
    { number: 3, dice: ':2224wwwwgw', white: 8, golden: true },
  ],
};

describe('the dice derived again', () => {
  it('are those of the server', async () => {
    expect(await commitmentOf(secret)).toBe(proof.commitment);
    expect(await verify(proof, 'deluxe')).toEqual({ rolls: 3, secretFits: true, wrong: [] });
    const cup = await Cup.of(secret, contributions);
    expect(await cup.roll(258, 3, goldenFaces('deluxe+plaingold'))).toBe(':24wg5');
    expect(await cup.beginner(7)).toBe(6);
  });

  it('show a roll that was changed', async () => {
    const rolls = proof.rolls.with(1, { number: 2, dice: ':12224', white: 5, golden: false });
    expect((await verify({ ...proof, rolls }, 'deluxe')).wrong).toEqual([2]);
  });

  it('show another secret, other words, another beginner', async () => {
    expect((await verify({ ...proof, secret: 'ab'.repeat(32) }, 'deluxe')).secretFits).toBe(false);
    const other = [{ person: 1, text: 'seven crows' }];
    expect((await verify({ ...proof, contributions: other }, 'deluxe')).wrong).toContain(1);
    expect((await verify({ ...proof, begins: { seats: 3, seat: 2, drawn: true } }, 'deluxe')).wrong).toEqual([0]);
  });

  it('cannot be checked before the secret is shown', async () => {
    expect(await verify({ ...proof, secret: null }, 'deluxe')).toMatchObject({ secretFits: false });
  });
});
