/**
 * Where things lie on the adventure map, from their names alone: a spot is `u,v` on the grid of tiles, a field
 * `u,v.d` with a direction on its tile. The grid is that of `banneret.heroes.geometry.map_grid`.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const DIRECTIONS = ['c', 'ne', 'e', 'se', 'sw', 'w', 'nw'] as const;
/** The six steps in axial coordinates, clockwise from the north-east; also the edges 0 to 5 of a field. */
const STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** From the middle of a field to the middle of its eastern neighbour. */
export const WIDTH = 70;
/** From the middle of a field to a corner. */
export const RADIUS = WIDTH / Math.sqrt(3);
/** A tile is drawn a little smaller than its place, so that tiles are told apart. */
const SHRINK = 0.984;
/** How far the edge of a tile's cardboard is seen below it. */
export const THICKNESS = 5.8;

export type Place = readonly [q: number, r: number];

export function spotPlace(spot: string): Place {
  const [u = 0, v = 0] = spot.split(',').map(Number);
  return [3 * u + v, 2 * v - u];
}

/** The spot and the direction (0 the middle, then clockwise from the north-east) of a field. */
export function split(field: string): [spot: string, direction: number] {
  const dot = field.indexOf('.');
  return [field.slice(0, dot), DIRECTIONS.indexOf(field.slice(dot + 1) as (typeof DIRECTIONS)[number])];
}

export function fieldName(spot: string, direction: number): string {
  return `${spot}.${DIRECTIONS[direction]}`;
}

/** The axial place of a field on the grid of all fields. */
export function fieldPlace(field: string): Place {
  const [spot, direction] = split(field);
  const [q, r] = spotPlace(spot);
  const step = STEPS[direction - 1];
  return step ? [q + step[0], r + step[1]] : [q, r];
}

/** The field at an axial place. */
export function fieldAt(q: number, r: number): string {
  for (let direction = 0; direction < 7; direction++) {
    const [dq, dr] = STEPS[direction - 1] ?? [0, 0];
    const u = (2 * (q - dq) - (r - dr)) / 7;
    const v = (q - dq + 3 * (r - dr)) / 7;
    if (Number.isInteger(u) && Number.isInteger(v)) return fieldName(`${u},${v}`, direction);
  }
  throw new Error(`no field at ${q},${r}`);
}

/** The field across an edge: 0 north-east, then clockwise. */
export function neighbour(field: string, edge: number): string {
  const [q, r] = fieldPlace(field);
  const [dq, dr] = STEPS[edge] ?? [0, 0];
  return fieldAt(q + dq, r + dr);
}

export function point([q, r]: Place): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * RADIUS * r };
}

export function fieldPoint(field: string): Point {
  return point(fieldPlace(field));
}

export function spotPoint(spot: string): Point {
  return point(spotPlace(spot));
}

/** The middle of what an anchor such as `field:0,0.se` or `spot:1,0` names, or null for another kind of anchor. */
export function anchorPoint(anchor: string): Point | null {
  const [kind, name = ''] = anchor.split(':');
  return kind === 'field' ? fieldPoint(name) : kind === 'spot' ? spotPoint(name) : null;
}

// -- shapes -----------------------------------------------------------------------------------------------------------

/** Corner 0 is at the top, the others follow clockwise; edge n runs from corner n to corner n + 1. */
export function corner(middle: Point, n: number, radius = RADIUS): Point {
  const angle = ((n % 6) * Math.PI) / 3;
  return { x: middle.x + radius * Math.sin(angle), y: middle.y - radius * Math.cos(angle) };
}

