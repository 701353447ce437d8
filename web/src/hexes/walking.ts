/** How a piece goes from hex to hex before one's eyes: around what stands in its way, where it does not fly over it. */
import type { Attachment } from 'svelte/attachments';
import type { HexGrid } from './grid';

/** The hexes of a shortest way without the first, over hexes that are free; where there is none, straight to the last. */
export function wayAround(grid: HexGrid, from: string, to: string, free: (hex: string) => boolean): string[] {
  const near = (name: string): string[] => {
    const hex = grid.hexOf(name);
    return hex ? grid.around(hex).filter(grid.inside).map(grid.nameOf) : [];
  };
  const before = new Map<string, string>([[from, '']]);
  for (const hex of before.keys()) {
    if (hex === to) break;
    for (const next of near(hex)) if (!before.has(next) && (next === to || free(next))) before.set(next, hex);
  }
  if (!before.has(to)) return [to];
  const way: string[] = [];
  for (let hex = to; hex !== from; hex = before.get(hex) as string) way.unshift(hex);
  return way;
}

interface Walk {
  /** Where a piece on a hex is drawn, as a transform. */
  place: (hex: string) => string;
  way: (from: string, to: string) => readonly string[];
  /** How long a way of so many steps takes, in milliseconds; 0 where nothing moves. */
  length: (steps: number) => number;
}

/** Lets one piece walk whenever its hex is another one; a board that is turned is laid out again. */
export function walker({ place, way, length }: Walk): (hex: string, turned: boolean) => Attachment<SVGGElement> {
  let before: { hex: string; turned: boolean } | null = null;
  return (hex, turned) => (node) => {
    const from = before;
    before = { hex, turned };
    if (!from || from.hex === hex || from.turned !== turned) return;
    const path = way(from.hex, hex);
    const duration = length(path.length);
    if (duration > 0) node.animate([from.hex, ...path].map((one) => ({ transform: place(one) })), { duration, easing: 'ease-in-out' });
  };
}
