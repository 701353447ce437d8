/** A board of hexes as it lies on the screen: pure geometry, no rules. Points are up, rows run from left to right. */

/** Lengths of the drawing: a hex is 80 wide. */
export const HEX_WIDTH = 80;
export const SIDE = HEX_WIDTH / Math.sqrt(3);
export const ROW_STEP = SIDE * 1.5;

export interface Point {
  x: number;
  y: number;
}
export interface Hex {
  column: number;
  row: number;
}
export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Plan {
  /** How many hexes each row has. */
  lengths: readonly number[];
  /** The rows that lie half a hex to the right. */
  right: 'even' | 'odd';
  /** What comes first in the name of a hex. */
  named: 'column' | 'row';
  /** Around the board, for its thickness, its shadow and what stands over its edge. */
  margin: { x: number; top: number; bottom: number };
  /** Where something stands that is on no hex. */
  off: (width: number, height: number) => Point;
  /** The hex a walk by keys begins on. */
  home: string;
  /** To which of the two hexes above or below a key leads. */
  leans: (row: number, direction: 'up' | 'down') => 'left' | 'right';
}

export interface Fitted {
  width: number;
  height: number;
  /** Against the size it is drawn in. */
  zoom: number;
}

/** The arrow keys as directions. */
export const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Edges and neighbours, from the upper right clockwise. */
const TOWARDS = { 'up-right': 0, right: 1, 'down-right': 2, 'down-left': 3, left: 4, 'up-left': 5 } as const;

const short = (n: number): string => String(Math.round(n * 10) / 10);

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

export type HexGrid = ReturnType<typeof hexGrid>;

