/** An adventure of BattleLore in the lobby. */
import type { LobbyParts } from '../../game';
import { request } from './companions';
import Preview from './Preview.svelte';
import Seat from './Seat.svelte';

const parts: LobbyParts = { Preview, Seat, request };
export default parts;
