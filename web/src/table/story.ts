/** Facts in words: the log that reads like a story, and what a screen reader says. */
import { groups, type OneDie } from '../game/position';
import { list, t, type Args } from '../i18n/i18n.svelte';
import type { Fact, TableEvent } from '../net/types';
import type { Who } from './names';

/** 'three fours and two worms, one of them golden' */
export function diceText(dice: readonly OneDie[]): string {
  return list(
    groups([...dice]).map(({ face, dice: group }) => {
      const text = t('dice-of-face', { face: face, count: group.length });
      return group.some((die) => die.golden) ? t('with-golden', { dice: text }) : text;
    }),
  );
}

export function diceOfFact(fact: Fact): OneDie[] {
  if (typeof fact.dice !== 'object') return [];
  const white = fact.dice.white.map((face) => ({ face, golden: false }));
  return fact.dice.golden === undefined ? white : [...white, { face: fact.dice.golden, golden: true }];
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Which message tells a fact; some have several, picked by the event's number so that everybody reads the same. */
function messageOf(fact: Fact, seq: number): string | null {
  switch (fact.fact) {
    case 'threw':
    case 'fell':
    case 'set_aside':
      return null; // told together at the end of the turn
    case 'stole':
      return `log-stole-${(seq % 3) + 1}`;
    case 'failed':
      return fact.reason === 'roll' ? `log-failed-roll-${(seq % 2) + 1}` : `log-failed-${fact.reason}`;
    case 'kept_by_hen':
      return fact.tile === undefined ? 'log-kept_by_hen-nothing' : 'log-kept_by_hen';
    case 'got_round_worm':
      return fact.giver === undefined ? 'log-got_round_worm' : 'log-got_round_worm-from';
    case 'got_specialist':
      return fact.victim === undefined ? 'log-got_specialist' : 'log-got_specialist-from';
    case 'put_back':
    case 'moved':
      return fact.tile === undefined ? `log-${fact.fact}-gone` : `log-${fact.fact}`;
    default:
      return `log-${fact.fact}`;
  }
}

function argsOf(fact: Fact, who: Who): Args {
  const args: Args = {};
  if (fact.seat !== undefined) Object.assign(args, { who: who.who(fact.seat), name: who.name(fact.seat) });
  if (fact.victim !== undefined) {
    Object.assign(args, { victimwho: who.who(fact.victim), victim: who.name(fact.victim) });
  }
  if (fact.giver !== undefined) Object.assign(args, { giverwho: who.who(fact.giver), giver: who.name(fact.giver) });
  if (fact.tile !== undefined) args.tile = String(fact.tile);
  if (fact.total !== undefined) args.sum = fact.total;
  if (fact.specialist !== undefined) args.the = t(`log-the-${fact.specialist}`);
  if (fact.winners) {
    const [first = 0] = fact.winners;
    Object.assign(args, { count: fact.winners.length, who: who.who(first), names: list(fact.winners.map(who.name)) });
  }
  return args;
}

/** A fact as a sentence, or nothing if it is told elsewhere. */
export function factText(fact: Fact, seq: number, who: Who): string {
  const id = messageOf(fact, seq);
  return id ? t(id, argsOf(fact, who)) : '';
}

/** What a screen reader says of a fact. `brief`: of others' turns only what comes of them. */
export function sayFact(fact: Fact, seq: number, who: Who, brief = false): string {
  const seat = fact.seat ?? 0;
  const other = !who.mine.includes(seat);
  if (fact.fact === 'threw') return '';
  if (fact.fact === 'fell') {
    if (brief && other) return '';
    return t('say-rolled', { who: who.who(seat), name: who.name(seat), dice: diceText(diceOfFact(fact)) });
  }
  if (fact.fact === 'set_aside') {
    if (brief && other) return '';
    const dice = t('dice-of-face', { face: fact.face ?? 0, count: fact.count ?? 0 });
    return t('say-set-aside', { who: who.who(seat), name: who.name(seat), dice: capital(dice), sum: fact.total ?? 0 });
  }
  return factText(fact, seq, who);
}

/** What somebody says: a phrase in the reader's language, or their own words. */
export function saidText(event: TableEvent): string {
  return event.phrase ? t(`phrase-${event.phrase}`) : (event.text ?? '');
}

/** Events that are not facts of the game: people coming, going, speaking. */
export function eventText(event: TableEvent, who: Who): string {
  const person = event.person === undefined ? '' : who.person(event.person);
  const whose = event.person === undefined ? 'other' : who.whoPerson(event.person);
  switch (event.kind) {
    case 'started':
      return t('log-started', { who: who.who(event.begins ?? 1), name: who.name(event.begins ?? 1) });
    case 'joined':
    case 'left':
    case 'returned':
    case 'kicked':
    case 'host':
    case 'invites_ended':
    case 'undone':
    case 'undo_asked':
    case 'rematch_wanted':
      return t(`log-${event.kind}`, { who: whose, name: person });
    case 'contributed': // one's own words go in by themselves
      return whose === 'you' ? '' : t('log-contributed', { name: person });
    case 'undo_answered':
      return t(`log-undo_answered-${event.yes ? 'yes' : 'no'}`, { who: whose, name: person });
    case 'stood_in':
    case 'handed_back':
      return t(`log-${event.kind}`, { who: who.who(event.seat ?? 1), name: who.name(event.seat ?? 1) });
    case 'paused':
    case 'resumed':
      return t(`log-${event.kind}`);
    case 'said':
      return t('log-said', { name: person, text: saidText(event) });
    default:
      return '';
  }
}

/** Takes back what was undone: the events of the game after `to`, up to the taking back. */
export function standing(events: readonly TableEvent[]): TableEvent[] {
  let result: TableEvent[] = [];
  for (const event of events) {
    if (event.kind === 'undone' && event.to !== undefined) {
      const { to } = event;
      result = result.filter((other) => other.seq <= to || !isOfGame(other));
    }
    result.push(event);
  }
  return result;
}

function isOfGame(event: TableEvent): boolean {
  return event.kind === 'move' || event.kind === 'rolled' || event.kind === 'over';
}

export type Tone = 'take' | 'steal' | 'fail' | 'talk' | 'plain';

export interface Chapter {
  key: string;
  seat: number | null; // whose turn it tells
  text: string;
  tone: Tone;
  open: boolean; // the turn goes on
}

interface Turn {
  seat: number;
  key: string;
  aside: string[];
  sum: number;
  lines: string[];
  tone: Tone;
  over: boolean;
}

const endings: Record<string, Tone> = { took: 'take', stole: 'steal', failed: 'fail' };

function chapterOf(turn: Turn): Chapter {
  const aside = turn.aside.length ? capital(t('log-sum', { dice: list(turn.aside), sum: turn.sum })) : '';
  const text = [aside, ...turn.lines].filter(Boolean).join(' ') || t('log-empty-turn');
  return { key: turn.key, seat: turn.seat, text, tone: turn.tone, open: !turn.over };
}

/** The log: one chapter a turn, and one for everything else that happened. */
export function story(events: readonly TableEvent[], who: Who): Chapter[] {
  const chapters: Chapter[] = [];
  let turn: Turn | null = null;
  const close = () => {
    if (turn) chapters.push(chapterOf(turn));
    turn = null;
  };
  for (const event of standing(events)) {
    if (!event.facts?.length) {
      const text = eventText(event, who);
      if (!text) continue;
      chapters.push({
        key: `e${event.seq}`,
        seat: null,
        text,
        tone: event.kind === 'said' ? 'talk' : 'plain',
        open: false,
      });
      continue;
    }
    for (const fact of event.facts) {
      const seat: number = fact.seat ?? (turn as Turn | null)?.seat ?? 0;
      if (fact.fact === 'ended') {
        close();
        chapters.push({
          key: `o${event.seq}`,
          seat: null,
          text: factText(fact, event.seq, who),
          tone: 'plain',
          open: false,
        });
        continue;
      }
      if (turn && (turn.over ? fact.fact === 'threw' : turn.seat !== seat && fact.fact === 'threw')) close();
      turn ??= { seat, key: `t${event.seq}`, aside: [], sum: 0, lines: [], tone: 'plain', over: false };
      if (fact.fact === 'set_aside') {
        turn.aside.push(t('dice-of-face', { face: fact.face ?? 0, count: fact.count ?? 0 }));
        turn.sum = fact.total ?? 0;
      }
      if (fact.fact === 'used_canned_worm') turn.sum = fact.total ?? turn.sum;
      const text = factText(fact, event.seq, who);
      if (text) turn.lines.push(text);
      const ending =
        endings[fact.fact] ?? (fact.fact === 'got_specialist' && event.move?.startsWith('=h') ? 'steal' : null);
      if (ending) Object.assign(turn, { tone: ending, over: true });
    }
  }
  close();
  return chapters;
}
