/** Looking back: the log, and the board as it was when something in it happened. */
import type { View } from '../../games/game';
import { complain } from './complaints';
import { spoken } from './spoken';
import type { Told } from '../protocol';
import type { Wire } from '../connection/socket.svelte';

/** How many past views are kept. */
const REMEMBERED = 80;
/** Events of a log that are shown at most. */
const LONGEST_LOG = 2500;
/** How long one looks at a line of a walk through the log, and at all of them together where they are many, in milliseconds. */
const LONGEST_LOOK = 1100;
const SHORTEST_LOOK = 350;
const LONGEST_WALK = 40_000;

export class LookBack {
  log = $state.raw<Told[]>([]);
  /** The event the reader looks back at. */
  past = $state<number | null>(null);
  #view = $state.raw<View | null>(null);
  #views = new Map<number, View>();

  /** `begins` is called when somebody starts to look back: what is going on has to end first. */
  constructor(
    private readonly wire: Wire,
    private readonly begins: () => void,
  ) {}

  /** The board as it was; null while one looks at the present. */
  get view(): View | null {
    return this.past === null ? null : this.#view;
  }

  /** The number of the last event. */
  get last(): number {
    return this.log.at(-1)?.n ?? -1;
  }

  /** Starts again with a log. */
  begin(log: Told[]): void {
    this.log = log;
    this.#views.clear();
    this.backToNow();
  }

  add(event: Told): void {
    const known = this.last < event.n ? this.log : this.log.filter((told) => told.n < event.n);
    this.log = [...known, event];
  }

  /** Forgets what comes after so many events; whether there was something. */
  cut(upto: number): boolean {
    if (this.last < upto) return false;
    this.log = this.log.filter((told) => told.n < upto);
    for (const n of this.#views.keys()) if (n >= upto) this.#views.delete(n);
    if (this.past !== null && this.past >= upto) this.backToNow();
    return true;
  }

  /** Shows the board as it was when an event happened. */
  async lookBack(n: number): Promise<void> {
    this.begins();
    try {
      const view = this.#views.get(n) ?? (await this.#before(n));
      if (!view) return;
      this.#views.set(n, view);
      const [oldest] = this.#views.keys();
      if (this.#views.size > REMEMBERED && oldest !== undefined) this.#views.delete(oldest);
      this.#view = view;
      this.past = n;
    } catch (error) {
      complain(error);
    }
  }

  async #before(n: number): Promise<View | null> {
    const reply = await this.wire.send({ do: 'past', n });
    return reply.is === 'before' ? reply.view : null;
  }

  backToNow(): void {
    this.past = null;
    this.#view = null;
  }

  /** Goes through the lines from an event on, each for a while, until it is now again or somebody looks elsewhere. */
  async walk(first: number, speed: number): Promise<void> {
    const lines = spoken(this.log).filter((told) => told.n >= first);
    const pause = Math.max(SHORTEST_LOOK, Math.min(LONGEST_LOOK, LONGEST_WALK / lines.length) / speed);
    for (const { n } of lines) {
      await this.lookBack(n);
      if (this.past !== n) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (this.past !== n) return;
    }
    this.backToNow();
  }

  /** One line of the log back (-1) or on (1); beyond the last one it is now again. */
  stepBack(by: -1 | 1): void {
    const lines = spoken(this.log);
    const here = this.past === null ? lines.length : lines.findIndex((told) => told.n >= (this.past ?? 0));
    const next = lines[here + by];
    if (next) void this.lookBack(next.n);
    else if (by === 1) this.backToNow();
  }

  /**
   * The log one comes to holds the last events only: those before are asked for, piece by piece, as long as the table is
   * the same.
   */
  async fill(same: () => boolean): Promise<void> {
    try {
      for (let first = this.log[0]; first && first.n > 0 && this.log.length < LONGEST_LOG; first = this.log[0]) {
        const reply = await this.wire.send({ do: 'earlier', before: first.n });
        if (reply.is !== 'log' || !reply.events.length) return;
        if (!same() || this.log[0]?.n !== first.n) return;
        this.log = [...reply.events, ...this.log];
      }
    } catch {
      // Whoever looks back finds the log shorter; there is nothing else to be done about it.
    }
  }
}
