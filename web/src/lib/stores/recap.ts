/** What others did since one's own last answer, in a few lines: only what stands in one's own log. */
import type { Told } from '../protocol';
import { spoken } from './spoken';

/** How many lines tell the most of it. */
export const LINES = 3;
/** What one wants to know first, the most first; other lines come after these. */
const WEIGHTS: Readonly<Record<string, number>> = { loss: 4, fight: 3, gain: 2, round: 0 };

export interface Recap {
  /** The lines that matter most, in the order in which they happened. */
  lines: Told[];
  /** How many lines there are beside them. */
  more: number;
  /** The first and the last event it is about. */
  first: number;
  last: number;
}

/** Nothing where nobody else has done anything worth a line since. */
export function recapOf(log: readonly Told[], since: number, mine: number): Recap | null {
  const news = spoken(log).filter(({ n }) => n > since);
  // What I have lost meanwhile was done by others, too.
  const others = news.filter(({ who, tone }) => (who !== mine || tone === 'loss') && tone !== 'round');
  const [first, last] = [news[0], news.at(-1)];
  if (!others.length || !first || !last) return null;
  const weigh = ({ tone }: Told): number => WEIGHTS[tone ?? ''] ?? 1;
  // Of lines that weigh the same the latest are told: they are what the table looks like now.
  const chosen = [...others].sort((a, b) => weigh(b) - weigh(a) || b.n - a.n).slice(0, LINES);
  return { lines: chosen.sort((a, b) => a.n - b.n), more: news.length - chosen.length, first: first.n, last: last.n };
}
