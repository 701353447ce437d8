import { describe, expect, it } from 'vitest';
import type { RoomInfo } from '../lib/protocol';
import { again, ceiling, curve, ranking, winners } from './end';

describe('the end of a game', () => {
  it('ranks seats, and lets those alike share a place', () => {
    expect(ranking([-1, 1, -1])).toEqual([
      { seat: 1, place: 1, won: true },
      { seat: 0, place: 2, won: false },
      { seat: 2, place: 2, won: false },
    ]);
    expect(winners({ returns: [0, 0] })).toEqual([]);
  });

  it('gives nobody a place who has nobody beside him, or nobody behind him', () => {
    expect(ranking([-1])).toEqual([{ seat: 0, place: null, won: false }]);
    expect(ranking([1, 1]).map(({ place }) => place)).toEqual([null, null]);
  });

  it('draws up to a round number', () => {
    expect([0, 4, 7, 38, 41, 130, 999].map(ceiling)).toEqual([4, 4, 8, 40, 80, 200, 1000]);
    for (const highest of [5, 13, 27, 77, 123, 456, 2345]) expect(ceiling(highest)).toBeGreaterThanOrEqual(highest);
  });

  it('draws a curve from the left to the right edge', () => {
    expect(curve([0, 10, 20], 20, 100, 50)).toEqual({ d: 'M0 50L50 25L100 0', area: 'M0 50L50 25L100 0L100 50L0 50Z' });
    expect(curve([], 20, 100, 50)).toEqual({ d: '', area: '' });
    expect(curve([5], 10, 100, 50).d).toBe('M0 25');
  });

  it('lays the same table again, with open seats for people from afar', () => {
    const seat = (n: number, kind: string) => ({ seat: n, kind, name: 'Maud', bot: kind === 'bot' ? 'greedy' : '', side: 'castle', here: true, away: null, wanted: '', hands: 0, gave_up: '', days_off: 0, off_from: 0, off_until: 0 });
    const room = { game: 'heroes', scenario: 'crossroads', options: {}, seconds: 0, watching: true } as unknown as RoomInfo;
    const wanted = again({ ...room, seats: [seat(0, 'person'), seat(1, 'person'), seat(2, 'bot')] }, [0]);
    expect(wanted.seats).toEqual([
      { kind: 'person', side: 'castle', name: 'Maud' },
      { kind: 'open', side: 'castle' },
      { kind: 'bot', side: 'castle', bot: 'greedy' },
    ]);
  });
});
