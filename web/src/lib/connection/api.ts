/** What is asked of the server outside the line of a table. */
import type { Catalogue, ClauseInfo, Finding, GameInfo, Pace, RoomInfo, ScenarioInfo, SectionInfo, SentenceInfo, Statistics } from '../protocol';

/** A request the server did not carry out: `text` is for the reader. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: string,
    /** Seconds after which the same may be carried out; null where it would be refused again. */
    readonly again: number | null = null,
  ) {
    super(text || `${status} ${code}`);
  }
}

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** A body that is text and no JSON. */
  text?: string;
  key?: string;
  query?: Record<string, string | number | undefined>;
}

export async function call<T>(path: string, { method = 'GET', body, text, key, query = {} }: Request = {}): Promise<T> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang || 'en' };
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (text !== undefined) headers['Content-Type'] = 'text/plain';
  const asked = search.size ? `?${search}` : '';
  const response = await fetch(`/api${path}${asked}`, {
    method,
    headers,
    body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
  const said: unknown = response.headers.get('Content-Type')?.includes('json') ? await response.json() : null;
  if (response.ok) return said as T;
  const { error } = (said ?? {}) as { error?: { code?: string; text?: string; again?: number | null } };
  throw new ApiError(response.status, error?.code ?? '', error?.text ?? '', error?.again ?? null);
}

const part = encodeURIComponent;

/** What does not change while the server runs is asked for once; a failure is asked for again. */
export function once<T>(): (id: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (id, ask) => {
    const known = kept.get(id) ?? ask();
    kept.set(id, known);
    known.catch(() => kept.delete(id));
    return known;
  };
}

const keptGames = once<GameInfo[]>();
const keptCatalogues = once<Catalogue>();

/** What one can play. */
export const games = (lang: string) => keptGames(lang, () => call<GameInfo[]>('/games', { query: { lang } }));

/** The printed things of a game. */
export const catalogue = (game: string, lang: string) =>
  keptCatalogues(`${game}/${lang}`, () => call<Catalogue>(`/catalogue/${part(game)}`, { query: { lang } }));

export const room = (id: string, key?: string) => call<RoomInfo>(`/rooms/${part(id)}`, { key });

/** Who is to sit on a seat from now on: a bot, or whoever comes. */
export interface SeatChange {
  kind: 'bot' | 'open';
  bot?: string;
}

/** Takes an open seat; the key is the proof of it from then on. */
export const takeSeat = (id: string, seat: number, more: { name: string; hall?: string; hero?: string; entropy?: string }) =>
  call<{ key: string }>(`/rooms/${part(id)}/seats/${seat}`, { method: 'POST', body: more });

export const changeSeat = (id: string, seat: number, change: SeatChange, key: string) =>
  call<RoomInfo>(`/rooms/${part(id)}/seats/${seat}`, { method: 'PATCH', body: change, key });

/** Gets up: the seat is open again. */
export const leaveSeat = (id: string, seat: number, key: string) =>
  call<RoomInfo>(`/rooms/${part(id)}/seats/${seat}`, { method: 'DELETE', key });

/** Adds to the dice before the game begins, for the seats of these keys. */
export const addEntropy = (id: string, keys: string, entropy: string) =>
  call<RoomInfo>(`/rooms/${part(id)}/dice`, { method: 'POST', body: { entropy }, key: keys });

export const start = (id: string, key: string) => call<RoomInfo>(`/rooms/${part(id)}/start`, { method: 'POST', key });

/** The record of a room, kept on the server; the id makes its link. */
export const keepRecord = (id: string, key?: string) =>
  call<{ id: string }>(`/rooms/${part(id)}/record`, { method: 'POST', key });

/** A finished game in numbers; where nobody may watch, a key of the room is the proof of having played. */
export const statistics = (id: string, lang: string, key?: string) =>
  call<Statistics>(`/rooms/${part(id)}/statistics`, { query: { lang }, key });

export const sections = (game: string, lang: string) => call<SectionInfo[]>(`/sections/${part(game)}`, { query: { lang } });

export const rules = (game: string, q: string, limit: number, lang: string) =>
  call<ClauseInfo[]>('/rules', { query: { game, q, limit, lang } });

/** A room to be made. */
export interface NewRoom {
  game: string;
  scenario: string;
  seats: { kind: 'person' | 'bot' | 'open'; side: string; name?: string; bot?: string; hall?: string; hero?: string }[];
  options?: Record<string, string>;
  seconds?: number;
  pace?: Pace;
  talk?: boolean;
  absence?: number;
  watching?: boolean;
  /** Whether those who play may ask a bot for advice; where nothing is said, only if one person plays. */
  hints?: boolean;
  /** Whether everybody may find it. */
  listed?: boolean;
  /** Whether its game counts. */
  rated?: boolean;
  seed?: number;
  branch?: { record: string; step: number; same_dice?: boolean };
  /** Whether the game begins only when it is started, even if no seat is open. */
  wait?: boolean;
  /** The text of a scenario file that is played in place of what `scenario` names. */
  definition?: string;
  /** A lesson of the game, which then says all the rest. */
  lesson?: string;
}

export interface Created {
  room: string;
  host: string;
  keys: Record<string, string>;
  info: RoomInfo;
}

export const createRoom = (wanted: NewRoom) => call<Created>('/rooms', { method: 'POST', body: wanted });

export interface ScenarioCheck {
  errors: Finding[];
  warnings: Finding[];
  /** What a lobby shows of it; nothing where it cannot be played. */
  scenario: ScenarioInfo | null;
  /** The game it is for. */
  game: string;
  /** Its parts in words. */
  sentences: SentenceInfo[];
}

export const checkScenario = (text: string, lang: string) =>
  call<ScenarioCheck>('/scenarios/check', { method: 'POST', text, query: { lang } });

const keptSchemas = once<unknown>();

/** The JSON schema of a game's scenario files, with what it says of them in a language. */
export const scenarioSchema = (game: string, lang: string) =>
  keptSchemas(`${game}/${lang}`, () => call<unknown>(`/scenarios/${part(game)}/schema`, { query: { lang } }));

/** The file of a scenario that comes with the program. */
export const scenarioFile = (game: string, scenario: string) =>
  call<{ text: string }>(`/scenarios/${part(game)}/${part(scenario)}`);

/** How far the campaign of a room has come. */
export interface CampaignInfo {
  id: string;
  name: string;
  parts: { scenario: string; name: string; won: boolean; rounds: number; lost: number }[];
  /** The part that is played, or comes next, from 1; one more than there are when all are won. */
  part: number;
  playing: boolean;
  won: boolean;
  /** All of it, to be brought back. */
  file: string;
}

export const campaignOf = (id: string, lang: string) => call<CampaignInfo>(`/rooms/${part(id)}/campaign`, { query: { lang } });

/** The room of the next part; after a defeat, of the same part again. */
export const nextPart = (id: string, key?: string) => call<Created>(`/rooms/${part(id)}/campaign`, { method: 'POST', key });

/** A room in which a campaign goes on from what was kept of it. */
export const bringCampaign = (file: string) => call<Created>('/campaigns', { method: 'POST', text: file });
