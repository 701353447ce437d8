/** The key of the shelf on the server where this browser's drafts lie. Whoever has it has them, so it stays in the storage. */
import { openShelf } from '../lib/connection/sharing';

const STORAGE = 'banneret.bench';

export function shelfKey(): string {
  try {
    return localStorage.getItem(STORAGE) ?? '';
  } catch {
    return '';
  }
}

export function keepShelfKey(key: string): void {
  localStorage.setItem(STORAGE, key);
}

/** The key, which is asked for where there is none. */
export async function someShelf(): Promise<string> {
  const known = shelfKey();
  if (known) return known;
  const { key } = await openShelf();
  keepShelfKey(key);
  return key;
}
