/** A record of a game without drawings. */
import type { ReplayParts } from '../games/game';
import Seats from '../table/seats/Seats.svelte';
import Position from './Position.svelte';

const parts: ReplayParts = { Stage: Position, Side: Seats };
export default parts;
