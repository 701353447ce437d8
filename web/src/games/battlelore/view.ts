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

/** The heroes and advisers a side names. */
export function brings(side: string): string {
  return [...side.matchAll(/(?:hero|adviser)=([^:\s]+)/g)].map((found) => found[1]).join(', ');
}
