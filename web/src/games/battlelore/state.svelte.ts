/** What the parts of an adventure's page share: the position as it is shown, who looks at it, and what is pointed at. */
import { getContext, setContext } from 'svelte';
import type { BattleloreAim, BattleloreCatalogue, BattleloreHex, BattleloreSide, BattleloreUnit, BattleloreUnitInfo, BattleloreView, Option, Way } from '../../lib/protocol';
import { nameOf } from '../../lib/stores/seats';
import type { TableStore } from '../../lib/stores/table.svelte';
import { t } from '../../lib/words.svelte';
import { advanced } from './advance';
import { ALL, hexOf } from './field/geometry';
import { hexIn } from './reading';
import { read } from './view';

const NOTHING: readonly Option[] = [];

export class BattleLoreState {
  /** The hex the pointer or the focus is on. */
  pointed = $state<string | null>(null);
  /** The hex the arrow keys go on from. */
  cursor = $state('6.6');
  /** Where the ordered units could go. */
  ways = $state.raw<Way[]>([]);
  #buttons = new Map<string, HTMLElement>();

  constructor(readonly store: TableStore) {}

  /** The position before the events that are being shown. */
  settled = $derived.by<BattleloreView | null>(() => this.store.view && read(this.store.view));
  view = $derived.by<BattleloreView | null>(() => {
    const view = this.settled;
    return view && this.store.lookback.past === null && this.store.playback.played.length ? advanced(view, this.store.playback.played) : view;
  });
  box = $derived.by<BattleloreCatalogue | null>(() => this.store.catalogue as BattleloreCatalogue | null);
  /** The side whose eyes these are; spectators look from the standard side. */
  side = $derived.by<0 | 1>(() => (this.view?.players[this.store.mine]?.side === 1 ? 1 : 0));
  foe = $derived<0 | 1>(this.side === 1 ? 0 : 1);
  /** Whether one of the two sides is one's own. */
  own = $derived.by(() => this.store.mine >= 0);
  turned = $derived(this.side === 1);
  units = $derived<BattleloreUnit[]>(Object.values(this.view?.units ?? {}));
  #byHex = $derived(new Map(this.units.map((unit) => [unit.hex, unit])));
  /** Answers by the hex one clicks for them. */
  #answers = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.store.asking.asked?.options ?? []) {
      const hex = hexIn(option, this.view);
      if (!hex) continue;
      const there = found.get(hex);
      if (there) there.push(option);
      else found.set(hex, [option]);
    }
    return found;
  });
  /** The hexes with an answer on them. */
  open = $derived(ALL.filter((hex) => this.#answers.has(hex)));
  picked = $derived.by(() => this.store.asking.asked?.options.find(({ key }) => key === this.store.asking.picked) ?? null);
  active = $derived<BattleloreUnit | null>(this.view?.units[this.view.active] ?? null);

  on(hex: string): BattleloreUnit | undefined {
    return this.#byHex.get(hex);
  }
  at(hex: string): readonly Option[] {
    return this.#answers.get(hex) ?? NOTHING;
  }
  land(hex: string): BattleloreHex | undefined {
    return this.view?.hexes[hex];
  }
  info(unit: Pick<BattleloreUnit, 'unit'> | undefined | null): BattleloreUnitInfo | undefined {
    return unit ? this.box?.units[unit.unit] : undefined;
  }
  of(side: 0 | 1): BattleloreSide | undefined {
    return this.view?.sides[side];
  }
  /** What the players of a side are called. */
  called(side: 0 | 1): string {
    const seats = this.of(side)?.seats ?? [];
    if (this.own && seats.includes(this.store.mine)) return t('seats-you');
    const names = seats.map((seat) => nameOf(this.store.room?.seats[seat])).filter(Boolean);
    return names.join(', ') || t('battlelore-side', { side: side ? 'pennant' : 'standard' });
  }

  /** Somebody this answer strikes, with the dice and the odds. */
  aimOf(option: Option | null | undefined): { attacker: BattleloreUnit; aim: BattleloreAim } | null {
    const hex = option && isStrike(option) ? hexIn(option, this.view) : null;
    const attacker = this.active;
    const aim = hex && attacker ? attacker.targets.find((one) => one.hex === hex) : undefined;
    return aim && attacker ? { attacker, aim } : null;
  }
  /** The blow that is looked at: the one picked, else the one pointed at, else the only one there is. */
  looked = $derived.by(() => {
    const picked = this.aimOf(this.picked);
    if (picked) return picked;
    const pointed = this.pointed ? this.at(this.pointed).find(isStrike) : undefined;
    if (pointed) return this.aimOf(pointed);
    const strikes = (this.store.asking.asked?.options ?? []).filter(isStrike);
    return strikes.length === 1 ? this.aimOf(strikes[0]) : null;
  });

  /** A click on a hex: a blow is looked at first, everything else is done at once. */
  async choose(hex: string): Promise<void> {
    this.cursor = hex;
    const { store } = this;
    const answers = this.at(hex);
    const [only] = answers;
    if (only && answers.length === 1 && isStrike(only) && this.aimOf(only) && store.asking.picked !== only.key && !store.playback.busy) {
      store.asking.picked = only.key;
      return;
    }
    if (only && answers.length > 1 && !store.playback.busy) {
      store.asking.menu = { at: `hex:${hex}`, options: [...answers] };
      return;
    }
    await store.asking.choose(only?.at ?? `hex:${hex}`);
  }

  register(hex: string, button: HTMLElement | undefined): (() => void) | void {
    if (!button) return;
    this.#buttons.set(hex, button);
    return () => this.#buttons.delete(hex);
  }
  focus(hex: string): void {
    if (!hexOf(hex)) return;
    this.cursor = hex;
    this.#buttons.get(hex)?.focus();
  }
}

/** Answers that are blows: they are struck at somebody and look red. */
export function isStrike(option: Pick<Option, 'key'>): boolean {
  return /^(attack|boulder|web|strike):/.test(option.key);
}

const CONTEXT = Symbol('lore');

export function setBattleLore(state: BattleLoreState): BattleLoreState {
  return setContext(CONTEXT, state);
}

export function getBattleLore(): BattleLoreState {
  return getContext<BattleLoreState>(CONTEXT);
}
