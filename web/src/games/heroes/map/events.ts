/**
 * What an event changes on the board before the patch of its step arrives, so that a walk of three fields is seen as
 * three steps. It only moves pieces on a copy of the view; the patch that follows says how things really are.
 */
import type { HeroesCatalogue, FieldView, HeroView, PlayerView, TileView, Told, WorldView } from '../../../lib/protocol';
import { fieldName, printedAt, split } from './geometry';

type Args = Told['args'];

const number = (args: Args, name: string): number => Number(args[name] ?? -1);
const text = (args: Args, name: string): string => String(args[name] ?? '');

/** The view after an event, as far as the board shows it; the same object where nothing on the board changes. */
export function after(world: WorldView, { name, args }: Pick<Told, 'name' | 'args'>, catalogue: HeroesCatalogue): WorldView {
  switch (name) {
    case 'walk':
      return placed(world, number(args, 'hero'), text(args, 'field2'), 1);
    case 'hero_placed':
    case 'hired':
      return placed(world, number(args, 'hero'), text(args, 'field'), 0);
    case 'hero_gone':
      return placed(world, number(args, 'hero'), '', 0);
    case 'discovered':
    case 'laid':
      return withTile(world, faceUp(text(args, 'spot'), text(args, 'tile'), 0, catalogue));
    case 'turned':
      return withTile(world, faceUp(text(args, 'spot'), text(args, 'tile'), number(args, 'n'), catalogue));
    case 'flag':
      return withField(world, text(args, 'field'), (field) => ({
        ...field,
        owner: number(args, 'player'),
        flags: [...new Set([...field.flags, number(args, 'player')])],
      }));
    case 'unflag':
      return withField(world, text(args, 'field'), (field) => ({
        ...field,
        flags: field.flags.filter((player) => player !== number(args, 'player')),
      }));
    case 'ai_walk':
      return marched(world, number(args, 'ai'), text(args, 'field2'));
    case 'ai_enters':
      return marched(world, number(args, 'ai'), text(args, 'field'));
    case 'ai_flag':
      return withField({ ...world, ai_flags: [...new Set([...world.ai_flags, text(args, 'field')])] }, text(args, 'field'), (field) => ({ ...field, owner: null, flags: [] }));
    case 'ai_razed':
      return { ...world, scenario_state: { ...world.scenario_state, gone: [...new Set([...world.scenario_state.gone, text(args, 'field')])] } };
    case 'black_cube':
      return withField(world, text(args, 'field'), (field) => ({ ...field, black_cube: true }));
    default:
      return world;
  }
}

function marched(world: WorldView, place: number, field: string): WorldView {
  const id = Object.keys(world.ai)[place];
  const hero = id === undefined ? undefined : world.ai[id];
  return id !== undefined && hero ? { ...world, ai: { ...world.ai, [id]: { ...hero, field } } } : world;
}

function placed(world: WorldView, hero: number, field: string, cost: number): WorldView {
  const player = world.players[hero >> 1];
  if (!player) return world;
  const heroes = [...player.heroes] as PlayerView['heroes'];
  const before: HeroView | null = heroes[hero & 1] ?? null;
  heroes[hero & 1] = field
    ? { full: 0, ...before, field, movement: Math.max(0, (before?.movement ?? 0) - cost), last: before?.field ?? field }
    : null;
  let moved: WorldView = { ...world, players: { ...world.players, [hero >> 1]: { ...player, heroes } } };
  const without = (there: FieldView): FieldView => ({ ...there, heroes: there.heroes.filter((other) => other !== hero) });
  if (before) moved = withField(moved, before.field, without);
  return field ? withField(moved, field, (there) => ({ ...without(there), heroes: [...there.heroes, hero] })) : moved;
}

function withTile(world: WorldView, tile: TileView | null): WorldView {
  return tile ? { ...world, tiles: { ...world.tiles, [tile.at]: tile } } : world;
}

function withField(world: WorldView, field: string, change: (field: FieldView) => FieldView): WorldView {
  const [spot, direction] = split(field);
  const tile = world.tiles[spot];
  const there = tile?.fields?.[direction];
  if (!tile || !there) return world;
  return withTile(world, { ...tile, fields: { ...tile.fields, [direction]: change(there) } });
}

/** A tile as it comes from the box: guards in place, no flags, no cubes. */
export function faceUp(spot: string, tile: string, rotation: number, catalogue: HeroesCatalogue): TileView | null {
  const printed = catalogue.tiles[tile];
  if (!printed) return null;
  const fields: Record<string, FieldView> = {};
  for (let direction = 0; direction < 7; direction++) {
    const info = printed.fields[printedAt(direction, rotation)];
    if (!info) continue;
    fields[direction] = {
      field: fieldName(spot, direction),
      location: info.location,
      guard: info.guard,
      owner: null,
      flags: [],
      black_cube: false,
      token: null,
      heroes: [],
    };
  }
  return { at: spot, tile, kind: printed.kind, rotation, fields };
}
