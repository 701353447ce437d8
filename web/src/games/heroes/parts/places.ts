/** Places by the names a scenario gives them: the board is printed with others. */
import type { HeroesCatalogue } from '../../../lib/protocol';

/** What is printed, with the places of a scenario under their names there. */
export function renamed(printed: HeroesCatalogue, places: Record<string, string> | undefined): HeroesCatalogue {
  const called = new Map(Object.entries(places ?? {}));
  if (!called.size) return printed;
  const locations = Object.fromEntries(
    Object.entries(printed.locations).map(([id, info]) => [id, { ...info, name: called.get(id) ?? info.name }]),
  );
  const tiles = Object.fromEntries(
    Object.entries(printed.tiles).map(([id, tile]) => {
      const fields = tile.fields.map((field) => ({ ...field, name: called.get(field.location) ?? field.name }));
      return [id, { ...tile, fields }];
    }),
  );
  return { ...printed, locations, tiles };
}
