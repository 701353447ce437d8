/** Records looked at in this browser: where the server tells nobody which there are, these are found again. */

export interface Recent {
  id: string;
  title: string;
  /** When it was last looked at, in seconds. */
  at: number;
}

const STORAGE = 'banneret.records';
const MOST = 60;

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, at } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof title === 'string' && typeof at === 'number';
}

export function recent(): Recent[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** The last one first, each once. */
export function lookedAt(id: string, title: string, now = Date.now()): void {
  const others = recent().filter((one) => one.id !== id);
  write([{ id, title, at: now / 1000 }, ...others].slice(0, MOST));
}

export function forget(id: string): void {
  write(recent().filter((one) => one.id !== id));
}

function write(list: Recent[]): void {
  try {
    localStorage.setItem(STORAGE, JSON.stringify(list));
  } catch {
    // without storage a record is found by its link
  }
}
