/** A table on which a record is gone through: the same boards read it, and nobody is asked anything. */
import { gameOf } from '../games';
import type { Jump } from '../games/game';
import { troubleOf, type Trouble } from '../lib/connection/load.svelte';
import type { ReplayInfo, RoomInfo, ServerMessage, Table } from '../lib/protocol';
import { recordSteps } from '../lib/connection/records';
import { settings } from '../lib/browser/settings.svelte';
import { LineLost, type Status, type Wire } from '../lib/connection/socket.svelte';
import { getTable, TableStore } from '../lib/stores/table.svelte';
import { chunkOf, chunkRange, nextMark, turnBeside, unpack, type Shown } from './course';

/** The eyes that see every hand, and those of somebody who watched. */
export const ALL = -2;
export const PUBLIC = -1;

export const PACES = ['0.5', '1', '2', '4', 'jump'] as const;
export type Pace = (typeof PACES)[number];

/** How many steps before a position its log begins: enough for an attack that is being fought out. */
const LOG = 40;
/** A chunk is fetched when so few steps are left before it. */
const AHEAD = 25;
/** How long a position is shown after its events, at speed 1; less where nothing was seen to happen. */
const REST = 450;
const NOTHING = 60;

/** A line nobody speaks on. */
class Silent implements Wire {
  readonly status: Status = 'live';
  readonly retryAt = null;
  readonly comebacks = 0;
  readonly refusal = null;
  readonly delay = null;
  open(): void {}
  send(): Promise<ServerMessage> {
    return Promise.reject(new LineLost());
  }
  retry(): void {}
  rejoin(): void {}
  close(): void {}
}

type Ask = typeof recordSteps;

export class Replay extends TableStore {
  info = $state.raw<ReplayInfo>({} as ReplayInfo);
  /** The step that is shown, or being played. */
  step = $state(0);
  /** Whose eyes: a seat, PUBLIC or ALL. */
  eyes = $state(ALL);
  running = $state(false);
  pace = $state<Pace>('1');
  /** Whether fights are passed over while it runs. */
  passing = $state(false);
  /** What has come, by step. */
  loaded = $state.raw<ReadonlyMap<number, Shown>>(new Map());
  trouble = $state<Trouble | null>(null);

  #chunks = new Map<number, Promise<void>>();
  #turn = 0;
  /** The step the table has come to, which what comes next is added to. */
  #at = -1;

  constructor(
    info: ReplayInfo,
    private readonly ask: Ask = recordSteps,
  ) {
    super(new Silent());
    this.info = info;
  }

  override get speed(): number {
    return this.pace === 'jump' || !settings.animation ? Infinity : Number(this.pace);
  }

  /** The step shown, with who decided and what. */
  now = $derived.by<Shown | undefined>(() => this.loaded.get(this.step));

  // -- fetching --------------------------------------------------------------------------------------------------------

