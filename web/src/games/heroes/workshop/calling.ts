/** A tile gets another name, and is called so wherever the file speaks of it. */
import { allParts, parse, set, valueAt, type Path } from '../../../workshop/file/yaml';
import type { Workshop } from '../../../workshop/shop.svelte';
import { layoutsOf, name, tilesOf, type LaidTile } from './layout';

/** Kinds of names among which labels of tiles are. */
const OF_TILES: ReadonlySet<string> = new Set(['label', 'place', 'goal']);

/** The text with another name for a tile. As long as another tile has the old one, it is that one the file speaks of. */
export function called(shop: Workshop, tile: LaidTile, label: string): string {
  const old = tile.label;
  const text = name(shop.text, tile, label);
  const value = parse(text).value;
  const others = layoutsOf(value).some((players) => tilesOf(value, players).some((each) => each.label === old));
  return !old || !label || others ? text : renamed(shop, text, value, old, label);
}

function renamed(shop: Workshop, text: string, value: unknown, old: string, label: string): string {
  let found = text;
  const about = new Map<string, Path>();
  for (const { path } of allParts(parse(text))) {
    const word = valueAt(value, path);
    if (typeof word !== 'string') continue;
    const now = inWord(kindAt(shop, path, value), word, old, label);
    if (now === word) continue;
    found = set(found, path, now);
    about.set(JSON.stringify(path.slice(0, 2)), path.slice(0, 2));
  }
  // What such a part tells the players names the tile in their words.
  for (const part of about.values()) {
    const said = valueAt(value, [...part, 'text']);
    const now = typeof said === 'string' ? said.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${spoken(old)}(?![\\p{L}\\p{N}])`, 'gu'), spoken(label)) : said;
    if (now !== said) found = set(found, [...part, 'text'], now);
  }
  return found;
}

const spoken = (label: string): string => label.replaceAll('_', ' ');

/** What a text at a place names; of several ways to write it, any that names something. */
function kindAt(shop: Workshop, path: Path, value: unknown): string {
  const schema = shop.schemas.at(path, value);
  if (!schema) return '';
  const one = shop.schemas.plain(schema);
  return one['x-names'] ?? (one.anyOf ?? []).map((way) => shop.schemas.plain(way)['x-names'] ?? '').find(Boolean) ?? '';
}

function inWord(kind: string, word: string, old: string, label: string): string {
  if (OF_TILES.has(kind)) return word === old ? label : word;
  // Measures name the tile at their end: `tile:old_mill`.
  return kind === 'measure' && word.endsWith(`:${old}`) ? `${word.slice(0, -old.length)}${label}` : word;
}
