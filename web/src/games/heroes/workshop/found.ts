/** What the check finds about a tile of a map. */
import { within } from '../../../workshop/file/yaml';
import type { Found } from '../../../workshop/findings';
import { groupsPath, type LaidTile } from './layout';
import type { Thing } from './things';

/** A place as the check writes it. */
const written = ([u, v]: LaidTile['place']): string => `[${u}, ${v}]`;

/**
 * Of the tile itself and of what stands on it. Where something is wrong with the tiles of a map together, such as that they
 * are not connected, the check names the places.
 */
export function foundOn(findings: readonly Found[], players: string, tile: LaidTile, things: readonly Thing[]): Found[] {
  const about = [tile.path, ...things.map(({ path }) => path)];
  const map = groupsPath(players);
  return findings.filter(({ path, text }) => (path.length > 0 && about.some((each) => within(path, each))) || (path.length <= map.length && within(map, path) && text.includes(written(tile.place))));
}
