import { expect, it } from 'vitest';
import { half } from './points';

it('writes half points as people do', () => {
  expect([0, 1, 2, 3, 7].map(half)).toEqual(['0', '½', '1', '1½', '3½']);
});
