/** The colours of a faction's cloth: its pattern is drawn once for the page by parts/Patterns.svelte. */
import { emblem } from '../art/emblems';
import type { IconName } from '../art/icon-names';
import { AI, isFaction } from './factions';

const known = (faction: string): string => (isFaction(faction) || faction === AI ? faction : 'neutral');

/** What is sewn on it; nothing on the cloth of nobody. */
export const badge = (faction: string): IconName | null =>
  faction === AI ? 'warlord-helmet' : isFaction(faction) ? emblem('factions', faction) : null;

export const cloth = (faction: string): string => `url(#p-${known(faction)})`;
/** The colour of what is sewn on it. */
export const onCloth = (faction: string): string => `var(--on-${known(faction)})`;
