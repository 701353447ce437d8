/** What the scenario says and how far it is: the words of the server with the numbers of the view. */
import type { IconName } from '../../../../art/icon-names';
import type { HeroesCatalogue, GoalView, HeroesNotes, ScenarioNotes, WorldView } from '../../../../lib/protocol';

const SIGNS: Record<string, IconName> = {
  capture_town: 'castle',
  defeat_main_hero: 'crossed-swords',
  eliminate_all: 'death-skull',
  cubes_from_all_rivals: 'cube',
  flag: 'flying-flag',
  points: 'laurels',
  bank: 'coins-pile',
  measure: 'flying-flag',
  all: 'check-mark',
};

export interface Aim {
  /** Its place among those of its kind. */
  n: number;
  text: string;
  icon: IconName;
  /** For each player. */
  done: number[];
  of: number;
  /** Whether a number has to fall and not to rise. */
  falls: boolean;
  /** The first round in which it counts, 0 where it counts now. */
  waits: number;
}

/** The ways to win or to lose, with words and numbers together. */
export function aims(views: readonly GoalView[], infos: ScenarioNotes['goals'] | undefined, round: number): Aim[] {
  return views.map((view, n) => ({
    n,
    text: infos?.[n]?.text ?? view.goal,
    icon: SIGNS[infos?.[n]?.kind ?? ''] ?? 'flying-flag',
    done: view.done,
    of: view.of,
    falls: view.at_most,
    waits: view.from_round > Math.max(1, round) ? view.from_round : 0,
  }));
}

/** How far one is, from 0 to 1; a number that falls has no beginning to be measured from. */
export function share(aim: Aim, seat: number): number {
  const done = aim.done[seat] ?? 0;
  if (aim.falls) return done <= aim.of ? 1 : 1 / (1 + done - aim.of);
  return aim.of > 0 ? Math.max(0, Math.min(1, done / aim.of)) : 1;
}

export interface Coming {
  round: number;
  texts: string[];
}

/** What happens at the given round by the scenario. */
export function eventsOf(notes: ScenarioNotes | null, round: number): string[] {
  return (notes?.happenings ?? []).filter(({ rounds }) => rounds.includes(round)).map(({ text }) => text);
}

/** The next round after this one in which something happens. */
export function coming(notes: ScenarioNotes | null, round: number): Coming | null {
  const rounds = (notes?.happenings ?? []).flatMap((happening) => happening.rounds).filter((one) => one > round);
  if (!rounds.length) return null;
  const next = Math.min(...rounds);
  return { round: next, texts: eventsOf(notes, next) };
}

export interface Tally {
  id: string;
  name: string;
  /** For each player; one number where all have it together. */
  counts: number[];
  shared: boolean;
  /** How many are asked for, 0 where nothing waits for them. */
  of: number;
}

/** Points and tokens; what nobody can have is left out. */
export function tallies(world: WorldView, notes: ScenarioNotes | null): Tally[] {
  const { points, tokens, shared } = world.scenario_state;
  return (notes?.tokens ?? []).flatMap((token): Tally[] => {
    if (token.shared) return [{ id: token.id, name: token.name, counts: [shared[token.id] ?? 0], shared: true, of: token.of }];
    const counts = token.id === 'points' ? points : (tokens[token.id] ?? []);
    return counts.length ? [{ id: token.id, name: token.name, counts, shared: false, of: token.of }] : [];
  });
}

export interface HordeCards {
  id: string;
  name: string;
  count: number;
  known: { unit: string; n: number }[];
  /** By tier, the lowest first. */
  unknown: { tier: string; n: number }[];
}

/** The face-down decks of the scenario: what was seen of them, and how many cards of which tier there are besides. */
export function hordesOf(world: WorldView, notes: HeroesNotes | null): HordeCards[] {
  return Object.entries(world.scenario_state.hordes).map(([id, { units, unknown }]) => ({
    id,
    name: notes?.hordes[id] ?? id,
    count: units.length + unknown.length,
    known: counted(units).map(([unit, n]) => ({ unit, n })),
    unknown: counted(unknown).map(([tier, n]) => ({ tier, n })),
  }));
}

/** Each of the words once, with how often it is there, in the order in which they come. */
function counted(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}

export interface BeastNow {
  /** What it may be. */
  units: string[];
  wounds: number;
  /** The health it has left, 0 while it is not known which it is and they differ. */
  left: number;
  slayer: number;
}

export function beastOf(world: WorldView, catalogue: HeroesCatalogue): BeastNow | null {
  const { beast, wounds, vigour, slayer } = world.scenario_state;
  if (!beast.length) return null;
  const health = new Set(beast.map((unit) => catalogue.units[unit]?.few.hp ?? 0));
  const [only = 0] = health;
  return { units: beast, wounds, left: health.size === 1 ? Math.max(0, only + vigour - wounds) : 0, slayer };
}

/** The players of one's own team but oneself. */
export function alliesOf(world: WorldView, seat: number): number[] {
  const team = world.players[seat]?.team;
  return Object.values(world.players)
    .filter((player) => player.player !== seat && player.team === team)
    .map((player) => player.player);
}
