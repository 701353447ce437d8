import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player, type Played } from './player';
import type { Table, Told } from '../protocol';

const table = (seat: number) => ({ seat }) as Table;
const told = (n: number, name = 'walk') => ({ n, name, args: {}, text: '' }) as Told;
const step = (seat: number, ...ns: number[]): Played => ({
  events: ns.map((n) => told(n)),
  table: table(seat),
  upto: 0,
  again: false,
});

function stage(length: number) {
  const seen: string[] = [];
  const player = new Player({
    length: () => length,
    show: (event) => seen.push(`show ${event.n}`),
    settle: ({ table }) => seen.push(`settle ${table.seat}`),
    rest: () => seen.push('rest'),
  });
  return { player, seen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Player', () => {
  it('is done at once where nothing is waited for', () => {
    const { player, seen } = stage(0);
    player.push(step(0, 1, 2), step(1, 3));
    expect(seen).toEqual(['show 1', 'show 2', 'settle 0', 'show 3', 'settle 1', 'rest']);
    expect(player.busy).toBe(false);
  });

  it('shows one event after the other, then what has changed', async () => {
    const { player, seen } = stage(100);
    player.push(step(0, 1, 2));
    expect(seen).toEqual(['show 1']);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual(['show 1', 'show 2']);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.slice(2)).toEqual(['settle 0', 'rest']);
  });

  it('skips to the end, and waits again for what comes later', async () => {
    const { player, seen } = stage(100);
    player.push(step(0, 1, 2), step(1, 3));
    player.skip();
    await player.idle();
    expect(seen.at(-2)).toBe('settle 1');
    player.push(step(2, 4));
    expect(player.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(player.busy).toBe(false);
  });

  it('lets nothing old settle after it was cleared', async () => {
    const { player, seen } = stage(100);
    player.push(step(0, 1, 2), step(1, 3));
    player.clear();
    await player.idle();
    expect(seen).toEqual(['show 1', 'rest']);
  });

  it('hurries when it is far behind', async () => {
    const { player, seen } = stage(1000);
    player.push(step(0, 1), ...Array.from({ length: 50 }, (_, n) => step(n, n + 2)));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(seen.filter((line) => line.startsWith('show')).length).toBeGreaterThan(40);
  });
});
