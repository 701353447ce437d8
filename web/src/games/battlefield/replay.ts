/** A record of the Battlefield expansion. */
import type { ReplayParts } from '../game';
import heroes from '../heroes/replay';
import ReplayStage from './ReplayStage.svelte';

const parts: ReplayParts = { ...heroes, Stage: ReplayStage };
export default parts;
