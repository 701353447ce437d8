/** How a player stands. */
import type { HeroesView } from '../../../lib/protocol';

/** How many fields a player has flagged, and how many cubes were won from others. */
export function standing(view: HeroesView | null, seat: number): { flags: number; cubes: number } {
  const player = view?.world?.players[seat];
  const cubes = player?.cubes.reduce((sum, count, of) => (of === seat ? sum : sum + count), 0) ?? 0;
  return { flags: player?.flags.length ?? 0, cubes };
}
