/** Heroes on the page. */
import type { Game } from '../game';
import { beats } from './eventTimes';
import { AI, coloursOf } from './factions';
import { signOf } from './questions/signs';
import * as view from './view';

const game: Game = {
  ...view,
  sign: 'mounted-knight',
  beats,
  onTable: new Set(['field', 'spot', 'turn', 'card', 'offer', 'space', 'kind', 'building', 'obstacle', 'morale', 'hero']),
  modes: ['clash', 'campaign', 'coop', 'alliance', 'tournament', 'skirmish'],
  sounds: () => import('./eventSounds'),
  lobby: () => import('./lobby'),
  table: () => import('./table'),
  replay: () => import('./replay'),
  roundEvent: 'map_round',
  coloursOf,
  eventColours: (told) => ('ai' in told.args ? AI : null),
  signOf,
};
export default game;
