import { expect, it } from 'vitest';
import { at, line, share, signed } from './review';

it('draws what was expected over the steps of the game', () => {
  expect(line({ seat: 0, steps: [0, 5, 10], worths: [0.5, 0.25, 1] }, 10, 100, 40)).toBe('M0 20L50 30L100 0');
});

it('tells shares of a hundred', () => {
  expect([share(0.416), signed(0.1), signed(-0.2), signed(0.001)]).toEqual([42, '+10', '−20', '0']);
});

it('puts a turning point on the line, also between two judgements', () => {
  const curve = { seat: 0, steps: [2, 6, 10], worths: [0.5, 1, 0] };
  expect([at(curve, 2), at(curve, 4), at(curve, 6), at(curve, 9)]).toEqual([0.5, 0.75, 1, 0.25]);
  expect([at(curve, 0), at(curve, 12)]).toEqual([0.5, 0]);
});
