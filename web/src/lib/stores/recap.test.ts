import { beforeEach, describe, expect, it } from 'vitest';
import { keepSeen, seenUpTo } from '../browser/seen';
import type { Told } from '../protocol';
import { recapOf } from './recap';

const told = (n: number, who: number, tone = '', text = `line ${n}`): Told => ({ n, name: 'x', args: {}, text, who, tone });

describe('what others did', () => {
  it('tells the three lines that matter most, in order, and counts the others', () => {
    const log = [told(1, 0), told(2, 1), told(3, 1, 'loss'), told(4, 1), told(5, 1, 'fight'), told(6, 1, 'round'), told(7, 2, 'gain'), told(8, 1)];
    const found = recapOf(log, 1, 0);
    expect(found?.lines.map(({ n }) => n)).toEqual([3, 5, 7]);
    expect(found).toMatchObject({ more: 4, first: 2, last: 8 });
  });

  it('tells the latest of lines that matter alike', () => {
    expect(recapOf([1, 2, 3, 4, 5].map((n) => told(n, 1)), 0, 0)?.lines.map(({ n }) => n)).toEqual([3, 4, 5]);
  });

  it('tells what I have lost meanwhile', () => {
    expect(recapOf([told(2, 0), told(3, 0, 'loss')], 1, 0)?.lines.map(({ n }) => n)).toEqual([3]);
  });

  it('says nothing where only I did something, where it is older than my answer, or where it has no words', () => {
    expect(recapOf([told(2, 0), told(3, 0, 'gain')], 1, 0)).toBeNull();
    expect(recapOf([told(1, 1)], 1, 0)).toBeNull();
    expect(recapOf([told(2, 1, '', '')], 1, 0)).toBeNull();
    expect(recapOf([told(2, 1, 'round')], 1, 0)).toBeNull();
  });
});

describe('how far somebody had followed', () => {
  beforeEach(() => localStorage.clear());

  it('is kept for each seat of a room', () => {
    expect(seenUpTo('oak', 0)).toBeNull();
    keepSeen('oak', 0, 12);
    keepSeen('oak', 1, 3);
    keepSeen('elm', 0, 40);
    expect([seenUpTo('oak', 0), seenUpTo('oak', 1), seenUpTo('elm', 0)]).toEqual([12, 3, 40]);
    keepSeen('oak', 0, 20);
    expect(seenUpTo('oak', 0)).toBe(20);
  });

  it('outlives a broken storage', () => {
    localStorage.setItem('banneret.seen', '{"oak/0": "x", "elm/0": 2');
    expect(seenUpTo('oak', 0)).toBeNull();
    keepSeen('oak', 0, 5);
    expect(seenUpTo('oak', 0)).toBe(5);
  });
});
