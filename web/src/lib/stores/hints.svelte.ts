/** Hints: what a good bot would answer to the question one is asked. */
import type { Asking } from './asking.svelte';
import { complain } from './complaints';
import type { Hint, HintAnswer, Option } from '../protocol';
import type { Wire } from '../connection/socket.svelte';

/** An answer of a hint, with the option it stands for. */
export interface Hinted extends HintAnswer {
  option: Option;
}

export class Hints {
  #found = $state.raw<Hint | null>(null);
  /** The question that a hint is being thought about for. */
  #thinking = $state(-1);

  /** In a lesson, the moment the coach speaks of: what he advises there comes first. */
  moment = '';

  constructor(
    private readonly wire: Wire,
    private readonly asking: Asking,
  ) {}

  /** The hint for the question that is asked; nothing once it is answered or put away. */
  now = $derived.by<Hint | null>(() => (this.#found && this.#found.choice === this.asking.asked?.choice ? this.#found : null));
  /** Its answers, the best first. */
  answers = $derived.by<Hinted[]>(() => {
    const options = this.asking.asked?.options ?? [];
    return (this.now?.answers ?? []).flatMap((one) => {
      const option = options.find(({ key }) => key === one.answer);
      return option ? [{ ...one, option }] : [];
    });
  });
  thinking = $derived.by(() => this.#thinking >= 0 && this.#thinking === this.asking.asked?.choice);

  /** Asks for a hint, or puts away the one that is shown. */
  async toggle(): Promise<void> {
    const choice = this.asking.asked?.choice;
    if (this.now) return this.close();
    if (choice === undefined || this.thinking) return undefined;
    this.#thinking = choice;
    try {
      const reply = await this.wire.send({ do: 'hint', choice, ...(this.moment ? { moment: this.moment } : {}) });
      if (reply.is === 'hint') this.#found = reply;
    } catch (error) {
      // Whoever has answered meanwhile wants no hint any more.
      if (this.asking.asked?.choice === choice) complain(error);
    } finally {
      if (this.#thinking === choice) this.#thinking = -1;
    }
    return undefined;
  }

  close(): void {
    this.#found = null;
  }
}
