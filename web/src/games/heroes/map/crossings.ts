/** Where a hero could step from a tile to its neighbours, as the walls on the tiles show. */
import type { HeroesCatalogue, WorldView } from '../../../lib/protocol';
import { closedEdges, fieldName, neighbour, printedAt, split, spotPoint } from './geometry';

export interface Crossing {
  field: string;
  /** 0 north-east, then clockwise. */
  edge: number;
}

/** Whether the edges of a field are open, and the field is not a mountain: closed edges of the field at this place. */
function walls(catalogue: HeroesCatalogue, tile: string | null | undefined, rotation: number, direction: number): number[] | null {
  const field = catalogue.tiles[tile ?? '']?.fields[printedAt(direction, rotation)];
  return field ? closedEdges(field, rotation) : null;
}

/** What lies beside a tile on one side. */
export interface Side {
  spot: string;
  /** Where one can step over; towards a face-down tile, where this tile has no wall. */
  crossings: Crossing[];
  /** Whether the tile there is face up, so that its walls are known as well. */
  known: boolean;
}

/** The tiles around a tile, laid on a spot and turned so, each with the open edges towards it. */
export function sides(world: WorldView, catalogue: HeroesCatalogue, spot: string, tile: string, rotation: number): Side[] {
  const found = new Map<string, Side>();
  for (let direction = 1; direction < 7; direction++) {
    const here = fieldName(spot, direction);
    const closed = walls(catalogue, tile, rotation, direction);
    for (let edge = 0; edge < 6; edge++) {
      const [beside, there] = split(neighbour(here, edge));
      const other = world.tiles[beside];
      if (beside === spot || !other) continue;
      const side = found.get(beside) ?? { spot: beside, crossings: [], known: !!other.tile };
      found.set(beside, side);
      const open = !other.tile || walls(catalogue, other.tile, other.rotation ?? 0, there)?.includes((edge + 3) % 6) === false;
      if (closed?.includes(edge) === false && open) side.crossings.push({ field: here, edge });
    }
  }
  return [...found.values()];
}

/** Which of the allowed turns shuts a player in least: the one that opens most sides, then the one with most open edges. */
export function bestTurn(turns: readonly (readonly Side[])[], allowed: readonly number[]): number {
  const worth = (turn: number): number => {
    const open = (turns[turn] ?? []).filter((side) => side.crossings.length);
    return open.length * 100 + open.reduce((sum, side) => sum + side.crossings.length, 0);
  };
  return allowed.reduce((best, turn) => (worth(turn) > worth(best) ? turn : best), allowed[0] ?? 0);
}

/** Where a spot lies from another one, of eight winds: the grid of tiles is a little aslant. */
export function wind(from: string, to: string): string {
  const [here, there] = [spotPoint(from), spotPoint(to)];
  const eighth = Math.round(Math.atan2(there.x - here.x, here.y - there.y) / (Math.PI / 4));
  return ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'][(eighth + 8) % 8] as string;
}

/** Whether a face-down tile cannot be entered from these tiles, however it is turned: every edge towards it is a wall. */
export function walledOff(world: WorldView, catalogue: HeroesCatalogue, spot: string, from: readonly string[]): boolean {
  const edges: boolean[] = [];
  for (let direction = 1; direction < 7; direction++) {
    for (let edge = 0; edge < 6; edge++) {
      const [beside, there] = split(neighbour(fieldName(spot, direction), edge));
      const other = world.tiles[beside];
      if (!other?.tile || !from.includes(beside)) continue;
      edges.push(walls(catalogue, other.tile, other.rotation ?? 0, there)?.includes((edge + 3) % 6) === false);
    }
  }
  return edges.length > 0 && !edges.includes(true);
}
