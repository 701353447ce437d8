/**
 * A scenario file as text and as data. The text is the truth: every change is made to it in place, where the part stands
 * that changes, so that comments, order and everything else stay as they were written.
 */
import { isMap, isScalar, isSeq, parseDocument, stringify, visit, type Alias, type Document, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';

export type Step = string | number;
/** The way from the top of a file to a part of it: keys, and places in lists. */
export type Path = readonly Step[];

export interface Parsed {
  text: string;
  document: Document;
  /** The whole as plain data. */
  value: unknown;
  /** What makes it unreadable, as a word of the parser such as `BAD_INDENT`; empty where it can be read. */
  wrong: string;
  /** The line of that, from 1. */
  line: number;
}

/** Lines longer than that are broken where something is rewritten. */
const WIDTH = 110;

export function parse(text: string): Parsed {
  const document = parseDocument(text, { uniqueKeys: true, prettyErrors: false });
  const [first] = document.errors;
  if (first) return { text, document, value: undefined, wrong: first.code, line: lineOf(text, first.pos[0]) };
  try {
    return { text, document, value: document.toJS() as unknown, wrong: '', line: 0 };
  } catch {
    // An alias of nothing, or aliases of aliases that come to more than anybody can hold.
    return { text, document, value: undefined, wrong: 'BAD_ALIAS', line: lineOf(text, aliasIn(document)) };
  }
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Where the first alias of nothing stands, or else the first of all. */
function aliasIn(document: Document): number {
  const all: Alias[] = [];
  visit(document, { Alias: (_, alias) => void all.push(alias) });
  return startOf(all.find((alias) => !alias.resolve(document)) ?? all[0]);
}

/** The data at the end of a way, or nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? (at as Record<Step, unknown>)[step] : undefined), value);
}

export const samePath = (a: Path, b: Path): boolean => a.length === b.length && a.every((step, n) => String(step) === String(b[n]));
/** Whether a way leads into, or to, what another one names. */
export const within = (path: Path, outer: Path): boolean => path.length >= outer.length && samePath(path.slice(0, outer.length), outer);

// -- where parts stand ------------------------------------------------------------------------------------------------

type Collection = YAMLMap | YAMLSeq;

const isCollection = (node: unknown): node is Collection => isMap(node) || isSeq(node);
const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);
const startOf = (node: unknown): number => (node as Node | null | undefined)?.range?.[0] ?? -1;

/** One entry of a map or list: where it begins (its key, or its value) and where its words end. */
interface Entry {
  start: number;
  end: number;
  /** The value, and where the words of it begin; the same as `end` where there is none. */
  node: Node | null;
  at: number;
  pair: Pair | null;
}

function entriesOf(text: string, node: Collection): Entry[] {
  if (isSeq(node)) {
    return node.items.map((item) => {
      const value = item as Node;
      return { start: startOf(value), end: endOf(text, value), node: value, at: startOf(value), pair: null };
    });
  }
  return node.items.map((pair) => {
    const key = pair.key as Node;
    const value = pair.value as Node | null;
    const colon = text.indexOf(':', endOf(text, key)) + 1;
    const empty = !value || (isScalar(value) && value.value === null && (value.range?.[0] ?? 0) === (value.range?.[1] ?? 0));
    const end = empty ? Math.max(colon, endOf(text, key)) : endOf(text, value);
    return { start: startOf(key), end, node: empty ? null : value, at: empty ? end : startOf(value), pair };
  });
}

/** Where the words of a part end: before blanks and comments that follow. */
function endOf(text: string, node: Node): number {
  if (isCollection(node) && !node.flow) {
    const last = entriesOf(text, node).at(-1);
    if (last) return last.end;
  }
  let end = node.range?.[1] ?? 0;
  const start = node.range?.[0] ?? 0;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--;
  return end;
}

function indexIn(node: Collection, step: Step): number {
  if (isSeq(node)) return typeof step === 'number' && step < node.items.length ? step : -1;
  return node.items.findIndex((pair) => keyOf(pair) === String(step));
}

interface Found {
  /** The maps and lists on the way, from the outermost. */
  way: { node: Collection; index: number; entries: Entry[] }[];
  node: Node | null;
}

function find(parsed: Parsed, path: Path): Found | null {
  const way: Found['way'] = [];
  let node = parsed.document.contents as Node | null;
  for (const step of path) {
    if (!isCollection(node)) return null;
    const index = indexIn(node, step);
    if (index < 0) return null;
    const entries = entriesOf(parsed.text, node);
    way.push({ node, index, entries });
    node = entries[index]?.node ?? null;
  }
  return { way, node };
}

/** Where a part stands in the text: from its key to its end. */
export function rangeOf(parsed: Parsed, path: Path): { from: number; to: number } | null {
  const found = find(parsed, path);
  const last = found?.way.at(-1);
  const entry = last?.entries[last.index];
  return entry ? { from: entry.start, to: entry.end } : null;
}

/** Every part of a file with the offset at which it begins, from the top down. */
export function allParts(parsed: Parsed): { path: Path; from: number; to: number }[] {
  const found: { path: Path; from: number; to: number }[] = [];
  const walk = (node: Node | null, path: Path): void => {
    if (!isCollection(node)) return;
    entriesOf(parsed.text, node).forEach((entry, n) => {
      const step: Step = entry.pair ? keyOf(entry.pair) : n;
      found.push({ path: [...path, step], from: entry.start, to: entry.end });
      walk(entry.node, [...path, step]);
    });
  };
  if (!parsed.wrong) walk(parsed.document.contents as Node | null, []);
  return found;
}

/** The innermost part that stands at an offset. */
export function partAt(parsed: Parsed, offset: number): Path {
  return allParts(parsed).reduce<Path>((best, { path, from, to }) => (from <= offset && offset <= to && path.length >= best.length ? path : best), []);
}

// -- how values are written -------------------------------------------------------------------------------------------

function scalar(value: unknown): string {
  if (typeof value !== 'string') return value === null || value === undefined ? 'null' : String(value);
  if (/[\n\r\t]/.test(value)) return JSON.stringify(value);
  // In a list of one, so that it is quoted wherever a comma or a bracket would be taken for more than a letter.
  const listed = stringify([value], { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trimEnd();
  return listed.slice(1, -1).trim();
}

const keyText = (key: string): string => (/^\d+$/.test(key) ? key : scalar(key));

/** A value in one line. */
export function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).filter(([, part]) => part !== undefined);
    return `{${pairs.map(([key, part]) => `${keyText(key)}: ${flow(part)}`).join(', ')}}`;
  }
  return scalar(value);
}

