/** Scenario files on the server: drafts on a shelf of one's own, and scenarios passed on by a link. */
import { call } from './api';
import type { ShelfKey, Draft, DraftTitle, Mission, SharedScenario, TrialState } from '../protocol';

const part = encodeURIComponent;

/** A key for a new shelf: whoever has it has the drafts there. */
export const openShelf = () => call<ShelfKey>('/benches', { method: 'POST' });

export const drafts = (key: string) => call<DraftTitle[]>('/drafts', { key });

export const draft = (id: string, key: string) => call<Draft>(`/drafts/${part(id)}`, { key });

export const addDraft = (name: string, text: string, key: string) =>
  call<Draft>('/drafts', { method: 'POST', body: { name, text }, key });

/** Changes a draft. Refused as `draft_moved` where somebody has changed it since that version. */
export const changeDraft = (id: string, name: string, text: string, version: number, key: string) =>
  call<Draft>(`/drafts/${part(id)}`, { method: 'PUT', body: { name, text, version }, key });

export const dropDraft = (id: string, version: number, key: string) =>
  call<null>(`/drafts/${part(id)}`, { method: 'DELETE', query: { version }, key });

/** Shares a file: it is checked and played first, which `trial` tells about. */
export const shareScenario = (text: string, lang: string) => call<TrialState>('/shared', { method: 'POST', text, query: { lang } });

export const trial = (id: string, lang: string) => call<TrialState>(`/shared/${part(id)}/trial`, { query: { lang } });

export const sharedScenario = (id: string, lang: string) => call<SharedScenario>(`/shared/${part(id)}`, { query: { lang } });

export const sharedFile = (id: string) => `/api/shared/${part(id)}/file`;

/** A scenario on paper: one that comes with the program, or one's own. */
export const shippedMission = (game: string, scenario: string, lang: string) =>
  call<Mission>(`/missions/${part(game)}/${part(scenario)}`, { query: { lang } });

export const ownMission = (text: string, lang: string) => call<Mission>('/missions', { method: 'POST', text, query: { lang } });
