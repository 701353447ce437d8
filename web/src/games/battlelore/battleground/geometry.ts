/**
 * The battleground of an adventure: nine rows of 13 and 12 hexes by turns, named `row.column`; the rows of 12 lie half a
 * hex to the right.
 */
import { HEX_WIDTH, hexGrid } from '../../../hexes/grid';

export { corners, type Point } from '../../../hexes/grid';

/** Whoever commands the pennants sees the whole board turned, so that their own side is at the bottom. */
export const grid = hexGrid({
  lengths: Array.from({ length: 9 }, (_, row) => (row % 2 ? 12 : 13)),
  right: 'odd',
  named: 'row',
  margin: { x: 14, top: 12, bottom: 24 },
  off: (width, height) => ({ x: width / 2, y: -height }),
  home: '4.6',
  // Straight up and down swing from side to side, so that there and back is one way.
  leans: (row) => (row % 2 ? 'left' : 'right'),
});

export const { WIDTH, HEIGHT, BOX, ALL, around, distance, edge, fitted, hexOf, hexPath, inside, middle, nameOf, outline, percent, stepFrom, trail } = grid;

/** Where the dotted lines between the sections run: through the middles of hexes in the rows of 12. */
export const LINES: readonly [number, number] = [HEX_WIDTH * 4, HEX_WIDTH * 9];
