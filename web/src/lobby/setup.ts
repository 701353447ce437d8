/** What somebody puts together in the lobby before a game: plain data, made valid for what the server offers. */
import type { NewRoom } from '../lib/connection/api';
import { usualBot } from '../lib/bots';
import { CLOCKS, DAYS_OFF, isLong, NO_CLOCK, type RoomClock } from '../lib/clocks';
import type { GameInfo, OptionInfo, Pace, ScenarioInfo, SideChoice, TableInfo } from '../lib/protocol';

/** Who sits on a seat: me, somebody else at this screen, a friend with the link, or a bot. */
export const SITTING = ['me', 'here', 'friend', 'bot'] as const;
export type Sitting = (typeof SITTING)[number];

export interface SeatPlan {
  who: Sitting;
  side: string;
  /** Which bot, also while somebody else sits there. */
  bot: string;
  /** The name of somebody else at this screen. */
  name: string;
  /** What else the game wants to know of the seat: whom it brings. Only the game reads it. */
  hero: unknown;
}

export interface Plan {
  game: string;
  scenario: string;
  seats: SeatPlan[];
  /** Only what differs from what is proposed. */
  options: Record<string, string>;
  /** Of the clock, 0 for none. */
  seconds: number;
  /** What they are for. */
  pace: Pace;
  /** Seconds somebody may be away before the host can free the seat. */
  absence: number;
  watching: boolean;
  /** With open seats: whether everybody may find the table, and whether its game counts. */
  listed: boolean;
  rated: boolean;
  /** Whether there is chat. */
  talk: boolean;
  /** Whether those who play may ask a bot for advice; null for what is proposed. */
  hints: boolean | null;
  /** A number for the same luck again; empty for new luck. */
  seed: string;
}

/** How many days each player may take off in a game that is played by the day. */
export const ABSENCES = [60, 300, 600, 1800, 3600, 86_400, 604_800] as const;
const ABSENCE = 600;
const NAME_LENGTH = 32;

export function gameOf(games: readonly GameInfo[], id: string): GameInfo | undefined {
  return games.find((game) => game.id === id) ?? games[0];
}

export function scenarioOf(game: GameInfo | undefined, id: string): ScenarioInfo | undefined {
  return game?.scenarios.find((scenario) => scenario.id === id) ?? game?.scenarios[0];
}

export function tableOf(scenario: ScenarioInfo | undefined, players: number): TableInfo | undefined {
  return scenario?.tables[players] ?? Object.values(scenario?.tables ?? {})[0];
}

/** The least and the most of some numbers. */
export function span(numbers: readonly number[]): number | string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low === high ? low : `${low}–${high}`;
}

/** What is needed beyond the box, where a scenario cannot be begun without it for any number of players. */
export function locked(scenario: ScenarioInfo): string {
  const needs = Object.values(scenario.tables).map((table) => table.needs);
  return needs.every(Boolean) ? (needs[0] ?? '') : '';
}

/** The numbers of players a scenario can be begun with. */
export function playable(scenario: ScenarioInfo): number[] {
  return scenario.players.filter((players) => !scenario.tables[players]?.needs);
}

export interface Chain {
  id: string;
  /** The campaign; nothing for scenarios that stand alone. */
  name: string;
  scenarios: ScenarioInfo[];
}

/** Scenarios in a row, the parts of a campaign one after the other under its name. */
export function chainsOf(scenarios: readonly ScenarioInfo[]): Chain[] {
  const chains: Chain[] = [];
  for (const scenario of scenarios) {
    const id = scenario.campaign?.id ?? '';
    const known = chains.find((chain) => id !== '' && chain.id === id);
    if (known) known.scenarios.push(scenario);
    else chains.push({ id: id || scenario.id, name: scenario.campaign?.name ?? '', scenarios: [scenario] });
  }
  for (const chain of chains) chain.scenarios.sort((a, b) => (a.campaign?.part ?? 0) - (b.campaign?.part ?? 0));
  return chains;
}

