/** The log as it is read: headings of rounds, and under them what happened. */
import type { Told } from '../../lib/protocol';
import { spoken } from '../../lib/stores/spoken';
import { runs, type Run } from '../../lib/rich';

export type Line = { kind: 'round'; n: number; text: string } | { kind: 'told'; n: number; told: Told };

/** Every event with words, rounds as headings. */
export function lines(log: readonly Told[]): Line[] {
  return spoken(log).map((told) =>
    told.tone === 'round' ? { kind: 'round', n: told.n, text: told.text } : { kind: 'told', n: told.n, told },
  );
}

/** A sentence with its numbers marked: gains and losses stand out, but not the 1 of somebody called Player 1. */
export function marked({ text, tone }: Pick<Told, 'text' | 'tone'>, names: readonly string[] = []): Run[] {
  if (tone !== 'gain' && tone !== 'loss' && tone !== 'fight') return [{ text, bold: false }];
  const numbered = names.filter((name) => /\d/.test(name)).map((name) => name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'));
  if (!numbered.length) return runs(text);
  return text.split(new RegExp(`(${numbered.join('|')})`)).flatMap((part, n) => (n % 2 ? [{ text: part, bold: false }] : runs(part)));
}

/** The line next to another in the list, for arrow keys; headings are passed over. */
export function beside(all: readonly Line[], n: number, by: number): number | null {
  const told = all.filter((line) => line.kind === 'told');
  const here = told.findIndex((line) => line.n >= n);
  const next = told[Math.max(0, Math.min(told.length - 1, (here < 0 ? told.length : here) + by))];
  return next?.n ?? null;
}

/** How far a box is scrolled, and how much of its content it shows. */
export interface Scrolled {
  top: number;
  height: number;
  content: number;
}

const NEAR = 24;

/**
 * Whether a log goes on following its last line. Only a reader who scrolls up stops it: a box that has become lower,
 * because something above it has grown, is far from its end without anybody having moved it.
 */
export function follows(followed: boolean, before: Scrolled, now: Scrolled): boolean {
  if (now.content - now.top - now.height < NEAR) return true;
  return followed && !(now.top < before.top && now.height === before.height);
}
