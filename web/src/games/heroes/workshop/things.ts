/** What stands on tiles besides the land: AI heroes, locks, guards of one's own, homes. Each with the way to it in the file. */
import { valueAt, type Path } from '../../../workshop/file/yaml';
import type { IconName } from '../../../art/icon-names';
import type { LaidTile } from './layout';

export interface Thing {
  icon: IconName;
  text: string;
  path: Path;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const tileOf = (place: unknown): string => String((typeof place === 'object' && place !== null ? (place as { tile?: unknown }).tile : place) ?? '');

/** By name of a tile, or of a seat. */
export function thingsOf(value: unknown): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  const put = (where: string, thing: Thing): void => {
    if (where) found.set(where, [...(found.get(where) ?? []), thing]);
  };
  list(valueAt(value, ['ai'])).forEach((each, n) => {
    const hero = (each ?? {}) as Record<string, unknown>;
    put(tileOf(hero['at']), { icon: 'warlord-helmet', text: String(hero['name'] ?? hero['id'] ?? n + 1), path: ['ai', n] });
  });
  list(valueAt(value, ['rules'])).forEach((each, n) => {
    const lock = valueAt(each, ['change', 'lock']);
    if (lock !== undefined) put(tileOf(lock), { icon: 'padlock', text: String(valueAt(each, ['text']) ?? ''), path: ['rules', n] });
    for (const change of ['guards', 'beast']) {
      for (const where of list(valueAt(each, ['change', change, 'where']))) {
        put(tileOf(where), { icon: change === 'beast' ? 'spiked-dragon-head' : 'crossed-swords', text: String(valueAt(each, ['text']) ?? ''), path: ['rules', n] });
      }
    }
  });
  const home = valueAt(value, ['setup', 'home', 'at']);
  if (home !== undefined) put(tileOf(home), { icon: 'flying-flag', text: 'P1', path: ['setup', 'home'] });
  list(valueAt(value, ['setup', 'flags'])).forEach((place, n) => put(tileOf(place), { icon: 'flying-flag', text: 'P1', path: ['setup', 'flags', n] }));
  return found;
}

export const thingsOn = (things: ReadonlyMap<string, Thing[]>, tile: LaidTile): Thing[] => [...(things.get(tile.label) ?? []), ...(tile.seat ? (things.get(tile.seat) ?? []) : [])];
