/** The table as the parts of the Battlefield expansion know it. */
import type { BattlefieldCatalogue, BattlefieldView } from '../../lib/protocol';
import { getTable as getAnyTable } from '../../lib/stores/table.svelte';
import type { HeroesTable } from '../heroes/store';

export interface BattlefieldTable extends HeroesTable {
  readonly view: BattlefieldView | null;
  get catalogue(): BattlefieldCatalogue;
}

export function getTable(): BattlefieldTable {
  return getAnyTable() as BattlefieldTable;
}
