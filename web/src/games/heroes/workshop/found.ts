/** What the check finds about a tile of a map. */
import { within } from '../../../workshop/file/yaml';
import type { Found } from '../../../workshop/findings';
import { groupsPath, PLAYER_SEATS, type LaidTile } from './layout';
import type { Thing } from './things';

/** A place as the check writes it. */
const written = ([u, v]: LaidTile['place']): string => `[${u}, ${v}]`;

/** What is found about the tiles of a map together. */
const ofMap = (findings: readonly Found[], players: string): Found[] => {
  const map = groupsPath(players);
  return findings.filter(({ path }) => path.length <= map.length && within(map, path));
};

/** Seats that begin nowhere on a map, each with what is said of it. */
export function notBegun(findings: readonly Found[], players: string, tiles: readonly LaidTile[]): { seat: string; said: string }[] {
  const all = ofMap(findings, players);
  const lacking = PLAYER_SEATS.slice(0, Number(players) || 0).filter((seat) => !tiles.some((tile) => tile.seat === seat));
  return lacking.flatMap((seat) => all.filter(({ said }) => new RegExp(`\\b${seat}\\b`).test(said)).map(({ said }) => ({ seat, said })));
}

/**
 * Of the tile itself and of what stands on it. Where something is wrong with the tiles of a map together, such as that they
 * are not connected or that the box has too few of them, the check names the places.
 */
export function foundOn(findings: readonly Found[], players: string, tile: LaidTile, things: readonly Thing[]): Found[] {
  const about = [tile.path, ...things.map(({ path }) => path)];
  return [...findings.filter(({ path }) => path.length > 0 && about.some((each) => within(path, each))), ...ofMap(findings, players).filter(({ text }) => text.includes(written(tile.place)))];
}