/** The modes of a game's scenarios, in the order given, with how many there are. */
export function modesOf(game: GameInfo, order: readonly string[] = []): { mode: string; name: string; count: number }[] {
  const modes = new Map<string, { mode: string; name: string; count: number }>();
  for (const { mode, mode_text } of game.scenarios) {
    const known = modes.get(mode) ?? { mode, name: mode_text, count: 0 };
    modes.set(mode, { ...known, count: known.count + 1 });
  }
  const place = (mode: string): number => (order.includes(mode) ? order.indexOf(mode) : order.length);
  return [...modes.values()].sort((a, b) => place(a.mode) - place(b.mode));
}

// -- sides ------------------------------------------------------------------------------------------------------------

export function sideOf(scenario: ScenarioInfo, id: string): SideChoice | undefined {
  return scenario.sides.find((side) => side.id === id);
}

/** Whether the same colours sit at this table once at most. */
export function exclusive(scenario: ScenarioInfo): boolean {
  return scenario.sides.some((side) => side.single);
}

export function mayBring(scenario: ScenarioInfo, seat: number): SideChoice[] {
  return scenario.sides.filter((side) => side.seats.includes(seat));
}

/** Something for a seat that has nothing yet, in colours that nobody else has. */
function freeSide(scenario: ScenarioInfo, seat: number, others: readonly SeatPlan[]): string {
  const taken = new Set(others.map(({ side }) => sideOf(scenario, side)?.colours).filter(Boolean));
  const ready = mayBring(scenario, seat).filter((side) => side.colours && (side.single || !exclusive(scenario)));
  const free = ready.filter((side) => !taken.has(side.colours));
  const own = free.filter((side) => side.colours === free[0]?.colours);
  return (own[seat % 2 && exclusive(scenario) ? own.length - 1 : 0] ?? ready[0] ?? scenario.sides[0])?.id ?? '';
}

/** Gives a seat a side. Whoever had these colours takes what the seat had before, so that both stay valid. */
export function bring(plan: Plan, scenario: ScenarioInfo, seat: number, side: string): Plan {
  const wanted = sideOf(scenario, side);
  const before = plan.seats[seat];
  if (!wanted || !before) return plan;
  const seats = plan.seats.map((one, n) => (n === seat ? { ...one, side } : one));
  const rival = seats.findIndex((one, n) => n !== seat && wanted.colours !== '' && sideOf(scenario, one.side)?.colours === wanted.colours);
  const other = seats[rival];
  if (other && exclusive(scenario)) {
    const others = seats.filter((_, n) => n !== rival);
    seats[rival] = { ...other, side: sideOf(scenario, before.side)?.colours ? before.side : freeSide(scenario, rival, others) };
  }
  return { ...plan, seats };
}

// -- seats ------------------------------------------------------------------------------------------------------------

/** Seats somebody. There is one of me: where I sat, whoever was here before sits now. */
export function sit(plan: Plan, seat: number, who: Sitting): Plan {
  const before = plan.seats[seat]?.who ?? 'bot';
  const seats = plan.seats.map((one, n) => {
    if (n === seat) return { ...one, who };
    return who === 'me' && one.who === 'me' ? { ...one, who: before } : one;
  });
  return { ...plan, seats };
}

export function rename(plan: Plan, seat: number, name: string): Plan {
  return change(plan, seat, { name: name.slice(0, NAME_LENGTH) });
}

export function change(plan: Plan, seat: number, to: Partial<SeatPlan>): Plan {
  return { ...plan, seats: plan.seats.map((one, n) => (n === seat ? { ...one, ...to } : one)) };
}

/** So many seats: who sits already keeps the seat, new ones are taken by bots. */
export function withPlayers(plan: Plan, scenario: ScenarioInfo, players: number): Plan {
  const seats = plan.seats.slice(0, players);
  while (seats.length < players) {
    seats.push({ who: seats.length ? 'bot' : 'me', side: freeSide(scenario, seats.length, seats), bot: usualBot(scenario.bots), name: '', hero: {} });
  }
  if (plan.seats.some(({ who }) => who === 'me') && !seats.some(({ who }) => who === 'me') && seats[0]) seats[0] = { ...seats[0], who: 'me' };
  return { ...plan, seats };
}

