/** Where a hero could step from a tile to its neighbours, as the walls on the tiles show. */
import type { HeroesCatalogue, WorldView } from '../../../lib/protocol';
import { closedEdges, fieldName, neighbour, printedAt, split } from './geometry';

export interface Crossing {
  field: string;
  /** 0 north-east, then clockwise. */
  edge: number;
}

/** Whether the edges of a field are open, and the field is no mountain: closed edges of the field at this place. */
function walls(catalogue: HeroesCatalogue, tile: string | null | undefined, rotation: number, direction: number): number[] | null {
  const field = catalogue.tiles[tile ?? '']?.fields[printedAt(direction, rotation)];
  return field ? closedEdges(field, rotation) : null;
}

/** The open edges between a tile, laid on a spot and turned so, and the face-up tiles around it. */
export function crossings(world: WorldView, catalogue: HeroesCatalogue, spot: string, tile: string, rotation: number): Crossing[] {
  const found: Crossing[] = [];
  for (let direction = 1; direction < 7; direction++) {
    const here = fieldName(spot, direction);
    const closed = walls(catalogue, tile, rotation, direction);
    if (!closed) continue;
    for (let edge = 0; edge < 6; edge++) {
      const [beside, there] = split(neighbour(here, edge));
      const other = world.tiles[beside];
      if (beside === spot || !other?.tile || closed.includes(edge)) continue;
      if (walls(catalogue, other.tile, other.rotation ?? 0, there)?.includes((edge + 3) % 6) === false) found.push({ field: here, edge });
    }
  }
  return found;
}
