import { describe, expect, it } from 'vitest';
import type { HeroesView } from '../../../lib/protocol';
import { standing } from './standing';

describe('how a player stands', () => {
  it('counts flags and the cubes won from others', () => {
    const view = { world: { players: { 0: { flags: ['0,0.c', '0,0.e'], cubes: [3, 2] } } }, combat: null };
    expect(standing(view as unknown as HeroesView, 0)).toEqual({ flags: 2, cubes: 2 });
    expect(standing(null, 0)).toEqual({ flags: 0, cubes: 0 });
  });
});
