/** What the rest of the page asks of a position of Heroes, of a whole game as well as of a single Combat. */
import type { IconName } from '../../art/icon-names';
import { coloursOf } from './factions';
import type { Catalogue, HeroesCatalogue, HeroesView, HeroesNotes, PlayerView, ScenarioNotes } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import type { SeatFacts, View } from '../game';
import { renamed as placesRenamed } from './parts/places';

function read(view: View): HeroesView {
  return view as HeroesView;
}

export function mode(view: View): string {
  return t(`mode-${read(view).world?.mode ?? 'skirmish'}`);
}

/** How many cards a player's deck holds, as far as one may know: of others, hand and deck are told together. */
function deckSize(player: PlayerView, mine: boolean): number {
  return mine ? player.deck.length : player.deck.length + player.secret - player.hand_size;
}

export function seat(view: View, at: number, mine: number, printed: Catalogue | null): SeatFacts {
  const { world, combat } = read(view);
  const catalogue = printed as HeroesCatalogue | null;
  const player = world?.players[at];
  const side = combat?.players.indexOf(at) ?? -1;
  const faction = player?.faction || (side >= 0 && combat?.factions[side]) || undefined;
  return {
    faction,
    factionName: catalogue?.factions[faction ?? '']?.name,
    hero: catalogue?.heroes[player?.hero ?? '']?.name,
    level: player?.level,
    hand: player?.hand_size ?? (side >= 0 ? combat?.sides[side]?.hand_size : undefined),
    facts: player && t('seats-facts', { level: player.level, flags: player.flags.length, deck: deckSize(player, at === mine), discards: player.discard.length }),
    out: player?.out,
    board: player !== undefined,
  };
}

/** A hero, a faction, or the units of an army. */
export function brings(side: string, printed: Catalogue | null): string {
  if (!printed) return '';
  const { heroes, factions, units } = printed as HeroesCatalogue;
  const hero = side.split('/')[1] ?? '';
  const army = side.split(' ').flatMap((word) => units[word.replace(/\+$/, '')]?.name ?? []);
  return heroes[hero]?.name ?? (army.join(', ') || factions[coloursOf(side)]?.name || '');
}

export function onTurn(view: View, at: number): boolean {
  const { world, combat } = read(view);
  if (!combat) return world?.turn === at;
  const acting = combat.units[combat.active]?.side;
  return acting !== undefined && combat.players[acting] === at;
}

export function round(view: View): number {
  const { world, combat } = read(view);
  return world?.round ?? combat?.round ?? 0;
}

const ROUNDS: Record<string, IconName> = { start: 'flying-flag', astrologers: 'star-swirl', resource: 'two-coins' };

export function roundSign(view: View, at: number): IconName | null {
  return ROUNDS[read(view).world?.track[at - 1]?.kind ?? ''] ?? null;
}

/** Whether a fight of a whole game is going on; a single Combat is nothing but one. */
export function fighting(view: View): boolean {
  const { world, combat } = read(view);
  return world != null && combat != null;
}

export function renamed(printed: Catalogue, scenario: ScenarioNotes): Catalogue {
  return placesRenamed(printed as HeroesCatalogue, (scenario as HeroesNotes).places);
}
