/**
 * The lesson's script. `lesson.json` is written by `web/scripts/make_lesson.py` from the real rules: every position, every
 * legal move and everything that a wanted move brings is in it, so the lesson also runs offline.
 */
import type { Fact } from '../net/types';
import chapters from './lesson.json';

/** One event of the notation: a move, or `:` and the dice that fall. No position while the dice are in the air. */
export interface Happening {
  event: string;
  seat: number;
  facts: Fact[];
  position: string | null;
}

export interface Step {
  id: string;
  say: string; // message
  other: string | null; // message for a legal move that is not wanted here
  position: string;
  legal: string[];
  point: 'grill' | 'stacks' | 'dice' | 'roll' | 'stop' | null; // where to look
  brings: Record<string, Happening[]>; // by wanted move; empty: there is only something to read
}

export interface Chapter {
  id: string;
  steps: Step[];
}

export const lesson = chapters as unknown as Chapter[];

/** What to say to a legal move that the step does not want. */
export function answer(step: Step, token: string): string {
  if (step.other) return step.other;
  if (token.startsWith('>')) return 'lesson-other-keep';
  return token.startsWith('=') ? 'lesson-other-stop' : 'lesson-other-roll';
}
