/** Files that are being made, kept in this browser as they are written. */
const INDEX = 'banneret.drafts';
const TEXT = 'banneret.draft.';

export interface Draft {
  id: string;
  game: string;
  name: string;
  /** When it was last changed, in milliseconds. */
  at: number;
  /** The scenario of the program that it is a copy of. */
  from?: string;
  /** Made by chance, and not looked at yet. */
  rolled?: boolean;
  /** The copy of it on the server, and the version of that which this browser knows. */
  server?: { id: string; version: number };
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && ['id', 'game', 'name'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** All drafts, the latest first; what is broken in the storage is left out. */
export function drafts(): Draft[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(INDEX) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isDraft).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

export function draftText(id: string): string | null {
  try {
    return localStorage.getItem(TEXT + id);
  } catch {
    return null;
  }
}

export const draftOf = (id: string): Draft | undefined => drafts().find((draft) => draft.id === id);

/** Makes a draft of a text; nothing where this browser keeps nothing. */
export function newDraft(game: string, name: string, text: string, more: Pick<Draft, 'from' | 'rolled' | 'server'> = {}): string | null {
  const id = newId();
  return keepDraft({ id, game, name, at: Date.now(), ...more }, text) ? id : null;
}

/** Keeps a draft; false where this browser keeps nothing, or has no room left. */
export function keepDraft(draft: Draft, text: string): boolean {
  try {
    localStorage.setItem(TEXT + draft.id, text);
    localStorage.setItem(INDEX, JSON.stringify([draft, ...drafts().filter(({ id }) => id !== draft.id)]));
    return true;
  } catch {
    return false;
  }
}

/** Writes down what is known of a draft, and leaves its text alone: another tab may be writing that. */
export function noteDraft(draft: Draft): void {
  try {
    localStorage.setItem(INDEX, JSON.stringify([draft, ...drafts().filter(({ id }) => id !== draft.id)]));
  } catch {
    // No room is left: the next time the server is asked what it has.
  }
}

/** Tells when another tab of this browser has written a draft: what it took to be there before. */
export function onWritten(heard: (id: string, before: string | null) => void): () => void {
  const listen = ({ key, oldValue }: StorageEvent): void => {
    if (key?.startsWith(TEXT)) heard(key.slice(TEXT.length), oldValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

export function dropDraft(id: string): void {
  localStorage.removeItem(TEXT + id);
  localStorage.setItem(INDEX, JSON.stringify(drafts().filter((draft) => draft.id !== id)));
}

/** A name for the address of a draft that no other one has. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36).padStart(2, '0')).join('').slice(0, 8);
}
