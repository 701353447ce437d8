/** Which events of a log are read. */
import type { Told } from '../protocol';

/** The events that have a line in the log: those with words that no later one says again. */
export function spoken(log: readonly Told[]): Told[] {
  const found: Told[] = [];
  let said = Infinity;
  for (const told of log.toReversed()) {
    if (!told.text || told.n >= said) continue;
    found.push(told);
    if (told.covers) said = told.n - told.covers;
    else said = Infinity;
  }
  return found.reverse();
}
