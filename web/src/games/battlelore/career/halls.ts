/** Heroes that are kept between adventures: the hall of this browser, and what the server knows of it. */
import { call } from '../../../lib/connection/api';
import { makeRoom } from '../../../lib/connection/rooms';
import { identity } from '../../../lib/browser/me.svelte';
import { keepHost, keepSeat, keepTitle } from '../../../lib/browser/keys';
import { go } from '../../../lib/browser/route.svelte';

const STORAGE = 'banneret.hall';
const part = encodeURIComponent;

export type Status = 'cadet' | 'active' | 'councillor' | 'instructor' | 'retired' | 'dead';

export interface CardText {
  id: string;
  name: string;
  text: string;
}

export interface HeroTitle {
  id: string;
  name: string;
  status: Status;
  status_name: string;
  class: string;
  class_name: string;
  line: string;
  /** The room of the game the hero takes part in; empty for none. */
  room: string;
  /** As what the hero can come to a game. */
  role: 'hero' | 'adviser' | 'instructor' | null;
  adventures: number;
  victories: number;
}

export interface Deed {
  at: string;
  adventure: string;
  adventure_name: string;
  role: string;
  won: boolean;
  fate: string;
  experience: number;
  treasure: number;
  wounds: number;
  line: string;
}

export interface HeroInfo extends HeroTitle {
  began: string;
  since: string;
  defeats: number;
  heir: string;
  word: string;
  sheet: {
    movement: number;
    mounted: boolean;
    weapon: string;
    weapon_name: string;
    dice: number;
    bold: string;
    capacity: number;
    wounds: number;
    crossed: number;
    experience: number;
    treasure: number;
    skills: CardText[];
    equipped: CardText[];
    owned: CardText[];
  } | null;
  history: Deed[];
}

/** What a name may be made of: letters, digits, apostrophe and hyphen. */
export const NAME = /^[\p{L}\p{N}_'-]{1,24}$/u;

/** The key of this browser's hall, where there is one yet. */
export function hallKey(): string {
  try {
    return localStorage.getItem(STORAGE) ?? '';
  } catch {
    return '';
  }
}

/** How a seat names the hall of the reader: by its key, or as that of whoever is signed in. */
export const namedHall = (): string => hallKey() || (identity.here ? 'mine' : '');

/** The key of the hall; a first hero founds it. Who is signed in needs none. */
export async function ownHall(): Promise<string> {
  const kept = hallKey();
  if (kept || identity.here) return kept;
  const { key } = await call<{ key: string }>('/halls', { method: 'POST' });
  localStorage.setItem(STORAGE, key);
  return key;
}

/** Everybody in the hall; nobody where none has been founded. */
export async function heroes(lang: string): Promise<HeroTitle[]> {
  const key = hallKey();
  return key || identity.here ? call<HeroTitle[]>('/heroes', { key, query: { lang } }) : [];
}

export const hero = (id: string, lang: string) => call<HeroInfo>(`/heroes/${part(id)}`, { key: hallKey(), query: { lang } });

export const equip = (id: string, equipped: readonly string[], lang: string) =>
  call<HeroInfo>(`/heroes/${part(id)}`, { method: 'PATCH', body: { equipped }, key: hallKey(), query: { lang } });

export const retire = (id: string, lang: string) => call<HeroInfo>(`/heroes/${part(id)}/retire`, { method: 'POST', key: hallKey(), query: { lang } });

export const free = (id: string) => call<unknown>(`/heroes/${part(id)}/game`, { method: 'DELETE', key: hallKey() });

/** A hero from a file comes into the hall. */
export const bringHero = async (file: string, lang: string) => call<HeroInfo>('/heroes', { method: 'POST', text: file, key: await ownHall(), query: { lang } });

/** The file of a hero: it may need the key, so it is not a plain link. */
export async function heroFile(id: string): Promise<string> {
  const answer = await fetch(`/api/heroes/${part(id)}/file`, { headers: hallKey() ? { Authorization: `Bearer ${hallKey()}` } : {} });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

/** A new hero goes to the academy: a game of its own, for one. */
export async function toAcademy(name: string, player: string, title: string): Promise<void> {
  const hall = (await ownHall()) || namedHall();
  const made = await makeRoom({ game: 'battlelore', scenario: 'academy', seats: [{ kind: 'person', side: `hero=${name}`, name: player, hall }] });
  for (const [seat, key] of Object.entries(made.keys)) keepSeat(made.room, Number(seat), key);
  keepHost(made.room, made.host);
  keepTitle(made.room, title);
  go({ page: 'table', room: made.room });
}
