/** Campaigns of one's own: checked as a chain, and begun. */
import { call, type Created } from './api';

export interface ChainFinding {
  /** Counted from 1; 0 for all parts together. */
  part: number;
  text: string;
  grave: boolean;
  /** The line of the part's file; 0 for the whole of it. */
  line: number;
}

export interface ChainCheck {
  findings: ChainFinding[];
  /** The campaign before its first part; empty where it cannot be played. */
  file: string;
}

/** The files of the parts one after the other, as documents of one. */
const chained = (parts: readonly string[]): string => parts.map((text) => text.replace(/^---[ \t]*$/gm, '')).join('\n---\n');

export const checkChain = (game: string, parts: readonly string[], lang: string) =>
  call<ChainCheck>('/campaigns/check', { method: 'POST', text: chained(parts), query: { game, lang } });
export const beginChain = (game: string, parts: readonly string[]) => call<Created>('/campaigns/own', { method: 'POST', text: chained(parts), query: { game } });
