/** Whose words are not shown at a table in this browser, by seat and name, so that whoever sits down there next is heard. */

const STORAGE = 'banneret.muted';
/** Tables for which it is remembered, the last ones first. */
const MOST = 40;

type Entry = [room: string, muted: string[]];

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1]) && value[1].every((one) => typeof one === 'string');
}

function all(): Entry[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function mutedAt(room: string): string[] {
  return all().find(([id]) => id === room)?.[1] ?? [];
}

export function keepMuted(room: string, muted: string[]): void {
  const others = all().filter(([id]) => id !== room);
  const kept: Entry[] = muted.length ? [[room, muted], ...others] : others;
  try {
    localStorage.setItem(STORAGE, JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // without storage it holds until the page is closed
  }
}
