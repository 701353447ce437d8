import { expect, it } from 'vitest';
import { luckOf, worthOf } from './worth';

it('never promises a game nor gives one up', () => {
  expect([worthOf(1), worthOf(0), worthOf(0.624)]).toEqual([99, 1, 62]);
});

it('speaks of luck only where it matters and somebody has judged', () => {
  expect(luckOf({ worth: 0.5, gain: 0.2, risk: 0.3 })).toEqual({ low: 20, high: 70 });
  expect(luckOf({ worth: 0.5, gain: 0.01, risk: 0.01 })).toBeNull();
  expect(luckOf({ worth: null, gain: 0, risk: 0 })).toBeNull();
});
