/** Adventure files of BattleLore in the workshop. */
import type { WorkshopParts } from '../../game';
import { fresh } from './fresh';
import { names } from './names';
import Picture from './Picture.svelte';
import Tray from './Tray.svelte';

const parts: WorkshopParts = {
  sections: [
    { id: 'battleground', icon: 'treasure-map', keys: ['terrain', 'landmarks', 'ramparts', 'units'] },
    { id: 'battle', icon: 'scroll-unfurled', keys: ['id', 'number', 'name', 'summary', 'first', 'cunning'] },
    { id: 'banners', icon: 'flying-flag', keys: ['banners', 'hold', 'sight'] },
    { id: 'councils', icon: 'star-swirl', keys: ['lore', 'council', 'lore_deck', 'command_cards'] },
    { id: 'reserves', icon: 'knight-banner', keys: ['call_to_arms'] },
    { id: 'treasure', icon: 'locked-chest', keys: ['chests', 'graves', 'quest', 'tents', 'trophy', 'slaying'] },
  ],
  Picture,
  Tray,
  pictured: ['terrain', 'landmarks', 'ramparts', 'units'],
  fresh,
  names,
};
export default parts;
