/** The Battlefield expansion on the page: Heroes, with Duels and Adventure mode. */
import type { Game } from '../game';
import heroes from '../heroes';
import * as view from './view';

// Its scenarios are no files, so there is nothing to make in the workshop.
const { workshop: _, ...base } = heroes;
const game: Game = {
  ...base,
  ...view,
  sign: 'crossed-swords',
  onTable: new Set([...heroes.onTable, 'adventure']),
  modes: ['duel', 'adventure', 'skirmish'],
  lobby: () => import('./lobby'),
  table: () => import('./table'),
  replay: () => import('./replay'),
};
export default game;
