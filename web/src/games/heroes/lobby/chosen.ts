/** What is chosen in the lobby, as the parts of a Heroes game know it. */
import type { HeroesCatalogue, HeroesGame, HeroesScenario, HeroesSide, HeroesTable } from '../../../lib/protocol';
import { mayBring } from '../../../lobby/setup';
import type { Lobby } from '../../../lobby/state.svelte';

export const gameOf = (lobby: Lobby) => lobby.game as HeroesGame | undefined;
export const scenarioOf = (lobby: Lobby) => lobby.scenario as HeroesScenario | undefined;
/** What a seat may bring. */
export const sidesOf = (lobby: Lobby, seat: number) => (lobby.scenario ? mayBring(lobby.scenario, seat) : []) as HeroesSide[];
export const tableOf = (lobby: Lobby) => lobby.table as HeroesTable | undefined;
export const printedOf = (lobby: Lobby) => lobby.printed.value as HeroesCatalogue | null;
