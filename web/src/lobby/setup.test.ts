import { NO_CLOCK } from '../lib/clocks';
import { describe, expect, it } from 'vitest';
import lobby from '../fixtures/lobby-en.json';
import type { GameInfo } from '../lib/protocol';
import {
  alone,
  bring,
  exclusive,
  mayBring,
  hasHints,
  modesOf,
  placeOf,
  readPlan,
  scenarioOf,
  sideOf,
  sit,
  valueOf,
  wanted,
  withHints,
  withOption,
  withPlayers,
  withScenario,
  type Plan,
} from './setup';

const games = lobby as unknown as GameInfo[];
const game = games[0] as GameInfo;
const world = scenarioOf(game, 'brave_new_world')!;
const skirmish = scenarioOf(game, 'skirmish')!;
const fresh = (): Plan => readPlan(null, games)!;
const sides = (plan: Plan): string[] => plan.seats.map(({ side }) => side);
const whos = (plan: Plan): string[] => plan.seats.map(({ who }) => who);
const factions = (plan: Plan): string[] => sides(plan).map((side) => sideOf(world, side)?.colours ?? '');

describe('a plan', () => {
  it('begins as a game of me against a bot, with different factions', () => {
    const plan = fresh();
    expect(whos(plan)).toEqual(['me', 'bot']);
    expect(new Set(factions(plan)).size).toBe(2);
    expect(plan.seats[1]?.bot).toBe('hanne');
    expect(alone(plan)).toBe(true);
  });

  it('survives whatever lies in the storage', () => {
    const scenarios = game.scenarios.map(({ id }) => id);
    for (const stored of [
      null,
      3,
      'x',
      [],
      { game: 'chess', scenario: 'mate', seats: 'all', options: 7 },
      { scenario: 'skirmish', seats: [{ who: 'queen', side: 4 }, null, {}, {}, {}, {}] },
      { scenario: 'brave_new_world', seats: [{ who: 'me', side: 'castle/rion' }, { who: 'me', side: 'castle/catherine' }] },
      { scenario: 'skirmish', seats: [{ who: 'me', side: 'guards=vii' }], options: { army_size: '4', nothing: 'on', difficulty: 'cosy' } },
    ]) {
      const plan = readPlan(stored, games)!;
      const scenario = scenarioOf(game, plan.scenario)!;
      expect(scenarios).toContain(plan.scenario);
      expect(scenario.players).toContain(plan.seats.length);
      expect(whos(plan).filter((who) => who === 'me').length).toBeLessThan(2);
      plan.seats.forEach(({ side }, n) => expect(mayBring(scenario, n).map(({ id }) => id)).toContain(side));
      if (exclusive(scenario)) expect(new Set(factions(plan)).size).toBe(plan.seats.length);
      expect(Object.keys(plan.options).filter((id) => !scenario.options.includes(id))).toEqual([]);
      expect(plan.options['difficulty']).toBeUndefined();
    }
    expect(readPlan({}, [])).toBeNull();
  });

  it('is the same after it was written and read', () => {
    const plan = withOption(sit(bring(fresh(), world, 0, 'necropolis/sandro'), 1, 'here'), game, 'difficulty', 'hard');
    expect(readPlan(JSON.parse(JSON.stringify(plan)), games)).toEqual(plan);
  });
});

describe('seats', () => {
  it('swap factions, for each sits at a table once', () => {
    const plan = bring(fresh(), world, 0, 'castle/rion');
    const other = bring(plan, world, 1, 'castle/catherine');
    expect(sides(other)).toEqual([sides(plan)[1], 'castle/catherine']);
    const free = bring(bring(plan, world, 1, 'choose'), world, 1, 'castle');
    expect(new Set(factions(free)).size).toBe(2);
    expect(free.seats[1]?.side).toBe('castle');
  });

  it('may bring the same army to a single Combat, and guards only defend', () => {
    const plan = bring(bring(withScenario(fresh(), skirmish), skirmish, 0, 'castle_host'), skirmish, 1, 'castle_host');
    expect(sides(plan)).toEqual(['castle_host', 'castle_host']);
    expect(mayBring(skirmish, 0).some(({ id }) => id.startsWith('guards='))).toBe(false);
    expect(mayBring(skirmish, 1).some(({ id }) => id.startsWith('guards='))).toBe(true);
  });

  it('have one of me', () => {
    const plan = sit(fresh(), 1, 'me');
    expect(whos(plan)).toEqual(['bot', 'me']);
    expect(whos(sit(fresh(), 1, 'here'))).toEqual(['me', 'here']);
    expect(whos(sit(fresh(), 0, 'bot'))).toEqual(['bot', 'bot']);
  });

  it('come and go with the number of players', () => {
    const three = withPlayers(fresh(), world, 3);
    expect(whos(three)).toEqual(['me', 'bot', 'bot']);
    expect(new Set(factions(three)).size).toBe(3);
    expect(whos(withPlayers(sit(three, 2, 'me'), world, 2))).toEqual(['me', 'bot']);
    expect(withScenario(three, skirmish).seats).toHaveLength(2);
  });
});

