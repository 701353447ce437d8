/** Heroes in the lobby. */
import type { LobbyParts } from '../../game';
import { tableOf } from './chosen';
import Foes from './Foes.svelte';
import Legend from './Legend.svelte';
import Means from './Means.svelte';
import OwnScenario from './OwnScenario.svelte';
import Preview from './Preview.svelte';
import Seat from './Seat.svelte';
import Waiting from './Waiting.svelte';

const parts: LobbyParts = {
  Preview,
  Seat,
  Foes,
  Means,
  Own: OwnScenario,
  Waiting,
  legend: (lobby) => (tableOf(lobby)?.spots.length ? Legend : null),
};
export default parts;
