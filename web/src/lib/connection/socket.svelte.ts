/** The line to the server: one WebSocket that numbers what it says, matches replies, and comes back by itself. */
import type { ClientMessage, Hello, Refused, ServerMessage } from '../protocol';

export type Status = 'connecting' | 'live' | 'lost' | 'closed';
type Numbered<T> = T extends unknown ? Omit<T, 'seq'> : never;
export type Outgoing = Numbered<Exclude<ClientMessage, Hello>>;
export type Greeting = Omit<Hello, 'seq' | 'do'>;

/** What a table needs of a line; the socket is one, fixtures are another. */
export interface Wire {
  readonly status: Status;
  /** When the next try comes, in milliseconds, while the line is lost. */
  readonly retryAt: number | null;
  /** How often the line has come back after it was lost. */
  readonly comebacks: number;
  /** Why the server closed the door for good. */
  readonly refusal: Refused | null;
  /** Why the server lets nobody in just now; it is tried again. */
  readonly delay: Refused | null;
  open(receive: (message: ServerMessage) => void): void;
  /** Says something; resolves with what answers it, rejects with a Refusal or with LineLost. */
  send(message: Outgoing): Promise<ServerMessage>;
  /** Tries again now. */
  retry(): void;
  /** Says hello again, on a new connection: the keys have changed. */
  rejoin(): void;
  close(): void;
}

/** The server would not do it, and says why. */
export class Refusal extends Error {
  constructor(readonly said: Refused) {
    super(said.text);
  }
}

/** The line broke before an answer came. */
export class LineLost extends Error {}

const QUIET = 20_000;
const PATIENCE = 10_000;
const LONGEST = 8_000;

/**
 * How many milliseconds to wait before the nth try in a row: doubling, `least` at least, with some chance so that not
 * all come at once.
 */
export function backoff(tries: number, chance: number, least = 0): number {
  return Math.max(least * (1 + chance / 2), Math.min(LONGEST, 500 * 2 ** tries) * (0.75 + chance / 2));
}

export function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

interface Pending {
  resolve(message: ServerMessage): void;
  reject(error: Error): void;
}

export class Socket implements Wire {
  status = $state<Status>('connecting');
  retryAt = $state<number | null>(null);
  refusal = $state.raw<Refused | null>(null);
  delay = $state.raw<Refused | null>(null);

  comebacks = 0;

  #socket: WebSocket | null = null;
  #seq = 0;
  #hello = 0;
  #tries = 0;
  #heard = 0;
  #begun = 0;
  #pinged = 0;
  #pending = new Map<number, Pending>();
  #receive: (message: ServerMessage) => void = () => {};
  #again: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly greeting: () => Greeting,
    private readonly url = address(),
  ) {}

  open(receive: (message: ServerMessage) => void): void {
    this.#receive = receive;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#heart = setInterval(() => this.#beat(), 5_000);
    this.#connect();
  }

  send(message: Outgoing): Promise<ServerMessage> {
    if (this.status !== 'live') return Promise.reject(new LineLost());
    return new Promise((resolve, reject) => this.#pending.set(this.#write(message), { resolve, reject }));
  }

  retry(): void {
    if (this.status === 'closed' || this.#socket) return;
    clearTimeout(this.#again);
    this.#connect();
  }

  rejoin(): void {
    const old = this.#socket;
    this.#socket = null;
    this.status = 'connecting';
    this.#forsake();
    clearTimeout(this.#again);
    old?.close();
    this.#connect();
  }

  close(): void {
    this.status = 'closed';
    clearTimeout(this.#again);
    clearInterval(this.#heart);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  #wake = (): void => {
    if (!document.hidden && this.status === 'lost') this.retry();
  };

  #write(message: Outgoing | Omit<Hello, 'seq'>): number {
    this.#socket?.send(JSON.stringify({ ...message, seq: ++this.#seq }));
    return this.#seq;
  }

  #connect(): void {
    this.retryAt = null;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#begun = Date.now();
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#pinged = 0;
      this.#seq = 0;
      this.#hello = this.#write({ do: 'hello', ...this.greeting() });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    const re = 're' in message ? message.re : 0;
    if (message.is === 'refused') {
      if (re === this.#hello) this.#turnedAway(message);
      else this.#settle(re)?.reject(new Refusal(message));
      return;
    }
    if (re === this.#hello && message.is === 'welcome') {
      if (this.status === 'lost') this.comebacks += 1;
      this.status = 'live';
      this.delay = null;
      this.#tries = 0;
    }
    this.#receive(message);
    this.#settle(re)?.resolve(message);
  }

  #settle(re: number): Pending | undefined {
    const pending = this.#pending.get(re);
    this.#pending.delete(re);
    return pending;
  }

  #turnedAway(message: Refused): void {
    if (message.again != null) {
      this.delay = message;
      return this.#drop(message.again * 1000);
    }
    this.refusal = message;
    this.close();
  }

  /**
   * A line that is silent is asked; one that does not answer, or on which nobody says welcome, is dropped, for a dead
   * line does not always say so.
   */
  #beat(): void {
    const now = Date.now();
    if (this.status !== 'live') {
      if (this.#socket && now - this.#begun > QUIET) this.#drop();
    } else if (this.#pinged > this.#heard) {
      if (now - this.#pinged > PATIENCE) this.#drop();
    } else if (now - this.#heard > QUIET) {
      this.#pinged = now;
      this.#write({ do: 'ping' });
    }
  }

  /** Gives the line up, and makes another one after so many milliseconds at least. */
  #drop(least = 0): void {
    const socket = this.#socket;
    this.#lost(least);
    socket?.close();
  }

  #lost(least = 0): void {
    this.#socket = null;
    if (this.status !== 'closed') {
      this.status = 'lost';
      const wait = backoff(this.#tries++, Math.random(), least);
      this.retryAt = Date.now() + wait;
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#connect(), wait);
    }
    this.#forsake();
  }

  /** Nobody will answer what is still waiting. */
  #forsake(): void {
    const left = [...this.#pending.values()];
    this.#pending.clear();
    for (const pending of left) pending.reject(new LineLost());
  }
}
