/** What a scenario file may name: things of the box, and what the file itself gives names to. */
import type { HeroesCatalogue } from '../../../lib/protocol';
import { allParts, valueAt } from '../../../workshop/file/yaml';
import type { Workshop } from '../../../workshop/shop.svelte';
import { AI_SEATS, layoutsOf, PLAYER_SEATS, tilesOf } from './layout';

interface Name {
  value: string;
  label: string;
}

const TIERS = ['bronze', 'silver', 'gold'];
const GOALS = ['nearest_town', 'nearest_home', 'richest_town'];
const plain = (words: readonly string[]): Name[] => words.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
/** Each word once, called as the box calls it where it does. */
const once = (names: readonly Name[]): Name[] => [...new Map(names.map((name) => [name.value, name])).values()];
const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

export function labelsIn(value: unknown): string[] {
  return [...new Set(layoutsOf(value).flatMap((players) => tilesOf(value, players).map(({ label }) => label)))].filter(Boolean);
}

function idsIn(value: unknown, key: string): string[] {
  return list(valueAt(value, [key])).map((each) => String(valueAt(each, ['id']) ?? '')).filter(Boolean);
}

function units(printed: HeroesCatalogue | null, sides: readonly string[]): Name[] {
  const all = Object.values(printed?.units ?? {}).filter(({ faction }) => faction !== 'siege');
  const bare = (id: string, faction: string): string => (id.startsWith(`${faction}_`) ? id.slice(faction.length + 1) : id);
  return [
    ...sides.flatMap((side) => [1, 2, 3, 4, 5, 6, 7].map((rank) => ({ value: `${side}:T${rank}`, label: `${side} T${rank}` }))),
    ...all.flatMap(({ id, name, faction }) =>
      faction === 'neutral' ? [{ value: `neutral:${bare(id, faction)}`, label: name }] : sides.map((side) => ({ value: `${side}:${bare(id, faction)}`, label: `${name} (${side})` })),
    ),
    ...[...TIERS, 'azure'].map((tier) => ({ value: `draw:${tier}`, label: `draw ${tier}` })),
    ...sides.flatMap((side) => TIERS.map((tier) => ({ value: `${side}:${tier}_choice`, label: `${side} ${tier} choice` }))),
  ];
}

export function names(kind: string, shop: Workshop): readonly Name[] {
  const printed = shop.printed as HeroesCatalogue | null;
  const { value } = shop;
  const named = (things: Readonly<Record<string, { id: string; name: string }>> | undefined): Name[] => Object.values(things ?? {}).map(({ id, name }) => ({ value: id, label: name }));
  switch (kind) {
    case 'unit':
      return units(printed, ['pack', 'few']);
    case 'pack':
      return units(printed, ['pack']).filter((name) => name.value.startsWith('pack:'));
    case 'location':
      return named(printed?.locations);
    case 'card':
      return named(printed?.cards);
    case 'tile':
      return plain(Object.keys(printed?.tiles ?? {}));
    case 'building':
      return once(Object.values(printed?.buildings ?? {}).map(({ id, name }) => ({ value: id.split('/').at(-1) ?? id, label: name })));
    case 'label':
      return plain(labelsIn(value));
    case 'place':
      return plain([...labelsIn(value), ...seatsIn(value)]);
    case 'goal':
      return plain([...GOALS, ...labelsIn(value), ...seatsIn(value)]);
    case 'token':
      return plain(['points', ...list(valueAt(value, ['tokens'])).map(String), ...list(valueAt(value, ['shared_tokens'])).map(String)]);
    case 'ai':
      return plain(idsIn(value, 'ai'));
    case 'rule':
      return plain(idsIn(value, 'rules'));
    case 'horde':
      return plain(idsIn(value, 'hordes'));
    case 'tale':
      return plain(Object.keys((valueAt(value, ['tales']) ?? {}) as object));
    case 'measure':
      return once([
        ...plain(shop.schemas.words('measure')),
        ...named(printed?.locations),
        ...plain(labelsIn(value).flatMap((label) => [`tile:${label}`, `standing:${label}`])),
        ...plain(list(valueAt(value, ['tokens'])).map((token) => `token:${String(token)}`)),
        ...plain(list(valueAt(value, ['shared_tokens'])).map((token) => `shared:${String(token)}`)),
      ]);
    default:
      return [];
  }
}

function seatsIn(value: unknown): string[] {
  const laid = layoutsOf(value).flatMap((players) => tilesOf(value, players).map(({ seat }) => seat));
  return [...PLAYER_SEATS, ...AI_SEATS].filter((seat) => laid.includes(seat));
}

/** A name that nothing in the file has yet. */
export function unused(shop: Workshop, stem: string): string {
  const words = new Set(allParts(shop.readable).map(({ path }) => String(shop.at(path))));
  let n = 1;
  while (words.has(`${stem}_${n}`)) n++;
  return `${stem}_${n}`;
}