export function show(n: number): string {
  const rounded = Math.round(n * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/** The `points` of a field's hexagon. */
export function hexagon(middle: Point, radius = RADIUS): string {
  return [0, 1, 2, 3, 4, 5].map((n) => pair(corner(middle, n, radius), ',')).join(' ');
}

function pair(p: Point, between = ' '): string {
  return `${show(p.x)}${between}${show(p.y)}`;
}

/** The outline around a set of fields that hang together, as the corners one passes clockwise. */
export function outline(fields: readonly string[]): Point[] {
  const inside = new Set(fields);
  const next = new Map<string, Point>();
  for (const field of fields) {
    const middle = fieldPoint(field);
    for (let edge = 0; edge < 6; edge++) {
      if (!inside.has(neighbour(field, edge))) next.set(pair(corner(middle, edge)), corner(middle, edge + 1));
    }
  }
  const [first] = next.values();
  const path: Point[] = [];
  for (let at = first; at && path.length < next.size; at = next.get(pair(at))) path.push(at);
  return path;
}

/** The outline of a tile, larger or smaller, around a point. */
export function tilePath(scale: number, middle: Point = { x: 0, y: 0 }): string {
  return `M${tileCorners().map(({ x, y }) => pair({ x: middle.x + x * scale, y: middle.y + y * scale })).join('L')}Z`;
}

let corners: Point[] | undefined;
function tileCorners(): Point[] {
  corners ??= outline(DIRECTIONS.map((_, d) => fieldName('0,0', d)));
  return corners;
}

/** The merged outline of a tile around its own middle, as path data. */
export const TILE_PATH = tilePath(SHRINK);

/** The outlines of tiles on these spots, moved a little. */
export function tilesPath(spots: readonly string[], dx: number, dy: number): string {
  return spots
    .map(spotPoint)
    .map(({ x, y }) => tilePath(SHRINK, { x: x + dx, y: y + dy }))
    .join('');
}

/** Where a field of a tile is drawn around the middle of the tile. */
export function offset(direction: number): Point {
  const { x, y } = fieldPoint(fieldName('0,0', direction));
  return { x: x * SHRINK, y: y * SHRINK };
}

/** The printed field that lies in a direction once the tile is turned clockwise by so many steps. */
export function printedAt(direction: number, rotation: number): number {
  return direction === 0 ? 0 : ((direction - 1 - rotation + 6) % 6) + 1;
}

/** An edge as printed, once the tile is turned. */
export function turnedEdge(edge: number, rotation: number): number {
  return (edge + rotation) % 6;
}

interface Walled {
  location: string;
  walls: readonly number[];
}

/** The closed edges of a field, as it lies: all of a blocked one, else those printed. */
export function closedEdges(field: Walled | undefined, rotation: number): number[] {
  if (!field) return [];
  if (field.location === 'blocked') return [0, 1, 2, 3, 4, 5];
  return field.walls.map((edge) => turnedEdge(edge, rotation));
}

/** A stone wall along an edge: its line and its merlons, which point to the middle of the field. */
export function wall(middle: Point, edge: number): { line: string; merlons: string } {
  const from = corner(middle, edge, RADIUS * 0.93);
  const to = corner(middle, edge + 1, RADIUS * 0.93);
  const merlons = [1, 3, 5, 7].map((eighth) => {
    const x = from.x + ((to.x - from.x) * eighth) / 8;
    const y = from.y + ((to.y - from.y) * eighth) / 8;
    const length = Math.hypot(middle.x - x, middle.y - y) / 4.2;
    return `M${pair({ x, y })}l${pair({ x: (middle.x - x) / length, y: (middle.y - y) / length })}`;
  });
  return { line: `M${pair(from)}L${pair(to)}`, merlons: merlons.join('') };
}

/** The bar laid across an edge where a hero can cross. */
export function crossing(field: string, edge: number): string {
  const middle = fieldPoint(field);
  const from = corner(middle, edge);
  const to = corner(middle, edge + 1);
  const cut = (a: number, b: number): number => a + (b - a) * 0.16;
  return `M${pair({ x: cut(from.x, to.x), y: cut(from.y, to.y) })}L${pair({ x: cut(to.x, from.x), y: cut(to.y, from.y) })}`;
}

/** The box around tiles on these spots, with room for pieces that stand on the uppermost fields. */
export function boundingBox(spots: readonly string[], margin = 0): Box {
  if (!spots.length) return { x: -WIDTH, y: -WIDTH, width: 2 * WIDTH, height: 2 * WIDTH };
  const points = spots.map(spotPoint);
  const left = Math.min(...points.map((p) => p.x)) - 1.5 * WIDTH;
  const right = Math.max(...points.map((p) => p.x)) + 1.5 * WIDTH;
  const top = Math.min(...points.map((p) => p.y)) - 2.5 * RADIUS;
  const bottom = Math.max(...points.map((p) => p.y)) + 2.5 * RADIUS + THICKNESS;
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}

// -- keyboard ---------------------------------------------------------------------------------------------------------

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The anchor an arrow key leads to: what lies nearest in that direction. Between two rows both neighbours are as near;
 * every second row goes to the left, so that one walks straight on and not aslant.
 */
export function nearest(from: string, key: string, anchors: Iterable<string>): string | null {
  const start = anchorPoint(from);
  const way = ARROWS[key];
  if (!start || !way) return null;
  const odd = Math.abs(Math.round(start.y / (1.5 * RADIUS))) % 2 === 1;
  let best: string | null = null;
  let least = Infinity;
  for (const anchor of anchors) {
    const p = anchor === from ? null : anchorPoint(anchor);
    if (!p) continue;
    const x = p.x - start.x;
    const y = p.y - start.y;
    const along = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y - y * way.x);
    if (along < 5 || aside > 1.8 * along) continue;
    const lean = way.y && (odd ? x < 0 : x > 0) ? 0.5 : 0;
    const cost = along + 1.6 * aside - lean;
    if (cost < least) [best, least] = [anchor, cost];
  }
  return best;
}
