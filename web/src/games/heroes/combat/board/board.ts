/** Where things stand on the combat board, as one of the two sides looks at it: pure geometry, no rules. */

import { distance, isHex } from '../hex/hexes';
import type { CombatView } from '../../../../lib/protocol';

export const COLUMNS = 4;
export const ROWS = 5;
export const TOWER = 'tower';
export const TOWER_NUMBER = 14;
const LETTERS = 'abcd';

/** The side at the bottom of the screen: 0 the attacker, 1 the defender. */
export type Bottom = 0 | 1;
export type Direction = 'up' | 'down' | 'left' | 'right';

export interface Place {
  /** From the left, 0 to 3. */
  x: number;
  /** From the top, 0 to 4. */
  y: number;
}

/** The place of a space on the screen; nothing for the tower, which stands beside the board. */
export function placeOf(space: string, bottom: Bottom): Place | null {
  const column = LETTERS.indexOf(space.charAt(0));
  const row = Number(space.charAt(1)) - 1;
  if (space.length !== 2 || column < 0 || !(row >= 0 && row < ROWS)) return null;
  // The defender sits on the other side of the table: the whole board is turned, not mirrored.
  return bottom === 0 ? { x: column, y: ROWS - 1 - row } : { x: COLUMNS - 1 - column, y: row };
}

/** The space at a place on the screen; nothing beyond the edge. */
export function spaceAt(x: number, y: number, bottom: Bottom): string | null {
  if (x < 0 || y < 0 || x >= COLUMNS || y >= ROWS) return null;
  const column = bottom === 0 ? x : COLUMNS - 1 - x;
  const row = bottom === 0 ? ROWS - 1 - y : y;
  return `${LETTERS.charAt(column)}${row + 1}`;
}

/** All spaces in rows from the top left, as a reader goes over them. */
export function rowsFrom(bottom: Bottom): string[][] {
  return Array.from({ length: ROWS }, (_, y) =>
    Array.from({ length: COLUMNS }, (_, x) => spaceAt(x, y, bottom) as string),
  );
}

/** Of some spaces the one whose middle is nearest to a point, in columns and rows from the top left. */
export function nearestSpace(spaces: readonly string[], { x, y }: Place, bottom: Bottom): string | null {
  const far = (space: string): number => {
    const place = placeOf(space, bottom);
    return place ? Math.hypot(place.x + 0.5 - x, place.y + 0.5 - y) : Infinity;
  };
  return spaces.reduce<string | null>((best, space) => (best === null || far(space) < far(best) ? space : best), null);
}

const STEPS: Record<Direction, Place> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The tower stands right of the board, on the defender's side. */
function towerPlace(bottom: Bottom): Place {
  return { x: COLUMNS, y: bottom === 1 ? 3 : 1 };
}

/** Where an arrow key leads. The tower is reached over the right edge and left by any other arrow. */
export function beside(space: string, direction: Direction, bottom: Bottom, tower: boolean): string {
  const here = placeOf(space, bottom);
  if (!here) return direction === 'left' ? (spaceAt(COLUMNS - 1, towerPlace(bottom).y, bottom) as string) : space;
  const step = STEPS[direction];
  const next = spaceAt(here.x + step.x, here.y + step.y, bottom);
  if (next) return next;
  return tower && direction === 'right' ? TOWER : space;
}

/** The middle of a space in percent of the board; the tower is beyond its right edge. */
export function centreOf(space: string, bottom: Bottom): Place {
  const place = placeOf(space, bottom) ?? towerPlace(bottom);
  return { x: ((place.x + 0.5) / COLUMNS) * 100, y: ((place.y + 0.5) / ROWS) * 100 };
}

/** Whether a blow between two spaces has to fly; the tower is beside nothing. */
export function apart(from: string, to: string): boolean {
  if (isHex(from) && isHex(to)) return distance(from, to) > 1;
  const a = placeOf(from, 0);
  const b = placeOf(to, 0);
  return !a || !b || Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 1;
}

export type Line = 'back' | 'front' | 'middle';

/** Which line of which side a row on the screen is. */
export function lineOf(y: number, bottom: Bottom): { line: Line; side: 0 | 1 | null } {
  if (y === 2) return { line: 'middle', side: null };
  const near = y > 2;
  const side = near ? bottom : bottom === 0 ? 1 : 0;
  return { line: y === 0 || y === ROWS - 1 ? 'back' : 'front', side };
}

/** The spaces of the defender's half that lie in the column of a piece that still stands. */
export function behind(standing: readonly string[]): string[] {
  return standing.flatMap((space) => [`${space.charAt(0)}4`, `${space.charAt(0)}5`]);
}

/** The spaces whose units a wall protects from shots; of hexes the server says so. */
export function shelters({ board, sheltered, walls, gate }: Pick<CombatView, 'board' | 'sheltered' | 'walls' | 'gate'>): string[] {
  return board === 'hex' ? sheltered : behind([...walls, ...gate]);
}
