/** The words of the pages on which people find each other, fetched with them. */
import type { Catalogues } from '../lib/words.svelte';

export const words: Catalogues = {
  en: () => import('./locale/en'),
  fr: () => import('./locale/fr'),
  de: () => import('./locale/de'),
  pl: () => import('./locale/pl'),
};
