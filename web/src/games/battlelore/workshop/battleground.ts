/** The battleground of an adventure file: what lies and stands on its hexes, and what changes in the text when one is painted. */
import { insert, parse, remove, set, valueAt, type Path } from '../../../workshop/file/yaml';
import { hexOf } from '../battleground/geometry';

export const SIDES = ['standard', 'pennant'] as const;
export type Side = (typeof SIDES)[number];
/** The two parts of a file that say what lies on hexes. */
export type Ground = 'terrain' | 'landmarks';

/** Something on a hex, and the way to it in the file. */
export interface Spot {
  hex: string;
  path: Path;
}
export interface Lying extends Spot {
  land: string;
}
export interface Standing extends Spot {
  side: Side;
  unit: string;
}
export interface Wall extends Spot {
  /** The hex outside. */
  outside: string;
}
export interface Held {
  side: Side;
  banners: number;
  hexes: Spot[];
  path: Path;
}

export interface Battleground {
  land: Lying[];
  units: Standing[];
  walls: Wall[];
  chests: Spot[];
  graves: Spot[];
  holds: Held[];
  tents: (Spot & { side: Side })[];
  quest: Spot | null;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const pairs = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);
const isHex = (value: unknown): value is string => typeof value === 'string' && hexOf(value) !== null;
const spots = (value: unknown, path: Path): Spot[] => list(value).flatMap((hex, n) => (isHex(hex) ? [{ hex, path: [...path, n] }] : []));
const isSide = (word: unknown): word is Side => SIDES.some((side) => side === word);

/** What can be read of the battleground; what cannot is left out. */
export function battlegroundOf(value: unknown): Battleground {
  const quest = valueAt(value, ['quest', 'hex']);
  return {
    land: (['terrain', 'landmarks'] as const).flatMap((ground) => pairs(valueAt(value, [ground])).flatMap(([land, hexes]) => spots(hexes, [ground, land]).map((spot) => ({ ...spot, land })))),
    units: SIDES.flatMap((side) => pairs(valueAt(value, ['units', side])).flatMap(([unit, hexes]) => spots(hexes, ['units', side, unit]).map((spot) => ({ ...spot, side, unit })))),
    walls: pairs(valueAt(value, ['ramparts'])).flatMap(([hex, others]) => (isHex(hex) ? spots(others, ['ramparts', hex]).map(({ hex: outside, path }) => ({ hex, outside, path })) : [])),
    chests: spots(valueAt(value, ['chests']), ['chests']),
    graves: spots(valueAt(value, ['graves']), ['graves']),
    holds: list(valueAt(value, ['hold'])).flatMap((hold, n): Held[] => {
      const side = valueAt(hold, ['side']);
      return isSide(side) ? [{ side, banners: Number(valueAt(hold, ['banners']) ?? 1), hexes: spots(valueAt(hold, ['hexes']), ['hold', n, 'hexes']), path: ['hold', n] }] : [];
    }),
    tents: SIDES.flatMap((side) => {
      const hex = valueAt(value, ['tents', 'places', side]);
      return isHex(hex) ? [{ side, hex, path: ['tents', 'places', side] }] : [];
    }),
    quest: isHex(quest) ? { hex: quest, path: ['quest', 'hex'] } : null,
  };
}

/** The hex that a part of the file is about. */
export function hexIn(value: unknown, path: Path): string | undefined {
  const at = valueAt(value, path);
  if (isHex(at)) return at;
  if (path[0] === 'ramparts' && isHex(path[1])) return path[1];
  const near = valueAt(value, [...path, 'hex']) ?? valueAt(value, [...path, 'hexes', 0]);
  return isHex(near) ? near : undefined;
}

const read = (text: string): Battleground => battlegroundOf(parse(text).value);

/** Adds a hex to a list of the file, which is made where it is not there yet; `order` are the keys of a file. */
function add(text: string, path: Path, hex: string, order: readonly string[]): string {
  const there = valueAt(parse(text).value, path);
  return Array.isArray(there) && there.length ? insert(text, path, there.length, hex) : set(text, path, [hex], order);
}

/** Takes all of some things out, the last first, so that the ways to the others stay right. */
const removeAll = (text: string, things: readonly Spot[], keep: number): string => [...things].reverse().reduce((all, { path }) => remove(all, path, true, keep), text);

// -- land -------------------------------------------------------------------------------------------------------------

/** Lays something on a hex in place of what lies there; countryside where it is nothing. */
export function lay(text: string, hex: string, ground: Ground, land: string, order: readonly string[]): string {
  const { land: lying, tents } = read(text);
  const here = lying.filter((each) => each.hex === hex);
  const pitched = tents.filter((tent) => tent.hex === hex);
  if (land && here.length === 1 && here[0]?.land === land && !pitched.length) return text;
  const bare = removeAll(removeAll(text, here, 1), pitched, 2);
  return land ? add(bare, [ground, land], hex, order) : bare;
}

