import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type LineState } from './socket';
import type { ServerMessage } from './types';

/** A line whose other end is the test. */
class Line {
  static all: Line[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = WebSocket.CLOSED;
  }
  opens() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}

const subscribed = { type: 'state', table: 't', reason: 'subscribed', you: { person: 1 }, state: {}, events: [] };
let states: LineState[] = [];
let heard: ServerMessage[] = [];
let seen = 0;
let socket: TableSocket;

function line(): Line {
  return Line.all.at(-1)!;
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  states = [];
  heard = [];
  seen = 0;
  socket = new TableSocket({
    table: 't',
    key: 'k',
    since: () => seen,
    onmessage: (message) => heard.push(message),
    onstate: (state) => states.push(state),
    open: (url) => new Line(url) as unknown as WebSocket,
    url: 'ws://here/ws',
    random: () => 0.5,
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe('the line to a table', () => {
  it('asks for the table with the key, from what was seen', () => {
    line().opens();
    expect(line().sent).toEqual([{ type: 'subscribe', table: 't', since: 0, key: 'k' }]);
    line().says(subscribed);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('holds acts back until the table is there', () => {
    socket.act({ type: 'move', move: 'roll', seq: 1 });
    line().opens();
    expect(line().sent).toHaveLength(1);
    line().says(subscribed);
    expect(line().sent[1]).toMatchObject({ type: 'move', table: 't', move: 'roll' });
  });

  it('comes back after a break, asks from the last event, repeats what was not answered under the same id', () => {
    line().opens();
    line().says(subscribed);
    const answered = socket.act({ type: 'move', move: 'roll' });
    const open = socket.act({ type: 'move', move: '>5' });
    line().says({ type: 'done', table: 't', id: answered, seq: 7 });
    seen = 7;
    line().breaks();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(300);
    expect(Line.all).toHaveLength(2);
    line().opens();
    line().says(subscribed);
    expect(line().sent[0]).toMatchObject({ type: 'subscribe', since: 7 });
    expect(line().sent.slice(1)).toEqual([{ type: 'move', move: '>5', table: 't', id: open }]);
    expect(socket.unanswered).toBe(1);
  });

  it('waits longer from try to try', () => {
    line().breaks();
    vi.advanceTimersByTime(250);
    expect(Line.all).toHaveLength(2);
    line().breaks();
    vi.advanceTimersByTime(400);
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(100);
    expect(Line.all).toHaveLength(3);
  });

  it('drops a line on which nobody answers', () => {
    line().opens();
    line().says(subscribed);
    vi.advanceTimersByTime(25_000);
    expect(line().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(8_500);
    expect(states).toContain('lost');
    expect(Line.all.length).toBeGreaterThan(1);
  });

  it('does not come back to a table that was deleted', () => {
    line().opens();
    line().says(subscribed);
    line().says({ type: 'bye', reason: 'deleted', table: 't' });
    line().breaks();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
    expect(heard.at(-1)).toMatchObject({ type: 'bye' });
  });

  it('tries at once when the device is online again', () => {
    for (let tries = 0; tries < 5; tries++) {
      line().breaks();
      vi.advanceTimersByTime(20_000);
    }
    const before = Line.all.length;
    line().breaks();
    window.dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(before + 1);
  });
});
