import { describe, expect, it } from 'vitest';
import { applyPatch } from './mergepatch';

describe('applyPatch', () => {
  // The cases of RFC 7396, appendix A.
  const cases: [unknown, unknown, unknown][] = [
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [['a', 'b'], ['c', 'd'], ['c', 'd']],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ];
  it.each(cases)('%j with %j is %j', (target, patch, result) => {
    expect(applyPatch(target, patch)).toEqual(result);
  });

  it('keeps what is not named as the same object, and leaves the old one alone', () => {
    const old = { map: { a: 1 }, hand: { b: 2 } };
    const now = applyPatch(old, { hand: { b: 3 } });
    expect(now.map).toBe(old.map);
    expect(old.hand.b).toBe(2);
    expect(now.hand.b).toBe(3);
  });
});
