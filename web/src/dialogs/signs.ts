/** A sign for an answer: the game's own, or by what it does where many games have such answers. */
import type { IconName } from '../art/icon-names';
import { gameOf } from '../games';
import { word } from '../lib/stores/anchors';
import type { Option } from '../lib/protocol';

const VERBS: Record<string, IconName> = {
  retreat: 'run',
  reroll: 'rolling-dices',
  keep: 'check-mark',
  look: 'card-pick',
  top: 'card-draw',
  bottom: 'card-discard',
  yes: 'check-mark',
  no: 'cancel',
  pass: 'next-button',
  draw_cards: 'card-draw',
  give: 'receive-money',
  exchange: 'card-exchange',
};

export function signOf(option: Option, game: string | undefined): IconName | undefined {
  return gameOf(game).signOf?.(option) ?? VERBS[word(option.key)];
}