function folded(text: string, indent: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= WIDTH - indent) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return `>-\n${lines.map((line) => ' '.repeat(indent) + line).join('\n')}`;
}

const canFold = (text: string): boolean => !/[\n\r\t]|\s{2}|^\s|\s$/.test(text);

/** What follows `key:` of a map whose keys stand at `indent`. */
function afterKey(value: unknown, indent: number, used: number): string {
  if (typeof value === 'string' && value.length + used > WIDTH && canFold(value)) return ` ${folded(value, indent + 2)}`;
  const line = flow(value);
  const short = line.length + used + 1 <= WIDTH;
  const entries = typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
  if (short || entries === 0) return ` ${line}`;
  const pad = ' '.repeat(indent);
  if (Array.isArray(value)) return `\n${value.map((item) => `${pad}- ${afterDash(item, indent)}`).join('\n')}`;
  return `\n${mapLines(value as Record<string, unknown>, indent + 2)
    .map((one) => ' '.repeat(indent + 2) + one)
    .join('\n')}`;
}

/** What follows `- ` of a list whose dashes stand at `indent`. */
function afterDash(value: unknown, indent: number): string {
  const line = flow(value);
  if (line.length + indent + 2 <= WIDTH || typeof value !== 'object' || value === null) return line;
  if (Array.isArray(value)) return line;
  return mapLines(value as Record<string, unknown>, indent + 2).join(`\n${' '.repeat(indent + 2)}`);
}

