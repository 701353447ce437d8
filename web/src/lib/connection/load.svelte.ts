/** Something a page needs from the server before it can be shown, and what went wrong with it. */
import { ApiError } from './api';
import { backoff } from './socket.svelte';

export type Trouble = 'missing' | 'unreachable' | 'failed';

/** What kind of trouble an error is: no such thing, nobody who answers just now, or a request that was not carried out. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.status === 404) return 'missing';
  if (error.again !== null) return 'unreachable';
  // A proxy answers in place of a server that is gone, and says nothing a reader could use.
  return error.status >= 500 && !error.code ? 'unreachable' : 'failed';
}

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  trouble = $state<Trouble | null>(null);
  /** What the server said, where it said something. */
  words = $state('');
  #turn = 0;
  /** How often in a row it has failed, and how many milliseconds the server wants to be left alone. */
  #failed = $state.raw({ times: 0, least: 0 });

  /**
   * Calls `ask` now and whenever what it reads changes, and again by itself while the server is away. What was there
   * stays until something new has come. To be called while a component is set up.
   */
  constructor(private readonly ask: () => Promise<T>) {
    $effect(() => {
      void this.load();
      return () => void ++this.#turn;
    });
    $effect(() => {
      if (this.trouble !== 'unreachable') return undefined;
      const timer = setTimeout(() => void this.load(), backoff(this.#failed.times, Math.random(), this.#failed.least));
      return () => clearTimeout(timer);
    });
  }

  async load(): Promise<void> {
    const turn = ++this.#turn;
    try {
      const found = await this.ask();
      if (turn !== this.#turn) return;
      this.value = found;
      this.trouble = null;
      this.#failed = { times: 0, least: 0 };
    } catch (error) {
      if (turn !== this.#turn) return;
      this.trouble = troubleOf(error);
      this.words = error instanceof ApiError ? error.text : '';
      const least = error instanceof ApiError ? (error.again ?? 0) * 1000 : 0;
      this.#failed = { times: this.#failed.times + 1, least };
    }
  }
}
