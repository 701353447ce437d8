/** How the map lies in its window: moved by `x`, `y` pixels and drawn `k` times as large. Plain numbers, no page. */
import type { Box, Point } from './geometry';

export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What lies over the rim of the window: the choice bar, the hand. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
/** A field narrower than this many pixels is too small for a finger, and this one for a mouse. */
export const FINGER = 44;
export const MOUSE = 34;
export const NEAREST = 2.6;
const COMFORTABLE = 1.35;

export const toScreen = ({ x, y, k }: Camera, p: Point): Point => ({ x: p.x * k + x, y: p.y * k + y });
export const toMap = ({ x, y, k }: Camera, p: Point): Point => ({ x: (p.x - x) / k, y: (p.y - y) / k });

function room(view: Size, inset: Inset): Box {
  return {
    x: inset.left,
    y: inset.top,
    width: Math.max(1, view.width - inset.left - inset.right),
    height: Math.max(1, view.height - inset.top - inset.bottom),
  };
}

/** The whole map, as large as it fits. */
export function fit(box: Box, view: Size, inset = NO_INSET): Camera {
  const free = room(view, inset);
  const k = Math.min(free.width / box.width, free.height / box.height, COMFORTABLE);
  return centred({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, k, view, inset);
}

/** A point in the middle of the window. */
export function centred(p: Point, k: number, view: Size, inset = NO_INSET): Camera {
  const free = room(view, inset);
  return { k, x: free.x + free.width / 2 - p.x * k, y: free.y + free.height / 2 - p.y * k };
}

/**
 * How a map is first shown: whole, or, where its fields would be narrower than `least`, around what matters most and
 * with as little of the bare table as can be.
 */
export function opening(box: Box, view: Size, home: Point | null, width: number, inset = NO_INSET, least = FINGER): Camera {
  const whole = fit(box, view, inset);
  if (!home || whole.k * width >= least) return whole;
  const k = Math.max(whole.k, Math.min(1.15, view.width / (5 * width)) * (view.width > 700 ? 0.72 : 1));
  return snug(centred(home, k, view, inset), box, view, inset);
}

/** Moves the map so that it fills the window where it can, and lies in the middle where it is smaller. */
function snug(camera: Camera, box: Box, view: Size, inset: Inset): Camera {
  const free = room(view, inset);
  const fill = (at: number, from: number, length: number, start: number, all: number): number => {
    const low = start + all - (from + length) * camera.k;
    const high = start - from * camera.k;
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at));
  };
  return {
    k: camera.k,
    x: fill(camera.x, box.x, box.width, free.x, free.width),
    y: fill(camera.y, box.y, box.height, free.y, free.height),
  };
}

/** As small as one can make it: the whole map with some room around. */
export function furthest(box: Box, view: Size): number {
  return Math.min(0.8 * Math.min(view.width / box.width, view.height / box.height), 0.8);
}

/** Larger or smaller, with what is under a point of the window staying there. */
export function zoomed(camera: Camera, factor: number, about: Point, least: number): Camera {
  const k = Math.min(NEAREST, Math.max(least, camera.k * factor));
  const p = toMap(camera, about);
  return { k, x: about.x - p.x * k, y: about.y - p.y * k };
}

/** Keeps the map in the window: at least its rim stays within reach of the middle. */
export function held(camera: Camera, box: Box, view: Size): Camera {
  const keep = (at: number, from: number, length: number, all: number): number => {
    const low = all / 2 - (from + length) * camera.k;
    const high = all / 2 - from * camera.k;
    return Math.min(high, Math.max(low, at));
  };
  return {
    k: camera.k,
    x: keep(camera.x, box.x, box.width, view.width),
    y: keep(camera.y, box.y, box.height, view.height),
  };
}

/** Moves the map so far that a point and what is around it are seen; the same camera where they are already. */
export function revealing(camera: Camera, p: Point, view: Size, inset = NO_INSET, around = 60): Camera {
  const free = room(view, inset);
  const here = toScreen(camera, p);
  const margin = Math.min(around * camera.k, free.width / 3, free.height / 3);
  const push = (at: number, from: number, length: number): number =>
    at < from + margin ? from + margin - at : at > from + length - margin ? from + length - margin - at : 0;
  const dx = push(here.x, free.x, free.width);
  const dy = push(here.y, free.y, free.height);
  return dx || dy ? { k: camera.k, x: camera.x + dx, y: camera.y + dy } : camera;
}
