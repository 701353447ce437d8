/** The words about rules that have changed, fetched when a game waits for its players to decide about them. */
import type { Catalogues } from '../../lib/words.svelte';

export const words: Catalogues = {
  en: () => import('./locale/en'),
  fr: () => import('./locale/fr'),
  de: () => import('./locale/de'),
  pl: () => import('./locale/pl'),
};