  /** Fetches everything between two steps that is not there yet. */
  async fetch(first: number, last: number): Promise<void> {
    const wanted: Promise<void>[] = [];
    for (let chunk = chunkOf(first); chunk <= chunkOf(Math.min(last, this.info.steps)); chunk++) wanted.push(this.#chunk(chunk));
    await Promise.all(wanted);
  }

  #chunk(chunk: number): Promise<void> {
    const known = this.#chunks.get(chunk);
    if (known) return known;
    const asked = this.#load(chunk);
    this.#chunks.set(chunk, asked);
    // What failed is asked for again the next time.
    asked.catch(() => this.#chunks.get(chunk) === asked && this.#chunks.delete(chunk));
    return asked;
  }

  async #load(chunk: number): Promise<void> {
    const { id, steps } = this.info;
    const { first, last } = chunkRange(chunk, steps);
    const chunks = this.#chunks;
    const found = unpack(await this.ask(id, first, last, this.eyes, settings.language));
    if (chunks !== this.#chunks) return; // other eyes, another language
    const loaded = new Map(this.loaded);
    for (const step of found) if (step.n > first || step.n === 0 || !loaded.has(step.n)) loaded.set(step.n, step);
    this.loaded = loaded;
  }

  /** Starts again with what is fetched: through other eyes, in another language. */
  async look(eyes: number): Promise<void> {
    this.eyes = eyes;
    this.loaded = new Map();
    this.#chunks = new Map();
    await this.go(this.step);
  }

  // -- going -----------------------------------------------------------------------------------------------------------

  /** Shows a step at once. */
  async go(step: number): Promise<void> {
    const to = Math.max(0, Math.min(step, this.info.steps));
    const turn = ++this.#turn;
    this.step = to;
    if (!(await this.#ready(to, turn))) return;
    const shown = this.loaded.get(to);
    if (shown) this.#lay(shown);
  }

  /** Plays the next step. */
  async on(): Promise<void> {
    if (this.step >= this.info.steps) {
      this.running = false;
      return;
    }
    if (this.playback.busy) this.playback.skip();
    const turn = ++this.#turn;
    const to = this.step + 1;
    if (!(await this.#ready(to, turn))) return;
    const shown = this.loaded.get(to);
    if (!shown?.patch || this.#at !== to - 1) return this.go(to);
    this.step = this.#at = to;
    const { view: _, ...table } = this.#table(shown);
    this.receive({
      ...table,
      clock: null,
      is: 'step',
      events: shown.events,
      patch: shown.patch,
      upto: (shown.events.at(-1)?.n ?? this.lookback.log.at(-1)?.n ?? -1) + 1,
      re: 0,
    });
  }

  /** Whether a step is there, and still wanted when it has come. */
  async #ready(step: number, turn: number): Promise<boolean> {
    try {
      await this.fetch(Math.max(0, step - 1), step);
      this.trouble = null;
    } catch (error) {
      if (turn === this.#turn) {
        this.trouble = troubleOf(error);
        this.running = false;
      }
      return false;
    }
    if (step + AHEAD <= this.info.steps) void this.fetch(step, step + AHEAD).catch(() => {});
    return turn === this.#turn;
  }

  #table(shown: Shown): Table {
    const { view, waiting, n } = shown;
    const over = n === this.info.steps && this.info.returns.length > 0;
    return {
      seat: Math.max(this.eyes, PUBLIC),
      view,
      waiting,
      asked: null,
      can_undo: false,
      can_redo: false,
      over,
      returns: over ? this.info.returns : [],
      clock: null,
      ask_me: '',
      coach: null,
    };
  }

  #lay(shown: Shown): void {
    this.#at = shown.n;
    const log = [];
    for (let n = Math.max(0, shown.n - LOG); n <= shown.n; n++) log.push(...(this.loaded.get(n)?.events ?? []));
    this.receive({
      is: 'welcome',
      re: -1,
      protocol: 0,
      room: roomOf(this.info),
      seats: [],
      host: false,
      table: this.#table(shown),
      log,
      chat: [],
      notes: this.info.notes,
      habits: [],
    });
  }

  // -- jumps -----------------------------------------------------------------------------------------------------------

  back(): Promise<void> {
    return this.go(this.playback.busy ? this.step : this.step - 1);
  }

  turn(by: 1 | -1): Promise<void> {
    return this.go(turnBeside(this.info, this.step, by));
  }

  /** Goes to the next of what the game jumps to. */
  next(): Promise<void> {
    const mark = this.jump && nextMark(this.info, this.step, this.jump.kind);
    return mark ? this.go(mark.step) : Promise.resolve();
  }

  /** Runs, from the beginning again after the end; or stops. */
  async toggle(): Promise<void> {
    this.running = !this.running;
    if (this.running && this.step >= this.info.steps) await this.go(0);
  }

  /** How long to wait before the next step while it runs. */
  get rest(): number {
    const seen = this.now?.events.some((event) => event.text);
    return (seen ? REST : NOTHING) / (this.pace === 'jump' ? 3 : Number(this.pace));
  }

  /** What to look for or to pass over, where there is any of it; a record of nothing but one fight has none. */
  get jump(): Jump | null {
    const { jump } = gameOf(this.info.game);
    return jump && this.info.turns.length && this.info.marks.some(({ kind }) => kind === jump.kind) ? jump : null;
  }

  /** Whether a step lies within a fight. */
  #fighting(step: number): boolean {
    const shown = this.loaded.get(step);
    return (shown && gameOf(this.info.game).fighting?.(shown.view)) ?? false;
  }

  /** What comes next while it runs: a step, or where a fight is over. */
  async advance(): Promise<void> {
    if (!this.passing || !this.#fighting(this.step + 1)) return this.on();
    const turn = this.#turn;
    for (let n = this.step + 1; n <= this.info.steps; n++) {
      try {
        await this.fetch(n, n);
      } catch {
        return this.on(); // which says what is the matter
      }
      if (turn !== this.#turn || !this.running) return undefined;
      if (n === this.info.steps || !this.#fighting(n)) return this.go(n);
    }
    return undefined;
  }
}

/** The record on the table, for the parts of a game that show it. */
export function getReplay(): Replay {
  return getTable() as Replay;
}

/** The room a record was played in, as far as it tells. */
function roomOf(info: ReplayInfo): RoomInfo {
  return {
    room: '',
    game: info.game,
    scenario: info.scenario,
    title: info.title,
    options: {},
    seats: info.seats.map(({ seat, name, side }) => ({ seat, kind: 'person', name, bot: '', side, here: true, away: null, wanted: '', hands: 0, gave_up: '', days_off: 0, off_from: 0, off_until: 0 })),
    status: 'running',
    watchers: 0,
    seconds: 0,
    watching: true,
    waiting: [],
    created: 0,
    touched: 0,
    absence: 0,
    lesson: '',
    hints: false,
    dice: null, listed: false, rated: false, wish: '', rematch: false,
    rules_change: null,
    pace: { by: 'answer', increment: 0, weekends: false, days_off: 0 }, until: 0, talk: true, draw: [], may_abort: false, ended: '',
  };
}
