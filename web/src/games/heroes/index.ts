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
  heat: () => import('./lab/Heat.svelte'),
  lobby: () => import('./lobby'),
  table: () => import('./table'),
  replay: () => import('./replay'),
  marks: {
    combat: { sign: 'crossed-swords', row: 0, word: 'mark-combat' },
    defeat: { sign: 'death-skull', row: 0, word: 'mark-defeat', tone: 'dark' },
    level: { sign: 'laurels', row: 1, word: 'mark-level', shape: 'shield' },
    town: { sign: 'castle', row: 1, word: 'mark-town', tone: 'blue' },
    flag: { sign: 'flying-flag', row: 2, word: 'mark-flag', shape: 'flag' },
    tile: { sign: 'treasure-map', row: 2, word: 'mark-tile', shape: 'hex' },
  },
  jump: { kind: 'combat', next: 'replay-next-combat', pass: 'replay-pass-fights' },
  workshop: () => import('./workshop'),
  roundEvent: 'map_round',
  coloursOf,
  eventColours: (told) => ('ai' in told.args ? AI : null),
  signOf,
};
export default game;
