/** How a record shows what it marks: as its game says, or as every game's record does. */
import { gameOf } from '../games';
import type { MarkKind } from '../games/game';

const EVERYWHERE: Readonly<Record<string, MarkKind>> = {
  end: { sign: 'crown', row: 0, word: 'replay-mark-other', tone: 'gold' },
  hands: { sign: 'shaking-hands', row: 1, word: 'replay-mark-hands' },
};
const OTHER: MarkKind = { sign: 'star-swirl', row: 2, word: 'replay-mark-other' };

export function markOf(game: string, kind: string): MarkKind {
  return gameOf(game).marks?.[kind] ?? EVERYWHERE[kind] ?? OTHER;
}
