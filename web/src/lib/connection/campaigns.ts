/** Campaigns of one's own: checked as a chain, and begun. */
import { call, type Created } from './api';

export interface ChainFinding {
  /** Counted from 1; 0 for all parts together. */
  part: number;
  text: string;
  grave: boolean;
}

export interface ChainCheck {
  findings: ChainFinding[];
  /** The campaign before its first part; empty where it cannot be played. */
  file: string;
}

export const checkChain = (game: string, parts: readonly string[]) => call<ChainCheck>('/campaigns/check', { method: 'POST', body: { game, parts } });
export const beginChain = (game: string, parts: readonly string[]) => call<Created>('/campaigns/own', { method: 'POST', body: { game, parts } });
