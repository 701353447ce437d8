import { describe, expect, it } from 'vitest';
import { grid } from '../games/heroes/combat/hex/hexes';
import { wayAround } from './walking';

describe('a way over hexes', () => {
  it('is as short as there is one, and leads around whoever stands there', () => {
    expect(wayAround(grid, '2.4', '5.4', () => true)).toEqual(['3.4', '4.4', '5.4']);
    const around = wayAround(grid, '2.4', '5.4', (hex) => hex !== '3.4');
    expect(around).toHaveLength(4);
    expect(around).not.toContain('3.4');
    [['2.4', ...around]].forEach((way) => way.slice(1).forEach((hex, n) => expect(grid.distance(way[n] ?? '', hex)).toBe(1)));
  });

  it('goes straight where everything around is taken, and to whom it ends beside', () => {
    expect(wayAround(grid, '2.4', '5.4', () => false)).toEqual(['5.4']);
    expect(wayAround(grid, '2.4', '3.4', () => false)).toEqual(['3.4']);
  });
});
