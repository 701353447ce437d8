/** Gives an entry whose id is still empty one that no other entry of its list has: `rule_2`. */
export function withId(entry: unknown, list: string, others: readonly unknown[] = []): unknown {
  if (typeof entry !== 'object' || entry === null || (entry as { id?: unknown }).id !== '') return entry;
  const taken = new Set(others.map((other) => (other as { id?: unknown } | null)?.id));
  const word = list.replace(/s$/, '');
  let n = 1;
  while (taken.has(`${word}_${n}`)) n++;
  return { ...entry, id: `${word}_${n}` };
}
