/** What is asked of the server to find others: open tables, pairing, invitations, rematches, players and tournaments. */
import type {
  InvitationInfo,
  Leaderboard,
  Pace,
  PairingInfo,
  PlayerInfo,
  PlayerPage,
  RematchInfo,
  Tables,
  TournamentInfo,
  TournamentPage,
} from '../protocol';
import { call } from './api';

const part = encodeURIComponent;

export const tables = (lang: string) => call<Tables>('/tables', { query: { lang } });

/** What somebody wants to play with whoever comes. */
export interface Wanted {
  game: string;
  scenario: string;
  /** Seconds, 0 for no clock. */
  clock: number;
  pace: Pace;
  rated: boolean;
  name: string;
}

export const wantPairing = async (wanted: Wanted) => (await call<{ ticket: string }>('/pairing', { method: 'POST', body: wanted })).ticket;
export const pairing = (ticket: string) => call<PairingInfo>('/pairing', { key: ticket });
export const leavePairing = (ticket: string) => call<unknown>('/pairing', { method: 'DELETE', key: ticket });

export const invitations = (lang: string) => call<InvitationInfo[]>('/me/invitations', { query: { lang } });
export const decline = (room: string) => call<unknown>(`/me/invitations/${part(room)}`, { method: 'DELETE' });
export const invite = (room: string, player: string, key?: string) =>
  call<unknown>(`/rooms/${part(room)}/invitations`, { method: 'POST', body: { player }, key });
export const rematch = (room: string, key?: string) => call<RematchInfo>(`/rooms/${part(room)}/rematch`, { method: 'POST', key });

export const findPlayers = (name: string, lang: string) => call<PlayerInfo[]>('/players', { query: { name, lang } });
export const player = (id: string, lang: string) => call<PlayerPage>(id === 'me' ? '/me/player' : `/players/${part(id)}`, { query: { lang } });
export const showMe = (shown: boolean, lang: string) => call<PlayerPage>('/me/player', { method: 'PUT', body: { public: shown }, query: { lang } });
export const leaderboard = (game: string, mode: string, lang: string) => call<Leaderboard>('/leaderboard', { query: { game, mode, lang } });

/** A tournament to be held. */
export interface NewTournament {
  name: string;
  game: string;
  scenario: string;
  form: 'swiss' | 'knockout';
  clock: number;
  pace: Pace;
  rated: boolean;
  rounds: number;
  length: number;
  most: number;
}

export const tournaments = (lang: string) => call<TournamentInfo[]>('/tournaments', { query: { lang } });
export const tournament = (id: string, lang: string) => call<TournamentPage>(`/tournaments/${part(id)}`, { query: { lang } });
export const holdTournament = (wanted: NewTournament) => call<TournamentPage>('/tournaments', { method: 'POST', body: wanted });
export const dropTournament = (id: string) => call<unknown>(`/tournaments/${part(id)}`, { method: 'DELETE' });
export const joinTournament = (id: string) => call<TournamentPage>(`/tournaments/${part(id)}/players`, { method: 'POST' });
export const leaveTournament = (id: string) => call<TournamentPage>(`/tournaments/${part(id)}/players`, { method: 'DELETE' });
export const beginTournament = (id: string) => call<TournamentPage>(`/tournaments/${part(id)}/begin`, { method: 'POST' });
