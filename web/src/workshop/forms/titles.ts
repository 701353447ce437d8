/** What a key of the file is called in a form. */
import { has, t } from '../../lib/words.svelte';

const idOf = (game: string, key: string): string => `workshop-key-${game}-${key}`;

/** A key at the top of a file in the reader's words; nothing for keys further in, which forms show as they are written. */
export const titleOf = (game: string, key: string): string => (has(idOf(game, key)) ? t(idOf(game, key)) : '');

/** What such a key is for. */
export const aboutOf = (game: string, key: string): string => (has(`${idOf(game, key)}-about`) ? t(`${idOf(game, key)}-about`) : '');
