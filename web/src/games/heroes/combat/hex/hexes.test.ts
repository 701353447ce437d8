import { describe, expect, it } from 'vitest';
import { ALL, around, BOX, covered, distance, HEIGHT, hexOf, leftSide, middle, nameOf, nearest, outline, plateSide, seesTurned, stepFrom, trail, WIDTH } from './hexes';

describe('the hex battlefield', () => {
  it('lays even rows half a hex further right', () => {
    expect(ALL).toHaveLength(117);
    expect(middle('0.0')).toMatchObject({ x: 80 });
    expect(middle('0.1')).toMatchObject({ x: 40 });
    expect(middle('12.0').x).toBe(WIDTH - 40);
  });

  it('turns as a whole for whoever fights from the right', () => {
    for (const space of ALL) {
      const { x, y } = middle(space);
      const turned = middle(space, true);
      expect(turned.x).toBeCloseTo(WIDTH - x);
      expect(turned.y).toBeCloseTo(HEIGHT - y);
    }
  });

  it('is turned by whose it is, and not by zones that are settled later', () => {
    expect([seesTurned(-1), seesTurned(0), seesTurned(1)]).toEqual([false, false, true]);
  });

  it('names each side where it stands', () => {
    expect(leftSide([null, null], false, 0)).toBe(0);
    expect(leftSide([null, null], true, 1)).toBe(1);
    expect(leftSide(['left', 'right'], false, 0)).toBe(0);
    expect(leftSide(['right', 'left'], false, 0)).toBe(1);
    expect(leftSide(['left', 'right'], true, 1)).toBe(1);
    expect(leftSide(['right', 'left'], true, 1)).toBe(0);
  });

  it('knows neighbours by the sides they share', () => {
    for (const space of ALL) {
      const hex = hexOf(space)!;
      for (const other of around(hex).map(nameOf).filter((name) => hexOf(name))) {
        expect(distance(space, other)).toBe(1);
        const a = middle(space);
        const b = middle(other);
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(80);
      }
    }
    expect(distance('0.0', '12.0')).toBe(12);
    expect(distance('0.4', '4.8')).toBe(6);
    expect(distance('0.0', 'tower')).toBe(Infinity);
  });

  it('draws the line around a set once', () => {
    expect(outline(['6.4']).match(/M/g)).toHaveLength(6);
    expect(outline(['6.4', '7.4']).match(/M/g)).toHaveLength(10);
    expect(outline(['0.1'], false, false).match(/M/g)).toHaveLength(3);
    for (const turned of [false, true]) expect(outline(ALL, turned, false)).toBe('');
    const lines = (turned: boolean) => outline(['3.3', '4.3', '3.4'], turned).match(/M/g);
    expect(lines(true)).toHaveLength(lines(false)!.length);
  });

  it('lays a shape by its first hex, and not over the edge', () => {
    const rocks = [[0, 0], [-1, 1], [0, 1]] as const;
    expect(covered(rocks, '6.4')).toEqual(['6.4', '6.5', '7.5']);
    expect(covered(rocks, '6.3')).toEqual(['6.3', '5.4', '6.4']);
    expect(covered(rocks, '0.3')).toEqual([]);
    expect(covered(rocks, '6.8')).toEqual([]);
  });

  it('walks by arrow keys, there and back', () => {
    expect(stepFrom('6.4', 'right')).toBe('7.4');
    expect(stepFrom('6.4', 'right', true)).toBe('5.4');
    expect(stepFrom('12.4', 'right')).toBe('12.4');
    for (const space of ['6.4', '6.3', '3.5']) {
      expect(distance(space, stepFrom(space, 'down'))).toBe(1);
      expect(stepFrom(stepFrom(space, 'down'), 'up')).toBe(space);
      expect(stepFrom(stepFrom(space, 'up', true), 'down', true)).toBe(space);
    }
    expect(stepFrom('4.0', 'up')).toBe('4.0');
    expect(stepFrom('4.8', 'down')).toBe('4.8');
    expect(hexOf(stepFrom('0.1', 'up'))).not.toBeNull();
  });

  it('finds the hex one points from', () => {
    const at = middle('6.4');
    expect(nearest(['5.4', '7.4'], { x: at.x + 20, y: at.y })).toBe('7.4');
    expect(nearest([], at)).toBeNull();
    expect(trail(['0.0', '1.0'])).toBe('M80 46.2L160 46.2');
  });

  it('puts the plate of a blow where the line of the blow does not cross it', () => {
    const [edge, mid, far] = [BOX.x + 60, BOX.width / 2, BOX.width - 60];
    expect([plateSide(mid, null), plateSide(far, null)]).toEqual(['right', 'below']);
    expect([plateSide(mid, edge), plateSide(mid, mid)]).toEqual(['right', 'right']);
    expect([plateSide(mid, far), plateSide(edge, far)]).toEqual(['left', 'below']);
  });
});
