import { describe, expect, it } from 'vitest';
import { apart, behind, beside, centreOf, lineOf, nearestSpace, placeOf, rowsFrom, spaceAt, TOWER } from './board';

describe('the nearest space', () => {
  it('is the one whose middle lies next to a point, as the side at the bottom sees it', () => {
    expect(nearestSpace(['a1', 'b1', 'c3'], { x: 1.4, y: 4.6 }, 0)).toBe('b1');
    expect(nearestSpace(['a1', 'b1', 'c3'], { x: 1.4, y: 2.4 }, 1)).toBe('c3');
    expect(nearestSpace([], { x: 0, y: 0 }, 0)).toBeNull();
  });
});

describe('the combat board', () => {
  it('puts the viewer’s own side at the bottom and turns the board for the defender', () => {
    expect(placeOf('a1', 0)).toEqual({ x: 0, y: 4 });
    expect(placeOf('d5', 0)).toEqual({ x: 3, y: 0 });
    expect(placeOf('a1', 1)).toEqual({ x: 3, y: 0 });
    expect(placeOf('d5', 1)).toEqual({ x: 0, y: 4 });
    expect(placeOf(TOWER, 0)).toBeNull();
    expect(placeOf('e1', 0)).toBeNull();
    expect(placeOf('a6', 0)).toBeNull();
  });

  it('finds every space again', () => {
    for (const bottom of [0, 1] as const) {
      const all = rowsFrom(bottom).flat();
      expect(new Set(all).size).toBe(20);
      for (const space of all) {
        const place = placeOf(space, bottom);
        expect(place && spaceAt(place.x, place.y, bottom)).toBe(space);
      }
    }
    expect(rowsFrom(0)[0]).toEqual(['a5', 'b5', 'c5', 'd5']);
    expect(rowsFrom(1)[4]).toEqual(['d5', 'c5', 'b5', 'a5']);
  });

  it('walks by arrow keys and stops at the edge', () => {
    expect(beside('b3', 'up', 0, false)).toBe('b4');
    expect(beside('b3', 'up', 1, false)).toBe('b2');
    expect(beside('b3', 'left', 1, false)).toBe('c3');
    expect(beside('a3', 'left', 0, false)).toBe('a3');
    expect(beside('d3', 'right', 0, false)).toBe('d3');
    expect(beside('d3', 'right', 0, true)).toBe(TOWER);
    expect(beside(TOWER, 'left', 0, true)).toBe('d4');
    expect(beside(TOWER, 'left', 1, true)).toBe('a4');
    expect(beside(TOWER, 'up', 0, true)).toBe(TOWER);
  });

  it('knows middles, distances and lines', () => {
    expect(centreOf('a5', 0)).toEqual({ x: 12.5, y: 10 });
    expect(centreOf(TOWER, 0).x).toBeGreaterThan(100);
    expect(apart('a1', 'c4')).toBe(true);
    expect(apart('b3', 'b4')).toBe(false);
    expect(apart('a1', TOWER)).toBe(true);
    expect(lineOf(0, 0)).toEqual({ line: 'back', side: 1 });
    expect(lineOf(3, 1)).toEqual({ line: 'front', side: 1 });
    expect(lineOf(2, 0)).toEqual({ line: 'middle', side: null });
    expect(behind(['b3'])).toEqual(['b4', 'b5']);
  });
});
