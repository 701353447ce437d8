/** The picture of a town: what always stands there, and the eight buildings, drawn when built and outlined before. */
import * as castle from './castle';
import * as dungeon from './dungeon';
import * as necropolis from './necropolis';

/** A building in the picture: where it stands in depth, how it looks, and its outline while it is missing. */
export interface Sight {
  /** Those further back are drawn first: below 0 behind the keep, above 10 before the wall. */
  depth: number;
  draw: string;
  ghost: string;
}

export interface Scenery {
  /** Sky and land. */
  back: string;
  /** What always stands, by depth. */
  keep: { depth: number; draw: string }[];
  sights: Record<string, Sight>;
  front: string;
}

const SCENES: Record<string, (pattern: string) => Scenery> = {
  castle: castle.scenery,
  necropolis: necropolis.scenery,
  dungeon: dungeon.scenery,
};

export interface Piece {
  kind: string;
  state: 'always' | 'built' | 'planned' | 'missing';
  draw: string;
}

/** The pieces of a town's picture from back to front. */
export function pieces(faction: string, built: readonly string[], planned = ''): { back: string; pieces: Piece[]; front: string } {
  const scene = (SCENES[faction] ?? castle.scenery)('town-pattern');
  const all: (Piece & { depth: number })[] = scene.keep.map((part) => ({ kind: '', state: 'always', draw: part.draw, depth: part.depth }));
  for (const [kind, sight] of Object.entries(scene.sights)) {
    if (built.includes(kind)) all.push({ kind, state: 'built', draw: sight.draw, depth: sight.depth });
    else {
      const state = kind === planned ? 'planned' : 'missing';
      all.push({ kind, state, draw: state === 'planned' ? sight.draw : `<path d="${sight.ghost}"/>`, depth: sight.depth });
    }
  }
  all.sort((a, b) => a.depth - b.depth);
  return { back: scene.back, pieces: all, front: scene.front };
}