function mapLines(value: Record<string, unknown>, indent: number): string[] {
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${keyText(key)}:${afterKey(part, indent, indent + key.length + 1)}`);
}

// -- changes ----------------------------------------------------------------------------------------------------------

const cut = (text: string, from: number, to: number, insert = ''): string => text.slice(0, from) + insert + text.slice(to);
const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (text: string, at: number): number => (text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at));
const column = (text: string, at: number): number => at - lineStart(text, at);

/** Where the dash of an entry of a list stands. */
function dashOf(text: string, entry: Entry): number {
  let at = entry.start - 1;
  while (at > 0 && text[at] !== '-') at--;
  return at;
}

const inFlow = (way: Found['way']): boolean => way.some(({ node }) => node.flow === true);

/**
 * Gives a part another value, and makes it where it is not there yet. `order` are the keys of its map in the order in which
 * they are usually written.
 */
export function set(text: string, path: Path, value: unknown, order: readonly string[] = []): string {
  const parsed = parse(text);
  if (parsed.wrong || !path.length) return text;
  const found = find(parsed, path);
  if (found) return JSON.stringify(valueAt(parsed.value, path)) === JSON.stringify(value) ? text : replace(text, found, value);
  const parent = find(parsed, path.slice(0, -1));
  const last = path.at(-1) ?? '';
  if (!parent?.node && path.length > 1) {
    return set(text, path.slice(0, -1), typeof last === 'number' ? [value] : { [last]: value }, path.length === 2 ? order : []);
  }
  if (isSeq(parent?.node)) return insert(text, path.slice(0, -1), parent.node.items.length, value);
  if (parent?.node && !isMap(parent.node)) return replace(text, parent, { [last]: value });
  return addKey(parsed, parent, String(last), value, order);
}

function replace(text: string, found: Found, value: unknown): string {
  const { node, index, entries } = found.way.at(-1)!;
  const entry = entries[index]!;
  const plain = typeof value !== 'object' || value === null;
  if (inFlow(found.way)) return cut(text, entry.at, entry.end, entry.node ? flow(value) : ` ${flow(value)}`);
  if (isSeq(node)) return cut(text, entry.at, entry.end, afterDash(value, column(text, dashOf(text, entry))));
  const indent = column(text, entry.start);
  const written = afterKey(value, indent, entry.at - lineStart(text, entry.start));
  // A plain value in place of a plain one stays where it is, with the blanks before it.
  if (entry.node && !isCollection(entry.node) && plain && !written.includes('\n')) return cut(text, entry.at, entry.end, written.slice(1));
  const colon = text.indexOf(':', entry.start + keyOf(entry.pair!).length);
  return cut(text, colon + 1, entry.end, afterKey(value, indent, colon + 1 - lineStart(text, entry.start)));
}

function addKey(parsed: Parsed, parent: Found | null, key: string, value: unknown, order: readonly string[]): string {
  const { text } = parsed;
  const map = (parent ? parent.node : parsed.document.contents) as YAMLMap | null;
  if (!map || !isMap(map)) return `${text}${text && !text.endsWith('\n') ? '\n' : ''}${keyText(key)}:${afterKey(value, 0, key.length + 1)}\n`;
  const entries = entriesOf(text, map);
  const rank = order.indexOf(key);
  const before = rank < 0 ? entries.length : 1 + entries.findLastIndex((entry) => placeIn(order, entry) >= 0 && placeIn(order, entry) < rank);
  const flowing = map.flow === true || inFlow(parent?.way ?? []);
  if (flowing) {
    const pair = `${keyText(key)}: ${flow(value)}`;
    const last = entries[before - 1];
    if (last) return cut(text, last.end, last.end, `, ${pair}`);
    const first = entries[0];
    if (first) return cut(text, first.start, first.start, `${pair}, `);
    return cut(text, startOf(map), endOf(text, map), `{${pair}}`);
  }
  const first = entries[0]!;
  const indent = column(text, first.start);
  const pad = ' '.repeat(indent);
  const pair = `${keyText(key)}:${afterKey(value, indent, indent + key.length + 1)}`;
  const last = entries[before - 1];
  if (!last) return cut(text, first.start, first.start, `${pair}\n${pad}`);
  const end = lineEnd(text, last.end);
  // Longer parts of a file stand apart from one another.
  const apart = indent === 0 && (pair.includes('\n') || text.slice(last.start, last.end).includes('\n')) ? '\n' : '';
  return cut(text, end, end, `\n${apart}${pad}${pair}`);
}

const placeIn = (order: readonly string[], { pair }: Entry): number => (pair ? order.indexOf(keyOf(pair)) : -1);

/** Puts a value into a list, before the entry at `index`. */
export function insert(text: string, path: Path, index: number, value: unknown): string {
  const parsed = parse(text);
  if (parsed.wrong) return text;
  const found = find(parsed, path);
  if (!found || !isSeq(found.node)) return set(text, path, [value]);
  const entries = entriesOf(text, found.node);
  const at = Math.max(0, Math.min(index, entries.length));
  if (!entries.length) return set(text, path, [value]);
  const last = entries[at - 1];
  const first = entries[0]!;
  if (found.node.flow || inFlow(found.way)) {
    return last ? cut(text, last.end, last.end, `, ${flow(value)}`) : cut(text, first.start, first.start, `${flow(value)}, `);
  }
  const indent = column(text, dashOf(text, first));
  const item = `- ${afterDash(value, indent)}`;
  if (!last) return cut(text, dashOf(text, first), dashOf(text, first), `${item}\n${' '.repeat(indent)}`);
  const end = lineEnd(text, last.end);
  return cut(text, end, end, `\n${' '.repeat(indent)}${item}`);
}

/** Takes a part out. With `prune`, maps and lists that would be left empty go with it, as far up as `keep` steps. */
export function remove(text: string, path: Path, prune = false, keep = 1): string {
  const parsed = parse(text);
  const found = parsed.wrong ? null : find(parsed, path);
  if (!found) return text;
  const { node, index, entries } = found.way.at(-1)!;
  const entry = entries[index]!;
  if (entries.length === 1 && path.length > 1) {
    if (prune && path.length > keep) return remove(text, path.slice(0, -1), true, keep);
    return replace(text, { way: found.way.slice(0, -1), node }, isSeq(node) ? [] : {});
  }
  const next = entries[index + 1];
  const last = entries[index - 1];
  if (inFlow(found.way)) {
    if (last) return cut(text, last.end, entry.end);
    return next ? cut(text, entry.start, next.start) : cut(text, entry.start, entry.end);
  }
  const start = isSeq(node) ? dashOf(text, entry) : entry.start;
  // The first key of an entry of a list shares its line with the dash.
  if (text.slice(lineStart(text, start), start).trim() !== '') return next ? cut(text, start, next.start) : cut(text, start, entry.end);
  const from = lineStart(text, start);
  const to = lineEnd(text, entry.end);
  // Of two blank lines around it one goes with it.
  const apart = text.slice(0, from).endsWith('\n\n') && text.startsWith('\n', to + 1) ? 1 : 0;
  if (to < text.length) return cut(text, from, to + 1 + apart);
  return cut(text, Math.max(0, from - 1), to);
}

/** Puts an entry of a list to another place in it. */
export function move(text: string, path: Path, from: number, to: number): string {
  const parsed = parse(text);
  const found = parsed.wrong ? null : find(parsed, path);
  if (!found || !isSeq(found.node) || from === to) return text;
  const entries = entriesOf(text, found.node);
  const [moved, target] = [entries[from], entries[to]];
  if (!moved || !target) return text;
  if (found.node.flow || inFlow(found.way)) {
    const words = text.slice(moved.start, moved.end);
    const others = entries.filter((_, n) => n !== from).map((entry) => text.slice(entry.start, entry.end));
    others.splice(to, 0, words);
    // Entry by entry, so that what stands between them stays.
    return entries.reduceRight((all, entry, n) => cut(all, entry.start, entry.end, others[n]), text);
  }
  const blocks = entries.map((entry) => ({ from: blockStart(text, dashOf(text, entry)), to: lineEnd(text, entry.end) }));
  const pieces = blocks.map((block) => text.slice(block.from, block.to));
  const [piece = ''] = pieces.splice(from, 1);
  pieces.splice(to, 0, piece);
  return blocks.reduceRight((all, block, n) => cut(all, block.from, block.to, pieces[n]), text);
}

/** Comments right above an entry belong to it. */
function blockStart(text: string, dash: number): number {
  let start = lineStart(text, dash);
  const pad = text.slice(start, dash);
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!text.slice(above, start).startsWith(`${pad}#`)) break;
    start = above;
  }
  return start;
}

/** Gives a key of a map another name. */
export function rename(text: string, path: Path, key: string): string {
  const parsed = parse(text);
  const found = parsed.wrong ? null : find(parsed, path);
  const last = found?.way.at(-1);
  const entry = last?.entries[last.index];
  if (!entry?.pair) return text;
  const node = entry.pair.key as Node;
  return cut(text, startOf(node), endOf(text, node), keyText(key));
}
