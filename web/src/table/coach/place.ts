/** Where a bubble stands beside a thing: never over it, whole on the screen, and over as little else as possible. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is to be kept in sight, and how much that matters; 1 where nothing is said. */
export interface Kept extends Box {
  weight?: number;
}

export type Side = 'right' | 'left' | 'top' | 'bottom' | 'none';
export interface Spot {
  left: number;
  top: number;
  /** On which side of the thing it stands; none where it has no room beside it. */
  side: Side;
  /** How far along its edge the thing is, in pixels. */
  tail: number;
}

const GAP = 20;
const EDGE = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much of what is to be kept in sight lies under a box. */
function under(box: Box, keep: readonly Kept[]): number {
  return keep.reduce((sum, kept) => sum + overlap(box, kept) * (kept.weight ?? 1), 0);
}

interface Size {
  width: number;
  height: number;
}

/** How far from the end of its edge the tail of a bubble stands at least. */
const CORNER = 18;
/** What a pixel of distance weighs against a pixel covered: over half a field it rather stands a whole panel away. */
const FAR = 4;

/** Where a box may begin that is to be pointed at a place: in the middle first, then with the place at either end. */
function starts(place: number, length: number, share: number, screen: number): number[] {
  return [place - length * share, place - CORNER, place - length + CORNER].map((start) => clamp(start, EDGE, screen - length - EDGE));
}

/** A place beside a thing, and how far from it. */
interface Tried extends Spot {
  off: number;
}

/**
 * The place with the least of what is to be kept in sight under it; the first where all are as good: in the middle of a
 * side before its ends, near before at the edge of the screen. It stands beside the window that the thing is in, where it
 * is in one.
 */
export function beside(thing: Box, size: Size, screen: Size, keep: readonly Kept[] = [], around: Box = thing): Spot {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const tops = starts(middle.y, size.height, 1 / 3, screen.height);
  const lefts = starts(middle.x, size.width, 1 / 2, screen.width);
  const right = around.left + around.width + GAP;
  const before = around.left - GAP - size.width;
  const last = screen.width - size.width - EDGE;
  const spots: Tried[] = [0, 1, 2].flatMap((n) => {
    const [left, top] = [lefts[n]!, tops[n]!];
    const tail = middle.y - top;
    const near: Tried[] = [
      { side: 'right', left: right, top, tail, off: 0 },
      { side: 'left', left: before, top, tail, off: 0 },
      { side: 'top', left, top: around.top - GAP - size.height, tail: middle.x - left, off: 0 },
      { side: 'bottom', left, top: around.top + around.height + GAP, tail: middle.x - left, off: 0 },
    ];
    if (last > right) near.push({ side: 'right', left: last, top, tail, off: last - right });
    if (before > EDGE) near.push({ side: 'left', left: EDGE, top, tail, off: before - EDGE });
    return near;
  });
  const whole = spots.filter((spot) => spot.left >= EDGE && spot.top >= EDGE && spot.left + size.width <= screen.width - EDGE && spot.top + size.height <= screen.height - EDGE);
  const cost = (spot: Tried): number => under({ ...spot, ...size }, keep) + FAR * spot.off;
  const best = [...whole].sort((a, b) => cost(a) - cost(b))[0];
  if (!best && around !== thing) return beside(thing, size, screen, keep);
  if (!best) return { side: 'none', left: EDGE * 2, top: EDGE * 8, tail: 0 };
  const edge = best.side === 'top' || best.side === 'bottom' ? size.width : size.height;
  const { side, left, top, tail } = best;
  return { side, left, top, tail: clamp(tail, CORNER, edge - CORNER) };
}

/**
 * On a small screen: beside the thing, or nowhere in particular (null) where it then covers less of what is to be kept in
 * sight and does not lie over the thing.
 */
export function besideOrDocked(docked: Box, thing: Box, screen: Size, keep: readonly Kept[], around: Box): Spot | null {
  const near = beside(thing, docked, screen, keep, around);
  const dock = near.side === 'none' || under(docked, keep) < under({ ...docked, ...near }, keep);
  return dock && !overlap(docked, thing) ? null : near;
}
