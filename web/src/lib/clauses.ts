/** The texts of the rules, fetched when somebody asks for one and then kept. */

export interface ClauseText {
  text: string;
}

const known = new Map<string, Promise<ClauseText>>();

/** The text of a clause in a language. */
export function clauseText(clause: string, language: string): Promise<ClauseText> {
  const key = `${language} ${clause}`;
  const found = known.get(key) ?? fetchClause(clause, language);
  known.set(key, found);
  // A failed answer is forgotten, so that the next click asks again.
  found.catch(() => known.delete(key));
  return found;
}

async function fetchClause(clause: string, language: string): Promise<ClauseText> {
  const answer = await fetch(`/api/rules/${encodeURIComponent(clause)}?lang=${language}`);
  if (!answer.ok) throw new Error(`clause ${clause}: ${answer.status}`);
  return (await answer.json()) as ClauseText;
}
