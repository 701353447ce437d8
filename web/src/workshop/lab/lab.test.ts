import { expect, test } from 'vitest';
import { bars, heat, line, median, percent } from './lines';

test('a series is drawn over the whole width, the most at the top', () => {
  expect(line([0, 5, 10], 3, 10, 100, 40)).toBe('M0 40L50 20L100 0');
  expect(line([], 0, 0, 100, 40)).toBe('');
});

test('half of the games are over in the median round', () => {
  expect(median({ 8: 1, 12: 2 })).toBe(12);
  expect(median({ 8: 2, 12: 2 })).toBe(8);
  expect(median({})).toBe(0);
});

test('heat grows fast at first, and nothing is cold where nothing happened', () => {
  expect([heat(0, 9), heat(1, 9), heat(9, 9), heat(0, 0)]).toEqual([0, 1 / 3, 1, 0]);
  expect(percent(0.555)).toBe(56);
});

test('lengths that nobody had are shown as gaps, and many lengths share bars', () => {
  expect(bars({ 8: 1, 10: 2 })).toEqual([{ from: 8, to: 8, count: 1 }, { from: 9, to: 9, count: 0 }, { from: 10, to: 10, count: 2 }]);
  const counts = Object.fromEntries(Array.from({ length: 37 }, (_, n) => [n + 3, n]));
  const many = bars(counts, Object.keys(counts), 12);
  expect(many).toHaveLength(10);
  expect(many[0]).toEqual({ from: 3, to: 6, count: 6 });
  expect(many.at(-1)).toEqual({ from: 39, to: 39, count: 36 });
  expect(many.reduce((sum, { count }) => sum + count, 0)).toBe((36 * 37) / 2);
  expect(bars({})).toEqual([]);
});

test('of two versions the bars stand at the same lengths', () => {
  expect(bars({ 8: 1 }, ['8', '9', '8'])).toEqual([{ from: 8, to: 8, count: 1 }, { from: 9, to: 9, count: 0 }]);
});
