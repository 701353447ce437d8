/** What the three parts of the combat page share: the position as shown, what is pointed at, what is foreseen. */
import { isHex, middle, nearest, seesTurned, type Point } from './hex/hexes';
import type { CombatView, AttackForeseen, Option, UnitView, Way } from '../../../lib/protocol';
import { getTable, type HeroesTable } from '../store';
import { advance } from './advance';
import { nearestSpace, placeOf, type Bottom } from './board/board';
import { inHand, lastRoll, type Blow } from './blows';
import { unitName } from './names';
import { plateOf, plateWords, type Plate } from './outcome';
import type { Drag } from '../../../lib/screen/drag';
import { t } from '../../../lib/words.svelte';

export interface Inspected {
  kind: string;
  pack: boolean;
  /** The unit on the board, where it is one. */
  number: number | null;
  side: 0 | 1;
}

export class CombatState {
  /** The space under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** The space the arrow keys stand on. */
  cursor = $state('b2');
  inspected = $state.raw<Inspected | null>(null);
  /** By answer; filled in the background when a question comes. */
  foreseen = $state.raw<ReadonlyMap<string, AttackForeseen>>(new Map());
  /** The kind of unit chosen last to be deployed. */
  deploying = $state<string | null>(null);
  deploysPack = $state(false);
  /** Whether it is being dragged over the board. */
  dragging = $state(false);

  /** Where the active unit could go and whom it could strike there. */
  ways = $state.raw<readonly Way[]>([]);
  /** Where over the board the pointer is, in the measure of the board: a unit is struck from the side one points at. */
  aim = $state.raw<Point | null>(null);
  /** The unit whose range is kept in sight. */
  ranging = $state<number | null>(null);

  constructor(readonly store: HeroesTable) {}

  /** The Combat as it is shown: before the step that is being played, and its events up to now. */
  view = $derived.by<CombatView | null>(() => {
    const combat = this.store.view?.combat ?? null;
    if (!combat || this.store.lookback.past !== null) return combat;
    const { units } = this.store.catalogue;
    return this.store.playback.played.reduce((view, told) => advance(view, told, units), combat);
  });
  /** The side at the bottom: one's own, the attacker's for whoever is on neither. */
  bottom = $derived.by<Bottom>(() => (this.own === 1 ? 1 : 0));
  /** One's own side, -1 for a spectator. */
  own = $derived.by(() => (this.store.mine < 0 ? -1 : (this.view?.players.indexOf(this.store.mine) ?? -1)));
  hexes = $derived.by(() => this.view?.board === 'hex');
  turned = $derived.by(() => seesTurned(this.own));
  blow = $derived.by<Blow | null>(() => (this.store.lookback.past === null ? inHand(this.store.lookback.log) : null));
  rolled = $derived.by<Blow | null>(() => lastRoll(this.store.lookback.log));
  /** The spaces whose unit may be struck now, as one reads the board. */
  targets = $derived.by<string[]>(() => {
    const spaces = [...this.store.asking.byAnchor]
      .filter(([at, options]) => at.startsWith('space:') && options.some((option) => this.strikes(option)))
      .map(([at]) => at.slice(6));
    const reached = this.store.asking.asked ? this.ways.filter(({ fight }) => fight).map(({ to }) => to) : [];
    const rank = (space: string): number => {
      if (isHex(space)) return middle(space, this.turned).y * 100 + middle(space, this.turned).x / 100;
      const place = placeOf(space, this.bottom);
      return place ? place.y * 4 + place.x : 20;
    };
    return [...new Set([...spaces, ...reached])].sort((a, b) => rank(a) - rank(b));
  });
  /** The target the panel speaks of: in the attack in hand, or pointed at, or picked, or the only one. */
  target = $derived.by<UnitView | null>(() => {
    if (this.blow) return this.view?.units[this.blow.target.number] ?? null;
    const space =
      this.pointed && this.targets.includes(this.pointed)
        ? this.pointed
        : (this.planned?.to ??
          this.targets.find((one) => this.at(one).some((option) => option.key === this.store.asking.picked)) ??
          (this.targets.length === 1 ? (this.targets[0] ?? null) : null));
    return space ? this.on(space) : null;
  });

