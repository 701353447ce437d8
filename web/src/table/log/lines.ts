/** The log as it is read: headings of rounds, and under them what happened. */
import type { Told } from '../../lib/protocol';
import { runs, type Run } from '../../lib/rich';

export type Line = { kind: 'round'; n: number; text: string } | { kind: 'told'; n: number; told: Told };

/** Every event with words, rounds as headings. */
export function lines(log: readonly Told[]): Line[] {
  return log
    .filter((told) => told.text)
    .map((told) =>
      told.tone === 'round' ? { kind: 'round', n: told.n, text: told.text } : { kind: 'told', n: told.n, told },
    );
}

/** A sentence with its numbers marked: gains and losses stand out. */
export function marked(told: Pick<Told, 'text' | 'tone'>): Run[] {
  return told.tone === 'gain' || told.tone === 'loss' || told.tone === 'fight'
    ? runs(told.text)
    : [{ text: told.text, bold: false }];
}

/** The line next to another in the list, for arrow keys; headings are passed over. */
export function beside(all: readonly Line[], n: number, by: number): number | null {
  const told = all.filter((line) => line.kind === 'told');
  const here = told.findIndex((line) => line.n >= n);
  const next = told[Math.max(0, Math.min(told.length - 1, (here < 0 ? told.length : here) + by))];
  return next?.n ?? null;
}
