/** The map of a scenario file: where its tiles lie and what is known of them, and what changes in the text when one is moved. */
import { insert, remove, set, parse, valueAt, type Path } from '../../../workshop/file/yaml';

export type Place = readonly [u: number, v: number];

/** One tile of a map, as the file gives it. */
export interface LaidTile {
  spot: string;
  place: Place;
  kind: string;
  /** P1, A1 ... for a starting tile. */
  seat: string;
  /** What is asked of it: a tile by its number, a condition, or `any`. */
  word: string;
  /** Whether that is the tile that lies here for certain, or one of several that are shuffled. */
  certain: boolean;
  face: 'up' | 'down';
  /** By how many sixths it is turned clockwise, -1 where the players turn it. */
  turned: number;
  label: string;
  /** The place of its group among the groups. */
  group: number;
  /** Its place in the group: a number, or a seat. */
  key: string | number;
  /** The way to its place in the file. */
  path: Path;
  /** How many tiles its group has. */
  of: number;
}

interface Group {
  kind?: unknown;
  at?: unknown;
  set?: unknown;
  fixed?: unknown;
  face?: unknown;
  label?: unknown;
  turned?: unknown;
}

export const KINDS = ['start', 'center', 'near', 'far'] as const;
export const FILTERS = ['any', 'settlement', 'gold_mine', 'valuables_mine', 'obelisk', 'no_obelisk', 'utopia', 'grail', 'castle', 'dungeon', 'necropolis'] as const;
export const PLAYER_SEATS = ['P1', 'P2', 'P3', 'P4'] as const;
export const AI_SEATS = ['A1', 'A2', 'A3', 'A4'] as const;
/** The grid has this many places in each direction from the middle. */
const HALF = 8;
const AROUND: readonly Place[] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

export const spotOf = ([u, v]: Place): string => `${u},${v}`;
export const placeOf = (spot: string): Place => {
  const [u = 0, v = 0] = spot.split(',').map(Number);
  return [u, v];
};

const isPlace = (value: unknown): value is Place => Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part));
const wayOf = (value: unknown): number => (Number.isInteger(value) ? (value as number) : -1);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
export const groupsPath = (players: string): Path => ['layout', players, 'tiles'];

/** For how many players a scenario of each mode may be. */
const COUNTS: Readonly<Record<string, readonly string[]>> = { clash: ['2', '3'], coop: ['1', '2', '3'], campaign: ['1'], alliance: ['3', '4'], tournament: ['2'] };
const ANY_COUNT = ['1', '2', '3', '4'];

/** For how many players the file could have a map besides. */
export function moreLayouts(value: unknown): string[] {
  const made = layoutsOf(value);
  return (COUNTS[String(valueAt(value, ['mode']))] ?? ANY_COUNT).filter((players) => !made.includes(players));
}

/** For how many players the file has maps. */
export function layoutsOf(value: unknown): string[] {
  const layouts = valueAt(value, ['layout']);
  return typeof layouts === 'object' && layouts !== null ? Object.keys(layouts) : [];
}

/** The tiles of a map; what cannot be read of it is left out. */
export function tilesOf(value: unknown, players: string): LaidTile[] {
  return list(valueAt(value, groupsPath(players))).flatMap((each, group) => {
    const { kind, at, set: words, fixed, face, label, turned } = (each ?? {}) as Group;
    const seated = typeof at === 'object' && at !== null && !Array.isArray(at);
    const places: [string | number, unknown][] = seated ? Object.entries(at) : list(at).map((place, n) => [n, place]);
    const asked = list(words).map(String);
    const certain = fixed === true || new Set(asked).size === 1;
    return places.flatMap(([key, place], n): LaidTile[] => {
      if (!isPlace(place)) return [];
      return [
        {
          spot: spotOf(place),
          place,
          kind: String(kind),
          seat: seated ? String(key) : '',
          word: asked[n] ?? 'any',
          certain,
          face: face === 'up' || (face === undefined && kind === 'start') ? 'up' : 'down',
          turned: wayOf(Array.isArray(turned) ? (turned as unknown[])[n] : turned),
          label: String((Array.isArray(label) ? (label as unknown[])[n] : label) ?? ''),
          group,
          key,
          path: [...groupsPath(players), group, 'at', key],
          of: places.length,
        },
      ];
    });
  });
}

/** Where a tile may be laid: beside those that lie there, or in the middle of an empty map. */
export function freeSpots(tiles: readonly LaidTile[]): string[] {
  const taken = new Set(tiles.map(({ spot }) => spot));
  if (!taken.size) return ['0,0'];
  const beside = tiles.flatMap(({ place: [u, v] }) => AROUND.map(([du, dv]): Place => [u + du, v + dv]));
  const inside = beside.filter(([u, v]) => u >= -HALF && u < HALF && v >= -HALF && v < HALF);
  return [...new Set(inside.map(spotOf))].filter((spot) => !taken.has(spot));
}

