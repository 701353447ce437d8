/** What the board draws, read from the view and the catalogue; and what of it may be chosen. No rules: only reading. */
import { parseCost } from '../../../lib/cost';
import { AI } from '../factions';
import type { AiHeroView, HeroesCatalogue, FieldInfo, FieldView, HeroView, Option, TileInfo, Way, WorldView } from '../../../lib/protocol';
import { type Point, fieldPoint, printedAt, spotPoint } from './geometry';

/** A tile that lies on the table, face up or face down. */
export interface Laid {
  spot: string;
  middle: Point;
  /** What is printed on it; null face down. */
  tile: TileInfo | null;
  rotation: number;
  /** What its back says. */
  kind: string;
}

/** A face-up field. */
export interface Cell {
  anchor: string;
  field: string;
  middle: Point;
  view: FieldView;
  info: FieldInfo | undefined;
  faction: string;
}

/** A hero that stands on the map. */
export interface Standing extends HeroView {
  /** 2 * player, plus 1 for a Secondary Hero. */
  number: number;
  player: number;
  main: boolean;
  faction: string;
  name: string;
  level: number;
}

/** A hero of the scenario whom nobody plays, where it stands. */
export interface Rival extends AiHeroView {
  field: string;
  /** Its place among them, as events name it. */
  place: number;
}

/** `names` are those of the reader's language, by id. */
export function rivalsOf(world: WorldView, names: readonly { id: string; name: string }[] = []): Rival[] {
  return Object.values(world.ai).flatMap((hero, place) => {
    const name = names.find(({ id }) => id === hero.id)?.name ?? hero.name;
    return hero.field && !hero.beaten ? [{ ...hero, name, field: hero.field, place }] : [];
  });
}

/** Whose cloth flies on a field: those of players, and that of the side nobody plays. */
export function clothsOn(world: WorldView, view: FieldView): string[] {
  const flags = view.flags.map((player) => factionOf(world, player));
  return world.ai_flags.includes(view.field) ? [...flags, AI] : flags;
}

export function laidTiles(world: WorldView, catalogue: HeroesCatalogue): Laid[] {
  return Object.values(world.tiles)
    .map(({ at, tile, kind = '', rotation = 0 }) => ({
      spot: at,
      middle: spotPoint(at),
      tile: tile ? (catalogue.tiles[tile] ?? null) : null,
      rotation,
      kind,
    }))
    .sort((a, b) => a.middle.y - b.middle.y || a.middle.x - b.middle.x);
}

export function cellsOf(world: WorldView, catalogue: HeroesCatalogue): Cell[] {
  const cells: Cell[] = [];
  for (const { tile, rotation = 0, fields = {} } of Object.values(world.tiles)) {
    const printed = tile ? catalogue.tiles[tile] : undefined;
    for (const [direction, view] of Object.entries(fields)) {
      cells.push({
        anchor: `field:${view.field}`,
        field: view.field,
        middle: fieldPoint(view.field),
        view,
        info: printed?.fields[printedAt(Number(direction), rotation)],
        faction: printed?.faction ?? '',
      });
    }
  }
  return cells.sort((a, b) => a.middle.y - b.middle.y || a.middle.x - b.middle.x);
}

export function factionOf(world: WorldView, player: number | null | undefined): string {
  return (player === null || player === undefined ? null : world.players[player]?.faction) ?? 'neutral';
}

export function heroesOf(world: WorldView, catalogue: HeroesCatalogue): Standing[] {
  const standing: Standing[] = [];
  for (const player of Object.values(world.players)) {
    player.heroes.forEach((hero, second) => {
      if (!hero) return;
      standing.push({
        ...hero,
        number: 2 * player.player + second,
        player: player.player,
        main: second === 0,
        faction: player.faction ?? 'neutral',
        name: heroName(world, catalogue, 2 * player.player + second),
        level: player.level,
      });
    });
  }
  return standing;
}

/** A Main Hero goes by its name; a Secondary Hero by that of the faction's other hero. */
export function heroName(world: WorldView, catalogue: HeroesCatalogue, number: number): string {
  const player = world.players[number >> 1];
  const main = player?.hero ?? '';
  if (number % 2 === 0) return catalogue.heroes[main]?.name ?? '';
  const other = catalogue.factions[player?.faction ?? '']?.heroes.find((hero) => hero !== main);
  return catalogue.heroes[other ?? '']?.name ?? '';
}

// -- what may be chosen -----------------------------------------------------------------------------------------------

/** Something on the map one may choose now. */
export interface Offer {
  /** Where it is shown. */
  anchor: string;
  /** The anchor its answers are found by; empty where only a way of several steps leads there. */
  at: string;
  options: readonly Option[];
  /** Movement points, where it costs any. */
  cost: number | null;
  fight: boolean;
  way: Way | null;
  /** The cheapest way of each own hero that can come here; two only while none is in hand. */
  ways: readonly Way[];
}

export function movementCost(option: Option | undefined): number | null {
  return parseCost(option?.cost ?? '').find((price) => price.kind === 'movement')?.amount ?? null;
}

/** All offers on fields and spots; of the ways, those of the player's hero in hand: 0 the main one, 1 the secondary, null for both. */
export function offersOf(
  world: WorldView,
  seat: number,
  options: ReadonlyMap<string, readonly Option[]>,
  ways: readonly Way[],
  hero: number | null,
): Map<string, Offer> {
  const offers = new Map<string, Offer>();
  const inHand = (way: Way): boolean => hero === null || way.piece % 2 === hero;
  const others = new Set(ways.filter((way) => !inHand(way)).map((way) => way.answers[0]));
  for (const [at, all] of options) {
    const answers = all.filter((answer) => !others.has(answer.key));
    const anchor = at.startsWith('piece:') ? standingAt(world, seat, Number(at.slice(6))) : at;
    if (!answers.length || !anchor || !/^(field|spot):/.test(anchor) || offers.get(anchor)?.at === anchor) continue;
    offers.set(anchor, {
      anchor,
      at,
      options: answers,
      cost: movementCost(answers[0]),
      fight: answers.some((answer) => answer.tone === 'fight'),
      way: null,
      ways: [],
    });
  }
  for (const way of ways.filter(inHand).sort((a, b) => a.cost - b.cost || a.piece - b.piece)) {
    const anchor = `field:${way.to}`;
    const known = offers.get(anchor);
    if (known?.at.startsWith('piece:') || known?.ways.some((one) => one.piece === way.piece)) continue;
    if (known?.way) offers.set(anchor, { ...known, fight: known.fight || way.fight, ways: [...known.ways, way] });
    else if (known) offers.set(anchor, { ...known, way, ways: [way], cost: way.cost, fight: known.fight || way.fight });
    else offers.set(anchor, { anchor, at: '', options: [], cost: way.cost, fight: way.fight, way, ways: [way] });
  }
  return offers;
}

function standingAt(world: WorldView, seat: number, piece: number): string {
  const field = world.players[seat]?.heroes[piece]?.field;
  return field ? `field:${field}` : '';
}

/** The fields a way passes, from where the hero stands: its answers name them one after the other. */
export function pathOf(world: WorldView, seat: number, way: Way): string[] {
  const start = world.players[seat]?.heroes[way.piece % 2]?.field;
  const steps = way.answers.map((answer) => answer.slice(answer.indexOf(':') + 1)).filter((field) => /^-?\d+,-?\d+\.\w+$/.test(field));
  return start ? [start, ...steps] : steps;
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export function roman(n: number): string {
  return ROMAN[n] ?? String(n);
}