  /** The way that is asked for once more before it is gone. */
  planned = $derived.by<Way | null>(() => {
    const answers = this.store.asking.planned?.answers.join();
    return answers === undefined ? null : (this.ways.find((way) => way.answers.join() === answers) ?? null);
  });
  /** The way that is shown: the planned one, or the one to what is pointed at. */
  route = $derived.by<Way | null>(() => this.planned ?? (this.pointed && !this.blow ? this.wayTo(this.pointed) : null));

  /** Whether one's own unit waits for one's answer: only then is it framed in gold. */
  get acts(): boolean {
    const side = this.view?.units[this.view.active]?.side;
    return this.store.asking.asked !== null && side !== undefined && side === this.own;
  }

  on(space: string): UnitView | null {
    return Object.values(this.view?.units ?? {}).find((unit) => unit.space === space) ?? null;
  }

  at(space: string): Option[] {
    return this.store.asking.byAnchor.get(`space:${space}`) ?? [];
  }

  /** Whether an answer strikes the unit it names. */
  strikes(option: Option): boolean {
    if (option.key.startsWith('attack:')) return true;
    return option.key.startsWith('target:') && (this.foreseen.get(option.key)?.units.length ?? 0) > 0;
  }

  /** What the attack on a unit would do, or what the attack in hand will. */
  plate(unit: UnitView): Plate | null {
    if (this.blow) {
      const main = this.main;
      if (!main) return null;
      const plate = plateOf(this.foreseen.get(main.key), unit);
      return unit.number === this.blow.target.number ? plate : null;
    }
    const option = this.at(unit.space).find((one) => this.strikes(one));
    if (option) return plateOf(this.foreseen.get(option.key), unit);
    return this.approach(unit.space) ? plateOf(this.foreseen.get(onTheWay(unit.space)), unit) : null;
  }

  /** How the active unit comes to strike a unit that it is not beside yet, from the side one points at. */
  approach(space: string): Way | null {
    if (!this.store.asking.asked) return null;
    const all = this.ways.filter(({ fight, to }) => fight && to === space);
    const from = this.aim && this.pointed === space ? this.#nearest(all.flatMap(({ path }) => path.at(-1) ?? []), this.aim) : null;
    return all.find(({ path }) => path.at(-1) === from) ?? all[0] ?? null;
  }

