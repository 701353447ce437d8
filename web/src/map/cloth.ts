/** The colours of a faction's cloth: its pattern is drawn once for the page by parts/Patterns.svelte. */
import { isFaction } from '../lib/factions';

const known = (faction: string): string => (isFaction(faction) ? faction : 'neutral');

export const cloth = (faction: string): string => `url(#p-${known(faction)})`;
/** What is sewn on it. */
export const onCloth = (faction: string): string => `var(--on-${known(faction)})`;
