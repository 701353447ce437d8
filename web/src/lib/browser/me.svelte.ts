/**
 * Who the reader is, if they want to be known again. Without an identity everything is kept in this browser only; with
 * one, seats, heroes, settings and progress come along to every other browser.
 */
import type { Me } from '../protocol';
import * as people from '../connection/people';
import { forgetEverything, keepOwnSeat, keptRooms } from './keys';
import { settings } from './settings.svelte';

/** Whether somebody was signed in here: who never was need not be asked for. */
const FLAG = 'banneret.me';
const HALL = 'banneret.hall';
/** What comes along, and where this browser keeps it. */
const KEPT = { settings: 'banneret.settings', campaigns: 'banneret.campaigns', lessons: 'banneret.lessons' } as const;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // without storage it lasts as long as the page
  }
}

function object(text: string | null | undefined): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What is the same on all devices of somebody: what is only here is added to what is known everywhere. */
export function merged(everywhere: string | undefined, here: string | null): string {
  return JSON.stringify({ ...object(here), ...object(everywhere) });
}

class Identity {
  me = $state.raw<Me | null>(null);
  /** Whether the server has said who is signed in. */
  known = $state(false);
  /** The rooms that are known to belong to whoever is signed in. */
  #own = $state.raw<ReadonlySet<string>>(new Set());
  #pushed: Partial<Record<keyof typeof KEPT, string | null>> = {};

  /** Whether somebody is signed in, or was when this browser was here last. */
  get here(): boolean {
    return this.me !== null || (!this.known && read(FLAG) !== null);
  }

  /** Asks the server who is signed in, where somebody was. */
  async load(): Promise<void> {
    if (read(FLAG) !== null) {
      this.me = await people.whoAmI();
      if (this.me) await this.#take();
      else write(FLAG, null);
    }
    this.known = true;
  }

  async become(): Promise<void> {
    this.came((await people.become(settings.name, [settings.language])).me);
    await this.bring();
  }

  /**
   * Somebody has signed in here. What a guest has in this browser stays the guest's until it is brought along: whoever
   * follows the link of somebody else must not hand their seats over.
   */
  async signedIn(me: Me | null): Promise<void> {
    if (!me) return;
    if (this.me || read(FLAG) !== null) this.left();
    this.came(me);
    await this.#take();
    if (me.name && !settings.name) settings.name = me.name;
  }

  came(me: Me | null): void {
    this.me = me;
    this.known = true;
    write(FLAG, me ? '1' : null);
  }

  /** Nobody is signed in here any more, and nothing of theirs stays. */
  left(): void {
    this.came(null);
    this.#pushed = {};
    this.#own = new Set();
    forgetEverything();
    for (const key of [HALL, KEPT.campaigns, KEPT.lessons]) write(key, null);
  }

  /** The rooms of which this browser has keys that may not belong to whoever is signed in. */
  get strays(): people.RoomKeys[] {
    return Object.entries(keptRooms())
      .map(([room, { keys, host }]) => ({ room, keys: [...Object.values(keys), host ?? ''].filter((key) => key !== '') }))
      .filter(({ room, keys }) => keys.length > 0 && !this.#own.has(room));
  }

  /** Brings along what this browser has: its seats, its hall, its settings and progress. */
  async bring(): Promise<void> {
    const hall = read(HALL);
    await people.bringKeys(this.strays.slice(0, 100), hall ? [hall] : []);
    // From now on it is opened by signing in.
    write(HALL, null);
    const stored = await people.kept();
    for (const [name, key] of Object.entries(KEPT) as [keyof typeof KEPT, string][]) write(key, merged(stored[name], read(key)));
    this.#pushed = {};
    await this.push();
    await this.#take();
  }

  /** Takes over what other devices have. */
  async #take(): Promise<void> {
    const [stored, past] = await Promise.all([people.kept(), people.history(settings.language)]);
    this.#own = new Set(past.games.map(({ room }) => room));
    for (const { room, seat, title, there, ended } of past.games) if (there && ended === null) keepOwnSeat(room, seat, title);
    for (const [name, key] of Object.entries(KEPT) as [keyof typeof KEPT, string][]) {
      if (stored[name] !== undefined) write(key, stored[name]);
      this.#pushed[name] = read(key);
    }
    settings.take(read(KEPT.settings));
  }

  /** Lets other devices have what has changed here. */
  async push(): Promise<void> {
    if (!this.me) return;
    for (const [name, key] of Object.entries(KEPT) as [keyof typeof KEPT, string][]) {
      const text = read(key);
      if (text === null || text === this.#pushed[name]) continue;
      await people.keep(name, text);
      this.#pushed[name] = text;
    }
  }

  /** Keeps the server in step with this browser from now on; what cannot be sent now is sent the next time. */
  follow(): () => void {
    const push = (): void => void this.push().catch(() => {});
    const hidden = (): void => {
      if (document.hidden) push();
    };
    addEventListener('hashchange', push);
    document.addEventListener('visibilitychange', hidden);
    void this.load().catch(() => {});
    return () => {
      removeEventListener('hashchange', push);
      document.removeEventListener('visibilitychange', hidden);
    };
  }
}

export const identity = new Identity();
