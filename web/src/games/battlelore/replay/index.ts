/** A record of BattleLore. */
import type { ReplayParts } from '../../game';
import ReplaySide from './ReplaySide.svelte';
import ReplayStage from './ReplayStage.svelte';

const parts: ReplayParts = { Stage: ReplayStage, Side: ReplaySide };
export default parts;
