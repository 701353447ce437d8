/** The words for clocks and for ending a game, fetched with the seats of a table. */
import type { Catalogues } from '../../lib/words.svelte';

export const words: Catalogues = {
  en: () => import('./locale/en'),
  fr: () => import('./locale/fr'),
  de: () => import('./locale/de'),
  pl: () => import('./locale/pl'),
};
