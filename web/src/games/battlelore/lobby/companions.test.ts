import { describe, expect, it } from 'vitest';
import lobby from '../../../fixtures/lobby-en.json';
import type { GameInfo } from '../../../lib/protocol';
import { readPlan, scenarioOf, wanted, withScenario, type Plan } from '../../../lobby/setup';
import { accompanied, companion, firstAdventure } from './companions';

const games = lobby as unknown as GameInfo[];
const fresh = (): Plan => readPlan(null, games)!;
const world = games[0]!.scenarios[0]!;

describe('heroes of an adventure', () => {
  const game = games.find(({ id }) => id === 'battlelore')!;
  const laurels = scenarioOf(game, 'first_laurels')!;
  const mud = scenarioOf(game, 'the_muddy_field')!;
  const plan = withScenario({ ...fresh(), game: 'battlelore' }, laurels);

  it('are new ones where it is made for heroes and nobody said otherwise', () => {
    expect(plan.seats.map((seat) => companion(seat, laurels))).toEqual([{ name: '' }, { name: '' }]);
    expect(plan.seats.map((seat) => companion(seat, mud))).toEqual([{ none: true }, { none: true }]);
    expect(companion({ ...plan.seats[0]!, hero: { none: true } }, laurels)).toEqual({ none: true });
    expect(companion({ ...plan.seats[0]!, who: 'friend' }, laurels)).toEqual({ none: true });
    expect(companion(fresh().seats[0]!, world)).toEqual({ none: true });
  });

  it('are named to the server, with the hall of people only', () => {
    const { seats } = accompanied(wanted(plan, ['Ann', 'Steady'], game, laurels), [{ kept: 'ID' }, { name: 'Merle' }], 'KEY');
    expect(seats[0]).toMatchObject({ side: '', hall: 'KEY', hero: 'ID' });
    expect(seats[1]).toMatchObject({ side: 'hero=Merle', kind: 'bot' });
    expect(seats[1]).not.toHaveProperty('hall');
  });

  it('are remembered', () => {
    const kept = { ...plan, seats: plan.seats.map((seat) => ({ ...seat, hero: { kept: 'ID' } })) };
    const [seat] = readPlan(JSON.parse(JSON.stringify(kept)), games)!.seats;
    expect(companion(seat!, laurels)).toEqual({ kept: 'ID' });
    expect(companion({ ...seat!, hero: 'nonsense' }, laurels)).toEqual({ name: '' });
  });
});

describe('a hero who leaves the academy', () => {
  it('goes to an adventure made for heroes', () => {
    const hall = [{ id: 'a', name: 'Maud' }, { id: 'b', name: 'Tom' }, { id: 'c', name: 'Maud' }];
    const plan = firstAdventure(hall, 'Maud');
    expect(plan).toMatchObject({ game: 'battlelore', scenario: 'first_laurels', seats: [{ who: 'me', hero: { kept: 'c' } }] });
    expect(companion({ who: 'me', side: '', bot: '', name: '', hero: plan.seats?.[0]?.hero } as never, { mode: 'heroes' } as never)).toEqual({ kept: 'c' });
  });
});
