/** Being asked: the question the game waits on, what one points at, and the answers one gives. */
import { complain, refuse } from './complaints';
import type { LookBack } from './lookback.svelte';
import type { Playback } from './playback.svelte';
import type { Asked, Foreseen, Option, Reason, ServerMessage, Table, Way } from '../protocol';
import { LineLost, type Outgoing, type Wire } from '../connection/socket.svelte';

/** What is asked for once more before it is sent: only what cannot be taken back, all there is, or nothing. */
export type Confirm = 'final' | 'always' | 'never';

/** Several answers at once, and how they are asked for. */
export interface Plan {
  answers: readonly string[];
  title: string;
  note: string;
  button: string;
}

/** Milliseconds a pointer rests on something that is about to be clicked. */
const REST = 90;

export class Asking {
  /** Several answers at one thing: the menu that is open, and what is done with the one chosen if it is not an answer. */
  menu = $state.raw<{ at: string; options: Option[]; give?: (key: string) => void } | null>(null);
  /** The answer somebody has pointed at and not given yet: the choice bar asks for it. */
  picked = $state<string | null>(null);
  /** That answer, if it is asked for once more because it cannot be taken back. */
  final = $state<string | null>(null);
  /** The same for several answers that follow one another: somewhere to go, and perhaps somebody to strike there. */
  planned = $state.raw<Plan | null>(null);
  /** What is asked once something is taken in hand of which the server knows nothing yet; empty as a rule. */
  inHand = $state('');
  /** The answer that is on its way. */
  sending = $state<string | null>(null);
  /** Whether who has won has been read, where something is still asked after it. */
  heard = $state(false);
  #known = new Map<string, Promise<ServerMessage>>();
  #considering: ReturnType<typeof setTimeout> | undefined;
  #unsent: { choice: number; key: string } | null = null;

  /** `latest` is the table as the server has it, whatever is shown; `answered` hears which event was the last one known then. */
  constructor(
    private readonly wire: Wire,
    private readonly playback: Playback,
    private readonly lookback: LookBack,
    private readonly latest: () => Table | null,
    private readonly confirms: () => Confirm,
    private readonly answered: (known: number) => void = () => undefined,
  ) {}

