/** Whether a search is the reward of a new level. */
import type { Told } from '../../../lib/protocol';

/** What happens between a new level and the end of its search. */
const BETWEEN = new Set([
  'look', 'looked', 'gained', 'taken', 'taken_top', 'replaced', 'shared_discard', 'shared_reshuffle', 'experience',
]);

/** The level a player has just reached and whose search goes on, or 0. */
export function newLevel(log: readonly Told[], player: number): number {
  for (let n = log.length - 1; n >= 0; n--) {
    const told = log[n];
    if (!told) continue;
    if (told.name === 'level' && told.args.player === player) return Number(told.args.n ?? 0);
    if (!BETWEEN.has(told.name)) return 0;
  }
  return 0;
}