/** Fixes the place of a side's Command Tent, or leaves it to the side where it is fixed there already. */
export function pitch(text: string, hex: string, side: Side, order: readonly string[]): string {
  const there = read(text).tents.find((tent) => tent.side === side);
  if (there?.hex === hex) return remove(text, there.path, true, 2);
  return set(lay(text, hex, 'terrain', '', order), ['tents', 'places', side], hex, order);
}

/** Builds a rampart on the side of a hex that lies towards another one, or takes it down. */
export function wall(text: string, hex: string, outside: string, order: readonly string[]): string {
  const there = read(text).walls.filter((each) => each.hex === hex && each.outside === outside);
  return there.length ? removeAll(text, there, 1) : add(text, ['ramparts', hex], outside, order);
}

// -- units ------------------------------------------------------------------------------------------------------------

/** A side keeps its place in the file, however few units it has. */
const ARMY = 3;

export const dismiss = (text: string, hex: string): string => removeAll(text, read(text).units.filter((unit) => unit.hex === hex), ARMY);

export function stand(text: string, hex: string, side: Side, unit: string): string {
  const here = read(text).units.filter((each) => each.hex === hex);
  if (here.length === 1 && here[0]?.side === side && here[0].unit === unit) return text;
  return add(dismiss(text, hex), ['units', side, unit], hex, []);
}

/** Moves a unit; whoever stands there changes places with it. */
export function march(text: string, from: string, to: string): string {
  const { units } = read(text);
  const moved = units.find((unit) => unit.hex === from);
  const other = units.find((unit) => unit.hex === to);
  if (!moved || from === to) return text;
  const there = set(text, moved.path, to);
  return other ? set(there, other.path, from) : there;
}

export function changeSide(text: string, hex: string): string {
  const unit = read(text).units.find((each) => each.hex === hex);
  return unit ? stand(text, hex, unit.side === 'standard' ? 'pennant' : 'standard', unit.unit) : text;
}

// -- what the battle notes put on hexes -------------------------------------------------------------------------------

export const bury = (text: string, hex: string, order: readonly string[]): string => add(text, ['chests'], hex, order);

/** Takes one chest off a hex. */
export const unearth = (text: string, hex: string): string => removeAll(text, read(text).chests.filter((chest) => chest.hex === hex).slice(-1), 1);

export function grave(text: string, hex: string, order: readonly string[]): string {
  const there = read(text).graves.filter((each) => each.hex === hex);
  return there.length ? removeAll(text, there, 1) : add(text, ['graves'], hex, order);
}

/** Puts the quest on a hex; `reward` is what it is worth where there was none. */
export function quest(text: string, hex: string, reward: string, order: readonly string[]): string {
  if (valueAt(parse(text).value, ['quest', 'hex']) !== undefined) return set(text, ['quest', 'hex'], hex);
  return set(text, ['quest'], { hex, chest: reward }, order);
}

/** Adds a hex to what a side has to hold, to the objective `n` or as one of its own. */
export function hold(text: string, hex: string, side: Side, n: number | null, order: readonly string[]): string {
  const { holds } = read(text);
  if (holds.some((each) => each.side === side && each.hexes.some((spot) => spot.hex === hex))) return text;
  if (n !== null && holds.some(({ path }) => path[1] === n)) return add(text, ['hold', n, 'hexes'], hex, order);
  const all = list(valueAt(parse(text).value, ['hold']));
  return all.length ? insert(text, ['hold'], all.length, { side, hexes: [hex] }) : set(text, ['hold'], [{ side, hexes: [hex] }], order);
}

/** Takes a hex out of what a side has to hold; an objective without hexes goes with it. */
export function abandon(text: string, hex: string, side: Side): string {
  const held = read(text).holds.find((each) => each.side === side && each.hexes.some((spot) => spot.hex === hex));
  const spot = held?.hexes.find((each) => each.hex === hex);
  if (!held || !spot) return text;
  return remove(text, held.hexes.length > 1 ? spot.path : held.path, true);
}

/** Takes the topmost thing off a hex: who stands there, then what is hidden there, and the land last. */
export function strip(text: string, hex: string, order: readonly string[]): string {
  const battleground = read(text);
  if (battleground.units.some((unit) => unit.hex === hex)) return dismiss(text, hex);
  if (battleground.quest?.hex === hex) return remove(text, ['quest']);
  if (battleground.chests.some((chest) => chest.hex === hex)) return unearth(text, hex);
  const held = battleground.holds.find(({ hexes }) => hexes.some((spot) => spot.hex === hex));
  if (held) return abandon(text, hex, held.side);
  if (battleground.graves.some((each) => each.hex === hex)) return grave(text, hex, order);
  const walls = battleground.walls.filter((each) => each.hex === hex);
  if (walls.length) return removeAll(text, walls, 1);
  return lay(text, hex, 'terrain', '', order);
}
