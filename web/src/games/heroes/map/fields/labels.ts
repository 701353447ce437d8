/** What is said of a field to those who do not see it, from the same facts that are drawn. */
import type { HeroesCatalogue, WorldView } from '../../../../lib/protocol';
import { t } from '../../../../lib/words.svelte';
import { type Cell, type Laid, type Offer, type Rival, type Standing, factionOf, roman } from '../model';
import { BACKS } from '../tiles/paint';

export function fieldName(cell: Cell, catalogue: HeroesCatalogue): string {
  return cell.info?.name || catalogue.locations[cell.view.location]?.name || cell.view.location;
}

/** "Gold mine, guarded, difficulty V, 1 movement, starts a combat". */
export function fieldLabel(
  cell: Cell,
  world: WorldView,
  catalogue: HeroesCatalogue,
  heroes: readonly Standing[],
  offer: Offer | undefined,
  rivals: readonly Rival[] = [],
): string {
  const { view } = cell;
  const faction = (player: number): string => {
    const id = factionOf(world, player);
    return catalogue.factions[id]?.name ?? id;
  };
  const said = [fieldName(cell, catalogue)];
  if (view.guard) said.push(t('map-guarded', { level: roman(view.guard) }));
  for (const player of view.flags) said.push(t('map-flag-of', { faction: faction(player) }));
  if (view.black_cube) said.push(t('map-visited'));
  if (world.ai_flags.includes(view.field)) said.push(t('map-flag-ai'));
  if (world.scenario_state.gone.includes(view.field)) said.push(t('map-gone'));
  if (bracedAt(world, view.field)) said.push(t('map-braced'));
  if (world.scenario_state.grail_at === view.field) said.push(t('map-grail'));
  for (const rival of rivals) {
    if (rival.field === view.field) said.push(t('map-rival', { name: rival.name, army: armyOf(rival, catalogue) }));
  }
  for (const hero of heroes) {
    if (hero.field === view.field) said.push(heroLabel(hero, faction(hero.player)));
  }
  return [...said, ...offerWords(offer)].join(', ');
}

/** Whether the tile of a field holds against the next army. */
export function bracedAt(world: WorldView, field: string): boolean {
  return world.scenario_state.braced.includes(field.slice(0, field.indexOf('.')));
}

/** The army of a hero nobody plays, as far as it lies open. */
export function armyOf(rival: Rival, catalogue: HeroesCatalogue): string {
  const known = rival.units.map((unit) => {
    const name = catalogue.units[unit.replace('+', '')]?.name ?? unit;
    return unit.endsWith('+') ? `${name} (${t('unit-side', { side: 'pack' })})` : name;
  });
  return [...known, ...rival.unknown.map((tier) => t('map-rival-unknown', { tier }))].join(', ');
}

export function heroLabel(hero: Standing, faction: string): string {
  return t('map-hero', {
    kind: hero.main ? 'main' : 'secondary',
    name: hero.name,
    faction,
    level: roman(hero.level),
    movement: hero.movement,
  });
}

function offerWords(offer: Offer | undefined): string[] {
  if (!offer) return [];
  const said: string[] = [];
  if (offer.cost !== null) said.push(t('map-cost', { n: offer.cost }));
  said.push(offer.fight ? t('map-starts-combat') : t('map-may'));
  return said;
}

/** What a tile, face up or down, or an empty spot is called. */
export function spotTitle(laid: Laid | undefined): string {
  if (!laid) return t('map-empty-spot');
  return laid.tile ? t('map-tile', { tile: laid.tile.id }) : t('map-face-down', { back: BACKS[laid.kind] ?? laid.kind });
}

/** A tile or an empty spot for those who do not see it, with what may be done there. */
export function spotLabel(laid: Laid | undefined, offer: Offer | undefined, catalogue: HeroesCatalogue, rivals: readonly Rival[] = []): string {
  const said = [spotTitle(laid)];
  for (const rival of rivals) {
    if (laid && rival.field.startsWith(`${laid.spot}.`)) said.push(t('map-rival', { name: rival.name, army: armyOf(rival, catalogue) }));
  }
  const [first] = offer?.options ?? [];
  if (first) said.push(first.short || first.label);
  if (offer && offer.cost !== null) said.push(t('map-cost', { n: offer.cost }));
  return said.join(', ');
}
