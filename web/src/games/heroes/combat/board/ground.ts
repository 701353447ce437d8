/** The ground of the combat board: what grows and lies on the land it is fought over, always at the same places. */
import type { HeroesView, TileInfo } from '../../../../lib/protocol';
import { split } from '../../map/geometry';

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

/** How large the board is. */
export interface Room {
  width: number;
  height: number;
}
const BOARD: Room = { width: WIDTH, height: HEIGHT };

/** As dense on a larger board: the count is that of the 4 x 5 one. */
function scattered(seed: number, count: number, low: number, high: number, room: Room): Mark[] {
  const next = numbers(seed);
  return Array.from({ length: Math.round((count * room.width * room.height) / (WIDTH * HEIGHT)) }, () => ({
    x: Math.round(next() * room.width),
    y: Math.round(next() * room.height),
    size: low + next() * (high - low),
  }));
}

/** One path for all tufts of grass: three blades each. */
export function tufts(room = BOARD): string {
  return scattered(8, 110, 0.8, 1.3, room)
    .map(({ x, y, size }) => {
      const s = (n: number): string => (n * size).toFixed(1);
      return `M${x} ${y}l${s(-2)} ${s(-5)}M${x} ${y}v${s(-6.5)}M${x} ${y}l${s(2.4)} ${s(-5)}`;
    })
    .join('');
}

/** Large soft patches that break the even green. */
export function patches(room = BOARD): Mark[] {
  return scattered(21, 26, 26, 74, room);
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

export const LANDS = ['grass', 'dirt', 'subterranean'] as const;
export type Land = (typeof LANDS)[number];

/** The land a Combat is fought on: that of the tile on the map. A Combat without a map is fought on grass. */
export function landUnder(view: HeroesView | null, tiles: Record<string, TileInfo>): Land {
  const place = view?.combat?.place;
  const tile = place ? view?.world?.tiles[split(place)[0]]?.tile : null;
  const terrain = tile ? tiles[tile]?.terrain : undefined;
  return LANDS.find((land) => land === terrain) ?? 'grass';
}

/** The colours of a land: light in the middle and dark at the edge, the lines between spaces, shade, shine and ink. */
export const COLOURS: Readonly<Record<Land, { middle: string; field: string; edge: string; line: string; shade: string; shine: string; ink: string }>> = {
  grass: { middle: '#b4be84', field: '#94a366', edge: '#6d7d48', line: '#2a3a15', shade: '#2f4415', shine: '#e6edb4', ink: '#33471a' },
  dirt: { middle: '#cdb68f', field: '#b1966d', edge: '#86694a', line: '#3d2b17', shade: '#4a3218', shine: '#f3e4c2', ink: '#4f3a22' },
  subterranean: { middle: '#a69daf', field: '#877e93', edge: '#5d556b', line: '#251f2e', shade: '#241c33', shine: '#e3dcf0', ink: '#362f42' },
};

/** Dry earth breaks: short cracks of three parts each, in one path. */
export function cracks(room = BOARD): string {
  const next = numbers(5);
  const jump = (): string => `l${(next() * 26 - 13).toFixed(1)} ${(next() * 12 - 6).toFixed(1)}`;
  return scattered(14, 46, 1, 1, room)
    .map(({ x, y }) => `M${x} ${y}${jump()}${jump()}${jump()}`)
    .join('');
}

/** Slabs of rock: their faces, and the edges on which light falls. */
export function slabs(room = BOARD): { faces: string; edges: string } {
  const found = scattered(31, 44, 0.8, 1.7, room).map(({ x, y, size }) => {
    const [a, b] = [9 * size, 22 * size];
    const back = `${x + a} ${y - 7 * size}L${x + b} ${y - 6 * size}L${x + b + 5 * size} ${y + 2.4 * size}`;
    return { face: `M${x} ${y}L${back}L${x + a + 4 * size} ${y + 5 * size}Z`, edge: `M${x} ${y}L${back}` };
  });
  return { faces: found.map(({ face }) => face).join(''), edges: found.map(({ edge }) => edge).join('') };
}

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
