import { describe, expect, it } from 'vitest';
import type { HeroesView, ReplayInfo, ReplayStep } from '../lib/protocol';
import { CHUNK, chunkOf, chunkRange, markCounts, nextMark, stretchAt, stretches, turnAt, turnBeside, unpack, winners } from './course';
import { markOf } from './marks';
import { bands, bars, lines, spread, stepAt, xOf } from './timeline';

const seen = (step: { view: unknown } | undefined) => step?.view as HeroesView;

const info: ReplayInfo = {
  id: 'x',
  notes: null,
  game: 'heroes',
  scenario: 'brave_new_world',
  title: 'Brave New World',
  seats: [0, 1].map((seat) => ({ seat, name: `P${seat}`, side: '', colours: 'castle' })),
  steps: 120,
  returns: [-1, 1],
  rounds: [
    { round: 1, step: 5 },
    { round: 2, step: 60 },
  ],
  turns: [
    { player: 1, first: 5, last: 30 },
    { player: 0, first: 31, last: 59 },
    { player: 1, first: 60, last: 120 },
  ],
  marks: [
    { step: 12, kind: 'combat', player: 1, text: 'a' },
    { step: 22, kind: 'flag', player: 1, text: 'b' },
    { step: 70, kind: 'combat', player: 0, text: 'c' },
  ],
  strength: [
    [10, 10],
    [20, 15],
    [0, 40],
  ],
  seed: 1,
};

describe('chunks', () => {
  it('hold every step once, besides the one they begin from', () => {
    for (const n of [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK]) {
      const { first, last } = chunkRange(chunkOf(n), 10 * CHUNK);
      expect(n === 0 ? first === 0 : first < n && n <= last).toBe(true);
    }
    expect(chunkRange(2, 120)).toEqual({ first: 100, last: 120 });
  });

  it('are unpacked into whole positions that share what did not change', () => {
    const world = { round: 1, tiles: { a: { at: '0,0' } } };
    const step = (n: number, more: object): ReplayStep =>
      ({ n, who: 0, prompt: '', label: '', events: [], hidden: [], round: 1, waiting: [], view: null, patch: null, ...more }) as ReplayStep;
    const [first, second, third] = unpack([
      step(0, { view: { world, combat: null } }),
      step(1, { patch: { world: { round: 2 }, combat: { round: 1 } } }),
      step(2, { patch: { combat: null } }),
    ]);
    expect(seen(first).world?.round).toBe(1);
    expect(seen(second).world?.round).toBe(2);
    expect(seen(second).world?.tiles).toBe(world.tiles);
    expect(seen(second).combat?.round).toBe(1);
    expect(seen(third).combat ?? null).toBeNull();
    expect(seen(third).world).toBe(seen(second).world);
  });
});

describe('the way through a record', () => {
  it('has stretches that follow each other', () => {
    expect(stretches(info)).toEqual([
      { round: 0, first: 0, last: 4 },
      { round: 1, first: 5, last: 59 },
      { round: 2, first: 60, last: 120 },
    ]);
    expect(stretchAt(stretches(info), 59)?.round).toBe(1);
    expect(stretches({ ...info, rounds: [] })).toEqual([{ round: 0, first: 0, last: 120 }]);
  });

  it('goes from turn to turn, and to both ends', () => {
    expect(turnBeside(info, 0, 1)).toBe(5);
    expect(turnBeside(info, 5, 1)).toBe(31);
    expect(turnBeside(info, 100, 1)).toBe(120);
    expect(turnBeside(info, 31, -1)).toBe(5);
    expect(turnBeside(info, 33, -1)).toBe(31);
    expect(turnBeside(info, 3, -1)).toBe(0);
    expect(turnAt(info, 2)).toBeUndefined();
    expect(turnAt(info, 31)?.player).toBe(0);
  });

  it('finds the next of a kind, and begins again after the last', () => {
    expect(nextMark(info, 12, 'combat')?.step).toBe(70);
    expect(nextMark(info, 70, 'combat')?.step).toBe(12);
    expect(nextMark(info, 0, 'town')).toBeNull();
    expect(markCounts(info)).toEqual([
      { kind: 'combat', count: 2 },
      { kind: 'flag', count: 1 },
    ]);
    const battle = { ...info, turns: [], marks: [...info.marks, { step: 120, kind: 'end', player: 1, text: '' }] };
    expect(markCounts(battle)).toEqual([{ kind: 'flag', count: 1 }]);
    expect(markCounts({ ...battle, game: 'nobody_has_drawn_this' })).toEqual([
      { kind: 'combat', count: 2 },
      { kind: 'flag', count: 1 },
    ]);
    expect(winners(info)).toEqual([1]);
    expect(winners({ ...info, returns: [0, 0] })).toEqual([]);
  });
});

describe('marks', () => {
  it('look as their game says, and plain where it says nothing', () => {
    expect(markOf('heroes', 'town').sign).toBe('castle');
    expect(markOf('battlelore', 'flag').word).not.toBe(markOf('heroes', 'flag').word);
    for (const game of ['heroes', 'battlelore', 'nobody_has_drawn_this']) expect(markOf(game, 'hands').sign).toBe('shaking-hands');
    expect(markOf('nobody_has_drawn_this', 'town')).toEqual(markOf('heroes', 'volcano'));
  });
});

describe('the timeline', () => {
  it('puts steps where a click finds them', () => {
    for (const n of [0, 1, 59, 120]) expect(stepAt(xOf(n, 120, 900), 120, 900)).toBe(n);
    expect(stepAt(-50, 120, 900)).toBe(0);
    expect(stepAt(5000, 120, 900)).toBe(120);
    expect(xOf(0, 0, 900)).toBeLessThan(900);
  });

  it('lays rounds and turns side by side', () => {
    const all = bands(info, 900);
    expect(all.map(({ round }) => round)).toEqual([0, 1, 2]);
    all.slice(1).forEach((band, n) => expect(band.x).toBeGreaterThanOrEqual(all[n]!.x + all[n]!.width));
    expect(bars(info, 900).every(({ width }) => width > 0)).toBe(true);
  });

  it('draws strength from the top to the bottom', () => {
    const [first, second] = lines(info, { width: 900, height: 40 });
    expect(first?.d.endsWith(' 40')).toBe(true);
    expect(second?.d.endsWith(' 0')).toBe(true);
    expect(first?.d.split('L')).toHaveLength(3);
  });

  it('moves apart what would lie on each other', () => {
    const placed = spread([10, 12, 14, 95, 99], 10, 100);
    placed.slice(1).forEach((x, n) => expect(x - placed[n]!).toBeGreaterThanOrEqual(10));
    expect(placed.at(-1)).toBeLessThanOrEqual(95);
    expect(spread([], 10, 100)).toEqual([]);
  });
});
