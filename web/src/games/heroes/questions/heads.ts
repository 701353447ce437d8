/** The head of a question's window: a sign, and a title where the prompt alone would be dry. */
import type { IconName } from '../../../art/icon-names';
import type { Asked } from '../../../lib/protocol';
import { has, t } from '../../../lib/words.svelte';
import { rest, word } from '../../../lib/stores/anchors';

const ICONS: Record<string, IconName> = {
  ask_search: 'card-pick',
  ask_take: 'card-pickup',
  ask_put: 'card-discard',
  ask_order: 'card-discard',
  ask_spring: 'card-pickup',
  ask_witch: 'witch-face',
  witch_shows: 'witch-face',
  saw_top: 'spyglass',
  ask_deck: 'spyglass',
  ask_reward: 'village',
  got_reward: 'village',
  ask_trade: 'scales',
  pick_result: 'rolling-dices',
  offer_map_reroll: 'rolling-dices',
  ask_faction: 'knight-banner',
  ask_hero: 'knight-banner',
  ask_duel_faction: 'knight-banner',
  ask_duel_hero: 'knight-banner',
  ask_keep_morale: 'bugle-call',
  ask_heir: 'knight-banner',
  ask_keep: 'card-pickup',
  ask_bonus: 'open-treasure-chest',
  ask_reinforced: 'rally-the-troops',
  ask_weakened: 'tattered-banner',
  ask_offer: 'rally-the-troops',
  draw_offer: 'magic-portal',
  ask_redraw: 'crossed-swords',
  ask_transport: 'castle',
  ask_sacrifice: 'tattered-banner',
  got_sacrifice: 'tattered-banner',
  ask_darkness: 'cowled',
  eliminate: 'skull-shield',
  end_round: 'hourglass',
  ask_swap: 'card-exchange',
  ask_exchange: 'card-exchange',
  ask_cost: 'card-discard',
  ask_payment: 'card-discard',
  ask_dropped: 'card-discard',
  ask_sold: 'receive-money',
  ask_kept: 'card-pickup',
  ask_rest: 'card-discard',
  ask_found: 'card-pickup',
  ask_wisdom: 'spell-book',
  ask_avoid: 'shaking-hands',
  ask_raise: 'laurels',
  ask_spend: 'bugle-call',
  ask_step: 'bolt-spell-cast',
  next_of_team: 'three-friends',
  propose: 'shaking-hands',
  ask_in_return: 'shaking-hands',
  ask_amount: 'receive-money',
  ask_banked: 'receive-money',
};

export interface Head {
  icon: IconName;
  title: string;
  note: string;
}

/** The head for a question; `n` counts what is laid out, `round` is the round of a Combat. */
export function headOf(asked: Asked, n: number, round: number): Head {
  const id = `ask-${asked.step.replace(/_/g, '-')}`;
  const deck = asked.options.map((option) => option.at).find((at) => word(at) === 'deck');
  const icon = ICONS[asked.step] ?? 'scroll-unfurled';
  if (has(id)) return { icon, title: t(id, { n, round, deck: rest(deck) }), note: asked.prompt };
  const { source, text } = parted(asked.prompt);
  return source ? { icon, title: source, note: text } : { icon, title: asked.prompt, note: '' };
}

/** A longer note is read in the window itself. */
export const SENTENCE = 48;
const LONGEST = 40;

/** A prompt that names its source first: the source is the title, what it says the text. */
export function parted(prompt: string): { source: string; text: string } {
  const colon = prompt.search(/\s?:\s/);
  if (colon < 1 || colon > LONGEST) return { source: '', text: prompt };
  return { source: prompt.slice(0, colon), text: prompt.slice(colon).replace(/^\s?:\s/, '') };
}
