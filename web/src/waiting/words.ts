/** The words of the page of one's games, fetched with it. */
import type { Catalogues } from '../lib/words.svelte';

export const words: Catalogues = {
  en: () => import('./locale/en'),
  fr: () => import('./locale/fr'),
  de: () => import('./locale/de'),
  pl: () => import('./locale/pl'),
};
