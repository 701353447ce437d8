/** The Battlefield expansion in the lobby: there are no scenarios of one's own for it. */
import type { LobbyParts } from '../game';
import heroes from '../heroes/lobby';

const parts: LobbyParts = { ...heroes, Own: undefined };
export default parts;
