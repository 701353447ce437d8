/** How far somebody had followed a game when they last answered, kept in this browser for each seat. */

const STORAGE = 'banneret.seen';
const MOST = 200;

function all(): Record<string, number> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, number] => Number.isInteger(entry[1])));
  } catch {
    return {};
  }
}

function write(found: Record<string, number>): void {
  try {
    localStorage.setItem(STORAGE, JSON.stringify(Object.fromEntries(Object.entries(found).slice(-MOST))));
  } catch {
    // without storage a recap lasts as long as the page
  }
}

/** The last event that was known when a seat of a room answered last; null where it has not answered here yet. */
export function seenUpTo(room: string, seat: number): number | null {
  return all()[`${room}/${seat}`] ?? null;
}

/** A seat has answered knowing the events up to this one. The latest used are kept. */
export function keepSeen(room: string, seat: number, n: number): void {
  const { [`${room}/${seat}`]: _, ...others } = all();
  write({ ...others, [`${room}/${seat}`]: n });
}
