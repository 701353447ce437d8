/** A game without drawings in the lobby. */
import type { LobbyParts } from '../games/game';
import Preview from './Preview.svelte';
import SideSelect from './SideSelect.svelte';

const parts: LobbyParts = { Preview, Seat: SideSelect };
export default parts;
