/** The Battlefield expansion on the page: Heroes, with Duels and Adventure mode. */
import type { Game } from '../game';
import heroes from '../heroes';
import * as view from './view';

const game: Game = {
  ...heroes,
  ...view,
  sign: 'crossed-swords',
  onTable: new Set([...heroes.onTable, 'adventure']),
  modes: ['duel', 'adventure', 'skirmish'],
  lobby: () => import('./lobby'),
  table: () => import('./table'),
  replay: () => import('./replay'),
};
export default game;
