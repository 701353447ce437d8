/**
 * The battlefield of an adventure as it lies on the screen: pure geometry, no rules.
 * Nine rows of 13 and 12 hexes by turns, named `row.column`; the rows of 12 lie half a hex to the right.
 */
import { corners, HEX_WIDTH, type Point, ROW_STEP, SIDE } from '../heroes/combat/hex/hexes';

export { corners, HEX_WIDTH, type Point, SIDE };

export const ROWS = 9;
export const LENGTHS: readonly number[] = Array.from({ length: ROWS }, (_, row) => (row % 2 ? 12 : 13));
export const WIDTH = HEX_WIDTH * 13;
export const HEIGHT = ROW_STEP * (ROWS - 1) + 2 * SIDE;
/** Around the board, for its thickness, its shadow and what stands over its edge. */
export const MARGIN = { x: 14, top: 12, bottom: 24 };
export const BOX = { x: -MARGIN.x, y: -MARGIN.top, width: WIDTH + 2 * MARGIN.x, height: HEIGHT + MARGIN.top + MARGIN.bottom };
/** Where the dotted lines between the sections run: through the middles of hexes in the rows of 12. */
export const LINES: readonly [number, number] = [HEX_WIDTH * 4, HEX_WIDTH * 9];

export interface Hex {
  row: number;
  column: number;
}

export function hexOf(name: string): Hex | null {
  const [row, column] = name.split('.').map(Number);
  return row !== undefined && column !== undefined && inside({ row, column }) ? { row, column } : null;
}

export function nameOf({ row, column }: Hex): string {
  return `${row}.${column}`;
}

export function inside({ row, column }: Hex): boolean {
  return column >= 0 && column < (LENGTHS[row] ?? 0);
}

export const ALL: readonly string[] = LENGTHS.flatMap((length, row) => Array.from({ length }, (_, column) => nameOf({ row, column })));

/** Whoever commands the pennants sees the whole board turned, so that the own side is at the bottom. */
function turn(point: Point, turned: boolean): Point {
  return turned ? { x: WIDTH - point.x, y: HEIGHT - point.y } : point;
}

export function middle(name: string, turned = false): Point {
  const hex = hexOf(name);
  if (!hex) return { x: WIDTH / 2, y: -HEIGHT };
  return turn({ x: HEX_WIDTH * (hex.column + (hex.row % 2 ? 1 : 0.5)), y: SIDE + ROW_STEP * hex.row }, turned);
}

/** The middle in percent of the box the board is drawn in. */
export function percent(name: string, turned: boolean): Point {
  const { x, y } = middle(name, turned);
  return { x: ((x - BOX.x) / BOX.width) * 100, y: ((y - BOX.y) / BOX.height) * 100 };
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** One hex, or several, as a path. */
export function hexPath(names: readonly string[], turned = false, by = 1): string {
  return names.map((name) => `M${corners(middle(name, turned), by).map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`).join('');
}

/** The six neighbours from the upper right clockwise, as edge n lies between corners n and n + 1; some may be off the board. */
export function around({ row, column }: Hex): Hex[] {
  const right = row % 2 ? column + 1 : column;
  return [
    { row: row - 1, column: right },
    { row, column: column + 1 },
    { row: row + 1, column: right },
    { row: row + 1, column: right - 1 },
    { row, column: column - 1 },
    { row: row - 1, column: right - 1 },
  ];
}

/** The ends of the edge between two neighbours, or nothing where they do not touch. */
export function edge(from: string, to: string, turned = false, by = 1): [Point, Point] | null {
  const hex = hexOf(from);
  if (!hex) return null;
  const n = around(hex).findIndex((other) => nameOf(other) === to);
  if (n < 0) return null;
  const points = corners(middle(from, turned), by);
  const k = turned ? (n + 3) % 6 : n;
  return [points[k] as Point, points[(k + 1) % 6] as Point];
}

/** The line around a set of hexes. */
export function outline(names: readonly string[], turned = false): string {
  const set = new Set(names);
  const lines: string[] = [];
  for (const name of set) {
    const hex = hexOf(name);
    if (!hex) continue;
    const points = corners(middle(name, turned));
    around(hex).forEach((other, n) => {
      if (set.has(nameOf(other))) return;
      const k = turned ? (n + 3) % 6 : n; // a board that was turned has each edge on the other side
      const a = points[k] as Point;
      const b = points[(k + 1) % 6] as Point;
      lines.push(`M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`);
    });
  }
  return lines.join('');
}

/** A line through the middles of hexes; `shift` moves it, so that two of them do not cover each other. */
export function trail(names: readonly string[], turned = false, shift = 0): string {
  return names
    .map((name, n) => {
      const { x, y } = middle(name, turned);
      return `${n ? 'L' : 'M'}${short(x + shift)} ${short(y)}`;
    })
    .join('');
}

function axial({ row, column }: Hex): { q: number; r: number } {
  return { q: column - (row - (row & 1)) / 2, r: row };
}

/** How many steps two hexes are apart, whatever lies between. */
export function distance(from: string, to: string): number {
  const a = hexOf(from);
  const b = hexOf(to);
  if (!a || !b) return Infinity;
  const { q: qa, r: ra } = axial(a);
  const { q: qb, r: rb } = axial(b);
  return Math.max(Math.abs(qa - qb), Math.abs(ra - rb), Math.abs(qa + ra - qb - rb));
}

export type Direction = 'left' | 'right' | 'up' | 'down' | 'up-left' | 'up-right' | 'down-left' | 'down-right';

const TO: Record<Exclude<Direction, 'up' | 'down'>, number> = {
  'up-right': 0,
  right: 1,
  'down-right': 2,
  'down-left': 3,
  left: 4,
  'up-left': 5,
};

/** Where a key leads, as the board lies; straight up and down swing from side to side, so that there and back is one way. */
export function stepFrom(name: string, direction: Direction, turned = false): string {
  const hex = hexOf(name);
  if (!hex) return '4.6';
  const right = hex.row % 2 === 1;
  const way = direction === 'up' ? (right ? 'up-left' : 'up-right') : direction === 'down' ? (right ? 'down-left' : 'down-right') : direction;
  const near = around(hex);
  const at = (n: number): Hex => near[turned ? (n + 3) % 6 : n] as Hex;
  const next = at(TO[way]);
  if (inside(next)) return nameOf(next);
  if (direction !== 'up' && direction !== 'down') return name;
  const other = at(TO[way.endsWith('right') ? (way.replace('right', 'left') as 'up-left') : (way.replace('left', 'right') as 'up-right')]);
  return inside(other) ? nameOf(other) : name;
}

export interface Fitted {
  width: number;
  height: number;
  /** Against the size it is drawn in. */
  zoom: number;
}

/** How large the board is in the room there is: whole, or as high as the room and broader than it. */
export function fitted(width: number, height: number, broad: boolean): Fitted {
  const byHeight = height / BOX.height;
  const scale = Math.max(0.2, broad ? byHeight : Math.min(width / BOX.width, byHeight));
  return { width: Math.floor(BOX.width * scale), height: Math.floor(BOX.height * scale), zoom: scale };
}

