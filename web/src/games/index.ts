/** The games the page can draw: every folder beside this file. One without a folder is played on a plain table. */
import type { Game, GamePage } from './game';
import { plain } from '../plain';

const found = import.meta.glob<{ default: Game }>('./*/index.ts', { eager: true });
const games = new Map(Object.entries(found).map(([path, { default: game }]) => [path.split('/')[1] ?? '', game]));

export function gameOf(id: string | undefined): Game {
  return games.get(id ?? '') ?? plain;
}

/** The pages that games have besides their tables. */
export const gamePages: readonly GamePage[] = [...games.values()].flatMap(({ pages }) => pages ?? []);
