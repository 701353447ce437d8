/** The texts of the rules, fetched when somebody asks for one and then kept. */
import { settings } from '../browser/settings.svelte';
import { call } from './api';
import type { ClauseInfo } from '../protocol';

const known = new Map<string, Promise<ClauseInfo>>();

/** A clause of the rules in the reader's language. */
export function clauseText(id: string): Promise<ClauseInfo> {
  const lang = settings.language;
  const key = `${lang} ${id}`;
  const found = known.get(key) ?? call<ClauseInfo>(`/rules/${encodeURIComponent(id)}`, { query: { lang } });
  known.set(key, found);
  // A failed answer is forgotten, so that the next click asks again.
  found.catch(() => known.delete(key));
  return found;
}
