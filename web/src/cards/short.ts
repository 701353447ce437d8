/** The few words on a card that cannot be played: the whole reason is in its tooltip. */
import type { CardInfo, HeroesView, Reason } from '../lib/protocol';
import { t } from '../lib/words.svelte';

const LONGEST = 42;
/** Ways to play a card that need a Combat, and those that need the map. */
const IN_COMBAT = new Set(['instant', 'activation', 'combat', 'combat_start']);
const ON_MAP = new Set(['map']);

/** Whether a card belongs to the other half of the game: all its faces are for the map, or all for a Combat. */
export function elsewhere(card: CardInfo, fighting: boolean): 'combat' | 'map' | null {
  const timings = card.faces.map((face) => face.timing);
  if (!timings.length) return null;
  if (!fighting && timings.every((timing) => IN_COMBAT.has(timing))) return 'combat';
  if (fighting && timings.every((timing) => ON_MAP.has(timing))) return 'map';
  return null;
}

export function shortReason(card: CardInfo, view: HeroesView | null, reasons: readonly Reason[]): string | undefined {
  const where = elsewhere(card, view?.combat != null);
  if (where) return t('card-only', { where });
  const told = reasons[0]?.text;
  if (!told) return undefined;
  return told.length <= LONGEST ? told.replace(/\.$/, '') : t('card-not-now');
}
