/** The table one sits at: the line to it, who is there, and the three stores of what happens at it. */
import { getContext, setContext } from 'svelte';
import { gameOf } from '../../games';
import { keepSeen, seenUpTo } from '../browser/seen';
import type { View } from '../../games/game';
import { Asking, type Confirm } from './asking.svelte';
import { complain } from './complaints';
import { Hints } from './hints.svelte';
import { LookBack } from './lookback.svelte';
import { applyPatch } from '../connection/mergepatch';
import { duration, speedOf } from '../screen/motion';
import { clockText } from '../screen/now.svelte';
import { Playback } from './playback.svelte';
import type { Catalogue, ChatLine, Habit, Refused, RoomInfo, ScenarioNotes, ServerMessage, Step, Table, Welcome } from '../protocol';
import { recapOf, type Recap } from './recap';
import { seatNews } from './seats';
import { settings } from '../browser/settings.svelte';
import type { Outgoing, Status, Wire } from '../connection/socket.svelte';
import { toast } from '../screen/toast.svelte';
import { t } from '../words.svelte';

export class TableStore {
  readonly playback: Playback;
  readonly lookback: LookBack;
  readonly asking: Asking;
  readonly hints: Hints;

  #room = $state.raw<RoomInfo | null>(null);
  /** When the room was last told, in milliseconds: what the time somebody is away counts from. */
  roomAt = $state(Date.now());
  /** The seats I hold. */
  seats = $state.raw<number[]>([]);
  host = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  /** What the scenario says, in the reader's language. */
  notes = $state.raw<ScenarioNotes | null>(null);
  /** What my seat has answered by itself. */
  habits = $state.raw<Habit[]>([]);
  #printed = $state.raw<Catalogue | null>(null);
  /** What is printed, by the names the scenario gives to it. */
  #named = $derived.by<Catalogue | null>(() => {
    const { renamed } = gameOf(this.#room?.game);
    return this.#printed && this.notes && renamed ? renamed(this.#printed, this.notes) : this.#printed;
  });
  /** The player whose public board the side panel shows; null for one's own, or for a spectator the active one. */
  shown = $state<number | null>(null);
  /** The player whose own board is open in front of the table: in Heroes, a town. */
  closeUp = $state<number | null>(null);
  /** What was missed while the line was lost: the first event and how many. */
  missed = $state.raw<{ first: number; count: number } | null>(null);
  /** What others did since my last answer, for somebody who comes back, until it has been read. */
  recap = $state.raw<Recap | null>(null);

  /** The table as the server has it. */
  #latest: Table | null = null;
  /** The last event that was shown to somebody who was looking. */
  #shown = -1;
  #comebacks = 0;
  #waiting: Welcome | null = null;

  constructor(protected readonly wire: Wire) {
    this.playback = new Playback({
      length: (event) => (document.hidden ? 0 : duration(event, gameOf(this.room?.game).beats) / this.speed),
      told: (event) => {
        this.lookback.add(event);
        if (!document.hidden) this.#shown = event.n;
      },
      cut: (upto) => this.lookback.cut(upto),
      laid: (table) => this.asking.renew(table),
      rest: () => {
        const waiting = this.#waiting;
        this.#waiting = null;
        if (waiting) this.#seat(waiting);
      },
    });
    this.lookback = new LookBack(wire, () => {
      this.playback.skip();
      this.asking.menu = null;
    });
    this.asking = new Asking(wire, this.playback, this.lookback, () => this.#latest, () => this.#confirms, (known) => this.#answered(known));
    this.hints = new Hints(wire, this.asking);
  }

  get #confirms(): Confirm {
    return (this.habits.find(({ id }) => id === 'confirm')?.value ?? 'final') as Confirm;
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
  /** What is shown now: it lags behind the server while events are played. */
  get table(): Table | null {
    return this.playback.table;
  }
  view = $derived.by<View | null>(() => this.lookback.view ?? this.playback.table?.view ?? null);
  mine = $derived.by(() => this.playback.table?.seat ?? -1);
  /** Whether nobody here holds a seat. */
  watching = $derived(this.seats.length === 0);

  /** 0.5, 1, 2 or Infinity. */
  get speed(): number {
    return settings.animation ? speedOf(settings.speed) : Infinity;
  }

  // -- the line --------------------------------------------------------------------------------------------------------

  open(): void {
    document.addEventListener('visibilitychange', this.#hide);
    this.wire.open((message) => this.receive(message));
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.playback.clear();
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
    if (document.hidden) this.playback.skip();
    else this.#recall();
  };

  /** Somebody comes back: what others did meanwhile is told first. */
  #recall(): void {
    const since = this.#since();
    const found = since === null || this.table?.over ? null : recapOf(this.lookback.log, since, this.mine);
    this.recap = found && found.last > this.#shown ? found : null;
  }

  /** The last event I knew when I answered last. */
  #since(): number | null {
    return this.room && this.mine >= 0 ? seenUpTo(this.room.room, this.mine) : null;
  }

  #answered(known: number): void {
    this.recap = null;
    if (this.room && this.mine >= 0) keepSeen(this.room.room, this.mine, known);
  }

  readRecap(): void {
    this.#shown = this.lookback.last;
    this.recap = null;
  }

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
      case 'habits':
        this.habits = message.habits;
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

  /** A table laid again that nobody here asked for (a curtain falls) waits until what led to it has been shown. */
  #welcome(message: Welcome): void {
    if (message.re === 0 && this.playback.busy) {
      this.#waiting = message;
      return;
    }
    this.#waiting = null;
    this.playback.clear();
    this.#seat(message);
  }

  #seat(message: Welcome): void {
    const known = this.lookback.last;
    const sameEyes = this.table !== null && this.table.seat === message.table?.seat;
    this.room = message.room;
    this.seats = message.seats;
    this.host = message.host;
    this.chat = message.chat;
    this.notes = message.notes;
    this.habits = message.habits ?? [];
    if (this.wire.comebacks > this.#comebacks && sameEyes) {
      const news = message.log.filter((told) => told.n > known && told.text);
      this.missed = { first: news[0]?.n ?? known + 1, count: news.length };
    }
    this.#comebacks = this.wire.comebacks;
    this.lookback.begin(message.log);
    this.#latest = message.table;
    if (!sameEyes) this.#shown = -1;
    this.playback.lay(message.table);
    this.#recall();
    this.asking.sendAgain();
    // In the meantime the table may be laid again, perhaps for other eyes.
    const [room, seat] = [this.room?.room, this.table?.seat];
    void this.lookback.fill(() => this.room?.room === room && this.table?.seat === seat);
  }

  #step(message: Step): void {
    if (this.#waiting) this.#welcome({ ...this.#waiting, re: -1 });
    if (!this.#latest) return;
    const { events, patch, upto, re: _, is: __, ...rest } = message;
    this.#latest = { ...rest, view: applyPatch(this.#latest.view, patch) };
    this.asking.forget();
    this.playback.push({ events, table: this.#latest, upto });
  }

  // -- doing things besides answering ----------------------------------------------------------------------------------

  /** Whether anything has happened since the last own answer that can be shown again. */
  get canReplay(): boolean {
    return this.playback.canReplay || (!this.playback.busy && this.#sinceThen() !== null);
  }

  /**
   * Shows again what happened since the last own answer: as it was played, or, where this page was not there or has
   * forgotten the beginning, as the board was at each line of the log.
   */
  replay(): void {
    const news = this.#sinceThen();
    this.readRecap();
    this.lookback.backToNow();
    if (this.playback.canReplay && (news === null || (this.playback.remembered ?? Infinity) <= news.first)) {
      this.playback.replay(this.#latest);
    } else if (news && !this.playback.busy) {
      void this.lookback.walk(news.first, this.speed);
    }
  }

  #sinceThen(): Recap | null {
    const since = this.#since();
    return since === null ? null : recapOf(this.lookback.log, since, this.mine);
  }

  undo(): Promise<boolean> {
    return this.#tell({ do: 'undo' });
  }
  redo(): Promise<boolean> {
    return this.#tell({ do: 'redo' });
  }
  /** Asks to be asked first once or always, or no more where that is so already. */
  wish(when: 'once' | 'always'): Promise<boolean> {
    return this.#tell({ do: 'ask_me', when: this.#latest?.ask_me === when ? 'never' : when });
  }
  /** Has some questions answered by itself from now on. */
  setHabits(habits: Record<string, string>): Promise<boolean> {
    return this.#tell({ do: 'habits', habits });
  }
  say(text: string): void {
    void this.#tell({ do: 'say', text });
  }
  /** Has the host of the server read a line of chat, by its number. */
  report(n: number): Promise<boolean> {
    return this.#tell({ do: 'report', n });
  }
  sit(seat: number): Promise<boolean> {
    return this.#tell({ do: 'sit', seat });
  }
  /** Asks whoever sits somewhere to give the seat up, to a bot or to whoever comes. */
  askSeat(seat: number, bot: string): Promise<boolean> {
    const saidNo = ({ code, again }: Refused): string => (code === 'too_fast' && again ? t('refused-seat-again', { time: clockText(again) }) : '');
    return this.#tell({ do: 'ask_seat', seat, bot }, saidNo);
  }
  /** Gives a seat up that the host has asked for, or keeps it. */
  giveSeat(seat: number, yes: boolean): Promise<boolean> {
    return this.#tell({ do: 'give_seat', seat, yes });
  }
  /** Wants to go on though the rules have changed, or to close the game. */
  agree(yes: boolean): Promise<boolean> {
    return this.#tell({ do: 'agree', yes });
  }
  /** Gives the game up. */
  resign(): Promise<boolean> {
    return this.#tell({ do: 'resign', seat: this.mine });
  }
  /** Offers a draw or agrees to one; or declines it, or takes one's own offer back. */
  draw(yes: boolean): Promise<boolean> {
    return this.#tell({ do: 'draw', yes, seat: this.mine });
  }
  /** Puts the game off before anybody has answered. */
  abort(): Promise<boolean> {
    return this.#tell({ do: 'abort' });
  }
  /** Takes days off, from a moment on (in seconds; 0 for now) or after those that were taken before. */
  takeDaysOff(days: number, begins: number): Promise<boolean> {
    return this.#tell({ do: 'days_off', days, seat: this.mine, begins });
  }
  speak(lang: string): Promise<boolean> {
    return this.status === 'live' ? this.#tell({ do: 'speak', lang }) : Promise.resolve(false);
  }

  /** Whether it was carried out. */
  async #tell(message: Outgoing, words?: (said: Refused) => string): Promise<boolean> {
    this.playback.skip();
    try {
      await this.wire.send(message);
      return true;
    } catch (error) {
      complain(error, words);
      return false;
    }
  }
}

const CONTEXT = Symbol('table');

export function setTable<T extends TableStore>(store: T): T {
  return setContext(CONTEXT, store);
}

export function getTable(): TableStore {
  return getContext<TableStore>(CONTEXT);
}
