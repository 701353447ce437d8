/** What this browser has to do with the dice of a room: what it added to them, and whether the server kept its word. */
import type { RoomDice } from '../protocol';
import { keepDice, keptRooms } from './keys';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 256 bits of this browser's own, remembered together with what the server was committed to when they were given. */
export function addedTo(room: string, commitment: string): string {
  const entropy = hex(crypto.getRandomValues(new Uint8Array(32)));
  keepDice(room, { commitment, entropy });
  return entropy;
}

/** What came of the dice: `kept` and `joined` (with one's own numbers), `broken`, or `shown` where this browser cannot check it. */
export type Verdict = 'kept' | 'joined' | 'broken' | 'shown';

export async function judged(room: string, dice: RoomDice): Promise<Verdict> {
  const mine = keptRooms()[room]?.dice;
  if (mine && (mine.commitment !== dice.commitment || !dice.entropy.includes(mine.entropy))) return 'broken';
  // Browsers hash only on pages that come from this machine or over a secure line.
  if (!globalThis.crypto?.subtle) return 'shown';
  const secret = Uint8Array.from(dice.secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', secret)));
  if (hash !== dice.commitment) return 'broken';
  return mine ? 'joined' : 'kept';
}
