/** How to play, what terms mean, and what there is about words: asked for by whoever reads, and not before. */
import { call, once } from './api';
import type { Found, GuidePage, TermInfo } from '../protocol';

const part = encodeURIComponent;
const keptGuides = once<GuidePage>();
const keptTerms = once<TermInfo[]>();

/** The page on how to play a game. */
export const guide = (game: string, lang: string) =>
  keptGuides(`${game}/${lang}`, () => call<GuidePage>(`/guide/${part(game)}`, { query: { lang } }));

/** The terms of a game. */
export const glossary = (game: string, lang: string) =>
  keptTerms(`${game}/${lang}`, () => call<TermInfo[]>(`/glossary/${part(game)}`, { query: { lang } }));

/** Terms, things and clauses by what they are called. */
export const lookup = (game: string, q: string, limit: number, lang: string) =>
  call<Found>('/lookup', { query: { game, q, limit, lang } });
