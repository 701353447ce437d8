/** What the rest of the page asks of a position of BattleLore. */
import type { BattleloreView } from '../../lib/protocol';
import type { SeatFacts, View } from '../game';

export function read(view: View): BattleloreView {
  return view as BattleloreView;
}

/** Light for standards and dark for pennants, as their pieces are. */
export function seat(view: View, at: number): SeatFacts {
  const side = read(view).players[at]?.side;
  return side === undefined ? {} : { faction: side ? 'dungeon' : 'tower' };
}

/** Whoever belongs to the side at turn; before and after the turns everybody who is asked acts for themselves. */
export function onTurn(view: View, at: number): boolean {
  const { phase, players, turn } = read(view);
  return ['creation', 'setup', 'after'].includes(phase) || players[at]?.side === turn;
}

/** The heroes and advisers a side names. */
export function brings(side: string): string {
  return [...side.matchAll(/(?:hero|adviser)=([^:\s]+)/g)].map((found) => found[1]).join(', ');
}
