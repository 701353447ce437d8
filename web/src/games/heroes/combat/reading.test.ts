import { describe, expect, it } from 'vitest';
import combat from '../../../fixtures/combat.json';
import type { CombatView, Fates, HeroesView } from '../../../lib/protocol';
import { blows, inHand, lastRoll } from './blows';
import { cardOf, endOf, floatOf, statOf } from './board/effects';
import { layout } from './board/layout';
import { left, odds, plateOf, rows, span, verdict } from './outcome';
import { told, unit } from './testing';
import { choices, turns } from './panels/track';

const A = 'castle_griffins+@1';
const B = 'necropolis_zombies@8';

describe('attacks in the log', () => {
  it('is in hand from its announcement to its damage', () => {
    const log = [told('activate', { unit: A }), told('attack', { unit: A, unit2: B, n: 0 })];
    expect(inHand(log)?.target.number).toBe(8);
    log.push(told('play', { side: 0, card: 'attack', n: 0 }), told('die', { side: 0, n: 1, n2: 1 }));
    expect(inHand(log)?.rolls[0]?.dice).toEqual([1]);
    expect(inHand(log)?.played).toHaveLength(1);
    log.push(told('damage', { unit: B, n: 3, n2: 3 }), told('flip', { unit: B }));
    expect(inHand(log)).toBeNull();
    expect(lastRoll(log)).toMatchObject({ flipped: true, fallen: false, retaliation: false });
    log.push(told('retaliate', { unit: B, unit2: A }));
    expect(inHand(log)?.retaliation).toBe(true);
    expect(lastRoll(log)?.attacker.number).toBe(1);
  });

  it('counts further attacks on the same target as rolls of one', () => {
    const log = [
      told('attack', { unit: A, unit2: B, n: 0 }),
      told('die', { side: 0, n: -1, n2: 1 }),
      told('damage', { unit: B, n: 1, n2: 1 }),
      told('attack', { unit: A, unit2: B, n: 2 }),
      told('die', { side: 0, n: 0, n2: 1 }),
      told('reroll', { side: 0, n: 0, n2: 0 }),
      told('die', { side: 0, n: 1, n2: 1 }),
      told('defense_die', { unit: B, n: 1 }),
      told('damage', { unit: B, n: 2, n2: 3 }),
    ];
    const [one, ...others] = blows(log);
    expect(others).toHaveLength(0);
    expect(one?.rolls.map((roll) => roll.damage)).toEqual([1, 2]);
    expect(one?.rolls[1]).toMatchObject({ dice: [1], before: [0], defense: 1 });
  });

  it('forgets attacks of an earlier fight, and an attack that an activation ends', () => {
    const log = [told('attack', { unit: A, unit2: B, n: 0 }), told('die', { side: 0, n: 1, n2: 1 }), told('combat')];
    expect(lastRoll(log)).toBeNull();
    expect(inHand([...log.slice(0, 1), told('activate', { unit: B })])).toBeNull();
  });
});

