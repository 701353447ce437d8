/** Campaigns of one's own: which drafts follow one another. What goes from one to the next stands in their files. */
import { insert, parse, set, valueAt } from '../file/yaml';

export interface Chain {
  id: string;
  game: string;
  name: string;
  faction: string;
  /** Drafts, in order. */
  parts: string[];
}

const STORAGE = 'banneret.chains';
const isChain = (value: unknown): value is Chain =>
  typeof value === 'object' && value !== null && ['id', 'game', 'name', 'faction'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') && Array.isArray((value as Chain).parts);

export function chains(): Chain[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isChain) : [];
  } catch {
    return [];
  }
}

/** Keeps all campaigns; false where this browser keeps nothing. */
export function keepChains(all: readonly Chain[]): boolean {
  try {
    localStorage.setItem(STORAGE, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

/** The text of a part as it has to be at its place in the chain; what says so already stays as it is. */
export function asPart(text: string, chain: Chain, part: number): string {
  const { value, wrong } = parse(text);
  if (wrong) return text;
  const entry = { id: chain.id, name: chain.name, part, of: chain.parts.length, faction: chain.faction };
  const now = valueAt(value, ['campaign']) as Partial<typeof entry> | undefined;
  const same = now && Object.entries(entry).every(([key, each]) => now[key as keyof typeof entry] === each);
  const chained = same ? text : set(text, ['campaign'], entry);
  return valueAt(value, ['mode']) === 'campaign' ? chained : set(chained, ['mode'], 'campaign');
}

/** What goes from one part to the next: what the one gives, what the other knows. */
export interface Gift {
  id: string;
  /** Places among `carry` of the one and `gifts` of the other, -1 where it is not there. */
  given: number;
  known: number;
}

const entries = (text: string, key: string, name: string): string[] => {
  const found = valueAt(parse(text).value, [key]);
  return Array.isArray(found) ? found.map((each) => String(valueAt(each, [name]) ?? '')) : [];
};

export function giftsBetween(from: string, to: string): Gift[] {
  const given = entries(from, 'carry', 'gift');
  const known = entries(to, 'gifts', 'id');
  return [...new Set([...given, ...known])].map((id) => ({ id, given: given.indexOf(id), known: known.indexOf(id) }));
}

/** The part with a gift for the next one. */
export function give(text: string, gift: string): string {
  const now = entries(text, 'carry', 'gift').length;
  return now ? insert(text, ['carry'], now, { gift }) : set(text, ['carry'], [{ gift }]);
}

/** The part with what a gift does in it: something to begin with, to be changed in its form. */
export function know(text: string, gift: string): string {
  const made = { id: gift, text: gift.replaceAll('_', ' '), do: [{ gain: 'gold', amount: 5 }] };
  const now = entries(text, 'gifts', 'id').length;
  return now ? insert(text, ['gifts'], now, made) : set(text, ['gifts'], [made]);
}
