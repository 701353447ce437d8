/** What the parts of an adventure's page share: the position as it is shown, who looks at it, and what is pointed at. */
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { BattleloreAim, BattleloreCatalogue, BattleloreForeseen, BattleloreHex, BattleloreSide, BattleloreUnit, BattleloreUnitInfo, BattleloreView, Option, Way } from '../../lib/protocol';
import { nameOf } from '../../lib/stores/seats';
import type { Plan } from '../../lib/stores/asking.svelte';
import type { TableStore } from '../../lib/stores/table.svelte';
import type { Drag } from '../../lib/screen/drag';
import { t } from '../../lib/words.svelte';
import { advanced } from './advance';
import { ALL, hexOf } from './battleground/geometry';
import { hexIn } from './reading';
import { unitName } from './say';
import { read } from './view';

const NOTHING: readonly Option[] = [];
/** The questions which unit acts next: one is taken in hand on the battleground, and the server is told with what it does. */
const TAKING = new Set(['ask_mover', 'ask_battler']);
/** The questions what the unit in hand does, where the server was told of it alone. */
const IN_HAND = new Set(['got_mover', 'got_battler']);

export class BattleLoreState {
  /** The hex the pointer or the focus is on. */
  pointed = $state<string | null>(null);
  /** The hex the arrow keys go on from. */
  cursor = $state('6.6');
  /** Where the ordered units could go. */
  ways = $state.raw<Way[]>([]);
  /** The hex of the unit somebody has taken in hand for a question; empty where it was let go. */
  #taken = $state.raw<{ choice: number; hex: string } | null>(null);
  /** By unit whom it is to strike, once all have moved. */
  #meant = new SvelteMap<number, number>();
  /** What a blow would be after a move, by both. */
  #ahead = $state.raw<{ key: string; aim: BattleloreAim } | null>(null);
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
  /** Units that may be taken in hand now. */
  able = $derived.by<BattleloreUnit[]>(() => {
    const { asked } = this.store.asking;
    if (!asked || !TAKING.has(asked.step)) return [];
    return asked.options.flatMap(({ key, at }) => (key.startsWith('unit:') ? (this.on(hexIn({ at }, this.view) ?? '') ?? []) : []));
  });
  /** The one in hand: the first that is not to stay and strike, until somebody takes another or lets it go. */
  taken = $derived.by<BattleloreUnit | null>(() => {
    const taken = this.#taken?.choice === this.store.asking.asked?.choice ? this.#taken : null;
    if (!taken) return this.able.find(({ number }) => !this.#meant.has(number)) ?? null;
    return this.able.find(({ hex }) => hex === taken.hex) ?? null;
  });
  active = $derived<BattleloreUnit | null>(this.taken ?? this.view?.units[this.view.active] ?? null);
  /** The ways of the unit in hand. */
  #own = $derived.by<Way[]>(() => (this.taken ? this.ways.filter(({ piece }) => piece === this.taken?.number) : []));
  /** Where the unit in hand could go, besides what the question itself offers. */
  reached = $derived<string[]>(this.#own.map(({ to }) => to));
  /** Whom the unit in hand could strike: at once, or after a move. */
  struck = $derived.by<string[]>(() => {
    if (!this.taken) return [];
    const later = this.store.asking.asked?.step === 'ask_mover' ? this.#own.flatMap(({ targets }) => targets ?? []) : [];
    return [...new Set([...this.taken.targets.map(({ hex }) => hex), ...later])];
  });
  /** The way on which the unit in hand comes to strike somebody: the shortest. */
  approach(hex: string): Way | null {
    if (this.store.asking.asked?.step !== 'ask_mover' || this.taken?.targets.some((aim) => aim.hex === hex)) return null;
    return this.#own.filter(({ targets }) => targets?.includes(hex)).sort((a, b) => a.cost - b.cost)[0] ?? null;
  }
  /** The way that is shown: to the hex pointed at, or to whom one would strike there. */
  way = $derived.by<Way | null>(() => {
    const { pointed } = this;
    if (!pointed || !this.active) return null;
    return this.ways.find(({ piece, to }) => piece === this.active?.number && to === pointed) ?? this.approach(pointed);
  });

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

  /** What the unit in hand does with a hex in several answers at once; null where that is nothing. */
  #deed(hex: string): Plan | null {
    const { taken } = this;
    const way = taken && !this.on(hex) ? this.#own.find(({ to }) => to === hex) : undefined;
    if (taken && way) return { answers: way.answers, title: t('battlelore-plan-move', { unit: unitName(this, taken) }), note: t('battlelore-plan-steps', { n: way.cost }), button: t('battlelore-plan-go') };
    const aim = taken?.targets.find((one) => one.hex === hex);
    if (!taken || !aim || this.store.asking.asked?.step !== 'ask_battler') return null;
    const n = aim.dice;
    const whom = t('battlelore-ask-at', { unit: unitName(this, taken), target: unitName(this, this.view?.units[aim.unit]) });
    return { answers: [`unit:${taken.hex}`, `attack:${hex}`], title: t('battlelore-ask-blow', { n }), note: whom, button: t('battlelore-roll', { n }) };
  }

  /** Takes another unit in hand, or none. */
  take(hex: string): void {
    const { asked } = this.store.asking;
    this.store.asking.letGo();
    if (asked) this.#taken = { choice: asked.choice, hex };
  }

  /** Lets go of the unit in hand; false if there is none that can be let go. */
  letGo(): boolean {
    const { asking, table } = this.store;
    if (this.taken) this.take('');
    else if (asking.asked && IN_HAND.has(asking.asked.step) && table?.can_undo) void this.store.undo();
    else return false;
    return true;
  }

  /** Once all have moved, whoever was sent to strike somebody does so, or is asked once more. */
  async goOn(): Promise<void> {
    const { asked } = this.store.asking;
    if (asked?.step !== 'ask_battler') return asked?.step === 'ask_command' ? this.#meant.clear() : undefined;
    for (const unit of this.able) {
      const target = this.view?.units[this.#meant.get(unit.number) ?? -1];
      this.#meant.delete(unit.number);
      if (!target || !unit.targets.some((aim) => aim.unit === target.number)) continue;
      this.take(unit.hex);
      const deed = this.#deed(target.hex);
      if (deed) return this.store.asking.plan(deed);
    }
  }

  /** What a blow after a move would be is asked of the server while one points at whom it would strike. */
  async lookAhead(): Promise<void> {
    const hex = this.pointed;
    const way = hex ? this.approach(hex) : null;
    if (!hex || !way) return;
    const key = [...way.answers, hex].join();
    const foreseen = await this.store.asking.foresee<BattleloreForeseen>(`attack:${hex}`, way.answers);
    if (foreseen?.aim) this.#ahead = { key, aim: foreseen.aim };
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
    const held = this.taken && this.#held();
    if (held) return held;
    const pointed = this.pointed ? this.at(this.pointed).find(isStrike) : undefined;
    if (pointed) return this.aimOf(pointed);
    const strikes = (this.store.asking.asked?.options ?? []).filter(isStrike);
    return strikes.length === 1 ? this.aimOf(strikes[0]) : null;
  });

  /** The blow of the unit in hand that is planned, or pointed at, or the only one there is; before a move, as it would be after it. */
  #held(): { attacker: BattleloreUnit; aim: BattleloreAim } | null {
    const { taken, pointed } = this;
    if (!taken) return null;
    const here = taken.targets.find(({ hex }) => hex === pointed);
    if (this.store.asking.asked?.step !== 'ask_battler') {
      if (here) return { attacker: taken, aim: here };
      const way = pointed ? this.approach(pointed) : null;
      const ahead = way && this.#ahead?.key === [...way.answers, pointed].join() ? this.#ahead : null;
      return ahead ? { attacker: taken, aim: ahead.aim } : null;
    }
    const planned = this.store.asking.planned?.answers.at(-1)?.slice('attack:'.length);
    const [only, more] = taken.targets;
    const aim = taken.targets.find(({ hex }) => hex === planned) ?? here ?? (more ? undefined : only);
    return aim ? { attacker: taken, aim } : null;
  }

