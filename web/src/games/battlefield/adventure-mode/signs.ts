/** The sign on an Adventure card. */
import { fieldEmblem } from '../../heroes/art/emblems';
import type { IconName } from '../../../art/icon-names';

const SIGNS: Record<string, IconName> = {
  crypt: 'tombstone',
  cyclops_stockpile: 'minerals',
  dragon_utopia: 'spiked-dragon-head',
  dwarven_treasury: 'dwarf-helmet',
  imp_cache: 'locked-chest',
  campfire: 'flame',
  corpse: 'skeleton-inside',
  learning_stone: 'rune-stone',
  scholar: 'wizard-face',
  spell_scroll: 'scroll-unfurled',
  treasure_chest: 'open-treasure-chest',
  trading_post: 'scales',
  obelisk: 'obelisk',
  windmill: 'windmill',
  magic_spring: 'well',
};

export function signOf(id: string): IconName {
  return SIGNS[id] ?? fieldEmblem(id, '') ?? 'treasure-map';
}