/** Another scenario: people, clock and rules stay as far as they fit. */
export function withScenario(plan: Plan, scenario: ScenarioInfo): Plan {
  const open = playable(scenario);
  const players = open.includes(plan.seats.length) ? plan.seats.length : (open[0] ?? scenario.players[0] ?? 2);
  const seats: SeatPlan[] = [];
  for (const [n, seat] of plan.seats.slice(0, players).entries()) {
    const known = mayBring(scenario, n).find(({ id }) => id === seat.side);
    const taken = exclusive(scenario) && known?.colours && seats.some(({ side }) => sideOf(scenario, side)?.colours === known.colours);
    seats.push({
      ...seat,
      side: known && !taken ? seat.side : freeSide(scenario, n, seats),
      bot: scenario.bots.includes(seat.bot) ? seat.bot : usualBot(scenario.bots),
    });
  }
  const options = Object.fromEntries(Object.entries(plan.options).filter(([id]) => scenario.options.includes(id)));
  return withPlayers({ ...plan, scenario: scenario.id, seats, options }, scenario, players);
}

// -- rules ------------------------------------------------------------------------------------------------------------

/** What an option is where nothing is said: between people who play over the network it may be another value. */
export function proposed(plan: Plan, option: OptionInfo | undefined): string {
  return (alone(plan) ? '' : option?.online) || (option?.default ?? '');
}

export function valueOf(plan: Plan, game: GameInfo, option: string): string {
  return plan.options[option] ?? proposed(plan, game.options.find(({ id }) => id === option));
}

export function withOption(plan: Plan, game: GameInfo, option: string, value: string): Plan {
  const { [option]: _, ...options } = plan.options;
  const standard = proposed(plan, game.options.find(({ id }) => id === option));
  return { ...plan, options: value === standard ? options : { ...options, [option]: value } };
}

/** What the server is told: only what differs from the default. */
function chosenOptions(plan: Plan, game: GameInfo, scenario: ScenarioInfo): Record<string, string> {
  const differing = game.options.filter(({ id, default: usual }) => scenario.options.includes(id) && valueOf(plan, game, id) !== usual);
  return Object.fromEntries(differing.map(({ id }) => [id, valueOf(plan, game, id)]));
}

// -- the whole --------------------------------------------------------------------------------------------------------

/** Whether nobody but people at this screen and bots play. */
export function alone(plan: Plan): boolean {
  return plan.seats.every(({ who }) => who !== 'friend');
}

/** What is remembered, made valid; without anything a game against a bot that can be begun at once. */
export function readPlan(stored: unknown, games: readonly GameInfo[]): Plan | null {
  const raw = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof Plan, unknown>>;
  const game = gameOf(games, String(raw.game));
  const scenario = scenarioOf(game, String(raw.scenario));
  if (!game || !scenario) return null;
  const seats = (Array.isArray(raw.seats) ? raw.seats : []).slice(0, 8).map(readSeat);
  let mine = false;
  const options = typeof raw.options === 'object' && raw.options !== null ? Object.entries(raw.options) : [];
  const known = new Map(game.options.map((option) => [option.id, option]));
  const plan: Plan = {
    game: game.id,
    scenario: scenario.id,
    seats: seats.map((seat) => {
      const again = seat.who === 'me' && mine;
      mine ||= seat.who === 'me';
      return again ? { ...seat, who: 'here' } : seat;
    }),
    options: Object.fromEntries(
      options.filter((entry): entry is [string, string] => {
        const option = known.get(entry[0]);
        if (!option || typeof entry[1] !== 'string' || (entry[1] === option.default && !option.online)) return false;
        return option.values.length === 0 || option.values.includes(entry[1]);
      }),
    ),
    ...readClock(raw),
    absence: (ABSENCES as readonly unknown[]).includes(raw.absence) ? (raw.absence as number) : ABSENCE,
    watching: raw.watching !== false,
    listed: raw.listed === true,
    rated: false,
    talk: raw.talk !== false,
    hints: typeof raw.hints === 'boolean' ? raw.hints : null,
    seed: '',
  };
  return withScenario(plan, scenario);
}

