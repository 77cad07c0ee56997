import { beforeAll, describe, expect, it } from 'vitest';
import { area } from '../i18n/i18n.svelte';
import type { TableEvent } from '../net/types';
import { whoIs } from './names';
import { sampleEvent, sampleState, sampleTurn } from './sample';
import { eventText, factText, sayFact, standing, story } from './story';

beforeAll(() => area());

const me = whoIs(sampleState(), 1);
const watcher = whoIs(sampleState(), null);

function theft(seq: number): TableEvent {
  return sampleEvent(seq, 'move', {
    seat: 3,
    move: '=25@1',
    facts: [{ fact: 'stole', seat: 3, tile: 25, victim: 1 }],
  });
}

describe('the story', () => {
  it('tells a turn in one chapter: what was set aside, the sum, what came of it', () => {
    const [chapter, ...others] = story(sampleTurn(), me);
    expect(others).toEqual([]);
    expect(chapter).toMatchObject({ seat: 1, tone: 'take', open: false });
    expect(chapter?.text).toBe('3 fives and 2 worms: 25. You take the 25 from the grill.');
  });

  it('calls everybody by name for whoever watches', () => {
    expect(story(sampleTurn(), watcher)[0]?.text).toContain('Anika takes the 25');
  });

  it('leaves a turn open that goes on', () => {
    expect(story(sampleTurn().slice(0, 3), me)[0]).toMatchObject({ open: true, text: '3 fives: 15.' });
  });

  it('knows thief and victim', () => {
    for (const seq of [9, 10, 11]) {
      const [, chapter] = story(
        [...sampleTurn(), sampleEvent(90, 'move', { seat: 3, facts: [{ fact: 'threw', seat: 3 }] }), theft(seq)],
        me,
      );
      expect(chapter).toMatchObject({ seat: 3, tone: 'steal' });
      expect(chapter?.text).toMatch(/you/i);
      expect(chapter?.text).not.toContain('Anika');
    }
  });

  it('says who has won, and to the one who has: you', () => {
    const won = (winners: number[], who: typeof me) => factText({ fact: 'ended', winners }, 1, who);
    expect(won([1], me)).toBe('The grill is empty. You win!');
    expect(won([1], watcher)).toBe('The grill is empty. Anika wins!');
    expect(won([1, 3], me)).toMatch(/^The grill is empty. Anika and \w+ share the win!$/);
  });

  it('forgets what was taken back, and says that it was', () => {
    const undone = sampleEvent(9, 'undone', { to: 6, person: 1 });
    const left = standing([...sampleTurn().slice(0, 6), undone]);
    expect(left.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6, 9]);
    expect(story([...sampleTurn().slice(0, 6), undone], me).map(({ text }) => text)).toContain(
      'Anika takes a choice back.',
    );
  });

  it('tells a failed turn with everything that it costs', () => {
    const fail = sampleEvent(4, 'rolled', {
      seat: 2,
      dice: ':55',
      facts: [
        { fact: 'fell', seat: 2, dice: { white: [5, 5] } },
        { fact: 'failed', seat: 2, reason: 'roll' },
        { fact: 'gave_back', seat: 2, tile: 30 },
        { fact: 'turned_over', tile: 36 },
      ],
    });
    const [chapter] = story([fail], me);
    expect(chapter?.tone).toBe('fail');
    expect(chapter?.text).toMatch(/Rusty.*30.*36/);
  });
});

describe('what is said', () => {
  it('is short, and of others only the outcome if one wants it so', () => {
    const fell = { fact: 'fell', seat: 2, dice: { white: [1, 1, 6], golden: 6 } };
    expect(sayFact(fell, 1, me)).toBe('Rusty rolled 2 ones and 2 worms, one of them golden.');
    expect(sayFact(fell, 1, me, true)).toBe('');
    expect(sayFact({ ...fell, seat: 1 }, 1, me, true)).toMatch(/^You rolled/);
    expect(sayFact({ fact: 'took', seat: 2, tile: 22 }, 1, me, true)).toBe('Rusty takes the 22 from the grill.');
    expect(sayFact({ fact: 'threw', seat: 1 }, 1, me)).toBe('');
  });

  it('has words for people who come, go and talk', () => {
    expect(eventText(sampleEvent(1, 'joined', { person: 2 }), me)).toBe('Bo has come to the table.');
    expect(eventText(sampleEvent(1, 'said', { person: 2, phrase: 'thief' }), me)).toBe('Bo: Thief!');
    expect(eventText(sampleEvent(1, 'said', { person: 2, text: '<b>hi</b>' }), me)).toBe('Bo: <b>hi</b>');
    expect(eventText(sampleEvent(1, 'stood_in', { seat: 3 }), me)).toBe('A bot plays on for Bo.');
  });
});
