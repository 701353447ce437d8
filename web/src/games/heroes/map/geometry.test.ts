import { describe, expect, it } from 'vitest';
import {
  RADIUS,
  TILE_PATH,
  WIDTH,
  anchorPoint,
  boundingBox,
  closedEdges,
  crossing,
  fieldAt,
  fieldPlace,
  nearest,
  neighbour,
  outline,
  printedAt,
  spotPoint,
  wall,
} from './geometry';

// Printed by banneret.heroes.geometry.map_grid: field_name -> field_place, and the fields across the six edges (NEXT).
const PLACES: Record<string, [number, number]> = {
  '-8,-3.w': [-28, 2],
  '-7,-7.ne': [-27, -8],
  '-7,2.e': [-18, 11],
  '-5,-6.se': [-21, -6],
  '-4,-8.nw': [-20, -13],
  '-4,-3.c': [-15, -2],
  '-3,-4.sw': [-14, -4],
  '-2,1.e': [-4, 4],
  '-1,-3.se': [-6, -4],
  '0,4.c': [4, 8],
  '1,0.ne': [4, -2],
  '5,7.nw': [22, 8],
  '6,2.ne': [21, -3],
  '7,-7.nw': [14, -22],
};
const NEXT: Record<string, string[]> = {
  '-3,-4.sw': ['-3,-4.c', '-3,-4.se', '-4,-3.ne', '-4,-3.nw', '-4,-4.e', '-3,-4.w'],
  '-3,0.w': ['-3,0.nw', '-3,0.c', '-3,0.sw', '-4,0.e', '-4,0.ne', '-3,-1.se'],
  '-2,1.e': ['-1,1.w', '-1,1.sw', '-2,2.nw', '-2,1.se', '-2,1.c', '-2,1.ne'],
  '-1,-5.nw': ['0,-6.sw', '-1,-5.ne', '-1,-5.c', '-1,-5.w', '-1,-6.se', '-1,-6.e'],
  '0,4.c': ['0,4.ne', '0,4.e', '0,4.se', '0,4.sw', '0,4.w', '0,4.nw'],
};

describe('places', () => {
  it('are those of the lattice', () => {
    for (const [field, place] of Object.entries(PLACES)) {
      expect(fieldPlace(field)).toEqual(place);
      expect(fieldAt(...place)).toBe(field);
    }
  });
  it('know what lies across each edge', () => {
    for (const [field, next] of Object.entries(NEXT)) {
      expect([0, 1, 2, 3, 4, 5].map((edge) => neighbour(field, edge))).toEqual(next);
    }
  });
  it('lie side by side in pixels', () => {
    const here = anchorPoint('field:0,0.c');
    const east = anchorPoint('field:0,0.e');
    expect(here).toEqual({ x: 0, y: 0 });
    expect(east).toEqual({ x: WIDTH, y: 0 });
    expect(anchorPoint('card:logistics')).toBeNull();
    expect(spotPoint('0,0')).toEqual(here);
  });
});

describe('shapes', () => {
  it('merge the seven fields of a tile into one outline', () => {
    expect(TILE_PATH.match(/[ML]/g)).toHaveLength(18);
    const two = outline(['0,0.c', '0,0.e']);
    expect(two).toHaveLength(10);
    const [left, right] = [Math.min(...two.map((p) => p.x)), Math.max(...two.map((p) => p.x))];
    expect(right - left).toBeCloseTo(2 * WIDTH);
  });
  it('turn what is printed with the tile', () => {
    expect([1, 2, 3, 4, 5, 6].map((d) => printedAt(d, 1))).toEqual([6, 1, 2, 3, 4, 5]);
    expect(printedAt(0, 4)).toBe(0);
    expect(closedEdges({ location: 'stables', walls: [0, 5] }, 2)).toEqual([2, 1]);
    expect(closedEdges({ location: 'blocked', walls: [] }, 3)).toHaveLength(6);
    expect(closedEdges(undefined, 0)).toEqual([]);
  });
  it('build walls with four merlons inside the field', () => {
    const { line, merlons } = wall({ x: 0, y: 0 }, 1);
    const [, x, y] = line.match(/^M([-\d.]+) ([-\d.]+)/) ?? [];
    expect(Number(x)).toBeCloseTo(0.93 * RADIUS * Math.cos(Math.PI / 6), 1);
    expect(Number(y)).toBeCloseTo(-0.93 * RADIUS * 0.5, 1);
    expect(merlons.match(/M/g)).toHaveLength(4);
    expect(crossing('0,0.c', 1)).toMatch(/^M35 -?[\d.]+L35 -?[\d.]+$/);
  });
  it('box the map', () => {
    const box = boundingBox(['0,0', '1,0']);
    expect(box.x).toBe(-1.5 * WIDTH);
    expect(box.width).toBeCloseTo(3 * WIDTH + (spotPoint('1,0').x - spotPoint('0,0').x));
    expect(boundingBox([]).width).toBeGreaterThan(0);
  });
});

describe('arrow keys', () => {
  const tile = ['c', 'ne', 'e', 'se', 'sw', 'w', 'nw'].map((d) => `field:0,0.${d}`);
  it('go to the nearest field', () => {
    expect(nearest('field:0,0.c', 'ArrowRight', tile)).toBe('field:0,0.e');
    expect(nearest('field:0,0.w', 'ArrowRight', tile)).toBe('field:0,0.c');
    expect(nearest('field:0,0.c', 'ArrowLeft', tile)).toBe('field:0,0.w');
    expect(nearest('field:0,0.e', 'ArrowRight', tile)).toBeNull();
    expect(nearest('field:0,0.c', 'Enter', tile)).toBeNull();
  });
  it('come back where they started after two rows', () => {
    const far = [...tile, 'field:0,-1.se', 'field:0,-1.sw', 'field:1,-1.sw', 'field:1,-1.w'];
    const up = nearest('field:0,0.sw', 'ArrowUp', far);
    expect(up).toBe('field:0,0.w');
    expect(nearest('field:0,0.w', 'ArrowDown', far)).toBe('field:0,0.sw');
  });
  it('jump over a gap to another tile', () => {
    expect(nearest('field:0,0.e', 'ArrowRight', [...tile, 'field:3,0.c', 'spot:1,0'])).toBe('spot:1,0');
  });
});
