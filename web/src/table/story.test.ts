import { beforeAll, describe, expect, it } from 'vitest';
import { area } from '../i18n/i18n.svelte';
import { languages, type Language } from '../i18n/languages';
import { settings } from '../settings/settings.svelte';
import type { TableEvent } from '../net/types';
import { whoIs } from './names';
import { sampleEvent, sampleState, sampleTurn } from './sample';
import { eventText, factText, sayFact, standing, story } from './story';

beforeAll(() => area());

async function inLanguage(language: Language, look: () => void): Promise<void> {
  const speak = async (other: string | null) => {
    settings.language = other;
    await area(Math.random().toString()); // an area that is new, so that the language is read again
  };
  await speak(language);
  try {
    look();
  } finally {
    await speak('en');
  }
}

const me = whoIs(sampleState(), 1);
const watcher = whoIs(sampleState(), null);
const bo = whoIs(sampleState(), 2);

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
      'You take a choice back.',
    );
    expect(eventText(undone, watcher)).toBe('Anika takes a choice back.');
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

  const seated = ['stood_in', 'handed_back'];
  const personal = ['joined', 'left', 'returned', 'kicked', 'host', 'invites_ended'];
  const asking = ['undone', 'undo_asked', 'undo_answered', 'rematch_wanted'];

  it.each(languages)('calls the reader by no name in $code, and everybody else by name', async ({ code }) => {
    await inLanguage(code, () => {
      for (const kind of [...seated, ...personal, ...asking]) {
        const event = sampleEvent(1, kind, seated.includes(kind) ? { seat: 1 } : { person: 1 });
        expect(eventText(event, me), kind).not.toMatch(/Anika|^log-|\{/);
        for (const other of [watcher, bo]) expect(eventText(event, other), kind).toContain('Anika');
      }
    });
  });

  it('has no you where several share a screen, and one for whoever has no seat yet', () => {
    const [first, second, third] = sampleState().seats;
    const shared = whoIs(sampleState({ seats: [first!, second!, { ...third!, person: 1 }] }), 1);
    expect(eventText(sampleEvent(1, 'undone', { person: 1 }), shared)).toBe('Anika takes a choice back.');
    const standing = whoIs(sampleState({ seats: [first!, second!] }), 2);
    expect(eventText(sampleEvent(1, 'joined', { person: 2 }), standing)).toBe('You have come to the table.');
  });

  it.each(languages)('has sentences about every specialist in $code', async ({ code }) => {
    await inLanguage(code, () => {
      for (const fact of ['got_specialist', 'put_back', 'moved']) {
        for (const tile of [{}, { tile: 26 }]) {
          const texts = [...'chrwga'].map((specialist) => factText({ fact, seat: 2, specialist, ...tile }, 1, me));
          expect(new Set(texts).size, texts.join()).toBe(6);
          for (const text of texts) expect(text).not.toMatch(/log-|specialist-|[{}$]/);
        }
      }
    });
  });

  it('gives every specialist its article', async () => {
    await inLanguage('de', () => {
      const hops = (specialist: string) => factText({ fact: 'moved', specialist, tile: 23 }, 1, me);
      expect([...'rwh'].map(hops)).toEqual([
        'Der Rabe hüpft auf die 23.',
        'Das Wiesel hüpft auf die 23.',
        'Die Henne hüpft auf die 23.',
      ]);
      const back = { fact: 'put_back', seat: 1, specialist: 'g', tile: 26 };
      expect(factText(back, 1, me)).toBe('Der goldene Würfel kehrt auf den Grill zurück, auf die 26.');
    });
  });

  it('has words for people who come, go and talk', () => {
    expect(eventText(sampleEvent(1, 'joined', { person: 2 }), me)).toBe('Bo has come to the table.');
    expect(eventText(sampleEvent(1, 'said', { person: 2, phrase: 'thief' }), me)).toBe('Bo: Thief!');
    expect(eventText(sampleEvent(1, 'said', { person: 2, text: '<b>hi</b>' }), me)).toBe('Bo: <b>hi</b>');
    expect(eventText(sampleEvent(1, 'stood_in', { seat: 3 }), me)).toBe('A bot plays on for Bo.');
  });
});
