/** Something a page needs from the server before it can be shown, and what went wrong with it. */
import { ApiError } from './api';

export type Trouble = 'missing' | 'unreachable' | 'failed';

/** What kind of trouble an error is: no such thing, no server, or a request that was not carried out. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.status === 404) return 'missing';
  // A proxy answers in place of a server that is gone, and says nothing a reader could use.
  return error.status >= 500 && !error.code ? 'unreachable' : 'failed';
}

const AGAIN = 4_000;

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  trouble = $state<Trouble | null>(null);
  /** What the server said, where it said something. */
  words = $state('');
  #turn = 0;

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
      const timer = setInterval(() => void this.load(), AGAIN);
      return () => clearInterval(timer);
    });
  }

  async load(): Promise<void> {
    const turn = ++this.#turn;
    try {
      const found = await this.ask();
      if (turn !== this.#turn) return;
      this.value = found;
      this.trouble = null;
    } catch (error) {
      if (turn !== this.#turn) return;
      this.trouble = troubleOf(error);
      this.words = error instanceof ApiError ? error.text : '';
    }
  }
}
