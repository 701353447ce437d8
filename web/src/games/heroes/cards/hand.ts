/** Whose cards lie where: the hand at the bottom of the table, and the piles beside it. */
import type { HeroesView, Option } from '../../../lib/protocol';

export interface Hand {
  hand: string[];
  /** How many are in hand, where they are not known. */
  size: number;
  deck: string[];
  deckSize: number;
  discard: string[];
  removed: string[];
}

/** What a seat may know of a player's cards; null where there are none. */
export function handOf(view: HeroesView | null, player: number): Hand | null {
  const world = view?.world?.players[player];
  if (world) {
    return {
      hand: world.hand,
      size: world.hand_size,
      deck: world.deck,
      deckSize: world.deck.length,
      discard: world.discard,
      removed: world.removed,
    };
  }
  const side = view?.combat?.sides[view.combat.players.indexOf(player)];
  if (!side) return null;
  return {
    hand: side.hand,
    size: side.hand_size,
    deck: side.deck,
    deckSize: side.deck.length,
    discard: side.discard,
    removed: side.removed,
  };
}

/** Answers that take a card out of the hand without playing it. */
const GIVES = new Set(['discard', 'remove', 'offer', 'put']);

/** Whether all that can be done with a card is to part with it. */
export function partsWith(options: readonly Option[]): boolean {
  return options.length > 0 && options.every((option) => GIVES.has(option.key.split(':', 1)[0] ?? ''));
}

/** Cards with how many of each there are, in the order of the catalogue's kinds and then by name. */
export interface Counted {
  id: string;
  count: number;
}

export function counted(cards: readonly string[]): Counted[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

export interface Fan {
  /** From the left edge of one card to that of the next, in pixels. */
  step: number;
  /** Degrees between neighbours. */
  turn: number;
  /** How far the outer cards lean out beyond their places, in pixels. */
  lean: number;
}

/** Cards turn about a point this far below their top edge, in widths of a card. */
const PIVOT = (1.6 * 7.4) / 5;
/** Room between the outer cards and the piles. */
const LEAN = 8;

/** How a hand is spread over a width: side by side while there is room, then closer together. */
export function spread(count: number, width: number, card: number, flat = false): Fan {
  if (count < 2) return { step: card, turn: 0, lean: 0 };
  if (flat) return { step: Math.min(card + 4, (width - card) / (count - 1)), turn: 0, lean: 0 };
  const turn = Math.min(3.2, 18 / count);
  const outermost = (turn * (count - 1) * Math.PI) / 360;
  const lean = Math.round(Math.sin(outermost) * PIVOT * card + LEAN);
  const step = Math.max(Math.min(card - 14, (width - card - 2 * lean) / (count - 1)), card * 0.22);
  return { step, turn, lean };
}
