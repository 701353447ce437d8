import { describe, expect, it } from 'vitest';
import type { Asked, Option } from '../../lib/protocol';
import { arrange, closing, filtered } from './choices';

const option = (key: string, more: Partial<Option> = {}): Option => ({ key, label: key, ...more });
const asked = (...options: Option[]): Asked => ({ choice: 0, seat: 0, kind: '', step: '', prompt: '', options });

describe('arrange', () => {
  it('gives buttons to what is not on the table, the expected one in gold', () => {
    const { main, plain, listed } = arrange(
      asked(option('go', { at: 'field:0,0.c' }), option('look'), option('end', { main: true }), option('die', { at: 'die:1' })),
      4,
      new Set(['field']),
    );
    expect(main?.key).toBe('end');
    expect(plain.map(({ key }) => key)).toEqual(['look', 'die']);
    expect(listed).toBe(1);
  });

  it('keeps the way out when there is little room', () => {
    const { plain, listed } = arrange(asked(option('a'), option('b'), option('c'), option('end', { tone: 'end' })), 2, new Set());
    expect(plain.map(({ key }) => key)).toEqual(['a', 'end']);
    expect(listed).toBe(2);
  });

  it('leaves to a window what the window shows better', () => {
    const long = option('long', { label: 'a label that is much too long for a button' });
    const { plain, listed } = arrange(asked(option('a'), long, option('die', { at: 'die:1' })), 4, new Set(), 'things');
    expect(plain.map(({ key }) => key)).toEqual(['a']);
    expect(listed).toBe(1);
  });

  it('repeats nothing that a window shows, and offers no list beside it', () => {
    const die = (n: number): Option => option(`die:${n}`, { at: `die:${n}` });
    expect(arrange(asked(die(1), die(2)), 4, new Set(), 'things')).toEqual({ main: null, plain: [], listed: 0 });
    const main = option('roll', { main: true });
    expect(arrange(asked(option('search'), option('wait', { tone: 'end' }), main), 4, new Set(), 'all')).toEqual({ main, plain: [], listed: 0 });
  });
});

describe('closing', () => {
  it('is the expected answer, else the only one that ends', () => {
    expect(closing(asked(option('a', { main: true }), option('end', { tone: 'end' })))?.key).toBe('a');
    expect(closing(asked(option('a'), option('end', { tone: 'end' })))?.key).toBe('end');
    expect(closing(asked(option('x', { tone: 'end' }), option('end', { tone: 'end' })))).toBeNull();
  });
});

describe('filtered', () => {
  it('finds words in any order, without accents', () => {
    const options = [option('1', { label: 'Jouer Éclair' }), option('2', { label: 'Finir le tour' })];
    expect(filtered(options, 'eclair jou').map(({ key }) => key)).toEqual(['1']);
    expect(filtered(options, '')).toHaveLength(2);
  });
});
