/** The rooms this browser sits in, as a list to go on from. */
import type { KeptRoom } from '../lib/browser/keys';
import type { RoomInfo } from '../lib/protocol';

/** What is to be done in a room. `gone`: the server knows it no more. */
export type Doing = 'yours' | 'waiting' | 'thinking' | 'open' | 'over' | 'gone' | 'unknown';

export interface Resumed {
  room: string;
  kept: KeptRoom;
  /** Nothing as long as the server has not answered; null for a room it does not know. */
  info: RoomInfo | null | undefined;
}

const ORDER: readonly Doing[] = ['yours', 'open', 'waiting', 'thinking', 'unknown', 'over', 'gone'];

export function doingIn({ kept, info }: Resumed): Doing {
  if (info === undefined) return 'unknown';
  if (info === null) return 'gone';
  if (info.status === 'over') return 'over';
  if (info.status === 'waiting') return 'open';
  if (info.waiting.some((seat) => seat in kept.keys)) return 'yours';
  const asked = info.seats[info.waiting[0] ?? -1];
  return asked?.kind === 'person' ? 'waiting' : 'thinking';
}

/** The one the game waits for, by name. */
export function waitedFor(info: RoomInfo | null | undefined): string {
  return info?.seats[info.waiting[0] ?? -1]?.name ?? '';
}

/** Everybody else at the table, by name, also those at this screen; the first of my seats is me. */
export function others({ kept, info }: Resumed): string[] {
  const me = Math.min(...Object.keys(kept.keys).map(Number));
  return (info?.seats ?? []).filter(({ seat, kind, name }) => seat !== me && kind !== 'open' && name).map(({ name }) => name);
}

/** What waits for me comes first, then what was played last. */
export function inOrder(rooms: readonly Resumed[]): Resumed[] {
  const rank = (one: Resumed): number => ORDER.indexOf(doingIn(one));
  const when = (one: Resumed): number => (one.info ? one.info.touched * 1000 : one.kept.at);
  return [...rooms].sort((a, b) => rank(a) - rank(b) || when(b) - when(a));
}
