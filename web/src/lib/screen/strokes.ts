/** Lines of charts: through points in a box, told apart by their dashes as well as by their colours. */

const DASHES = ['', '7 3', '2 3', '11 3 2 3'] as const;

export const dashOf = (n: number): string => DASHES[n % DASHES.length] ?? '';

export interface Point {
  x: number;
  y: number;
}

/** A line from point to point, to a tenth of a pixel. */
export function through(points: readonly Point[]): string {
  return points.map(({ x, y }, n) => `${n ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`).join('');
}

function tenth(n: number): number {
  return Math.round(n * 10) / 10;
}
