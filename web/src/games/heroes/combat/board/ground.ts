/** The ground of the combat board: tufts, stones and trees, always at the same places. */

export const WIDTH = 640;
export const HEIGHT = 600;

/** A small generator of numbers, so that the ground looks the same at every drawing. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
}

export interface Mark {
  x: number;
  y: number;
  size: number;
}

function scattered(seed: number, count: number, low: number, high: number): Mark[] {
  const next = numbers(seed);
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * WIDTH),
    y: Math.round(next() * HEIGHT),
    size: low + next() * (high - low),
  }));
}

/** One path for all tufts of grass: three blades each. */
export function tufts(): string {
  return scattered(8, 110, 0.8, 1.3)
    .map(({ x, y, size }) => {
      const s = (n: number): string => (n * size).toFixed(1);
      return `M${x} ${y}l${s(-2)} ${s(-5)}M${x} ${y}v${s(-6.5)}M${x} ${y}l${s(2.4)} ${s(-5)}`;
    })
    .join('');
}

/** Large soft patches that break the even green. */
export function patches(): Mark[] {
  return scattered(21, 26, 26, 74);
}

/** Stones lie on the lines between spaces, so that units hide few of them. */
export const STONES: readonly Mark[] = [
  { x: 480, y: 120, size: 1 },
  { x: 300, y: 558, size: 1 },
  { x: 520, y: 330, size: 1 },
  { x: 330, y: 80, size: 0.9 },
  { x: 163, y: 356, size: 0.75 },
  { x: 628, y: 236, size: 0.7 },
];

export const TREES: readonly Mark[] = [
  { x: 600, y: 22, size: 1 },
  { x: 40, y: 24, size: 1.1 },
  { x: 622, y: 34, size: 1.3 },
  { x: 14, y: 38, size: 1.3 },
  { x: 630, y: 308, size: 1 },
  { x: 10, y: 338, size: 1 },
  { x: 628, y: 588, size: 1.3 },
  { x: 16, y: 592, size: 1.3 },
  { x: 40, y: 600, size: 1.1 },
  { x: 604, y: 602, size: 1.1 },
];
