import { expect, test } from 'vitest';
import { heat, line, median, percent } from './lines';

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
