/** A sign for an answer of Heroes: by what it brings, what it is about, or what it does. */
import { emblem } from '../art/emblems';
import type { IconName } from '../../../art/icon-names';
import type { Option } from '../../../lib/protocol';
import { rest, word } from '../../../lib/stores/anchors';

/** Something an answer brings: `gold 5`, or `income_gold 5` for every round with income. */
export interface Brought {
  what: string;
  amount: number;
  income: boolean;
}

export function broughtBy(brings: string | undefined): Brought[] {
  return (brings ?? '').split(',').flatMap((part) => {
    const [name, amount] = part.trim().split(/\s+/);
    if (!name || !/^-?\d+$/.test(amount ?? '')) return [];
    const income = name.startsWith('income_');
    return [{ what: income ? name.slice('income_'.length) : name, amount: Number(amount), income }];
  });
}

const BRINGS: Record<string, IconName> = {
  movement: 'wingfoot',
  experience: 'laurels',
  morale: 'bugle-call',
  ability: 'scroll-unfurled',
  artifact: 'crown',
  spell: 'spell-book',
  resource_die: 'perspective-dice-six-faces-random',
  treasure_die: 'perspective-dice-six-faces-random',
  reinforce: 'rally-the-troops',
};
const DECKS: Record<string, IconName> = {
  own: 'card-draw',
  ability: 'scroll-unfurled',
  artifact: 'crown',
  spell: 'spell-book',
  astrologers: 'night-sky',
};
const VERBS: Record<string, IconName> = {
  extend: 'crossed-swords',
  surrender: 'flying-flag',
  morale_draw: 'card-draw',
  morale_swap: 'card-exchange',
  morale_reroll: 'rolling-dices',
  luck_reroll: 'shamrock',
  take_top: 'card-pickup',
  heal: 'healing',
  cure: 'medical-pack',
  step: 'bolt-spell-cast',
  rule: 'scroll-unfurled',
  rule2: 'scroll-unfurled',
};

/** The sign of something that is brought. */
export function broughtSign(what: string): IconName {
  if (what === 'gold' || what === 'building_materials' || what === 'valuables') return emblem('resources', what);
  return BRINGS[what] ?? 'open-treasure-chest';
}

export function signOf(option: Option): IconName | undefined {
  const [first] = broughtBy(option.brings);
  if (first) return broughtSign(first.what);
  const about = word(option.at);
  if (about === 'deck') return DECKS[rest(option.at)] ?? 'swordman';
  if (about === 'piece') return rest(option.at) === '0' ? 'knight-banner' : 'flying-flag';
  if (word(option.key) === 'stat') return emblem('stats', rest(option.key));
  return VERBS[word(option.key)];
}
