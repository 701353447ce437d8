import { beforeEach, describe, expect, it } from 'vitest';
import { keepMuted, mutedAt } from './muted';

describe('who is muted', () => {
  beforeEach(() => localStorage.clear());

  it('is kept for each table until nobody is', () => {
    keepMuted('oak', ['1 Ola', '-1 Vera']);
    keepMuted('elm', ['0 Maud']);
    expect(mutedAt('oak')).toEqual(['1 Ola', '-1 Vera']);
    expect(mutedAt('elm')).toEqual(['0 Maud']);
    keepMuted('oak', []);
    expect(mutedAt('oak')).toEqual([]);
    expect(localStorage.getItem('banneret.muted')).not.toContain('oak');
  });

  it('is forgotten for the tables one came to longest ago', () => {
    for (let n = 0; n < 41; n++) keepMuted(`room${n}`, ['1 Ola']);
    expect(mutedAt('room0')).toEqual([]);
    expect(mutedAt('room1')).toEqual(['1 Ola']);
  });

  it('survives what somebody else has written there', () => {
    for (const text of ['{', '{}', '[1, ["oak", 3], ["oak", ["1 Ola"]]]']) {
      localStorage.setItem('banneret.muted', text);
      expect(() => mutedAt('oak')).not.toThrow();
    }
    expect(mutedAt('oak')).toEqual(['1 Ola']);
  });
});