describe('a request', () => {
  it('says who sits where, what differs, and the seed only where nobody else plays', () => {
    const plan = { ...withOption(sit(fresh(), 1, 'here'), game, 'difficulty', 'hard'), seed: '7' };
    expect(wanted(plan, ['Maud', 'Ola'], game, world)).toEqual({
      game: 'heroes',
      scenario: 'brave_new_world',
      seats: [
        { kind: 'person', side: plan.seats[0]?.side, name: 'Maud' },
        { kind: 'person', side: plan.seats[1]?.side, name: 'Ola' },
      ],
      options: { difficulty: 'hard' },
      seconds: 0,
      pace: NO_CLOCK.pace,
      absence: 600,
      watching: true,
      talk: true,
      hints: false,
      seed: 7,
    });
    const open = wanted(sit(plan, 1, 'friend'), ['Maud', ''], game, world);
    expect(open.seats[1]).toEqual({ kind: 'open', side: plan.seats[1]?.side });
    expect(open.seed).toBeUndefined();
    const found = { ...plan, listed: true, rated: true };
    expect(wanted(sit(found, 1, 'friend'), ['Maud', ''], game, world)).toMatchObject({ listed: true, rated: true, hints: false });
    expect(wanted(sit(found, 1, 'bot'), ['Maud', 'Hanne'], game, world).listed).toBeUndefined();
    const alone = sit(plan, 1, 'bot');
    expect([hasHints(plan), hasHints(alone), hasHints(withHints(alone, false)), hasHints(withHints(plan, true))]).toEqual([false, true, false, true]);
    expect(withHints(withHints(alone, false), true).hints).toBeNull();
    expect(wanted(sit(plan, 1, 'bot'), ['Maud', 'Hanne'], game, world).seats[1]).toMatchObject({ kind: 'bot', bot: 'hanne', name: 'Hanne' });
  });

  it('says what is proposed between people who play over the network, unless they want it otherwise', () => {
    const online = { ...game, options: game.options.map((option) => (option.id === 'ask_anyway' ? { ...option, online: 'on' } : option)) };
    const friends = sit(fresh(), 1, 'friend');
    expect(wanted(fresh(), ['Maud', ''], online, world).options).toEqual({});
    expect(wanted(friends, ['Maud', ''], online, world).options).toEqual({ ask_anyway: 'on' });
    const open = withOption(friends, online, 'ask_anyway', 'off');
    expect(valueOf(open, online, 'ask_anyway')).toBe('off');
    expect(wanted(open, ['Maud', ''], online, world).options).toEqual({});
    expect(readPlan(JSON.parse(JSON.stringify(open)), [online])?.options).toEqual({ ask_anyway: 'off' });
  });

  it('leaves out rules at their default', () => {
    const plan = withOption(fresh(), game, 'no_rerolls', 'on');
    expect(valueOf(plan, game, 'no_rerolls')).toBe('on');
    expect(withOption(plan, game, 'no_rerolls', 'off').options).toEqual({});
    expect(valueOf(fresh(), game, 'difficulty')).toBe('normal');
  });

  it('has refusals shown where they belong', () => {
    const plan = bring(bring(fresh(), world, 0, 'castle/rion'), world, 1, 'necropolis/sandro');
    expect(placeOf('the option difficulty is easy, normal ..., not "x"', plan, world)).toEqual({ option: 'difficulty' });
    expect(placeOf('two seats have necropolis', plan, world)).toEqual({ seat: 1 });
    expect(placeOf('too many rooms from here', plan, world)).toBeNull();
  });
});

describe('small things', () => {
  it('count scenarios by mode', () => {
    expect(modesOf(game, ['clash', 'campaign', 'coop', 'alliance', 'tournament', 'skirmish']).map(({ mode }) => mode)).toEqual(['clash', 'campaign', 'coop', 'alliance', 'tournament', 'skirmish']);
    expect(modesOf(game).reduce((sum, { count }) => sum + count, 0)).toBe(game.scenarios.length);
  });
});
