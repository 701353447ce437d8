/** What a hint says of an answer, in whole games of a hundred. */
import type { HintAnswer } from '../../lib/protocol';

/** Never all and never none: nothing that is judged is certain. */
export function worthOf(worth: number): number {
  return Math.max(1, Math.min(99, Math.round(100 * worth)));
}

/** Where luck may carry it, both ways; nothing where it hardly does, or nobody knows. */
export function luckOf({ worth, gain, risk }: Pick<HintAnswer, 'worth' | 'gain' | 'risk'>): { low: number; high: number } | null {
  if (worth === null) return null;
  const [low, high] = [worthOf(worth - risk), worthOf(worth + gain)];
  return high - low >= 4 ? { low, high } : null;
}
