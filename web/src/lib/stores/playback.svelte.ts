/** Playing back: what comes from the server is shown event by event, so that the table on the screen lags behind. */
import { Player, type Played } from './player';
import type { Table, Told } from '../protocol';

/** What else has to follow what is shown. */
export interface Followers {
  /** How long an event is to be shown now, in milliseconds. */
  length(event: Told): number;
  /** An event is news. */
  told(event: Told): void;
  /** So many events are known now; whether some were taken back. */
  cut(upto: number): boolean;
  /** A table is laid. */
  laid(table: Table | null): void;
  /** Nothing is left to play. */
  rest(): void;
}

interface Looked {
  table: Table;
  events: readonly Told[];
}

/** How many steps can be shown again. */
const REMEMBERED = 80;

export class Playback {
  /** What is shown now. */
  table = $state.raw<Table | null>(null);
  /** The event that is shown now; boards animate it. */
  playing = $state.raw<Told | null>(null);
  /** The events of the step that is being played, up to the one shown now: `table` is the position before them. */
  played = $state.raw<Told[]>([]);
  /** While steps are shown once more: which of how many. */
  replaying = $state.raw<{ at: number; of: number } | null>(null);
  /** When the shown table last began to wait for somebody else, in milliseconds. */
  since = $state(Date.now());
  /** When the shown table came, in milliseconds: what the clock counts from. */
  settledAt = $state(Date.now());

  #busy = $state(false);
  #player: Player;
  #recent: Looked[] = [];

  constructor(private readonly followers: Followers) {
    this.#player = new Player({
      length: (event) => this.followers.length(event),
      show: (event, step) => this.#show(event, step),
      settle: (step) => this.#settle(step),
      rest: () => {
        this.playing = null;
        this.replaying = null;
        this.#busy = false;
        this.followers.rest();
      },
    });
  }

  /** Whether events are being played. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Plays a step after what is playing. */
  push(step: Omit<Played, 'again'>): void {
    this.#busy = true;
    this.#player.push({ ...step, again: false });
  }

  /** Lays a table at once; what was to be shown before is forgotten. */
  lay(table: Table | null): void {
    this.clear();
    this.forget();
    this.#lay(table);
  }

  /** Shows the end of what is being played. */
  skip(): void {
    this.#player.skip();
  }

  /** Resolves when nothing is playing. */
  idle(): Promise<void> {
    return this.#player.idle();
  }

  /** Drops what has not been played. */
  clear(): void {
    this.#player.clear();
  }

  /** What has been shown so far is not shown again. */
  forget(): void {
    this.#recent = [];
  }

  /** Whether there is something to show again. */
  get canReplay(): boolean {
    return !this.#busy && this.table !== null && this.#recent.length > 0;
  }

  /** The first event that can be shown again. */
  get remembered(): number | null {
    return this.#recent.find(({ events }) => events.length)?.events[0]?.n ?? null;
  }

  /** Shows again what happened since the last own answer, up to the table as it is. */
  replay(latest: Table | null): void {
    const first = this.#recent[0];
    if (!this.canReplay || !first) return;
    const recent = this.#recent;
    const steps = recent.map(({ events }, index) => ({ events, table: recent[index + 1]?.table ?? latest ?? first.table, upto: 0, again: true }));
    this.#busy = true;
    this.replaying = { at: 1, of: steps.length };
    this.played = [];
    this.table = first.table;
    this.#player.push(...steps);
  }

  #show(event: Told, step: Played): void {
    this.playing = event;
    this.played = [...this.played, event];
    if (!step.again) this.followers.told(event);
  }

  #settle(step: Played): void {
    if (step.again) {
      if (this.replaying) this.replaying = { ...this.replaying, at: this.replaying.at + 1 };
    } else {
      if (this.table) this.#recent.push({ table: this.table, events: step.events });
      if (this.#recent.length > REMEMBERED) this.#recent.shift();
      if (this.followers.cut(step.upto)) this.forget();
    }
    this.#lay(step.table);
  }

  #lay(table: Table | null): void {
    if (table?.waiting.join() !== this.table?.waiting.join()) this.since = Date.now();
    this.followers.laid(table);
    this.settledAt = Date.now();
    this.played = [];
    this.table = table;
  }
}
