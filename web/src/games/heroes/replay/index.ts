/** A record of Heroes. */
import type { ReplayParts } from '../../game';
import Side from './Side.svelte';
import Stage from './Stage.svelte';
import Strip from './Strip.svelte';
import Told from './Told.svelte';

const parts: ReplayParts = { Stage, Side, Strip, Told };
export default parts;
