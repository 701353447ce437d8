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

/** How things are called: parts of a position, what is printed, the seats, and yes and no. */
export interface Words {
  part(name: string): string | undefined;
  named(id: string): string | undefined;
  seats: readonly string[];
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

/** Parts that hold one thing a seat, where there are as many of them as seats. */
const SEATED: ReadonlySet<string> = new Set(['players', 'seats', 'sides']);

function partName(name: string, words: Words): string {
  return words.part(name) ?? words.named(name) ?? title(name);
}

function told(value: unknown, words: Words): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return words.named(value) ?? value.replaceAll('_', ' ');
  if (Array.isArray(value)) return value.map((one) => told(one, words)).filter(Boolean).join(', ');
  if (isRecord(value)) return Object.entries(value).flatMap(([name, one]) => (told(one, words) ? `${partName(name, words)} ${told(one, words)}` : [])).join(', ');
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
    columns: [...(heads ? [''] : []), ...columns.map((column) => partName(column, words))],
    rows: rows.map((row, n) => [...(heads ? [heads[n] ?? ''] : []), ...columns.map((key) => told(row[key], words))]),
  };
}

function blockOf(key: string, value: unknown, words: Words): Block | null {
  const name = partName(key, words);
  if (Array.isArray(value)) {
    if (isTable(value)) return tableOf(name, value, words, SEATED.has(key) && value.length === words.seats.length ? words.seats : undefined);
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
  const entries: [string, unknown][] = Object.entries(record);
  return {
    facts: entries.flatMap(([key, value]) => (isSingle(value) && value !== '' ? [{ name: partName(key, words), value: told(value, words) }] : [])),
    blocks: entries.flatMap(([key, value]) => blockOf(key, value, words) ?? []),
  };
}

/** The names of everything printed, by id: each section of a catalogue is a record of things with names. */
export function namesIn(catalogue: object | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, section] of Object.entries(catalogue ?? {})) if (name !== PARTS) gather(section, found);
  return found;
}

/** What the game is called; nothing as long as that has not come. */
export function nameIn(catalogue: object | null): string {
  const name: unknown = new Map(Object.entries(catalogue ?? {})).get('name');
  return typeof name === 'string' ? name : '';
}

/** The section of a catalogue that names the parts of a position, and nothing that lies on the table. */
const PARTS = 'parts';

/** The names of the parts of a position. */
export function partsIn(catalogue: object | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  gather(new Map(Object.entries(catalogue ?? {})).get(PARTS), found);
  return found;
}

function gather(section: unknown, found: Map<string, string>): void {
  if (!isRecord(section)) return;
  for (const [id, thing] of Object.entries(section)) if (isRecord(thing) && typeof thing.name === 'string') found.set(id, thing.name);
}
