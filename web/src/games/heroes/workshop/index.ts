/** Scenario files of Heroes in the workshop. */
import type { WorkshopParts } from '../../game';
import { FACTIONS, fresh, freshPart } from './fresh';
import ImportMap from './ImportMap.svelte';
import { names } from './names';
import Picture from './Picture.svelte';
import { FEWEST, roll } from './rolling';
import RollStrip from './RollStrip.svelte';
import Tray from './Tray.svelte';

const parts: WorkshopParts = {
  sections: [
    { id: 'map', icon: 'treasure-map', keys: ['layout'] },
    { id: 'basics', icon: 'scroll-unfurled', keys: ['id', 'name', 'mode', 'players', 'difficulty', 'length', 'story', 'teams', 'turn_order', 'expansion', 'campaign', 'carry', 'gifts'] },
    { id: 'means', icon: 'coins-pile', keys: ['setup', 'seat_bonus'] },
    { id: 'places', icon: 'obelisk', keys: ['fields', 'tokens', 'shared_tokens'] },
    { id: 'rivals', icon: 'warlord-helmet', keys: ['ai', 'ai_shared', 'hordes'] },
    { id: 'rules', icon: 'rule-book', keys: ['rules'] },
    { id: 'events', icon: 'hourglass', keys: ['events', 'tales'] },
    { id: 'goals', icon: 'laurels', keys: ['victory', 'defeat', 'limit', 'scoring', 'elimination', 'capture_all_defeats'] },
  ],
  Picture,
  Tray,
  pictured: ['layout'],
  Import: ImportMap,
  chance: { roll: () => roll(FEWEST), Strip: RollStrip },
  fresh,
  freshPart,
  factions: FACTIONS,
  names,
};
export default parts;