  /** Whether the game has ended, or who has won is settled, all that led to it has been shown, and it is to be read before anything else. */
  verdict = $derived.by(() => {
    const { table, busy } = this.playback;
    return table !== null && (table.over || (table.returns.length > 0 && !this.heard)) && !busy && this.lookback.past === null;
  });
  /** The question, once all that led to it has been shown and while nobody looks back. */
  asked = $derived.by<Asked | null>(() =>
    this.lookback.past === null && !this.playback.busy && !this.verdict ? (this.playback.table?.asked ?? null) : null,
  );
  byAnchor = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.asked?.options ?? []) {
      if (!option.at) continue;
      const there = found.get(option.at);
      if (there) there.push(option);
      else found.set(option.at, [option]);
    }
    return found;
  });

  /** A table is laid: what was pointed at belongs to the question before. */
  renew(table: Table | null): void {
    if (!table?.returns.length) this.heard = false;
    if (table?.asked?.choice !== this.playback.table?.asked?.choice) this.letGo();
    clearTimeout(this.#considering);
    this.forget();
  }

  /** Nothing is pointed at any more; false if nothing was. */
  letGo(): boolean {
    const held = this.menu !== null || this.picked !== null || this.planned !== null;
    this.menu = this.picked = this.planned = null;
    return held;
  }

  /** What was told about the question may be otherwise now. */
  forget(): void {
    this.#known.clear();
  }

  // -- answering -------------------------------------------------------------------------------------------------------

  /** Gives an answer to the question the game waits on. */
  async answer(key: string): Promise<void> {
    await this.#answer(key);
  }

  /** Whether the answer was taken. */
  async #answer(key: string): Promise<boolean> {
    const asked = this.latest()?.asked;
    if (!asked || this.sending !== null) return false;
    this.menu = null;
    if (!asked.options.some((option) => option.key === key)) {
      refuse(await this.#reasons({ do: 'why', answer: key }));
      return false;
    }
    this.sending = key;
    this.playback.skip();
    this.lookback.backToNow();
    this.playback.forget();
    const known = this.lookback.last;
    try {
      await this.wire.send({ do: 'answer', choice: asked.choice, answer: key });
      this.answered(known);
      return true;
    } catch (error) {
      if (error instanceof LineLost) this.#unsent = { choice: asked.choice, key };
      else complain(error);
      return false;
    } finally {
      this.sending = null;
    }
  }

  /** An answer the line swallowed is given again, unless it did arrive: then the question is another one. */
  sendAgain(): void {
    const unsent = this.#unsent;
    this.#unsent = null;
    if (unsent && this.latest()?.asked?.choice === unsent.choice) void this.answer(unsent.key);
  }

  /** Gives the answers of a way one after the other, as long as they stay legal. */
  async walk({ answers }: { readonly answers: readonly string[] }): Promise<void> {
    this.planned = null;
    for (const key of answers) {
      await this.playback.idle(); // each step is seen before the next one is asked for
      if (!this.latest()?.asked?.options.some((option) => option.key === key)) return;
      if (!(await this.#answer(key))) return;
    }
  }

  // -- being asked once more -------------------------------------------------------------------------------------------

  /** A click on a thing that means one answer: it is pointed at first where one wants to be asked once more. */
  async offer(key: string): Promise<void> {
    const choice = this.asked?.choice;
    const again = this.picked === key || !(await this.asksAgain([key]));
    if (choice !== this.asked?.choice) return;
    if (again) return this.answer(key);
    [this.menu, this.planned, this.picked] = [null, null, key];
    this.final = this.confirms() === 'final' ? key : null;
  }

  /** A button that says in words what it does: it is asked for once more where everything is, or what gives something up. */
  press(key: string, danger = false): void {
    const when = this.confirms();
    if ((when === 'always' || (danger && when === 'final')) && this.picked !== key) [this.menu, this.planned, this.picked] = [null, null, key];
    else void this.answer(key);
  }

  /** The same for several answers, of which the last may not be taken back. */
  async plan(plan: Plan): Promise<void> {
    const choice = this.asked?.choice;
    const again = this.planned?.answers.join() === plan.answers.join() || !(await this.asksAgain(plan.answers));
    if (choice !== this.asked?.choice) return;
    if (again) return this.walk(plan);
    [this.menu, this.picked, this.planned] = [null, null, plan];
  }

  /** A click on what is for sale: marked, or let go, so that one sees what is left; who never wants to be asked has bought it. */
  mark(key: string): void {
    if (this.confirms() === 'never') void this.answer(key);
    else this.picked = this.picked === key ? null : key;
  }

  /** Gives what is pointed at; false if nothing is. */
  confirm(): boolean {
    const { picked, planned } = this;
    if (planned) void this.walk(planned);
    else if (picked !== null) void this.answer(picked);
    return planned !== null || picked !== null;
  }

  /** Whether answers that follow one another are asked for once more: always, or where the last cannot be taken back and risks something. */
  async asksAgain(answers: readonly string[], harmless = false): Promise<boolean> {
    const when = this.confirms();
    if (when !== 'final' || harmless) return when === 'always';
    // What nobody could find out may be final as well.
    return (await this.foresee(answers.at(-1) ?? '', answers.slice(0, -1)))?.final ?? true;
  }

  /** Somebody rests on a thing and may click it soon: whether its answer is final is found out in the meantime. */
  consider(at: string): void {
    clearTimeout(this.#considering);
    const [only, more] = this.byAnchor.get(at) ?? [];
    if (only && !more && this.confirms() === 'final') this.#considering = setTimeout(() => void this.foresee(only.key), REST);
  }

  /** What a click on a thing means: its one answer, a menu of several, or the reason why there is none. */
  async choose(at: string): Promise<void> {
    if (this.lookback.past !== null) return this.lookback.backToNow();
    this.playback.skip();
    await this.playback.idle();
    const [first, ...others] = this.byAnchor.get(at) ?? [];
    if (first && others.length === 0) return this.offer(first.key);
    if (first) this.menu = { at, options: [first, ...others] };
    else if (this.asked) refuse(await this.why(at));
  }

  // -- what one may want to know first ---------------------------------------------------------------------------------

  /** Why nothing can be done with a thing. */
  why(at: string): Promise<Reason[]> {
    return this.#reasons({ do: 'why', at });
  }

  async #reasons(message: Outgoing): Promise<Reason[]> {
    const reply = await this.#ask(message);
    return reply?.is === 'reasons' ? reply.reasons : [];
  }

  /** What an answer would lead to, after others. */
  async foresee<T extends Foreseen>(key: string, first: readonly string[] = []): Promise<T | null> {
    const reply = await this.#ask({ do: 'foresee', answer: key, ...(first.length ? { first: [...first] } : {}) });
    return reply?.is === 'foreseen' ? (reply as T) : null;
  }

  async reach(): Promise<Way[]> {
    const reply = await this.#ask({ do: 'reach' });
    return reply?.is === 'ways' ? reply.ways : [];
  }

  /** Asks once per question; a line that fails is not an answer and is asked again. */
  async #ask(message: Outgoing): Promise<ServerMessage | null> {
    if (!this.latest()?.asked) return null;
    const key = JSON.stringify(message);
    const asked = this.#known.get(key) ?? this.wire.send(message);
    this.#known.set(key, asked);
    try {
      return await asked;
    } catch {
      this.#known.delete(key);
      return null;
    }
  }
}
