/** The heroes that seats bring to an adventure. */
import type { NewRoom } from '../../../lib/connection/api';
import type { ScenarioInfo } from '../../../lib/protocol';
import { settings } from '../../../lib/browser/settings.svelte';
import type { Plan, SeatPlan } from '../../../lobby/setup';
import type { Lobby } from '../../../lobby/state.svelte';
import type { Said } from '../../../lobby/remembered';
import { NAME, namedHall, ownHall, type HeroTitle } from '../career/halls';

/** One of the hall, a new one by name, or none; nothing said: as the adventure has it. */
export interface Companion {
  kept?: string;
  name?: string;
  none?: boolean;
}

const LENGTH = 24;
/** Names for heroes whose players have none. */
const HEROES = ['Aldric', 'Merle', 'Isolde', 'Kestrel'];

/** What is remembered for a seat, made valid. */
function read(raw: unknown): Companion {
  const hero = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Record<keyof Companion, unknown>>;
  if (hero.none === true) return { none: true };
  if (typeof hero.kept === 'string') return { kept: hero.kept };
  return typeof hero.name === 'string' ? { name: hero.name.slice(0, LENGTH) } : {};
}

/** What a seat brings; where nobody has said anything, a new hero to an adventure that is made for heroes. */
export function companion(seat: SeatPlan, scenario: ScenarioInfo | undefined): Companion {
  if (!scenario || seat.who === 'friend') return { none: true };
  const hero = read(seat.hero);
  if (hero.none || hero.kept || hero.name !== undefined) return hero.kept && seat.who === 'bot' ? { none: true } : hero;
  return scenario.mode === 'heroes' ? { name: '' } : { none: true };
}

/** What a new hero is called if nobody says otherwise: like the player, or by a name of the hall. */
export function heroName(plan: Plan | null, seat: number): string {
  const plain = HEROES[seat % HEROES.length] ?? 'Aldric';
  const own = plan?.seats[seat]?.who === 'me' ? settings.name.trim().replace(/\s+/g, '-').slice(0, LENGTH) : '';
  return NAME.test(own) ? own : plain;
}

/** The request with the heroes of its seats; those of people come from their hall. */
export function accompanied(room: NewRoom, heroes: readonly Companion[], hall: string): NewRoom {
  return {
    ...room,
    seats: room.seats.map((seat, n) => {
      const { name, kept } = heroes[n] ?? {};
      return {
        ...seat,
        side: name ? `hero=${name}` : kept ? '' : seat.side,
        ...(seat.kind !== 'bot' && hall && (name || kept) ? { hall } : {}),
        ...(kept ? { hero: kept } : {}),
      };
    }),
  };
}

/** Completes the request for a room; a first hero founds the hall. */
export async function request({ plan, scenario }: Lobby, room: NewRoom): Promise<NewRoom> {
  const heroes = (plan?.seats ?? []).map((seat, n): Companion => {
    const hero = companion(seat, scenario);
    return hero.name === '' ? { name: heroName(plan, n) } : hero;
  });
  const kept = heroes.some((hero, n) => plan?.seats[n]?.who !== 'bot' && (hero.name || hero.kept));
  return accompanied(room, heroes, kept ? (await ownHall()) || namedHall() : '');
}

/** What the lobby opens with for somebody whose hero has just been created: an adventure made for heroes, and the hero. */
export function firstAdventure(hall: readonly Pick<HeroTitle, 'id' | 'name'>[], name: string): Said {
  const kept = hall.findLast((hero) => hero.name === name)?.id;
  return { game: 'battlelore', scenario: 'first_laurels', seats: [{ who: 'me', hero: kept ? { kept } : {} }] };
}
