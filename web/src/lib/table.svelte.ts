/** Everything the page knows of the table it sits at, and everything one can do there. */
import { getContext, setContext } from 'svelte';
import { applyPatch } from './mergepatch';
import { duration, speedOf } from './motion';
import { Player, type Played } from './player';
import { gameOf } from '../games';
import type { View } from '../games/game';
import type {
  Asked,
  Catalogue,
  ChatLine,
  Foreseen,
  Option,
  Reason,
  RoomInfo,
  SagaInfo,
  ServerMessage,
  Step,
  Table,
  Told,
  Way,
  Welcome,
} from './protocol';
import { seatNews } from './seats';
import { settings } from './settings.svelte';
import { LineLost, Refusal, type Outgoing, type Status, type Wire } from './socket.svelte';
import { toast } from './toast.svelte';
import { has, t } from './words.svelte';

interface Looked {
  table: Table;
  events: readonly Told[];
}

/** How many steps `replay` can show again, and how many past views are kept. */
const REMEMBERED = 80;
/** Events of a log that are shown at most. */
const LONGEST_LOG = 2500;

export class TableStore {
  #room = $state.raw<RoomInfo | null>(null);
  /** When the room was last told, in milliseconds: what the time somebody is away counts from. */
  roomAt = $state(Date.now());
  /** The seats I hold. */
  seats = $state.raw<number[]>([]);
  host = $state(false);
  /** What is shown now: it lags behind the server while events are played. */
  table = $state.raw<Table | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The event the reader looks back at. */
  past = $state<number | null>(null);
  /** The event that is shown now; boards animate it. */
  playing = $state.raw<Told | null>(null);
  /** The events of the step that is being played, up to the one shown now: `table` is the position before them. */
  played = $state.raw<Told[]>([]);
  /** While steps are shown once more: which of how many. */
  replaying = $state.raw<{ at: number; of: number } | null>(null);
  /** The answer that is on its way. */
  sending = $state<string | null>(null);
  /** What the scenario says, in the reader's language. */
  saga = $state.raw<SagaInfo | null>(null);
  #printed = $state.raw<Catalogue | null>(null);
  /** What is printed, by the names the scenario gives to it. */
  #named = $derived.by<Catalogue | null>(() => {
    const { renamed } = gameOf(this.#room?.game);
    return this.#printed && this.saga && renamed ? renamed(this.#printed, this.saga) : this.#printed;
  });
  /** Several answers at one thing: the menu that is open, and what is done with the one chosen if it is not an answer. */
  menu = $state.raw<{ at: string; options: Option[]; give?: (key: string) => void } | null>(null);
  /** The answer somebody has pointed at in a dialog or a town and not given yet: the choice bar asks for it. */
  picked = $state<string | null>(null);
  /** The player whose public board the side panel shows; null for one's own, or for a spectator the active one. */
  shown = $state<number | null>(null);
  /** The player whose town is open in front of the map. */
  town = $state<number | null>(null);
  /** When the shown table last began to wait for somebody else, in milliseconds. */
  since = $state(Date.now());
  /** When the shown table came, in milliseconds: what the clock counts from. */
  settledAt = $state(Date.now());
  /** What was missed while the line was lost: the first event and how many. */
  missed = $state.raw<{ first: number; count: number } | null>(null);

  #busy = $state(false);
  #pastView = $state.raw<View | null>(null);
  #latest: Table | null = null;
  #player: Player;
  #recent: Looked[] = [];
  #known = new Map<string, Promise<ServerMessage>>();
  #views = new Map<number, View>();
  #unsent: { choice: number; key: string } | null = null;
  #comebacks = 0;
  #waiting: Welcome | null = null;

  constructor(protected readonly wire: Wire) {
    this.#player = new Player({
      length: (event) => (document.hidden ? 0 : duration(event, gameOf(this.room?.game).beats) / this.speed),
      show: (event, step) => this.#show(event, step),
      settle: (step) => this.#settle(step),
      rest: () => {
        this.playing = null;
        this.replaying = null;
        this.#busy = false;
        const waiting = this.#waiting;
        this.#waiting = null;
        if (waiting) this.#seat(waiting);
      },
    });
  }

  // -- what is shown ---------------------------------------------------------------------------------------------------

  /** What is printed; null as long as it has not come. */
  get catalogue(): Catalogue | null {
    return this.#named;
  }
  set catalogue(printed: Catalogue | null) {
    this.#printed = printed;
  }
  get room(): RoomInfo | null {
    return this.#room;
  }
  set room(room: RoomInfo | null) {
    this.#room = room;
    this.roomAt = Date.now();
  }
  get status(): Status {
    return this.wire.status;
  }
  get retryAt(): number | null {
    return this.wire.retryAt;
  }
  get refusal() {
    return this.wire.refusal;
  }
  get delay() {
    return this.wire.delay;
  }
  view = $derived<View | null>(
    this.past !== null && this.#pastView ? this.#pastView : (this.table?.view ?? null),
  );
  asked = $derived<Asked | null>(this.past === null && !this.#busy ? (this.table?.asked ?? null) : null);
  mine = $derived(this.table?.seat ?? -1);
  /** Whether events are being played. */
  busy = $derived(this.#busy);
  /** Whether nobody here holds a seat. */
  watching = $derived(this.seats.length === 0);
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

  /** 0.5, 1, 2 or Infinity. */
  get speed(): number {
    return settings.animation ? speedOf(settings.speed) : Infinity;
  }

  label(key: string): string {
    return this.asked?.options.find((option) => option.key === key)?.label ?? key;
  }

  // -- the line --------------------------------------------------------------------------------------------------------

  open(): void {
    document.addEventListener('visibilitychange', this.#hide);
    this.wire.open((message) => this.receive(message));
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.#player.clear();
    this.wire.close();
  }

  retry(): void {
    this.wire.retry();
  }

  /** Comes in again, with keys that have changed. */
  rejoin(): void {
    this.wire.rejoin();
  }

  /** A page nobody looks at plays nothing, so that it is never behind. */
  #hide = (): void => {
    if (document.hidden) this.skip();
  };

  receive(message: ServerMessage): void {
    switch (message.is) {
      case 'welcome':
        return this.#welcome(message);
      case 'step':
        return this.#step(message);
      case 'room':
        this.room = message.room;
        return;
      case 'said':
        this.chat = [...this.chat, message.line];
        if (message.line.kind) this.#news(message.line);
        return;
      default:
        return;
    }
  }

  /** Who sits where is everybody's business: it is not left to those who read the chat. */
  #news(line: ChatLine): void {
    if (line.kind === 'asked' && this.seats.includes(line.who)) return; // that is asked in a window of its own
    toast({ title: t('room-seat', { seat: line.who + 1 }), text: seatNews(line), tone: 'info', icon: 'person' });
  }

  /** A table laid anew that nobody here asked for (a curtain falls) waits until what led to it has been shown. */
  #welcome(message: Welcome): void {
    if (message.re === 0 && this.#busy) {
      this.#waiting = message;
      return;
    }
    this.#waiting = null;
    this.#player.clear();
    this.#seat(message);
  }

  #seat(message: Welcome): void {
    const known = this.log.at(-1)?.n ?? -1;
    const sameEyes = this.table !== null && this.table.seat === message.table?.seat;
    this.room = message.room;
    this.seats = message.seats;
    this.host = message.host;
    this.log = message.log;
    this.chat = message.chat;
    this.saga = message.saga;
    if (this.wire.comebacks > this.#comebacks && sameEyes) {
      const news = message.log.filter((told) => told.n > known && told.text);
      this.missed = { first: news[0]?.n ?? known + 1, count: news.length };
    }
    this.#comebacks = this.wire.comebacks;
    this.#recent = [];
    this.#views.clear();
    this.backToNow();
    this.#latest = message.table;
    this.#lay(message.table);
    this.#sendAgain();
    void this.#fillLog();
  }

  #step(message: Step): void {
    if (this.#waiting) this.#welcome({ ...this.#waiting, re: -1 });
    if (!this.#latest) return;
    const { events, patch, upto, re: _, is: __, ...rest } = message;
    this.#latest = { ...rest, view: applyPatch(this.#latest.view, patch) };
    this.#known.clear();
    this.#busy = true;
    this.#player.push({ events, table: this.#latest, upto, again: false });
  }

  #show(event: Told, step: Played): void {
    this.playing = event;
    this.played = [...this.played, event];
    if (step.again) return;
    const known = (this.log.at(-1)?.n ?? -1) < event.n ? this.log : this.log.filter((told) => told.n < event.n);
    this.log = [...known, event];
  }

  #settle(step: Played): void {
    if (step.again) {
      if (this.replaying) this.replaying = { ...this.replaying, at: this.replaying.at + 1 };
    } else {
      if (this.table) this.#recent.push({ table: this.table, events: step.events });
      if (this.#recent.length > REMEMBERED) this.#recent.shift();
      if ((this.log.at(-1)?.n ?? -1) >= step.upto) {
        this.#recent = []; // something was taken back
        this.log = this.log.filter((told) => told.n < step.upto);
        for (const n of this.#views.keys()) if (n >= step.upto) this.#views.delete(n);
        if (this.past !== null && this.past >= step.upto) this.backToNow();
      }
    }
    this.#lay(step.table);
  }

  #lay(table: Table | null): void {
    if (table?.waiting.join() !== this.table?.waiting.join()) this.since = Date.now();
    if (table?.asked?.choice !== this.table?.asked?.choice) this.menu = this.picked = null;
    this.#known.clear();
    this.settledAt = Date.now();
    this.played = [];
    this.table = table;
  }

  // -- doing things ----------------------------------------------------------------------------------------------------

  /** Gives an answer to the question the game waits on. */
  async answer(key: string): Promise<void> {
    await this.#answer(key);
  }

  /** Whether the answer was taken. */
  async #answer(key: string): Promise<boolean> {
    const asked = this.#latest?.asked;
    if (!asked || this.sending !== null) return false;
    this.menu = null;
    if (!asked.options.some((option) => option.key === key)) {
      this.refuse(await this.#reasons({ do: 'why', answer: key }));
      return false;
    }
    this.sending = key;
    this.skip();
    this.backToNow();
    this.#recent = [];
    try {
      await this.wire.send({ do: 'answer', choice: asked.choice, answer: key });
      return true;
    } catch (error) {
      if (error instanceof LineLost) this.#unsent = { choice: asked.choice, key };
      else this.#complain(error);
      return false;
    } finally {
      this.sending = null;
    }
  }

  /** An answer the line swallowed is given again, unless it did arrive: then the question is another one. */
  #sendAgain(): void {
    const unsent = this.#unsent;
    this.#unsent = null;
    if (unsent && this.#latest?.asked?.choice === unsent.choice) void this.answer(unsent.key);
  }

  /** Gives the answers of a way one after the other, as long as they stay legal. */
  async walk(way: Way): Promise<void> {
    for (const key of way.answers) {
      await this.#player.idle(); // each step is seen before the next one is asked for
      if (!this.#latest?.asked?.options.some((option) => option.key === key)) return;
      if (!(await this.#answer(key))) return;
    }
  }

  undo(): Promise<boolean> {
    return this.#tell({ do: 'undo' });
  }
  redo(): Promise<boolean> {
    return this.#tell({ do: 'redo' });
  }
  say(text: string): void {
    void this.#tell({ do: 'say', text });
  }
  sit(seat: number): Promise<boolean> {
    return this.#tell({ do: 'sit', seat });
  }
  /** Asks whoever sits somewhere to give the seat up, to a bot or to whoever comes. */
  askSeat(seat: number, bot: string): Promise<boolean> {
    return this.#tell({ do: 'ask_seat', seat, bot });
  }
  /** Gives a seat up that the host has asked for, or keeps it. */
  giveSeat(seat: number, yes: boolean): Promise<boolean> {
    return this.#tell({ do: 'give_seat', seat, yes });
  }
  speak(lang: string): Promise<boolean> {
    return this.status === 'live' ? this.#tell({ do: 'speak', lang }) : Promise.resolve(false);
  }

  /** Whether it was carried out. */
  async #tell(message: Outgoing): Promise<boolean> {
    this.skip();
    try {
      await this.wire.send(message);
      return true;
    } catch (error) {
      this.#complain(error);
      return false;
    }
  }

  /** What a click on a thing means: its one answer, a menu of several, or the reason why there is none. */
  async choose(at: string): Promise<void> {
    if (this.past !== null) return this.backToNow();
    this.skip();
    await this.#player.idle();
    const [first, ...others] = this.byAnchor.get(at) ?? [];
    if (first && others.length === 0) return this.answer(first.key);
    if (first) this.menu = { at, options: [first, ...others] };
    else if (this.asked) this.refuse(await this.why(at));
  }

  /** Shows the end of what is being played. */
  skip(): void {
    this.#player.skip();
  }

  /** Shows again what happened since the last own answer. */
  replay(): void {
    const first = this.#recent[0];
    if (this.#busy || !first || !this.table) return;
    const recent = this.#recent;
    const upto = this.log.length;
    const after = (index: number): Table => recent[index + 1]?.table ?? this.#latest ?? first.table;
    const steps = recent.map(({ events }, index) => ({ events, table: after(index), upto, again: true }));
    this.backToNow();
    this.#busy = true;
    this.replaying = { at: 1, of: steps.length };
    this.played = [];
    this.table = first.table;
    this.#player.push(...steps);
  }

  /** Whether there is something to show again. */
  get canReplay(): boolean {
    return !this.#busy && this.table !== null && this.#recent.length > 0;
  }

  // -- asking ----------------------------------------------------------------------------------------------------------

  /** Why nothing can be done with a thing. */
  why(at: string): Promise<Reason[]> {
    return this.#reasons({ do: 'why', at });
  }

  async #reasons(message: Outgoing): Promise<Reason[]> {
    const reply = await this.#ask(message);
    return reply?.is === 'reasons' ? reply.reasons : [];
  }

  /** What an answer would lead to, after others. */
  async foresee(key: string, first: string[] = []): Promise<Foreseen | null> {
    const reply = await this.#ask({ do: 'foresee', answer: key, ...(first.length ? { first } : {}) });
    return reply?.is === 'foreseen' ? reply : null;
  }

  async reach(): Promise<Way[]> {
    const reply = await this.#ask({ do: 'reach' });
    return reply?.is === 'ways' ? reply.ways : [];
  }

  /** Asks once per question; a line that fails is no answer and is asked again. */
  async #ask(message: Outgoing): Promise<ServerMessage | null> {
    if (!this.#latest?.asked) return null;
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

  // -- looking back ----------------------------------------------------------------------------------------------------

  /** Shows the board as it was when an event happened. */
  async lookBack(n: number): Promise<void> {
    this.skip();
    try {
      const view = this.#views.get(n) ?? (await this.#before(n));
      if (!view) return;
      this.#views.set(n, view);
      const [oldest] = this.#views.keys();
      if (this.#views.size > REMEMBERED && oldest !== undefined) this.#views.delete(oldest);
      this.#pastView = view;
      this.past = n;
      this.menu = null;
    } catch (error) {
      this.#complain(error);
    }
  }

  async #before(n: number): Promise<View | null> {
    const reply = await this.wire.send({ do: 'past', n });
    return reply.is === 'before' ? reply.view : null;
  }

  /** The log one comes to holds the last events only: those before are asked for, piece by piece. */
  async #fillLog(): Promise<void> {
    const room = this.room;
    const seat = this.table?.seat;
    try {
      for (let first = this.log[0]; first && first.n > 0 && this.log.length < LONGEST_LOG; first = this.log[0]) {
        const reply = await this.wire.send({ do: 'earlier', before: first.n });
        if (reply.is !== 'log' || !reply.events.length) return;
        // Meanwhile the table may have been laid anew, for other eyes perhaps.
        if (this.room?.room !== room?.room || this.table?.seat !== seat || this.log[0]?.n !== first.n) return;
        this.log = [...reply.events, ...this.log];
      }
    } catch {
      // Whoever looks back finds the log shorter; there is nothing else to be done about it.
    }
  }

  backToNow(): void {
    this.past = null;
    this.#pastView = null;
  }

  /** One line of the log back (-1) or on (1); beyond the last one it is now again. */
  stepBack(by: -1 | 1): void {
    const lines = this.log.filter((told) => told.text);
    const here = this.past === null ? lines.length : lines.findIndex((told) => told.n >= (this.past ?? 0));
    const next = lines[here + by];
    if (next) void this.lookBack(next.n);
    else if (by === 1) this.backToNow();
  }

  /** Says why something cannot be done. */
  refuse(reasons: readonly Reason[]): void {
    const first = reasons[0];
    if (!first) return;
    const clauses = [...new Set(reasons.map((reason) => reason.clause).filter(Boolean))];
    toast({ title: t('refused', { name: first.label }), text: first.text, clauses });
  }

  #complain(error: unknown): void {
    if (error instanceof Refusal) {
      const { code, text, clauses } = error.said;
      const known = has(`refused-${code}`);
      toast({ title: t('refused-answer'), text: known ? t(`refused-${code}`) : text, clauses });
    } else if (!(error instanceof LineLost)) throw error; // of a lost line the banner speaks
  }
}

const CONTEXT = Symbol('table');

export function setTable<T extends TableStore>(store: T): T {
  return setContext(CONTEXT, store);
}

export function getTable(): TableStore {
  return getContext<TableStore>(CONTEXT);
}
