/** Records kept on the server: finding them, keeping them, going through them. */
import { call } from './api';
import type { ReplayInfo, ReplayStep, ReviewState, Statistics } from '../protocol';

/** A record in a list. */
export interface RecordTitle {
  id: string;
  title: string;
  /** When it was kept, in seconds. */
  at: number;
}

const part = encodeURIComponent;

/** The records kept last; only a server for this machine alone tells them. */
export const records = () => call<RecordTitle[]>('/records');

export const record = (id: string, lang: string) => call<ReplayInfo>(`/records/${part(id)}`, { query: { lang } });

/** Steps from one to another, both included. The first comes with its position, the others with what changed. */
export const recordSteps = (id: string, first: number, last: number, eyes: number, lang: string) =>
  call<ReplayStep[]>(`/records/${part(id)}/steps`, { query: { first, last, eyes, lang } });

export const recordStatistics = (id: string, lang: string) =>
  call<Statistics>(`/records/${part(id)}/statistics`, { query: { lang } });

/** Has a record reviewed; it goes on as long as somebody asks how far it has come. */
export const beginReview = (id: string, lang: string) => call<ReviewState>(`/records/${part(id)}/review`, { method: 'POST', query: { lang } });

export const recordReview = (id: string, lang: string) => call<ReviewState>(`/records/${part(id)}/review`, { query: { lang } });

export const recordFile = (id: string) => `/api/records/${part(id)}/file`;

/** Keeps a record file. One that does not hold is refused, with the line that is wrong. */
export const keepFile = (text: string) => call<{ id: string }>('/records', { method: 'POST', text });
