import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writable } from '../settings/storage';
import { answer, lesson } from './lesson';
import { readPlace, Teacher } from './teacher.svelte';

const steps = lesson[0]!.steps;

describe('the place where one stopped', () => {
  it('is read back, if the script still has it', () => {
    expect(readPlace('{"chapter":"basics","step":3}')).toEqual({ chapter: 'basics', step: 3 });
    for (const text of [null, '', 'x', '{}', '{"chapter":"basics","step":0}', '{"chapter":"basics","step":99}'])
      expect(readPlace(text)).toBeNull();
    expect(readPlace('{"chapter":"gone","step":1}')).toBeNull();
  });
});

describe('answers to a move that is not wanted', () => {
  it('are the own one of a step, or one for its kind', () => {
    const step = { ...steps[2]!, other: null };
    expect(answer(steps[2]!, '>w')).toBe('lesson-all-of-a-face-other');
    expect(answer(step, '>w')).toBe('lesson-other-keep');
    expect(answer(step, 'roll')).toBe('lesson-other-roll');
    expect(answer(step, '=x')).toBe('lesson-other-stop');
  });
});

describe('the teacher', () => {
  beforeEach(() => {
    writable.remove('wormgrill.lesson');
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  async function make(teacher: Teacher, token: string) {
    teacher.store.move(token);
    await vi.advanceTimersByTimeAsync(60_000);
  }

  it('waits at steps that only tell, and goes on with a move that is wanted', async () => {
    const teacher = new Teacher();
    expect(teacher.step.id).toBe('welcome');
    expect(teacher.telling).toBe(true);
    expect(teacher.store.mayAct).toBe(true);
    expect(teacher.store.choices.roll).toBeNull();
    teacher.next();
    expect(teacher.step.id).toBe('roll');
    await make(teacher, 'roll');
    expect(teacher.step.id).toBe('all-of-a-face');
    expect(teacher.store.scene!.position.roll).toHaveLength(8);
    expect(JSON.parse(writable.get('wormgrill.lesson')!)).toEqual({ chapter: 'basics', step: 2 });
    teacher.close();
  });

  it('answers another move and leaves the table as it is', async () => {
    const teacher = new Teacher();
    teacher.begin('basics', 2);
    await make(teacher, '>w');
    expect(teacher.step.id).toBe('all-of-a-face');
    expect(teacher.reply).toBe('lesson-all-of-a-face-other');
    expect(teacher.store.scene!.position.kept).toEqual([]);
    expect(teacher.store.busy).toBe(false);
    await make(teacher, '>5');
    expect(teacher.reply).toBeNull();
    expect(teacher.step.id).toBe('roll-again');
    teacher.close();
  });

  it.each(lesson.map((chapter) => chapter.id))('leads through the chapter %s to its end', async (id) => {
    const teacher = new Teacher();
    teacher.begin(id);
    for (const step of teacher.chapter.steps) {
      expect(teacher.step.id).toBe(step.id);
      expect(teacher.finished).toBe(false);
      const [token] = Object.keys(step.brings);
      if (token) await make(teacher, token);
      else teacher.next();
    }
    expect(teacher.finished).toBe(true);
    expect(writable.get('wormgrill.lesson')).toBeNull();
    teacher.close();
  });
});
