/** Up to which line the chat of a table has been read in this browser. */
import type { ChatLine } from '../../lib/protocol';
import { PerTable } from './perTable';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
const kept = new PerTable('banneret.read', isNumber);

/** The number of the last line that has been read, now that these are there; whoever comes to a table first has nothing to catch up on. */
export function readUpTo(room: string, chat: readonly ChatLine[], open: boolean): number {
  const before = kept.at(room);
  const last = chat.at(-1)?.n ?? -1;
  if (before !== undefined && !open) return before;
  if (before !== last) kept.keep(room, last);
  return last;
}
