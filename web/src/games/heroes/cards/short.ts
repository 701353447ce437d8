/** The few words on a card that cannot be played: when it could be. The whole reason is in its tooltip. */
import type { Asked, CardInfo, Reason } from '../../../lib/protocol';
import { t } from '../../../lib/words.svelte';

const ON_MAP = ['map', 'recruit', 'guild', 'won', 'guarded'];
/** The moment that a question is, for cards. */
const MOMENT: Record<string, string[]> = {
  ask_turn: ['map'],
  ask_town: ['recruit'],
  ask_recruit: ['recruit'],
  ask_wisdom: ['guild'],
  ask_raise: ['won'],
  ask_avoid: ['guarded'],
  ask_action: ['activation'],
  ask_instant: ['attack', 'defense'],
  ask_opening: ['start'],
  ask_between: [],
  ask_cancel: ['enemy_spell'],
  ask_return: ['own_spell'],
  ask_roll: ['roll'],
  offer_save: ['loss'],
  end_round: ['extend'],
};
/** Reasons that can be said in three words. */
const KNOWN = new Set(['H3-CBC-01', 'H3-ABL-03', 'H3-GEN-04', 'H3-CBS-26']);

/** Whether a question is a moment to play cards: only then is it worth saying of the others that they are not. */
export function isMoment(asked: Asked): boolean {
  return asked.step in MOMENT || asked.options.some((option) => option.at?.startsWith('card:'));
}

/** The moment a card waits for: a name for the words `card-moment`. */
export function waitsFor(card: CardInfo, asked: Asked, fighting: boolean): string {
  const { moments } = card;
  if (!moments.length) return 'power';
  // One side attacks and the other defends: a card for one of both that is not offered is for the other.
  const instant = asked.step === 'ask_instant' && !(moments.includes('attack') && moments.includes('defense'));
  const now = instant ? [] : (MOMENT[asked.step] ?? []);
  if (moments.some((moment) => now.includes(moment))) return '';
  const here = moments.filter((moment) => ON_MAP.includes(moment) !== fighting);
  if (here.length) return here[0] ?? '';
  if (!fighting) return 'combat';
  return moments.includes('map') ? 'map' : (moments[0] ?? '');
}

export function shortReason(card: CardInfo, asked: Asked, fighting: boolean, reasons: readonly Reason[]): string {
  const moment = waitsFor(card, asked, fighting);
  if (moment) return t('card-moment', { moment });
  const clause = reasons.find((reason) => KNOWN.has(reason.clause))?.clause;
  return clause ? t('card-clause', { clause }) : t('card-not-now');
}
