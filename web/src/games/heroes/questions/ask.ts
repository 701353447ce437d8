/**
 * Which questions are shown in a window of their own, and which. Everything here follows from how the server names a
 * question (its step and kind) and what its answers are about (their anchors); a question nobody thought of still gets
 * a window with all its answers.
 */
import { rest, word } from '../../../lib/stores/anchors';
import type { Asked, HeroesView, Option } from '../../../lib/protocol';

export type Window =
  | 'search' // look at the top cards, or take the open one
  | 'cards' // cards laid out: keep, discard, sell, put back, play
  | 'units' // unit cards
  | 'reward' // what a settlement brings
  | 'trade' // the Trading Post
  | 'dice' // dice of the map
  | 'side' // a faction or a hero
  | 'morale' // Morale cards
  | 'amount' // how many
  | 'options'; // anything else, as tiles

/** Things on the boards: whoever is asked about these has to see the board and not a window. */
const ON_BOARD = new Set(['field', 'spot', 'turn', 'space', 'building', 'piece', 'adventure']);
/** Steps that belong to the town's own page. */
const IN_TOWN = new Set(['ask_town', 'ask_requested', 'ask_recruit']);
/** Steps at which one goes on with the map, the Combat or the hand as they lie there. */
const IN_PLACE = new Set([
  'ask_turn', 'ask_action', 'ask_turn_discard', 'ask_unit', 'ask_draw', 'ask_placed', 'ask_hex', 'ask_obstacle', 'chose_obstacle',
  'turned_obstacle', 'ask_drop', 'ask_expedition_turn',
]);
/** In a Combat these are about cards that lie open beside it, or need more room than the choice bar has. */
const OVER_COMBAT = new Set(['end_round', 'ask_redraw', 'ask_kept', 'ask_rest', 'ask_found', 'ask_step', 'ask_swap']);

const BY_STEP: Record<string, Window> = {
  ask_search: 'search',
  ask_reward: 'reward',
  got_reward: 'reward',
  ask_trade: 'trade',
  pick_result: 'dice',
  offer_map_reroll: 'dice',
  ask_faction: 'side',
  ask_hero: 'side',
  ask_heir: 'side',
  ask_duel_faction: 'side',
  ask_duel_hero: 'side',
};

/** More numbers than this are counted and not laid out as tiles. */
const MANY = 8;
/** A label this long does not fit on a button of the choice bar. */
const LONG = 34;

/** The window for a question, or null where boards, hand and choice bar are enough. */
export function windowOf(asked: Asked, view: HeroesView | null): Window | null {
  if (IN_PLACE.has(asked.step) || IN_TOWN.has(asked.step)) return null;
  const known = BY_STEP[asked.step];
  if (known) return known;
  const about = asked.options.map((option) => word(option.at));
  if (about.some((anchor) => ON_BOARD.has(anchor) && anchor !== 'piece')) return null;
  if (about.length > 0 && about.every((anchor) => anchor === 'morale' || anchor === '') && about.includes('morale')) return 'morale';
  if (view?.combat) return overCombat(asked, about);
  if (about.includes('kind')) return 'units';
  if (about.some((anchor) => anchor === 'card' || anchor === 'offer')) return 'cards';
  return amounts(asked.options).length > MANY ? 'amount' : 'options';
}

/** A Combat is covered only where that has to be. */
function overCombat(asked: Asked, about: string[]): Window | null {
  if (about.includes('offer')) return 'cards';
  if (about.includes('kind')) return 'units';
  if (OVER_COMBAT.has(asked.step)) return about.includes('card') ? 'cards' : 'options';
  if (about.includes('card') || about.includes('die')) return null;
  const long = asked.options.some((option) => (option.short || option.label).length > LONG);
  return long ? 'options' : null;
}

/** Answers by the thing they are about, in the order they came; those about nothing at the end. */
export interface Bundle {
  at: string;
  options: Option[];
}

export function bundles(options: readonly Option[], anchors: readonly string[]): { things: Bundle[]; plain: Option[] } {
  const things = new Map<string, Bundle>();
  const plain: Option[] = [];
  for (const option of options) {
    const at = option.at ?? '';
    if (!anchors.includes(word(at))) {
      plain.push(option);
      continue;
    }
    const there = things.get(at);
    if (there) there.options.push(option);
    else things.set(at, { at, options: [option] });
  }
  return { things: [...things.values()], plain };
}


/** The answers that are mere numbers, the least first. */
export function amounts(options: readonly Option[]): Option[] {
  const plain = options.filter((option) => word(option.key) === 'amount');
  return plain.sort((a, b) => Number(rest(a.key)) - Number(rest(b.key)));
}

/** A question whose answers are a plain yes and no. */
export function isYesNo(asked: Asked): boolean {
  const keys = asked.options.map((option) => option.key).sort();
  return keys.length === 2 && keys[0] === 'no' && keys[1] === 'yes';
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Levels and difficulties are printed in Roman numerals. */
export function roman(n: number): string {
  return ROMAN[n] ?? String(n);
}