/** What is laid: a kind of tile, and which, or whose. */
export interface Piece {
  kind: string;
  word: string;
  seat?: string;
}

/** The seat that has no starting tile yet. */
export function nextSeat(tiles: readonly LaidTile[], players: string): string {
  const taken = new Set(tiles.map(({ seat }) => seat));
  const seats = [...PLAYER_SEATS.slice(0, Number(players) || 0), ...AI_SEATS];
  return seats.find((seat) => !taken.has(seat)) ?? '';
}

// -- changes of the text ----------------------------------------------------------------------------------------------

const valueIn = (text: string): unknown => parse(text).value;

/** Lays a tile. Any tile of a kind joins the group of such tiles; one that is named, or of a seat of the AI side, lies by itself. */
export function lay(text: string, players: string, spot: string, { kind, word, seat }: Piece): string {
  const groups = list(valueAt(valueIn(text), groupsPath(players))) as Group[];
  const place = placeOf(spot);
  if (kind === 'start') {
    const mine = groups.findIndex((each) => each.kind === 'start' && typeof each.at === 'object' && !Array.isArray(each.at) && each.set === undefined && each.label === undefined && !Array.isArray(each.turned));
    if (mine >= 0 && seat?.startsWith('P')) return set(text, [...groupsPath(players), mine, 'at', seat], place);
    const ai = seat?.startsWith('A') ? { set: ['any'] } : {};
    return insert(text, groupsPath(players), groups.length, { kind, at: { [seat ?? 'P1']: place }, ...ai });
  }
  const plain = groups.findIndex((each) => each.kind === kind && Array.isArray(each.at) && each.set === undefined && each.label === undefined && each.face === undefined && each.turned === undefined);
  if (word === 'any' && plain >= 0) return insert(text, [...groupsPath(players), plain, 'at'], list(groups[plain]?.at).length, place);
  return insert(text, groupsPath(players), groups.length, { kind, at: [place], ...(word === 'any' ? {} : { set: [word] }) });
}

export function moveTo(text: string, tile: LaidTile, spot: string): string {
  return set(text, tile.path, placeOf(spot));
}

const groupPath = ({ path }: LaidTile): Path => path.slice(0, -2);
const nth = ({ path, key }: LaidTile, value: unknown): number =>
  typeof key === 'number' ? key : Object.keys((valueAt(value, path.slice(0, -1)) ?? {}) as object).indexOf(key);

/** Takes a tile off the map, and its group with the last one. */
export function takeOff(text: string, tile: LaidTile): string {
  const value = valueIn(text);
  const group = groupPath(tile);
  if (tile.of === 1) return remove(text, group);
  const n = nth(tile, value);
  let found = text;
  if (Array.isArray(valueAt(value, [...group, 'set']))) found = remove(found, [...group, 'set', n]);
  for (const key of ['label', 'turned']) if (Array.isArray(valueAt(value, [...group, key]))) found = remove(found, [...group, key, n]);
  return remove(found, tile.path);
}

/** The same tile as a group of one, right after the group it was in. */
export function alone(text: string, tile: LaidTile): string {
  if (tile.of === 1) return text;
  const at = tile.seat ? { [tile.seat]: tile.place } : [tile.place];
  const face = (valueAt(valueIn(text), [...groupPath(tile), 'face']) as string | undefined) ?? undefined;
  const made = { kind: tile.kind, at, ...(tile.word === 'any' ? {} : { set: [tile.word] }), ...(face ? { face } : {}), ...(tile.label ? { label: tile.label } : {}), ...(tile.turned < 0 ? {} : { turned: tile.turned }) };
  return insert(takeOff(text, tile), groupPath(tile).slice(0, -1), tile.group + 1, made);
}

/** Puts a tile into another group of its kind. */
export function joinGroup(text: string, tile: LaidTile, group: number): string {
  if (group === tile.group) return text;
  const target = [...groupPath(tile).slice(0, -1), group];
  const into = valueAt(valueIn(text), target) as Group;
  const size = list(into.at).length;
  let found = text;
  if (Array.isArray(into.set)) found = insert(found, [...target, 'set'], size, tile.word);
  else if (tile.word !== 'any') found = set(found, [...target, 'set'], [...Array.from({ length: size }, () => 'any'), tile.word]);
  if (Array.isArray(into.label)) found = insert(found, [...target, 'label'], size, tile.label);
  if (Array.isArray(into.turned)) found = insert(found, [...target, 'turned'], size, Math.max(0, tile.turned));
  found = insert(found, [...target, 'at'], size, tile.place);
  return takeOff(found, tile);
}

