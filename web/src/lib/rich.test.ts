import { describe, expect, it } from 'vitest';
import { runs } from './rich';

describe('texts', () => {
  it('have their numbers in bold and lose nothing', () => {
    const text = 'Heal 1; +2 attack, −1 to 3.';
    expect(runs(text).map((run) => run.text).join('')).toBe(text);
    expect(runs(text).filter((run) => run.bold).map((run) => run.text)).toEqual(['1', '+2', '−1', '3']);
  });
});
