/** BattleLore on the page. */
import { t } from '../../lib/words.svelte';
import type { Game } from '../game';
import { beats } from './eventTimes';
import { brings, onTurn, seat } from './view';

const game: Game = {
  sign: 'knight-banner',
  beats,
  onTable: new Set(['unit', 'hex', 'hero', 'command', 'lore', 'artifact', 'skill', 'master', 'fallen']),
  sounds: () => import('./eventSounds'),
  marks: {
    defeat: { sign: 'death-skull', row: 0, word: 'battlelore-mark-losses', tone: 'dark' },
    level: { sign: 'laurels', row: 1, word: 'battlelore-mark-progress' },
    flag: { sign: 'flying-flag', row: 2, word: 'battlelore-mark-goals', shape: 'flag' },
  },
  sideName: (side) => t('battlelore-side', { side }),
  heat: () => import('./lab/Heat.svelte'),
  lobby: () => import('./lobby'),
  table: () => import('./table'),
  replay: () => import('./replay'),
  workshop: () => import('./workshop'),
  joining: () => import('./lobby/JoiningHero.svelte'),
  pages: [{ path: 'heroes', nav: 'nav-heroes', page: () => import('./career/CareersPage.svelte') }],
  mode: () => t('mode-battlelore'),
  seat,
  brings,
  onTurn,
};
export default game;
