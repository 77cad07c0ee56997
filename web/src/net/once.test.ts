import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api } from './api';

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const seats = [{ kind: 'person' as const }, { kind: 'open' as const }];

describe('opening a table', () => {
  const sent: { once?: string }[] = [];
  let answers: (Response | null)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as { once?: string });
      const next = answers.shift();
      return next ? Promise.resolve(next) : Promise.reject(new TypeError('lost'));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is asked for again with the same secret when the answer is lost', async () => {
    answers = [null, null, answer(201, { table: 't1' })];
    const opened = api.open({ seats });
    await vi.runAllTimersAsync();
    expect((await opened).table).toBe('t1');
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ once }) => once)).size).toBe(1);
    expect(sent[0]?.once).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is given up after some tries, and at once when the server says no', async () => {
    answers = [];
    const lost = expect(api.open({ seats })).rejects.toMatchObject({ code: 'network' });
    await vi.runAllTimersAsync();
    await lost;
    expect(sent).toHaveLength(3);
    answers = [answer(429, { error: { code: 'too_many', message: 'slowly' } })];
    await expect(api.open({ seats })).rejects.toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(4);
  });
});
