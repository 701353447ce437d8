import { describe, expect, it } from 'vitest';
import catalogue from '../../../fixtures/catalogue-en.json';
import { featuresOf, portrait } from './portraits';

describe('a portrait', () => {
  it('is another for every hero of the box', () => {
    const drawn = Object.keys(catalogue.heroes).map(portrait);
    expect(drawn.length).toBeGreaterThan(5);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('of a hero nobody has described is always the same, and nobody else', () => {
    expect(featuresOf('wanderer')).toEqual(featuresOf('wanderer'));
    expect(portrait('wanderer')).not.toBe(portrait('stranger'));
    expect(portrait('wanderer')).not.toMatch(/undefined|NaN/);
  });
});