/** Everything one wants to know of a board with such rows. `turned` is the whole board as the other side sees it. */
export function hexGrid({ lengths, right, named, margin, off, home, leans }: Plan) {
  const parity = right === 'odd' ? 1 : 0;
  const liesRight = (row: number): boolean => row % 2 === parity;
  const WIDTH = HEX_WIDTH * Math.max(...lengths.map((length, row) => length + (liesRight(row) ? 0.5 : 0)));
  const HEIGHT = ROW_STEP * (lengths.length - 1) + 2 * SIDE;
  const BOX = { x: -margin.x, y: -margin.top, width: WIDTH + 2 * margin.x, height: HEIGHT + margin.top + margin.bottom };

  function inside({ column, row }: Hex): boolean {
    return column >= 0 && column < (lengths[row] ?? 0);
  }

  function nameOf({ column, row }: Hex): string {
    return named === 'column' ? `${column}.${row}` : `${row}.${column}`;
  }

  function hexOf(name: string): Hex | null {
    const [first, second] = name.split('.').map(Number);
    if (first === undefined || second === undefined) return null;
    const hex = named === 'column' ? { column: first, row: second } : { column: second, row: first };
    return inside(hex) ? hex : null;
  }

  const ROWS: readonly (readonly string[])[] = lengths.map((length, row) => Array.from({ length }, (_, column) => nameOf({ column, row })));
  const ALL: readonly string[] = ROWS.flat();

  function middle(name: string, turned = false): Point {
    const hex = hexOf(name);
    if (!hex) return off(WIDTH, HEIGHT);
    const x = HEX_WIDTH * (hex.column + (liesRight(hex.row) ? 1 : 0.5));
    const y = SIDE + ROW_STEP * hex.row;
    return turned ? { x: WIDTH - x, y: HEIGHT - y } : { x, y };
  }

  /** The middle in percent of the box the board is drawn in. */
  function percent(name: string, turned: boolean): Point {
    const { x, y } = middle(name, turned);
    return { x: ((x - BOX.x) / BOX.width) * 100, y: ((y - BOX.y) / BOX.height) * 100 };
  }

  /** One hex, or several, as a path. */
  function hexPath(names: readonly string[], turned = false, by = 1): string {
    return names.map((name) => `M${corners(middle(name, turned), by).map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`).join('');
  }

  /** The six neighbours from the upper right clockwise, as edge n lies between corners n and n + 1; some may be off the board. */
  function around({ column, row }: Hex): Hex[] {
    const beside = liesRight(row) ? column + 1 : column;
    return [
      { column: beside, row: row - 1 },
      { column: column + 1, row },
      { column: beside, row: row + 1 },
      { column: beside - 1, row: row + 1 },
      { column: column - 1, row },
      { column: beside - 1, row: row - 1 },
    ];
  }

  /** The ends of edge n of a hex. A board that was turned has each edge on the other side. */
  function edgeOf(name: string, n: number, turned: boolean, by = 1): [Point, Point] {
    const points = corners(middle(name, turned), by);
    const k = turned ? (n + 3) % 6 : n;
    return [points[k] as Point, points[(k + 1) % 6] as Point];
  }

  /** The ends of the edge between two neighbours, or nothing where they do not touch. */
  function edge(from: string, to: string, turned = false, by = 1): [Point, Point] | null {
    const hex = hexOf(from);
    const n = hex ? around(hex).findIndex((other) => nameOf(other) === to) : -1;
    return n < 0 ? null : edgeOf(from, n, turned, by);
  }

  /** The line around a set of hexes; `rim` is whether it runs along the rim of the board as well. */
  function outline(names: readonly string[], turned = false, rim = true): string {
    const set = new Set(names);
    const lines: string[] = [];
    for (const name of set) {
      const hex = hexOf(name);
      if (!hex) continue;
      around(hex).forEach((other, n) => {
        if (set.has(nameOf(other)) || (!rim && !inside(other))) return;
        const [a, b] = edgeOf(name, n, turned);
        lines.push(`M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`);
      });
    }
    return lines.join('');
  }

  /** A line through the middles of hexes. */
  function trail(names: readonly string[], turned = false): string {
    return names
      .map((name, n) => {
        const { x, y } = middle(name, turned);
        return `${n ? 'L' : 'M'}${short(x)} ${short(y)}`;
      })
      .join('');
  }

  /** How far a row is pushed to the right against straight axes. */
  const push = (row: number): number => (row + (parity === 0 ? 1 : -1) * (row & 1)) / 2;

  /** How many steps two hexes are apart, whatever lies between. */
  function distance(from: string, to: string): number {
    const a = hexOf(from);
    const b = hexOf(to);
    if (!a || !b) return Infinity;
    const q = a.column - push(a.row) - (b.column - push(b.row));
    const r = a.row - b.row;
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  }

  /** The hexes of a shape whose first hex lies on another; nothing where it would not fit on the board. */
  function covered(shape: readonly (readonly [number, number])[], name: string): string[] {
    const hex = hexOf(name);
    if (!hex) return [];
    const found = shape.map(([q, r]) => ({ column: hex.column - push(hex.row) + q + push(hex.row + r), row: hex.row + r }));
    return found.every(inside) ? found.map(nameOf) : [];
  }

  /** Where an arrow key leads, as the board lies; at the rim up and down take the other one of two hexes. */
  function stepFrom(name: string, direction: Direction, turned = false): string {
    const hex = hexOf(name);
    if (!hex) return home;
    const near = around(hex);
    const at = (towards: keyof typeof TOWARDS): Hex => near[(TOWARDS[towards] + (turned ? 3 : 0)) % 6] as Hex;
    const ways = direction === 'left' || direction === 'right' ? [at(direction)] : upright(hex.row, direction).map(at);
    const next = ways.find(inside);
    return next ? nameOf(next) : name;
  }

  function upright(row: number, direction: 'up' | 'down'): (keyof typeof TOWARDS)[] {
    const both = [`${direction}-left`, `${direction}-right`] as const;
    return leans(row, direction) === 'left' ? [...both] : [both[1], both[0]];
  }

  /** Of some hexes around another the one that lies towards a point: where one comes from when one points at an edge. */
  function nearest(names: readonly string[], point: Point, turned = false): string | null {
    let best: string | null = null;
    let least = Infinity;
    for (const name of names) {
      const at = middle(name, turned);
      const far = Math.hypot(at.x - point.x, at.y - point.y);
      if (far < least) [best, least] = [name, far];
    }
    return best;
  }

  /** How large the board is in the room there is: whole, or as high as the room and broader than it. */
  function fitted(width: number, height: number, broad: boolean): Fitted {
    const byHeight = height / BOX.height;
    const scale = Math.max(0.2, broad ? byHeight : Math.min(width / BOX.width, byHeight));
    return { width: Math.floor(BOX.width * scale), height: Math.floor(BOX.height * scale), zoom: Math.max(0.5, Math.min(1.4, scale)) };
  }

  return {
    WIDTH, HEIGHT, BOX, ROWS, ALL,
    inside, nameOf, hexOf, middle, percent, hexPath, around, edge, outline, trail, distance, covered, stepFrom, nearest, fitted,
  };
}
