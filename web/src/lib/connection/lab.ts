/** The balance lab: scenarios weighed by letting bots play. */
import { call } from './api';
import type { AheadPosition, LabState } from '../protocol';

export interface LabSubject {
  name: string;
  scenario?: string;
  /** The text of a scenario file. */
  text?: string;
}

export interface LabWish {
  game: string;
  players: number;
  bots: string[];
  games: number;
  seed: number;
  versions: LabSubject[];
}

export interface AheadWish {
  game: string;
  /** The text of a scenario file. */
  text: string;
  players: number;
  round: number;
  seed: number;
}

const part = encodeURIComponent;

export const beginLab = (wish: LabWish) => call<LabState>('/labs', { method: 'POST', body: wish });
/** Looking in keeps a run going. */
export const lab = (id: string) => call<LabState>(`/labs/${part(id)}`);
export const goOnLab = (id: string) => call<LabState>(`/labs/${part(id)}`, { method: 'POST' });
export const stopLab = (id: string) => call<null>(`/labs/${part(id)}`, { method: 'DELETE' });
/** Lets bots play up to a round; a room may continue from there. */
export const playAhead = (wish: AheadWish) => call<AheadPosition>('/ahead', { method: 'POST', body: wish });
