/** Who is who at a table, and who 'you' are. */
import { t } from '../i18n/i18n.svelte';
import type { TableState } from '../net/types';

export interface Who {
  name: (seat: number) => string;
  person: (person: number) => string;
  /** The same, but 'You' for the only seat of the reader: over cards and chapters. */
  label: (seat: number) => string;
  who: (seat: number) => 'you' | 'other';
  /** The same of one of the people, who need not have a seat. */
  whoPerson: (person: number) => 'you' | 'other';
  mine: readonly number[];
  me: number | null; // one's number among the people
}

/** Several seats on one device have no 'you': everybody is called by name there. */
export function whoIs(state: Pick<TableState, 'seats' | 'people'>, you: number | null): Who {
  const mine = you === null ? [] : state.seats.filter((seat) => seat.person === you).map((seat) => seat.seat);
  const person = (number: number) => state.people.find((other) => other.person === number)?.name || t('guest-name');
  const who = (seat: number) => (mine.length === 1 && mine[0] === seat ? 'you' : 'other');
  const whoPerson = (number: number) => (mine.length < 2 && number === you ? 'you' : 'other');
  const name = (number: number) => {
    const seat = state.seats.find((other) => other.seat === number);
    if (seat?.name) return seat.name;
    if (seat?.person) return person(seat.person);
    return seat?.kind === 'bot' ? t(`bot-name-${((number - 1) % 6) + 1}`) : t('wait-seat', { seat: number });
  };
  return {
    mine,
    me: you,
    person,
    who,
    whoPerson,
    name,
    label: (seat) => (who(seat) === 'you' ? t('you-name') : name(seat)),
  };
}
