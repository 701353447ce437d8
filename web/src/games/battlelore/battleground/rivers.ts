/** How the water runs: from hex to hex, and over the edge of the board where a river comes from or goes to. */
import { around, corners, hexOf, inside, middle, nameOf, type Point } from './geometry';

/** What water flows through. */
const WATER = new Set(['river', 'bridge', 'ford']);

export interface Reach {
  hex: string;
  land: string;
  d: string;
  /** The angle of the water here in degrees, for what crosses it. */
  angle: number;
}

function half(name: string, n: number, turned: boolean): Point {
  const points = corners(middle(name, turned));
  const k = turned ? (n + 3) % 6 : n;
  const a = points[k] as Point;
  const b = points[(k + 1) % 6] as Point;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Every hex with water and the way the water takes through it. */
export function reaches(land: Readonly<Record<string, string>>, turned = false): Reach[] {
  return Object.entries(land).flatMap(([name, what]) => {
    const hex = hexOf(name);
    if (!hex || !WATER.has(what)) return [];
    const near = around(hex);
    const wet = near.flatMap((other, n) => (WATER.has(land[nameOf(other)] ?? '') ? [n] : []));
    if (wet.length < 2) {
      // The end of a river lies on the edge of the board, on the side away from where it comes.
      const from = wet[0] ?? 1;
      const out = near.flatMap((other, n) => (inside(other) ? [] : [n]));
      const best = out.sort((a, b) => Math.abs(3 - turnOf(from, a)) - Math.abs(3 - turnOf(from, b)))[0];
      if (best !== undefined) wet.push(best);
    }
    const at = middle(name, turned);
    const ends = wet.map((n) => half(name, n, turned));
    const [a, b] = ends;
    const angle = a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;
    const d = ends.length === 2 && a && b ? `M${a.x} ${a.y}Q${at.x} ${at.y} ${b.x} ${b.y}` : ends.map(({ x, y }) => `M${at.x} ${at.y}L${x} ${y}`).join('');
    return [{ hex: name, land: what, d, angle }];
  });
}

function turnOf(a: number, b: number): number {
  return Math.min((a - b + 6) % 6, (b - a + 6) % 6);
}
