/** A position nobody has drawn a board for, as something to read: facts, lists and tables, made from its data alone. */

/** What is under a name of its own. */
export type Block =
  | { kind: 'list'; name: string; items: string[] }
  | { kind: 'table'; name: string; columns: string[]; rows: string[][] }
  | { kind: 'part'; name: string; page: Page };

export interface Page {
  /** Single values, by name. */
  facts: { name: string; value: string }[];
  blocks: Block[];
}

/** How single values are told: what is printed has a name, and yes and no are words. */
export interface Words {
  named(id: string): string | undefined;
  yes: string;
  no: string;
}

type Single = string | number | boolean;

function isSingle(value: unknown): value is Single {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `hand_size` is read as "Hand size". */
export function title(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function told(value: unknown, words: Words): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return words.named(value) ?? value.replaceAll('_', ' ');
  if (Array.isArray(value)) return value.map((one) => told(one, words)).filter(Boolean).join(', ');
  if (isRecord(value)) return Object.entries(value).flatMap(([name, one]) => (told(one, words) ? `${title(name)} ${told(one, words)}` : [])).join(', ');
  return value == null ? '' : String(value);
}

/** Rows of the same kind: every one a record of single values and short lists. */
function isTable(rows: readonly unknown[]): rows is Record<string, unknown>[] {
  return rows.length > 0 && rows.every((row) => isRecord(row) && Object.values(row).every((value) => value == null || isSingle(value) || (Array.isArray(value) && value.every(isSingle))));
}

function tableOf(name: string, rows: readonly Record<string, unknown>[], words: Words, heads?: readonly string[]): Block {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row).filter((key) => told(row[key], words) !== '')))];
  return {
    kind: 'table',
    name,
    columns: [...(heads ? [''] : []), ...columns.map(title)],
    rows: rows.map((row, n) => [...(heads ? [heads[n] ?? ''] : []), ...columns.map((key) => told(row[key], words))]),
  };
}

function blockOf(name: string, value: unknown, words: Words): Block | null {
  if (Array.isArray(value)) {
    if (isTable(value)) return tableOf(name, value, words);
    const items = value.map((one) => told(one, words)).filter(Boolean);
    return items.length ? { kind: 'list', name, items } : null;
  }
  if (!isRecord(value)) return null;
  const rows = Object.values(value);
  if (rows.length > 1 && isTable(rows)) return tableOf(name, rows, words, Object.keys(value).map((key) => words.named(key) ?? title(key)));
  const page = pageOf(value, words);
  return page.facts.length || page.blocks.length ? { kind: 'part', name, page } : null;
}

/** Everything a record says; what is empty is left out. */
export function pageOf(record: object, words: Words): Page {
  const entries = Object.entries(record).map(([key, value]: [string, unknown]) => ({ name: words.named(key) ?? title(key), value }));
  return {
    facts: entries.flatMap(({ name, value }) => (isSingle(value) && value !== '' ? [{ name, value: told(value, words) }] : [])),
    blocks: entries.flatMap(({ name, value }) => blockOf(name, value, words) ?? []),
  };
}

/** The names of everything printed, by id: each section of a catalogue is a record of things with names. */
export function namesIn(catalogue: object | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const section of Object.values(catalogue ?? {})) {
    if (!isRecord(section)) continue;
    for (const [id, thing] of Object.entries(section)) if (isRecord(thing) && typeof thing.name === 'string') found.set(id, thing.name);
  }
  return found;
}
