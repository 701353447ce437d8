/** Where things lie on the timeline: steps from left to right, in pixels. */
import type { ReplayInfo } from '../lib/protocol';
import { through } from '../lib/screen/strokes';
import { stretches } from './course';

export interface Frame {
  width: number;
  /** The height of the part with marks and lines. */
  height: number;
}

export interface Line {
  player: number;
  d: string;
}

/** Room at both ends, so that the playhead's number is never cut. */
const RIM = 18;
const GAP = 2;

export function xOf(step: number, steps: number, width: number): number {
  return RIM + (Math.max(0, Math.min(step, steps)) / Math.max(1, steps)) * Math.max(1, width - 2 * RIM);
}

/** The step under a point. */
export function stepAt(x: number, steps: number, width: number): number {
  const part = (x - RIM) / Math.max(1, width - 2 * RIM);
  return Math.round(Math.max(0, Math.min(1, part)) * steps);
}

export interface Band {
  round: number;
  x: number;
  width: number;
}

/** Rounds side by side. */
export function bands(info: ReplayInfo, width: number): Band[] {
  return stretches(info).map(({ round, first, last }, n, all) => {
    const from = xOf(first, info.steps, width);
    const to = xOf(n === all.length - 1 ? info.steps : last + 1, info.steps, width);
    return { round, x: from, width: Math.max(1, to - from - GAP) };
  });
}

export interface Bar {
  player: number;
  first: number;
  last: number;
  x: number;
  width: number;
}

/** Turns, a lane for each player. */
export function bars(info: ReplayInfo, width: number): Bar[] {
  return info.turns.map(({ player, first, last }) => {
    const from = xOf(first, info.steps, width);
    return { player, first, last, x: from, width: Math.max(3, xOf(last + 1, info.steps, width) - from - 1.5) };
  });
}

/** Lines of strength: a point at the beginning of each round, and one at the end. */
export function lines(info: ReplayInfo, frame: Frame): Line[] {
  const most = Math.max(1, ...info.strength.flat());
  const at = [...info.rounds.map(({ step }) => step), info.steps];
  return info.seats.map(({ seat }) => ({
    player: seat,
    d: through(
      info.strength.map((values, n) => ({
        x: xOf(at[n] ?? info.steps, info.steps, frame.width),
        y: frame.height * (1 - (values[seat] ?? 0) / most),
      })),
    ),
  }));
}

/** Things that would cover each other are moved apart a little, in order; both ends stay inside. */
export function spread(xs: readonly number[], size: number, width: number): number[] {
  const placed: number[] = [];
  for (const x of xs) placed.push(Math.max(x, (placed.at(-1) ?? -Infinity) + size));
  let most = width - size / 2;
  for (let n = placed.length - 1; n >= 0; n--) {
    placed[n] = Math.min(placed[n] ?? 0, most);
    most = (placed[n] ?? 0) - size;
  }
  return placed;
}
