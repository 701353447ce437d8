import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage, Welcome } from '../protocol';
import { backoff, LineLost, Refusal, Socket } from './socket.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: { do: string; seq: number }[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { do: string; seq: number });
  }
  close(): void {
    this.onclose();
  }
  hear(message: Partial<ServerMessage>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen();
    this.hear({ is: 'welcome', re: this.sent[0]?.seq } as Welcome);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
}

let line: Socket;
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  heard = [];
  line = new Socket(() => ({ room: 'r', keys: ['k'] }), 'ws://x/ws');
  line.open((message) => heard.push(message.is));
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Socket', () => {
  it('says hello first and is live when welcomed', () => {
    expect(line.status).toBe('connecting');
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent[0]).toMatchObject({ do: 'hello', room: 'r', keys: ['k'], seq: 1 });
    expect(line.status).toBe('live');
    expect(heard).toEqual(['welcome']);
  });

  it('gives a line up on which nobody says welcome, and makes another', () => {
    FakeSocket.last.onopen();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(line.status).toBe('live');
  });

  it('matches replies and refusals by their number', async () => {
    FakeSocket.last.welcome();
    const first = line.send({ do: 'reach' });
    const second = line.send({ do: 'undo' });
    FakeSocket.last.hear({ is: 'refused', re: 3, code: 'nothing_to_undo', text: 'no', clauses: [], again: null });
    FakeSocket.last.hear({ is: 'ways', re: 2, ways: [] });
    await expect(first).resolves.toMatchObject({ is: 'ways' });
    await expect(second).rejects.toBeInstanceOf(Refusal);
  });

  it('comes back by itself after the line is lost, and counts it', async () => {
    FakeSocket.last.welcome();
    const waiting = line.send({ do: 'reach' });
    const gone = expect(waiting).rejects.toBeInstanceOf(LineLost);
    FakeSocket.last.close();
    await gone;
    expect(line.status).toBe('lost');
    await expect(line.send({ do: 'undo' })).rejects.toBeInstanceOf(LineLost);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    expect(line.status).toBe('live');
    expect(line.comebacks).toBe(1);
  });

  it('asks a silent line whether it lives, and drops a dead one', async () => {
    FakeSocket.last.welcome();
    await vi.advanceTimersByTimeAsync(26_000);
    expect(FakeSocket.last.sent.at(-1)?.do).toBe('ping');
    FakeSocket.last.hear({ is: 'done', re: 2 });
    await vi.advanceTimersByTimeAsync(26_000);
    expect(line.status).toBe('live');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('stays away when the door is closed for good', async () => {
    FakeSocket.last.onopen();
    FakeSocket.last.hear({ is: 'refused', re: 1, code: 'not_found', text: 'no such room', clauses: [], again: null });
    expect(line.status).toBe('closed');
    expect(line.refusal?.code).toBe('not_found');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('comes by itself once the server lets it in, later and later', async () => {
    for (let tries = 1; tries <= 4; tries += 1) {
      FakeSocket.last.onopen();
      FakeSocket.last.hear({ is: 'refused', re: 1, code: 'unavailable', text: 'later', clauses: [], again: 2 });
      expect(line.status).toBe('lost');
      expect(line.refusal).toBeNull();
      expect(line.delay?.code).toBe('unavailable');
      expect(line.retryAt! - Date.now()).toBeGreaterThanOrEqual(2000);
      await vi.advanceTimersByTimeAsync(1999);
      expect(FakeSocket.all).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(FakeSocket.all).toHaveLength(tries + 1);
    }
    FakeSocket.last.welcome();
    expect(line.status).toBe('live');
    expect(line.delay).toBeNull();
  });

  it('comes in again with other keys', () => {
    FakeSocket.last.welcome();
    line.rejoin();
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    expect(line.status).toBe('live');
    expect(line.comebacks).toBe(0);
  });
});

describe('backoff', () => {
  it('doubles up to a bound, with some chance', () => {
    expect(backoff(0, 0.5)).toBe(500);
    expect(backoff(3, 0.5)).toBe(4000);
    expect(backoff(20, 1)).toBeLessThanOrEqual(10_000);
    expect(backoff(0, 0, 2000)).toBe(2000);
    expect(backoff(0, 1, 2000)).toBe(3000);
    expect(backoff(9, 0.5, 2000)).toBe(8000);
  });
});
