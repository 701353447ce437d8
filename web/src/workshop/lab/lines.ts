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

export const percent = (share: number): number => Math.round(100 * share);