  #nearest(spaces: readonly string[], aim: Point): string | null {
    return this.hexes ? nearest(spaces, aim, this.turned) : nearestSpace(spaces, aim, this.bottom);
  }

  /** The way to a space, or to the unit that would be struck there. */
  wayTo(space: string): Way | null {
    if (!this.store.asking.asked) return null;
    return this.ways.find(({ fight, to }) => !fight && to === space) ?? this.approach(space);
  }

  /** What a click on a space means; a unit that is out of reach is gone to first. */
  async choose(space: string): Promise<void> {
    const { laying } = this;
    if (laying?.path.includes(space) && !this.store.playback.busy) {
      const name = this.store.catalogue.obstacles[laying.to]?.name ?? '';
      return this.store.asking.plan({ answers: [...laying.answers, `place:${space}`], title: t('combat-lay', { name }), note: this.store.asking.asked?.prompt ?? '', button: t('combat-lay-yes') });
    }
    const way = this.at(space).length || this.store.playback.busy ? null : this.approach(space);
    const unit = way && this.on(space);
    if (way && unit) {
      const plate = this.plate(unit);
      const odds = plate ? `${t('combat-say-after-steps', { n: way.cost })}, ${plateWords(plate)}` : t('combat-say-after-steps', { n: way.cost });
      const name = unitName(this.store.catalogue, unit.unit);
      await this.store.asking.plan({ answers: way.answers, title: t('combat-plan', { name }), note: odds, button: t('combat-plan-yes') });
    } else await this.store.asking.choose(`space:${space}`);
  }

  /** Lets a unit of the reserve be dragged to where it is to stand: it is named and placed at once. */
  deploys(kind: string, pack: boolean, scrolls: 'pan-x' | 'pan-y'): Drag | null {
    const option = this.store.asking.byAnchor.get(`kind:${kind}`)?.find(({ key }) => key.startsWith('deploy:'));
    if (!option) return null;
    return {
      places: PLACES,
      scrolls,
      onover: (place) => {
        [this.deploying, this.deploysPack, this.dragging] = [kind, pack, place !== null];
        this.pointed = place ? spaceOf(place) : null;
      },
      ondrop: (place) => void this.#deploy(option, spaceOf(place)),
    };
  }

  /** Named and placed at once, or asked for once more where that is wanted. */
  async #deploy({ key, label }: Option, space: string): Promise<void> {
    await this.store.asking.plan({ answers: [key, `place:${space}`], title: label, note: t('combat-plan-place', { space }), button: t('combat-plan-place-yes') });
  }

  /** Lets the active unit be dragged to where it goes, or to whom it strikes. */
  carries(space: string): Drag | null {
    if (!this.acts || this.view?.units[this.view.active]?.space !== space) return null;
    return {
      places: PLACES,
      onover: (place) => (this.pointed = place ? spaceOf(place) : null),
      ondrop: (place) => void this.choose(spaceOf(place)),
    };
  }

  /** The Obstacle in hand and how it is turned: the first there is, until another is taken. */
  #token = $state.raw<{ id: string; turn: number } | null>(null);
  /** The way the Obstacle in hand would be laid; the hexes it may lie on are its path. */
  laying = $derived.by<Way | null>(() => {
    if (this.store.asking.asked?.step !== 'ask_obstacle') return null;
    const wanted = this.#token;
    return this.ways.find(({ to, piece }) => to === wanted?.id && piece === wanted.turn) ?? this.ways.find(({ to }) => to === wanted?.id) ?? this.ways[0] ?? null;
  });

  /** Takes an Obstacle in hand, as it lies. */
  takeObstacle(id: string): void {
    this.store.asking.letGo();
    this.#token = { id, turn: this.ways.find(({ to }) => to === id)?.piece ?? 0 };
  }

  /** Turns the Obstacle in hand to the next way it may lie. */
  turnObstacle(): void {
    this.store.asking.letGo();
    const { laying } = this;
    const all = this.ways.filter(({ to }) => to === laying?.to);
    const next = laying ? all[(all.indexOf(laying) + 1) % all.length] : undefined;
    if (next) this.#token = { id: next.to, turn: next.piece };
  }

  /** Whether units of the reserve may be taken to be deployed. */
  mayDeploy = $derived.by(() => [...this.store.asking.byAnchor.keys()].some((at) => at.startsWith('kind:')));

  /** Whether a unit of the reserve is in hand that could be put back. */
  get placing(): boolean {
    const { asking, table } = this.store;
    return (asking.asked?.step === 'ask_space' || asking.asked?.step === 'ask_hex') && this.view?.round === 0 && (table?.can_undo ?? false);
  }

  /** Puts the unit in hand back into the reserve. */
  async putBack(): Promise<void> {
    await this.store.undo();
    await this.store.playback.idle();
  }

  /** The answer one would expect. */
  get main(): Option | null {
    return this.store.asking.asked?.options.find((option) => option.main) ?? null;
  }

  /** The answer that strikes the target the panel speaks of. */
  get strike(): Option | null {
    return this.target && !this.blow ? (this.at(this.target.space).find((one) => this.strikes(one)) ?? null) : null;
  }

  /** What the panel foretells: the attack in hand, or the one on the target pointed at. */
  get forecast(): AttackForeseen | null {
    const key = this.blow ? this.main?.key : (this.strike?.key ?? (this.target ? onTheWay(this.target.space) : undefined));
    return (key && this.foreseen.get(key)) || null;
  }

  /** Asks what every attack would do, one after the other, and stops when the question is another one. */
  async foresee(): Promise<void> {
    const { asked } = this.store.asking;
    const found = new Map<string, AttackForeseen>();
    this.foreseen = found;
    this.ways = [];
    if (!asked || !this.view) return;
    if (asked.options.some(({ key }) => /^(move|obstacle):/.test(key))) {
      const ways = await this.store.asking.reach();
      if (this.store.asking.asked?.choice !== asked.choice) return;
      this.ways = ways;
    }
    const wanted = asked.options.filter((option) =>
      this.blow ? option.main : /^(attack|target):/.test(option.key),
    );
    for (const option of wanted) {
      const foreseen = await this.store.asking.foresee<AttackForeseen>(option.key);
      if (this.store.asking.asked?.choice !== asked.choice) return;
      if (!foreseen?.units.length) continue;
      found.set(option.key, foreseen);
      this.foreseen = new Map(found);
    }
    const aims = new Map(this.ways.filter(({ fight }) => fight).map((way) => [way.to, way]).reverse() as [string, Way][]);
    for (const [space, { answers }] of aims) {
      const foreseen = await this.store.asking.foresee<AttackForeseen>(answers.at(-1) as string, answers.slice(0, -1));
      if (this.store.asking.asked?.choice !== asked.choice) return;
      if (!foreseen?.units.length) continue;
      found.set(onTheWay(space), foreseen);
      this.foreseen = new Map(found);
    }
  }

  /** The pointer has come to a space. */
  point(space: string): void {
    this.pointed = space;
    this.store.asking.consider(`space:${space}`);
  }

  #spaces = new Map<string, HTMLElement>();

  /** A space tells where its button is, so that the keys can go there. */
  register(space: string, button: HTMLElement | undefined): () => void {
    if (button) this.#spaces.set(space, button);
    return () => this.#spaces.delete(space);
  }

  /** The focus has come to a space. By keys, the choice bar then offers the blow at the unit there. */
  reach(space: string, byKeys: boolean): void {
    this.cursor = space;
    this.pointed = space;
    if (byKeys) this.store.asking.picked = this.at(space).find((option) => this.strikes(option))?.key ?? null;
  }

  focus(space: string): void {
    this.cursor = space;
    this.#spaces.get(space)?.focus();
  }

  /** The next legal target, after the one the keys stand on. */
  nextTarget(by: 1 | -1): void {
    const { targets } = this;
    if (!targets.length) return;
    const here = targets.indexOf(this.cursor);
    const next = targets[(here + by + targets.length) % targets.length] ?? targets[0];
    if (next) this.focus(here < 0 ? (targets[by === 1 ? 0 : targets.length - 1] as string) : next);
  }

  /** Keeps the range of the unit pointed at in sight, or lets it go. */
  keepRange(): void {
    const unit = this.on(this.pointed ?? this.cursor);
    this.ranging = unit?.long_shot && unit.number !== this.ranging ? unit.number : null;
  }

  inspect(unit: UnitView | null): void {
    if (unit) this.inspected = { kind: unit.unit, pack: unit.pack, number: unit.number, side: unit.side as 0 | 1 };
  }
}

/** What takes a unit that is dragged. */
const PLACES = '[data-at^="space:"]';

function spaceOf(place: HTMLElement): string {
  return (place.dataset['at'] ?? '').slice('space:'.length);
}

/** Under which name the attack on a unit is foreseen that is gone to first. */
function onTheWay(space: string): string {
  return `way:${space}`;
}

const states = new WeakMap<HeroesTable, CombatState>();

/** The state of the Combat of this table, the same for every part of the page. */
export function getCombat(): CombatState {
  const store = getTable();
  const known = states.get(store);
  if (known) return known;
  // Its values outlive the part of the page that asked first, so they must not belong to that part.
  $effect.root(() => void states.set(store, new CombatState(store)));
  return states.get(store) as CombatState;
}
