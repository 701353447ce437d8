/** The window in which one looks back at a game, with its words: nobody else fetches them. */
import { addWords, type Catalogues } from '../lib/words.svelte';

export const words: Catalogues = {
  en: () => import('./locale/en'),
  fr: () => import('./locale/fr'),
  de: () => import('./locale/de'),
  pl: () => import('./locale/pl'),
};

export async function reviewDialog() {
  const [dialog] = await Promise.all([import('./ReviewDialog.svelte'), addWords(words)]);
  return dialog.default;
}
