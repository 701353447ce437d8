/** The table of Heroes. */
import type { TableStore } from '../../../lib/stores/table.svelte';
import type { TableParts } from '../../game';
import type { HeroesTable } from '../store';
import { moments, pictured } from './moments';
import Picture from './MomentPicture.svelte';
import Chip from './scenario/Chip.svelte';
import { COMBAT, sceneOf, type SceneOf } from './scenes';
import Table from './Table.svelte';
import Windows from './Windows.svelte';

/** What goes with the scenes of a table. */
export function partsFor(scenes: SceneOf): Omit<TableParts, 'Table' | 'Banner'> {
  const now = (store: TableStore) => scenes(store as HeroesTable);
  return { Chip, Windows, moments, pictured, Picture, keys: (store) => now(store).keys ?? [], spaceAnswers: (store) => now(store) === COMBAT };
}

const parts: TableParts = { Table, ...partsFor(sceneOf) };
export default parts;