  /** A click on a hex: the unit in hand goes or strikes there, another is taken in hand, or what is asked is answered. */
  async choose(hex: string): Promise<void> {
    this.cursor = hex;
    const { store } = this;
    if (!store.playback.busy && store.lookback.past === null && (await this.#act(hex))) return;
    const answers = this.at(hex);
    const [only] = answers;
    if (only && answers.length > 1 && !store.playback.busy) {
      store.asking.menu = { at: `hex:${hex}`, options: [...answers] };
      return;
    }
    await store.asking.choose(only?.at ?? `hex:${hex}`);
  }

  /**
   * What the hand does with a hex; false where it has nothing to do with it. The unit in hand itself is named to the
   * server: then everything is offered that it could do besides, such as a heroic deed or a search.
   */
  async #act(hex: string): Promise<boolean> {
    const { asking, table } = this.store;
    const unit = this.on(hex);
    const approach = unit ? this.approach(hex) : null;
    const deed = this.#deed(approach?.to ?? hex);
    if (this.taken && unit && asking.asked?.step === 'ask_mover' && this.taken.targets.some((aim) => aim.unit === unit.number)) {
      // It stays where it is and strikes when the time has come; the next one is taken in hand.
      this.#meant.set(this.taken.number, unit.number);
      this.#taken = null;
    } else if (deed && this.taken) {
      if (approach && unit) this.#meant.set(this.taken.number, unit.number);
      await asking.plan(deed);
    } else if (unit && unit !== this.taken && this.able.includes(unit)) this.take(hex);
    else if (asking.asked && IN_HAND.has(asking.asked.step) && unit?.ordered && unit.side === this.side && unit !== this.active && !this.at(hex).length && table?.can_undo) {
      await this.store.undo();
      await this.store.playback.idle();
      if (this.able.some((one) => one.hex === hex)) this.take(hex);
    } else return false;
    return true;
  }

  /** Lets a unit be dragged to where it goes, or to whom it strikes. */
  carries(hex: string): Drag | null {
    const unit = this.on(hex);
    if (!unit || !this.able.includes(unit)) return null;
    return {
      places: '[data-hex]',
      onover: (place) => {
        if (this.taken !== unit) this.take(hex);
        this.pointed = place?.dataset['hex'] ?? null;
      },
      ondrop: (place) => void this.choose(place.dataset['hex'] ?? ''),
    };
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
