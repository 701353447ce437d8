/** What the rest of the page asks of a position of the Battlefield expansion: what Heroes tells of it, and of Duels. */
import type { BattlefieldView, Catalogue, HeroesCatalogue } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import type { SeatFacts, View } from '../game';
import * as heroes from '../heroes/view';

function read(view: View): BattlefieldView {
  return view as BattlefieldView;
}

export function mode(view: View): string {
  return t(read(view).world ? 'mode-adventure' : 'mode-duel');
}

export function seat(view: View, at: number, mine: number, printed: Catalogue | null): SeatFacts {
  const facts = heroes.seat(view, at, mine, printed);
  const { duel } = read(view);
  const duellist = duel?.players[at];
  if (!duel || !duellist) return facts;
  const catalogue = printed as HeroesCatalogue | null;
  const faction = duellist.faction ?? facts.faction;
  return {
    ...facts,
    faction,
    factionName: catalogue?.factions[faction ?? '']?.name,
    hero: catalogue?.heroes[duellist.hero ?? '']?.name,
    level: duel.level,
  };
}
