import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatLine } from '../../lib/protocol';
import { readUpTo } from './read';

const lines = (...numbers: number[]): ChatLine[] => numbers.map((n) => ({ n, at: 1, who: 0, name: 'Ola', text: 'hello', kind: '', number: 0, told: {} }));

describe('what has been read of a chat', () => {
  beforeEach(() => localStorage.clear());

  it('is everything for whoever comes first, and then what was there when the chat was open', () => {
    expect(readUpTo('oak', lines(0, 1), false)).toBe(1);
    expect(readUpTo('oak', lines(0, 1, 2), false)).toBe(1);
    expect(readUpTo('oak', lines(0, 1, 2), true)).toBe(2);
    expect(readUpTo('oak', lines(0, 1, 2, 3), false)).toBe(2);
    expect(readUpTo('elm', [], false)).toBe(-1);
    expect(readUpTo('elm', lines(0), false)).toBe(-1);
  });

  it('survives what somebody else has written there', () => {
    localStorage.setItem('banneret.read', '[["oak", "x"], ["elm", 1.5], 3]');
    expect(readUpTo('oak', lines(4), false)).toBe(4);
  });
});
