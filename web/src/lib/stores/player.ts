/** Plays the events of steps one after the other, and lets the table catch up when they are done. */
import type { Table, Told } from '../protocol';

export interface Played {
  events: readonly Told[];
  /** The table once the events have happened. */
  table: Table;
  /** How many events the reader knows then. */
  upto: number;
  /** Whether it is shown once more and not news. */
  again: boolean;
}

export interface Stage {
  /** How long an event is to be shown now, in milliseconds. */
  length(event: Told): number;
  show(event: Told, step: Played): void;
  settle(step: Played): void;
  /** Nothing is left to play. */
  rest(): void;
}

/** Whoever is further behind than this sees everything faster. */
const BEHIND = 5_000;

export class Player {
  #queue: Played[] = [];
  #busy = false;
  #running = Promise.resolve();
  #hurry = false;
  #cleared = 0;
  #wake: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

  get busy(): boolean {
    return this.#busy;
  }

  /** Plays steps after what is playing. Where nothing is to be waited for, they are done when this returns. */
  push(...steps: Played[]): void {
    this.#queue.push(...steps);
    if (this.#busy) return;
    this.#busy = true;
    this.#running = this.#run();
  }

  /** Shows the end of everything that is still to be played. */
  skip(): void {
    if (!this.#busy) return;
    this.#hurry = true;
    this.#wake?.();
  }

  /** Resolves when nothing is playing. */
  async idle(): Promise<void> {
    while (this.#busy) await this.#running;
  }

  /** Forgets what has not been played: the table has been laid again. */
  clear(): void {
    this.#queue = [];
    this.#cleared += 1;
    this.skip();
  }

  async #run(): Promise<void> {
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const cleared = this.#cleared;
      for (const event of step.events) {
        if (cleared !== this.#cleared) break;
        this.stage.show(event, step);
        const length = this.#hurry ? 0 : this.stage.length(event) / this.#catchUp();
        if (length > 0) await this.#wait(length);
      }
      if (cleared === this.#cleared) this.stage.settle(step);
    }
    this.#hurry = false;
    this.#busy = false;
    this.stage.rest();
  }

  #catchUp(): number {
    let behind = 0;
    for (const step of this.#queue) for (const event of step.events) behind += this.stage.length(event);
    return Math.max(1, behind / BEHIND);
  }

  #wait(length: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), length);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }
}
