/** The table as the parts of a Heroes game know it: its position and what is printed are of their kind, and have come. */
import type { HeroesCatalogue, HeroesNotes, HeroesView } from '../../lib/protocol';
import { getTable as getAnyTable, type TableStore } from '../../lib/stores/table.svelte';

export interface HeroesTable extends TableStore {
  readonly view: HeroesView | null;
  readonly notes: HeroesNotes | null;
  get catalogue(): HeroesCatalogue;
}

export function getTable(): HeroesTable {
  return getAnyTable() as HeroesTable;
}
