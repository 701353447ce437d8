/** Why cards in hand cannot be played: asked for when somebody looks, and for all of them while nothing else happens. */
import type { Reason } from '../../../lib/protocol';
import type { HeroesTable } from '../store';

const IDLE_MS = 500;

export class HandReasons {
  #known = $state.raw<Record<string, Reason[]>>({});
  #choice = -1;

  constructor(private readonly store: HeroesTable) {}

  of(card: string): Reason[] {
    return this.#known[card] ?? [];
  }

  /** Asks for one card, once per question. */
  async look(card: string): Promise<void> {
    const choice = this.store.asking.asked?.choice;
    if (choice === undefined) return;
    if (choice !== this.#choice) this.clear(choice);
    if (this.#known[card] || this.store.asking.byAnchor.has(`card:${card}`)) return;
    const found = await this.store.asking.why(`card:${card}`);
    if (this.store.asking.asked?.choice === choice) this.#known = { ...this.#known, [card]: found };
  }

  clear(choice: number): void {
    this.#choice = choice;
    this.#known = {};
  }

  /** Asks for the whole hand, one card after the other, when the question has stood for a moment. */
  idle(cards: readonly string[]): () => void {
    let gone = false;
    const timer = setTimeout(async () => {
      for (const card of new Set(cards)) if (!gone) await this.look(card);
    }, IDLE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }
}
