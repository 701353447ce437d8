/** The hex battlefield: 13 columns, 9 rows, even rows half a hex right, hexes named `column.row`. */
import { hexGrid } from '../../../../hexes/grid';

export { HEX_WIDTH, SIDE, type Point } from '../../../../hexes/grid';

export function isHex(space: string): boolean {
  return space.includes('.');
}

/**
 * Whether a side sees the whole board turned: the second one does, from the first Obstacle to the last blow. Zones are
 * settled by the first unit that is placed; a board that waited for that would turn under the eyes of a player.
 */
export function seesTurned(own: number): boolean {
  return own === 1;
}

/** The side that is drawn on the left, once the zones are settled; else one's own. */
export function leftSide(zones: readonly (string | null)[], turned: boolean, own: 0 | 1): 0 | 1 {
  const found = zones.indexOf(turned ? 'right' : 'left');
  return found === 0 || found === 1 ? found : own;
}

export const grid = hexGrid({
  lengths: Array.from({ length: 9 }, () => 13),
  right: 'even',
  named: 'column',
  margin: { x: 16, top: 14, bottom: 20 },
  off: (width, height) => ({ x: width + 30, y: height * 0.2 }),
  home: '0.0',
  // Down goes to the left of the two hexes below, up to the right of those above: there and back is the same way.
  leans: (_, direction) => (direction === 'down' ? 'left' : 'right'),
});

export const { WIDTH, HEIGHT, BOX, ALL, around, covered, distance, fitted, hexOf, hexPath, middle, nameOf, nearest, outline, percent, stepFrom, trail } = grid;

/** The room that a plate beside a unit needs. */
const PLATE = 190;

/**
 * On which side of a unit, seen from left to right at x, the plate with what can come of a blow stands: where there is
 * room, and not on the line along which the striker (at his own x, if there is one) strikes.
 */
export function plateSide(x: number, striker: number | null): 'right' | 'left' | 'below' {
  if (striker !== null && striker > x) return x > BOX.x + PLATE ? 'left' : 'below';
  return x < BOX.width - PLATE ? 'right' : 'below';
}
