/** A game nobody has drawn yet: it is played by its questions, its log, and what its position says. */
import type { Game } from '../games/game';
import { nameIn } from './reading';

export const plain: Game = {
  sign: 'perspective-dice-six-faces-random',
  beats: { '*': ['hit', 1] },
  onTable: new Set(),
  mode: (_, catalogue) => nameIn(catalogue),
  lobby: () => import('./lobby'),
  table: () => import('./table'),
  replay: () => import('./replay'),
};
