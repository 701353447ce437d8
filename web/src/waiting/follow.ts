/**
 * Keeps what waits for the reader current: a channel says when to look again, and one request says what waits. Where there
 * is not a channel, it looks by itself from time to time.
 */
import { identity } from '../lib/browser/me.svelte';
import { keptRooms } from '../lib/browser/keys';
import { settings } from '../lib/browser/settings.svelte';
import { waiting } from '../lib/browser/waiting.svelte';
import { call } from '../lib/connection/api';
import type { RoomKeys } from '../lib/connection/people';
import type { YourGames } from '../lib/protocol';
import { tellOutside } from './outside';

const LOOK_MS = 60_000;
const FIRST_MS = 2_000;
const LONGEST_MS = 120_000;
const PRESENT_MS = 45_000;
const MOST_ROOMS = 100;

/** The rooms of which this browser has keys. */
export function brought(): RoomKeys[] {
  return Object.entries(keptRooms())
    .map(([room, { keys, host }]) => ({ room, keys: [...Object.values(keys), host ?? ''].filter((key) => key !== '') }))
    .filter(({ keys }) => keys.length > 0)
    .slice(0, MOST_ROOMS);
}

class Following {
  #line: WebSocket | null = null;
  #said = '';
  #delay = FIRST_MS;
  #asking = false;
  #again = false;

  /** Asks what waits; while it is being asked, once more afterwards. */
  async look(): Promise<void> {
    this.#again = this.#asking;
    if (this.#asking) return;
    this.#asking = true;
    try {
      const found = await call<YourGames>('/waiting', { method: 'POST', body: { rooms: brought() }, query: { lang: settings.language } });
      const before = waiting.games;
      waiting.games = found;
      if (before) tellOutside(before, found);
    } catch {
      // what was known stays until it can be asked again
    } finally {
      this.#asking = false;
    }
    if (this.#again) await this.look();
  }

  /** Whether there is anything to wait for. */
  get #wanted(): boolean {
    return identity.here || brought().length > 0;
  }

  #connect(): void {
    if (this.#line || !this.#wanted) return;
    const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/me`);
    this.#line = line;
    line.onopen = () => {
      this.#delay = FIRST_MS;
      this.#said = '';
      this.hello();
    };
    line.onmessage = () => void this.look();
    line.addEventListener('open', () => this.looking());
    line.onclose = () => {
      this.#line = null;
      setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
      this.#delay = Math.min(this.#delay * 2, LONGEST_MS);
    };
  }

  /** Says which keys this browser has, where they are others than before; who is signed in goes without saying. */
  hello(): void {
    if (!this.#wanted) {
      waiting.games = null;
      this.#line?.close();
      return;
    }
    this.#connect();
    const text = JSON.stringify({ do: 'hello', rooms: brought() });
    if (this.#line?.readyState !== WebSocket.OPEN || text === this.#said) return;
    this.#line.send(text);
    this.#said = text;
  }

  /** Says that somebody looks at the page: then nothing has to be told elsewhere. */
  looking(): void {
    if (identity.here && !document.hidden && this.#line?.readyState === WebSocket.OPEN) this.#line.send('{"do":"looking"}');
  }

  /** Opens another channel: somebody has signed in or out. */
  renew(): void {
    this.#delay = FIRST_MS;
    if (this.#line) this.#line.close();
    else this.#connect();
    void this.look();
  }

  begin(): () => void {
    const hello = (): void => this.hello();
    const back = (): void => {
      if (document.hidden) return;
      void this.look();
      this.looking();
    };
    const presence = setInterval(() => this.looking(), PRESENT_MS);
    const timer = setInterval(() => {
      if (this.#wanted && !document.hidden && this.#line?.readyState !== WebSocket.OPEN) void this.look();
    }, LOOK_MS);
    addEventListener('hashchange', hello);
    document.addEventListener('visibilitychange', back);
    this.#connect();
    if (this.#wanted) void this.look();
    return () => {
      clearInterval(timer);
      clearInterval(presence);
      removeEventListener('hashchange', hello);
      document.removeEventListener('visibilitychange', back);
    };
  }
}

export const following = new Following();
