/** The table of the Battlefield expansion. */
import type { TableParts } from '../game';
import { partsFor } from '../heroes/table';
import { sceneOf } from './scenes';
import Table from './Table.svelte';

const parts: TableParts = { Table, ...partsFor(sceneOf) };
export default parts;
