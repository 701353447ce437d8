import { describe, expect, it } from 'vitest';
import catalogue from '../../../fixtures/catalogue-en.json';
import { DRAWN, place } from './places';

describe('a picture of a location', () => {
  it('is there for every location of the box, and another for each', () => {
    const ids = Object.keys(catalogue.locations);
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => !DRAWN.includes(id))).toEqual([]);
    const all = [...ids.map((id) => place(id)), ...['gold', 'building_materials', 'valuables'].map((what) => place('mine', what))];
    expect(new Set(all).size).toBe(all.length);
    expect(all.join('')).not.toMatch(/undefined|NaN/);
  });

  it('of a location nobody has drawn is a landscape that stays as it is', () => {
    expect(place('nowhere')).toBe(place('nowhere'));
    expect(place('nowhere')).toContain('<path');
  });
});
