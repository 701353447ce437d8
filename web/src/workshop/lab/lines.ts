/** Numbers of the lab as they are drawn. */

/** The line of a series in a box, over as many rounds as the longest has. */
export function line(values: readonly number[], rounds: number, most: number, width: number, height: number): string {
  const x = (n: number): number => Math.round((10 * n * width) / Math.max(1, rounds - 1)) / 10;
  const y = (value: number): number => Math.round(10 * height * (1 - value / Math.max(1, most))) / 10;
  return values.map((value, n) => `${n ? 'L' : 'M'}${x(n)} ${y(value)}`).join('');
}

/** How hot a field is, from 0 to 1. Roots, because a few fields see most of what happens. */
export function heat(count: number, most: number): number {
  return most > 0 ? Math.sqrt(count / most) : 0;
}

/** The middle of counted things: the round in which half of the games were over. */
export function median(counts: Readonly<Record<string, number>>): number {
  const all = Object.entries(counts).flatMap(([n, count]) => Array.from({ length: count }, () => Number(n)));
  all.sort((a, b) => a - b);
  return all[Math.floor((all.length - 1) / 2)] ?? 0;
}

/**
 * Lengths in a row, from the shortest to the longest of all `known`, so that two versions can be compared; where there would be
 * more bars than are readable, some share one.
 */
export function bars(counts: Readonly<Record<string, number>>, known = Object.keys(counts), most = 16): { from: number; to: number; count: number }[] {
  const lengths = known.map(Number);
  if (!lengths.length) return [];
  const [first, last] = [Math.min(...lengths), Math.max(...lengths)];
  const wide = Math.ceil((last - first + 1) / most);
  return Array.from({ length: Math.ceil((last - first + 1) / wide) }, (_, n) => {
    const [from, to] = [first + n * wide, Math.min(last, first + (n + 1) * wide - 1)];
    return { from, to, count: Object.entries(counts).reduce((sum, [length, games]) => sum + (Number(length) >= from && Number(length) <= to ? games : 0), 0) };
  });
}

export const percent = (share: number): number => Math.round(100 * share);
