import { beforeEach, describe, expect, it } from 'vitest';
import { wrongIn } from './reading';
import { forget, lookedAt, recent } from './recent';

describe('records looked at', () => {
  beforeEach(() => localStorage.clear());

  it('are listed once, the last one first', () => {
    lookedAt('a', 'A', 1000);
    lookedAt('b', 'B', 2000);
    lookedAt('a', 'A', 3000);
    expect(recent()).toEqual([
      { id: 'a', title: 'A', at: 3 },
      { id: 'b', title: 'B', at: 2 },
    ]);
    forget('a');
    expect(recent().map(({ id }) => id)).toEqual(['b']);
  });

  it('survive whatever lies in the storage', () => {
    for (const text of ['', 'x', '3', '{}', '[1, {"id": 2}]']) {
      localStorage.setItem('banneret.records', text);
      expect(recent()).toEqual([]);
    }
  });
});

describe('a file that is not a valid record', () => {
  const file = ['banneret record 1', 'game heroes', 'scenario nowhere', 'x'.repeat(300), 'begin'].join('\n');

  it('is shown around the line that is wrong', () => {
    const wrong = wrongIn('a.banneret', file, 'line 3: there is no scenario');
    expect(wrong.around.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(wrong.around.find((line) => line.wrong)?.text).toBe('scenario nowhere');
    expect(wrong.around[3]?.text.length).toBeLessThan(130);
    expect(wrongIn('a', file, 'line 1: what is this').around[0]).toEqual({ number: 1, text: 'banneret record 1', wrong: true });
  });

  it('is told without a place where none is named', () => {
    expect(wrongIn('a', file, 'too large').around).toEqual([]);
    expect(wrongIn('a', file, 'line 77: beyond').around).toEqual([]);
  });
});
