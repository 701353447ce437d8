/** The keys of the rooms this browser sits in. A key is a secret: it stays in this browser's storage. */

export interface KeptRoom {
  /** The key of each seat, by its number; empty where the seat is opened by signing in. */
  keys: Record<string, string>;
  host?: string;
  /** What the server's dice were committed to when this browser added to them, and what it added. */
  dice?: { commitment: string; entropy: string };
  title: string;
  /** When it was last used, in milliseconds. */
  at: number;
}

const STORAGE = 'banneret.rooms';
const MOST = 100;

function isKept(value: unknown): value is KeptRoom {
  if (typeof value !== 'object' || value === null) return false;
  const { keys } = value as KeptRoom;
  return typeof keys === 'object' && keys !== null && Object.values(keys).every((key) => typeof key === 'string');
}

/** Every room known here; what is broken in the storage is left out. */
export function keptRooms(): Record<string, KeptRoom> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, KeptRoom] => isKept(entry[1])));
  } catch {
    return {};
  }
}

function write(rooms: Record<string, KeptRoom>): void {
  const newest = Object.entries(rooms)
    .sort(([, a], [, b]) => (b.at ?? 0) - (a.at ?? 0))
    .slice(0, MOST);
  try {
    localStorage.setItem(STORAGE, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // without storage the seat lasts as long as the page
  }
}

function change(room: string, with_: (kept: KeptRoom) => void): void {
  const rooms = keptRooms();
  const kept = rooms[room] ?? { keys: {}, title: '', at: 0 };
  with_(kept);
  kept.at = Date.now();
  rooms[room] = kept;
  write(rooms);
}

export function keepSeat(room: string, seat: number, key: string): void {
  change(room, (kept) => (kept.keys[seat] = key));
}

export function keepHost(room: string, key: string): void {
  change(room, (kept) => (kept.host = key));
}

export function keepDice(room: string, dice: KeptRoom['dice']): void {
  change(room, (kept) => (kept.dice = dice));
}

export function keepTitle(room: string, title: string): void {
  if (keptRooms()[room]) change(room, (kept) => (kept.title = title));
}

export function dropSeat(room: string, seat: number): void {
  change(room, (kept) => delete kept.keys[seat]);
}

export function forgetRoom(room: string): void {
  const rooms = keptRooms();
  delete rooms[room];
  write(rooms);
}

/** All the keys for a room, the seats' first: what a hello brings along. */
export function keysOf(room: string): string[] {
  const kept = keptRooms()[room];
  if (!kept) return [];
  return [...Object.values(kept.keys), kept.host ?? ''].filter((key) => key !== '');
}

export function hostKey(room: string): string | undefined {
  return keptRooms()[room]?.host;
}

export function seatKey(room: string, seat: number): string | undefined {
  return keptRooms()[room]?.keys[seat];
}

/** A seat of whoever is signed in: it needs no key here. */
export function keepOwnSeat(room: string, seat: number, title: string): void {
  if (keptRooms()[room]?.keys[seat] !== undefined) return;
  change(room, (kept) => {
    kept.keys[seat] = '';
    kept.title ||= title;
  });
}

/** Forgets all rooms: whoever sat there has signed out. */
export function forgetEverything(): void {
  write({});
}
