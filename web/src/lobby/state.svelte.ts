/** What the parts of the lobby share: what there is to play, what was put together, and what came of it. */
import { ApiError, catalogue, games } from '../lib/connection/api';
import { makeRoom } from '../lib/connection/rooms';
import { gameOf as drawn } from '../games';
import type { LobbyParts } from '../games/game';
import { keepHost, keepSeat, keepTitle } from '../lib/browser/keys';
import { Loaded } from '../lib/connection/load.svelte';
import { go } from '../lib/browser/route.svelte';
import { settings } from '../lib/browser/settings.svelte';
import type { GameInfo, ScenarioInfo } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { remember, remembered } from './remembered';
import { gameOf, placeOf, readPlan, scenarioOf, tableOf, wanted, type Plan } from './setup';

/** What the server said against a set-up, and where it belongs. */
export interface Refused {
  text: string;
  place: ReturnType<typeof placeOf>;
}

export class Lobby {
  readonly offered = new Loaded(() => games(settings.language));
  /** What is printed: the map and the armies are drawn with it when it has come. */
  readonly printed = new Loaded(async () => (this.plan ? catalogue(this.plan.game, settings.language) : null));
  /** What the lobby shows of the game: as long as it has not come, nothing. */
  readonly #parts = new Loaded(async () => (this.plan ? { of: this.plan.game, parts: (await drawn(this.plan.game).lobby()).default } : null));
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);
  /** Whether all rules are open. */
  more = $state(false);
  #plan = $state.raw<Plan | null>(null);

  plan = $derived.by<Plan | null>(() => this.#plan ?? (this.offered.value ? readPlan(remembered(), this.offered.value) : null));
  /** A scenario of one's own that was opened here, with the text of its file. */
  own = $state.raw<{ scenario: ScenarioInfo; text: string } | null>(null);
  game = $derived.by<GameInfo | undefined>(() => {
    const game = gameOf(this.offered.value ?? [], this.plan?.game ?? '');
    const { own } = this;
    return game && own ? { ...game, scenarios: [own.scenario, ...game.scenarios.filter(({ id }) => id !== own.scenario.id)] } : game;
  });
  scenario = $derived.by(() => scenarioOf(this.game, this.plan?.scenario ?? ''));
  parts = $derived.by<LobbyParts | null>(() => (this.#parts.value?.of === this.plan?.game ? (this.#parts.value?.parts ?? null) : null));
  table = $derived.by(() => tableOf(this.scenario, this.plan?.seats.length ?? 0));
  /** What everybody is called, seat by seat; nobody has a name on an open seat. */
  names = $derived.by(() =>
    (this.plan?.seats ?? []).map(({ who, name, bot }, n) => {
      if (who === 'bot') return this.game?.bots.find(({ id }) => id === bot)?.name ?? '';
      if (who === 'friend') return '';
      return (who === 'me' ? settings.name.trim() : name.trim()) || t('lobby-player', { seat: n + 1 });
    }),
  );


  change(plan: Plan): void {
    this.#plan = plan;
    this.refused = null;
    remember(plan);
  }

  /** Makes the room, keeps its keys, and goes there. */
  async begin(): Promise<void> {
    const { plan, game, scenario } = this;
    if (!plan || !game || !scenario || this.busy) return;
    this.busy = true;
    this.refused = null;
    try {
      const definition = this.own?.scenario.id === scenario.id ? { definition: this.own.text } : {};
      // The table is fetched meanwhile; if that fails it is tried again there.
      drawn(plan.game).table().catch(() => {});
      const room = { ...wanted(plan, this.names, game, scenario), ...definition };
      const { request } = (await drawn(plan.game).lobby()).default;
      const made = await makeRoom(request ? await request(this, room) : room);
      for (const [seat, key] of Object.entries(made.keys)) keepSeat(made.room, Number(seat), key);
      keepHost(made.room, made.host);
      keepTitle(made.room, scenario.name);
      go({ page: 'table', room: made.room });
    } catch (error) {
      const text = error instanceof ApiError && error.text ? error.text : t('trouble-unreachable');
      this.refused = { text, place: error instanceof ApiError ? placeOf(text, plan, scenario) : null };
    } finally {
      this.busy = false;
    }
  }
}
