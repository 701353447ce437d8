/** The hex battlefield as it lies on the screen: pure geometry, no rules. 13 columns, 9 rows, even rows half a hex right. */

export const COLUMNS = 13;
export const ROWS = 9;
/** Lengths of the drawing: a hex is 80 wide. */
export const HEX_WIDTH = 80;
export const SIDE = HEX_WIDTH / Math.sqrt(3);
export const ROW_STEP = SIDE * 1.5;
export const WIDTH = HEX_WIDTH * (COLUMNS + 0.5);
export const HEIGHT = ROW_STEP * (ROWS - 1) + 2 * SIDE;
/** Around the board, for its thickness and its shadow. */
export const MARGIN = { x: 16, top: 14, bottom: 20 };
export const BOX = { x: -MARGIN.x, y: -MARGIN.top, width: WIDTH + 2 * MARGIN.x, height: HEIGHT + MARGIN.top + MARGIN.bottom };

export interface Point {
  x: number;
  y: number;
}
export interface Hex {
  column: number;
  row: number;
}

export function isHex(space: string): boolean {
  return space.includes('.');
}

export function hexOf(space: string): Hex | null {
  const [column, row] = space.split('.').map(Number);
  return column !== undefined && row !== undefined && inside(column, row) ? { column, row } : null;
}

export function nameOf({ column, row }: Hex): string {
  return `${column}.${row}`;
}

function inside(column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < COLUMNS && row < ROWS;
}

export const ALL: readonly string[] = Array.from({ length: ROWS * COLUMNS }, (_, n) =>
  nameOf({ column: n % COLUMNS, row: Math.floor(n / COLUMNS) }),
);

/** Whoever fights from the right sees the whole board turned, so that the own side is on the left. */
function turn(point: Point, turned: boolean): Point {
  return turned ? { x: WIDTH - point.x, y: HEIGHT - point.y } : point;
}

export function middle(space: string, turned = false): Point {
  const hex = hexOf(space);
  if (!hex) return { x: WIDTH + 30, y: HEIGHT * 0.2 };
  return turn({ x: HEX_WIDTH * (hex.column + (hex.row % 2 ? 0.5 : 1)), y: SIDE + ROW_STEP * hex.row }, turned);
}

/** The middle in percent of the box the board is drawn in. */
export function percent(space: string, turned: boolean): Point {
  const { x, y } = middle(space, turned);
  return { x: ((x - BOX.x) / BOX.width) * 100, y: ((y - BOX.y) / BOX.height) * 100 };
}

/** Corners from the top clockwise; `by` makes the hex smaller or larger. */
export function corners(at: Point, by = 1): Point[] {
  const half = (HEX_WIDTH / 2) * by;
  const side = SIDE * by;
  return [
    { x: at.x, y: at.y - side },
    { x: at.x + half, y: at.y - side / 2 },
    { x: at.x + half, y: at.y + side / 2 },
    { x: at.x, y: at.y + side },
    { x: at.x - half, y: at.y + side / 2 },
    { x: at.x - half, y: at.y - side / 2 },
  ];
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** One hex, or several, as a path. */
export function hexPath(spaces: readonly string[], turned = false, by = 1): string {
  return spaces.map((space) => `M${corners(middle(space, turned), by).map((p) => `${short(p.x)} ${short(p.y)}`).join('L')}Z`).join('');
}

/** The six neighbours from the upper right clockwise, as edge n lies between corners n and n + 1; some may be off the board. */
export function around({ column, row }: Hex): Hex[] {
  const right = row % 2 ? column : column + 1;
  return [
    { column: right, row: row - 1 },
    { column: column + 1, row },
    { column: right, row: row + 1 },
    { column: right - 1, row: row + 1 },
    { column: column - 1, row },
    { column: right - 1, row: row - 1 },
  ];
}

/** The line around a set of hexes; `edge` leaves out what lies on the rim of the board. */
export function outline(spaces: readonly string[], turned = false, edge = true): string {
  const set = new Set(spaces);
  const lines: string[] = [];
  for (const space of set) {
    const hex = hexOf(space);
    if (!hex) continue;
    const points = corners(middle(space, turned));
    around(hex).forEach((other, n) => {
      if (set.has(nameOf(other)) || (!edge && !inside(other.column, other.row))) return;
      // A board that was turned has each edge on the other side.
      const k = turned ? (n + 3) % 6 : n;
      const a = points[k] as Point;
      const b = points[(k + 1) % 6] as Point;
      lines.push(`M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`);
    });
  }
  return lines.join('');
}

function axial({ column, row }: Hex): { q: number; r: number } {
  return { q: column - (row + (row & 1)) / 2, r: row };
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

/** The hexes of a shape whose first hex lies on a space; nothing where it would not fit on the board. */
export function covered(shape: readonly (readonly [number, number])[], space: string): string[] {
  const hex = hexOf(space);
  if (!hex) return [];
  const { q, r } = axial(hex);
  const found = shape.map(([dq, dr]) => {
    const row = r + dr;
    return { column: q + dq + (row + (row & 1)) / 2, row };
  });
  return found.every(({ column, row }) => inside(column, row)) ? found.map(nameOf) : [];
}

export type Step = 'left' | 'right' | 'up' | 'down';

/** Where an arrow key leads; up and down keep as straight as the rows allow. */
export function stepFrom(space: string, direction: Step, turned = false): string {
  const hex = hexOf(space);
  if (!hex) return '0.0';
  const flip = turned ? -1 : 1;
  const row = hex.row + (direction === 'down' ? flip : direction === 'up' ? -flip : 0);
  const by = direction === 'right' ? flip : direction === 'left' ? -flip : 0;
  // Down goes to the left of the two hexes below, up to the right of those above: there and back is the same way.
  const lean = row === hex.row ? 0 : row % 2 ? (row > hex.row ? 0 : 1) : row > hex.row ? -1 : 0;
  const column = hex.column + by + lean;
  if (row < 0 || row >= ROWS) return space;
  if (!by) return nameOf({ column: Math.min(COLUMNS - 1, Math.max(0, column)), row });
  return inside(column, row) ? nameOf({ column, row }) : space;
}

/** A line through the middles of hexes. */
export function trail(spaces: readonly string[], turned = false): string {
  return spaces.map((space, n) => {
    const { x, y } = middle(space, turned);
    return `${n ? 'L' : 'M'}${short(x)} ${short(y)}`;
  }).join('');
}

/** Of some hexes around another the one that lies towards a point: where one comes from when one points at an edge. */
export function nearest(spaces: readonly string[], point: Point, turned = false): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const space of spaces) {
    const at = middle(space, turned);
    const far = Math.hypot(at.x - point.x, at.y - point.y);
    if (far < least) [best, least] = [space, far];
  }
  return best;
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
  return { width: Math.floor(BOX.width * scale), height: Math.floor(BOX.height * scale), zoom: Math.max(0.5, Math.min(1.4, scale)) };
}
