/** Which icon stands for which component; emblems.json is the map, checked against the content and the sprite. */
import emblems from './emblems.json';
import type { IconName } from '../../../art/icon-names';

export type EmblemKind = keyof typeof emblems;

const otherwise: Partial<Record<EmblemKind, IconName>> = {
  units: 'swordman',
  cards: 'card-random',
  locations: 'star-altar',
  buildings: 'village',
};

/** The same thing in another place: a card a hero starts with, a token that lies on a side of a unit card. */
const VARIANT = /^(starting|few|pack|horde)_/;

/** The icon of a component. One that the map does not know yet gets its kind's plain icon. */
export function emblem(kind: EmblemKind, id: string): IconName {
  const known = emblems[kind] as Record<string, IconName | undefined>;
  return known[id] ?? known[id.replace(VARIANT, '')] ?? otherwise[kind] ?? 'card-random';
}

/** The icon of a mine, which depends on what it yields; of any other field, that of its location. */
export function fieldEmblem(location: string, resource = ''): IconName {
  return location === 'mine' && resource ? emblem('mines', resource) : emblem('locations', location);
}
