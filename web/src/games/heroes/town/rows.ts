/** What the page of a town shows of each building and unit. Costs, needs and answers come from the server. */
import type { BuildingInfo, HeroesCatalogue, Option, PlayerView, UnitInfo } from '../../../lib/protocol';
import { type Price } from '../../../lib/cost';
import { prices } from '../resources';

export type Anchored = ReadonlyMap<string, readonly Option[]>;

export interface BuildingRow {
  info: BuildingInfo;
  state: 'built' | 'can' | 'not';
  build?: Option;
  /** What a standing building offers now. */
  use?: Option;
  /** What is missing of its price. */
  short: Price[];
  /** The names of buildings that have to stand first. */
  needs: string[];
}

export interface UnitRow {
  info: UnitInfo;
  side: 'none' | 'few' | 'pack';
  option?: Option;
  /** What the next side costs; null where there is none. */
  cost: Record<string, number> | null;
  short: Price[];
  /** The dwelling that has to stand first. */
  needs: string;
}

const ORDER = [
  'dwelling_bronze',
  'dwelling_silver',
  'dwelling_gold',
  'city_hall',
  'citadel',
  'mage_guild',
  'special_gears',
  'special_tent',
];

/** What is missing of a price. */
export function shortOf(cost: Record<string, number>, have: Record<string, number>): Price[] {
  return prices(cost).flatMap(({ kind, amount }) => {
    const missing = amount - (have[kind] ?? 0);
    return missing > 0 ? [{ kind, amount: missing }] : [];
  });
}

function startsWith(options: readonly Option[] | undefined, ...verbs: string[]): Option | undefined {
  return options?.find((option) => verbs.some((verb) => option.key.startsWith(`${verb}:`)));
}

/** The buildings of a player's faction, dwellings first. */
export function buildingRows(player: PlayerView, catalogue: HeroesCatalogue, byAnchor: Anchored): BuildingRow[] {
  const all = (catalogue.factions[player.faction ?? '']?.buildings ?? []).flatMap((id) => catalogue.buildings[id] ?? []);
  const nameOf = (kind: string): string => all.find((info) => info.kind === kind)?.name ?? kind;
  const rows = all.map((info): BuildingRow => {
    const built = player.building_kinds.includes(info.kind);
    const options = byAnchor.get(`building:${info.kind}`);
    const build = startsWith(options, 'build');
    return {
      info,
      state: built ? 'built' : build ? 'can' : 'not',
      build,
      use: startsWith(options, 'use'),
      short: built ? [] : shortOf(info.cost, player.resources),
      needs: info.needs.filter((kind) => !player.building_kinds.includes(kind)).map(nameOf),
    };
  });
  return rows.sort((a, b) => ORDER.indexOf(a.info.kind) - ORDER.indexOf(b.info.kind));
}

/** Which side of a unit a player has. */
export function sideOf(player: PlayerView, unit: string): UnitRow['side'] {
  if (player.units.includes(`${unit}+`)) return 'pack';
  return player.units.includes(unit) ? 'few' : 'none';
}

/** The units of a player's faction, and below them those from elsewhere that serve too. */
export function unitRows(player: PlayerView, catalogue: HeroesCatalogue, byAnchor: Anchored): UnitRow[] {
  const faction = catalogue.factions[player.faction ?? ''];
  const own = faction?.units ?? [];
  const guests = [...new Set(player.units.map((name) => name.replace('+', '')))].filter((id) => !own.includes(id));
  const dwellings = (faction?.buildings ?? []).flatMap((id) => catalogue.buildings[id] ?? []);
  return [...own, ...guests].flatMap((id) => {
    const info = catalogue.units[id];
    if (!info) return [];
    const side = sideOf(player, id);
    const cost = side === 'none' ? info.few.cost : side === 'few' && info.pack ? info.pack.cost : null;
    const home = dwellings.find((building) => building.units.includes(id));
    const needs = side === 'none' && home && !player.building_kinds.includes(home.kind) ? home.name : '';
    const option = startsWith(byAnchor.get(`kind:${id}`), 'recruit', 'reinforce');
    return [{ info, side, option, cost, short: cost ? shortOf(cost, player.resources) : [], needs }];
  });
}

/** What is left of each resource after a price. */
export function leftAfter(have: Record<string, number>, plan: readonly Price[]): Record<string, number> {
  const left = { ...have };
  for (const { kind, amount } of plan) left[kind] = (left[kind] ?? 0) - amount;
  return left;
}
