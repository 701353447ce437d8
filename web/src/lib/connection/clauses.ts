/** The texts of the rules, fetched when somebody asks for one and then kept. They are English in every language. */
import { call } from './api';
import type { ClauseInfo } from '../protocol';

const known = new Map<string, Promise<ClauseInfo>>();

/** A clause of the rules. */
export function clauseText(id: string): Promise<ClauseInfo> {
  const found = known.get(id) ?? call<ClauseInfo>(`/rules/${encodeURIComponent(id)}`);
  known.set(id, found);
  // A failed answer is forgotten, so that the next click asks again.
  found.catch(() => known.delete(id));
  return found;
}
