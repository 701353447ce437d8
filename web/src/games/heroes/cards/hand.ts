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

export interface Row {
  /** The width of a card, in pixels. */
  card: number;
  /** From the left edge of one card to that of the next. */
  step: number;
}

/** Narrower than this a name can no longer be read. */
const NARROWEST = 70;
const GAP = 6;

/** How a hand lies in a width: side by side, the cards as wide as that allows; only the largest hands lie over each other. */
export function sideBySide(count: number, width: number, widest: number): Row {
  if (count < 2) return { card: widest, step: widest };
  const card = Math.round(Math.max(NARROWEST, Math.min(widest, (width - GAP * (count - 1)) / count)));
  return { card, step: Math.min(card + GAP, (width - card) / (count - 1)) };
}