describe('outcomes', () => {
  const fates: Fates = {
    unit: 8, low: 2, high: 4, flips: 2 / 3, falls: 0,
    fates: [
      { damage: 4, flips: true, falls: false, chance: 1 / 3, faces: [1] },
      { damage: 2, flips: false, falls: false, chance: 1 / 3, faces: [-1] },
      { damage: 3, flips: true, falls: false, chance: 1 / 3, faces: [0] },
    ],
  };
  const target = unit(8, { hp: 3, damage: 0 });

  it('says in a word what happens', () => {
    expect(verdict({ high: 4, flips: 2 / 3, falls: 0 })).toBe('may-flip');
    expect(verdict({ high: 4, flips: 1, falls: 0 })).toBe('flips');
    expect(verdict({ high: 4, flips: 1, falls: 0.1 })).toBe('may-fall');
    expect(verdict({ high: 4, flips: 0, falls: 1 })).toBe('falls');
    expect(verdict({ high: 1, flips: 0, falls: 0 })).toBe('hurt');
    expect(verdict({ high: 0, flips: 0, falls: 0 })).toBe('none');
  });

  it('lists them from the least damage to the most, with what is left over', () => {
    expect(rows(fates, target).map(({ damage, over, faces }) => [damage, over, faces])).toEqual([
      [2, 0, [-1]],
      [3, 0, [0]],
      [4, 1, [1]],
    ]);
    expect(left({ hp: 3, damage: 5 })).toBe(0);
    const foreseen = { is: 'foreseen' as const, re: 0, answer: 'attack:b4', final: true, units: [fates], retaliation: false };
    expect(plateOf(foreseen, target)).toEqual({ low: 2, high: 4, verdict: 'may-flip', left: 3 });
    expect(plateOf(foreseen, unit(9))).toBeNull();
    expect([span(2, 4), span(3, 3)]).toEqual(['2–4', '3']);
  });

  it('finds the small fraction behind a chance', () => {
    expect(odds(1 / 3)).toMatchObject({ n: 1, of: 3 });
    expect(odds(0.2222222)).toMatchObject({ n: 2, of: 9 });
    expect(odds(1)).toMatchObject({ n: 1, of: 1 });
    expect(odds(0.151)).toMatchObject({ of: 0, percent: 15 });
  });
});

describe('the order of activation', () => {
  const view = (combat.table.view as unknown as HeroesView).combat as CombatView;

  it('follows the server and names ties once', () => {
    const all = turns(view);
    expect(all.map(({ unit }) => unit.number)).toEqual(view.order);
    expect(all[0]?.state).toBe('now');
    const tied = { ...view, active: -1, order: [0, 1], units: { 0: unit(0), 1: unit(1), 2: unit(2, { initiative: 9 }) } };
    const two = turns(tied);
    expect(two.map(({ unit }) => unit.number)).toEqual([0, 1, 2]);
    expect([...choices(two).keys()]).toEqual([0]);
    expect(choices(turns({ ...tied, units: { ...tied.units, 1: unit(1, { paralysed: true }) } })).size).toBe(0);
  });
});

describe('what events look like', () => {
  const view = (combat.table.view as unknown as HeroesView).combat as CombatView;

  it('lets numbers rise and cards be seen', () => {
    expect(floatOf(told('damage', { unit: B, n: 3, n2: 3 }))).toMatchObject({ unit: 8, text: '−3', tone: 'harm' });
    expect(floatOf(told('damage', { unit: B, n: 0, n2: 0 }))?.tone).toBe('none');
    expect(floatOf(told('heal', { unit: B, n: 2 }))?.text).toBe('+2');
    expect(floatOf(told('round', { n: 2 }))).toBeNull();
    expect(statOf(told('stat', { unit: B, n: 1, n2: -1 }))).toEqual({ stat: 'defense', by: -1 });
    expect(statOf(told('stat', { unit: B, n: 4, n2: 1 }))).toBeNull();
    expect(cardOf(told('cast', { seat: view.players[1], card: 'bless' }), view)).toEqual({ card: 'bless', side: 1 });
    expect(cardOf(told('draw', { side: 0 }), view)).toBeNull();
    expect(endOf(told('win', { seat: view.players[0] }), view)).toEqual({ what: 'win', side: 0 });
  });
});

describe('the room for the board', () => {
  it('has labels and trays where they fit, and never more than the stage', () => {
    const wide = layout(830, 640, false);
    expect(wide.compact).toBe(false);
    expect(wide.board.height).toBeLessThanOrEqual(640);
    expect(wide.board.width + wide.labels + wide.aside).toBeLessThanOrEqual(830);
    const siege = layout(830, 640, true);
    expect(siege.board.height).toBeLessThan(wide.board.height);
    const phone = layout(374, 420, false);
    expect(phone).toMatchObject({ compact: true, labels: 0, aside: 0 });
    expect(phone.board.width).toBeLessThanOrEqual(374);
    const huge = layout(2200, 1300, false);
    expect(huge.board.height).toBeLessThanOrEqual(1300);
  });
});