/** Says what lies at a place. Where it is one of several, the others stay as they are. */
export function ask(text: string, tile: LaidTile, word: string): string {
  const group = groupPath(tile);
  const value = valueIn(text);
  const words = valueAt(value, [...group, 'set']);
  const n = nth(tile, value);
  if (Array.isArray(words)) {
    const all = words.map((each, m) => (m === n ? word : String(each)));
    return all.every((each) => each === 'any') ? remove(text, [...group, 'set']) : set(text, [...group, 'set', n], word);
  }
  if (word === 'any') return text;
  return set(text, [...group, 'set'], Array.from({ length: tile.of }, (_, m) => (m === n ? word : 'any')), ORDER);
}

/** The keys of a group in the order in which they are written. */
const ORDER = ['kind', 'at', 'set', 'fixed', 'face', 'label', 'turned'];

/** Turns a tile over; of a group it is taken out for that. */
export function turn(text: string, tile: LaidTile, face: 'up' | 'down'): string {
  const usual = tile.kind === 'start' ? 'up' : 'down';
  const apart = alone(text, tile);
  const group = [...groupPath(tile).slice(0, -1), tile.of === 1 ? tile.group : tile.group + 1];
  return face === usual ? remove(apart, [...group, 'face']) : set(apart, [...group, 'face'], face, ORDER);
}

/** Says how a tile lies, in sixths of a turn clockwise; -1 leaves it to the players. Of a group it is taken out for that. */
export function rotate(text: string, tile: LaidTile, way: number): string {
  const apart = alone(text, tile);
  const group = [...groupPath(tile).slice(0, -1), tile.of === 1 ? tile.group : tile.group + 1];
  return way < 0 ? remove(apart, [...group, 'turned']) : set(apart, [...group, 'turned'], way, ORDER);
}

/** Gives a tile a name for rules and goals; the other tiles of its group keep theirs. */
export function name(text: string, tile: LaidTile, label: string): string {
  const group = groupPath(tile);
  const value = valueIn(text);
  const now = valueAt(value, [...group, 'label']);
  if (tile.of === 1) return label ? set(text, [...group, 'label'], label, ORDER) : remove(text, [...group, 'label']);
  const n = nth(tile, value);
  if (Array.isArray(now)) return set(text, [...group, 'label', n], label);
  const all = Array.from({ length: tile.of }, (_, m) => (m === n ? label : String(now ?? '')));
  return set(text, [...group, 'label'], all, ORDER);
}

/** Gives a starting tile to another seat; with the one who had that seat it changes places. */
export function seatAt(text: string, tile: LaidTile, seat: string, tiles: readonly LaidTile[]): string {
  const other = tiles.find((each) => each.seat === seat);
  if (other) return moveTo(moveTo(text, tile, other.spot), other, tile.spot);
  const at = valueAt(valueIn(text), tile.path.slice(0, -1)) as Record<string, unknown>;
  return set(text, tile.path.slice(0, -1), Object.fromEntries(Object.entries(at).map(([key, place]) => [key === tile.seat ? seat : key, place])));
}

/** A map for another number of players: a copy of the one that is there, without seats that nobody would have. */
export function addLayout(text: string, players: string): string {
  const value = valueIn(text);
  const [from] = layoutsOf(value);
  const copied = JSON.parse(JSON.stringify(valueAt(value, ['layout', from ?? '']) ?? { tiles: [] })) as { tiles: Group[] };
  const most = Number(players);
  const tiles = copied.tiles.map((group) => {
    if (typeof group.at !== 'object' || group.at === null || Array.isArray(group.at)) return group;
    return { ...group, at: Object.fromEntries(Object.entries(group.at).filter(([seat]) => !seat.startsWith('P') || Number(seat.slice(1)) <= most)) };
  });
  const laid = set(text, ['layout', players], { ...copied, tiles });
  const counts = list(valueAt(value, ['players']));
  return counts.includes(most) ? laid : set(laid, ['players'], [...counts, most].sort());
}

/** Takes the map for a number of players out, unless it is the last one. */
export function dropLayout(text: string, players: string): string {
  const value = valueIn(text);
  if (layoutsOf(value).length < 2) return text;
  const at = list(valueAt(value, ['players'])).indexOf(Number(players));
  const found = at >= 0 ? remove(text, ['players', at]) : text;
  return remove(found, ['layout', players]);
}