/** A clock that the lobby offers, with what is left out of it. */
function readClock(raw: Partial<Record<keyof Plan, unknown>>): RoomClock {
  const pace = (typeof raw.pace === 'object' && raw.pace !== null ? raw.pace : {}) as Partial<Record<keyof Pace, unknown>>;
  const by = pace.by ?? 'answer';
  const known = CLOCKS.find((clock) => clock.seconds === raw.seconds && clock.pace.by === by) ?? NO_CLOCK;
  if (!isLong(known)) return known;
  const days_off = (DAYS_OFF as readonly unknown[]).includes(pace.days_off) ? (pace.days_off as number) : 0;
  return { ...known, pace: { ...known.pace, weekends: pace.weekends === true, days_off } };
}

function readSeat(raw: unknown): SeatPlan {
  const seat = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Record<keyof SeatPlan, unknown>>;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    who: SITTING.includes(seat.who as Sitting) ? (seat.who as Sitting) : 'bot',
    side: text(seat.side),
    bot: text(seat.bot),
    name: text(seat.name).slice(0, NAME_LENGTH),
    hero: seat.hero ?? {},
  };
}

/** Whether the table has hints: as was chosen, or else only for who plays alone. */
export function hasHints({ hints, seats }: Pick<Plan, 'hints' | 'seats'>): boolean {
  return hints ?? seats.filter(({ who }) => who !== 'bot').length < 2;
}

/** The same with or without hints. What is proposed anyway is not a choice that is remembered for other tables. */
export function withHints(plan: Plan, hints: boolean): Plan {
  return { ...plan, hints: hasHints({ ...plan, hints: null }) === hints ? null : hints };
}

/** The request for the room, with the names of everybody in order. */
export function wanted(plan: Plan, names: readonly string[], game: GameInfo, scenario: ScenarioInfo): NewRoom {
  const open = plan.seats.some(({ who }) => who === 'friend');
  return {
    game: plan.game,
    scenario: plan.scenario,
    seats: plan.seats.map(({ who, side, bot }, n) => ({
      kind: who === 'bot' ? 'bot' : who === 'friend' ? 'open' : 'person',
      side,
      ...(who === 'friend' ? {} : { name: names[n] ?? '' }),
      ...(who === 'bot' ? { bot } : {}),
    })),
    options: chosenOptions(plan, game, scenario),
    seconds: plan.seconds,
    pace: plan.pace,
    absence: plan.absence,
    watching: plan.watching,
    talk: plan.talk,
    hints: hasHints(plan),
    ...(open && plan.listed ? { listed: true } : {}),
    ...(open && plan.rated ? { rated: true, hints: false } : {}),
    ...(plan.seed && alone(plan) ? { seed: Number(plan.seed) } : {}),
  };
}

/** Where what the server said against a set-up belongs: at an option, at a seat, or to the whole. */
export function placeOf(text: string, plan: Plan, scenario: ScenarioInfo): { option: string } | { seat: number } | null {
  const option = scenario.options.find((id) => new RegExp(`\\b${id}\\b`).test(text));
  if (option) return { option };
  const seat = plan.seats.findIndex(({ side }) => side && text.includes(`"${side}"`));
  const faction = plan.seats.findLastIndex(({ side }) => {
    const word = side.split('/')[0];
    return word !== undefined && word.length > 2 && new RegExp(`\\b${word}\\b`).test(text);
  });
  const found = seat >= 0 ? seat : faction;
  return found >= 0 ? { seat: found } : null;
}
