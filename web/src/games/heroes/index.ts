/** Heroes on the page. */
import type { Game } from '../game';
import { beats } from './beats';
import * as view from './view';

const game: Game = {
  ...view,
  sign: 'mounted-knight',
  beats,
  onTable: new Set(['field', 'spot', 'turn', 'card', 'offer', 'space', 'kind', 'building', 'obstacle', 'morale', 'hero']),
  modes: ['clash', 'campaign', 'coop', 'alliance', 'tournament', 'skirmish'],
  lobby: () => import('./lobby'),
  table: () => import('./table'),
  replay: () => import('./replay'),
  roundEvent: 'map_round',
};
export default game;
