/** Parts of one file that are taken over into another. */
import { parse, rangeOf, remove, set, valueAt } from './yaml';

/** Gives a file the part of another one under a key at its top, as it is written there; where that has none, it goes. */
export function carry(key: string, from: string, to: string, order: readonly string[] = []): string {
  const source = parse(from);
  const range = rangeOf(source, [key]);
  if (!range) return remove(to, [key]);
  // By its value it finds its place among the others; then it is written as it was, comments and all.
  const placed = set(to, [key], valueAt(source.value, [key]), order);
  const there = rangeOf(parse(placed), [key]);
  return there ? placed.slice(0, there.from) + from.slice(range.from, range.to) + placed.slice(there.to) : placed;
}
