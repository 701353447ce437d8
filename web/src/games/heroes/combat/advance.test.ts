import { describe, expect, it } from 'vitest';
import siege from '../../../fixtures/siege.json';
import skirmish from '../../../fixtures/steps-combat.json';
import turn from '../../../fixtures/steps-turn.json';
import { applyPatch } from '../../../lib/connection/mergepatch';
import type { CombatView, HeroesView, Step, UnitView, Welcome } from '../../../lib/protocol';
import { advance, named, sideIn, sideOf } from './advance';
import { told, units } from './testing';

/** What no event tells: effects on statistics run out in silence. */
const SILENT = ['attack', 'defense', 'initiative'];

function board(view: CombatView | null): Record<string, Partial<UnitView>> {
  return Object.fromEntries(
    Object.values(view?.units ?? {}).map((unit) => [
      unit.number,
      Object.fromEntries(Object.entries(unit).filter(([field]) => !SILENT.includes(field))),
    ]),
  );
}

describe('events on the board', () => {
  it('reads units and sides as events name them', () => {
    expect(named('castle_griffins+@3')).toEqual({ kind: 'castle_griffins', pack: true, number: 3 });
    expect(named('arrow_tower@14')).toEqual({ kind: 'arrow_tower', pack: false, number: 14 });
    expect(named(undefined)).toBeNull();
    expect([sideOf(6), sideOf(7)]).toEqual([0, 1]);
    const skirmish = { players: [0, 1] as [number, number], guards: 0 };
    expect(sideIn(skirmish, { side: 1 })).toBe(1);
    expect(sideIn({ players: [1, 0], guards: 0 }, { seat: 0 })).toBe(1);
    expect(sideIn({ players: [1, 0], guards: 3 }, { seat: -1 })).toBe(1);
    expect(sideIn(skirmish, {})).toBe(-1);
  });

  // The events of a step must lead where the server's patch leads, or the board would jump at its end.
  it.each([
    ['a skirmish', skirmish],
    ['a turn with a fight', turn],
  ])('lead to what the server says comes of them: %s', (_, messages) => {
    const [welcome, ...steps] = messages as unknown as [Welcome, ...Step[]];
    let view = welcome.table?.view as HeroesView;
    let compared = 0;
    for (const step of steps) {
      const after = applyPatch(view, step.patch) as HeroesView;
      if (view.combat && after.combat) {
        const shown = step.events.reduce((now, event) => advance(now, event, units), view.combat);
        expect(board(shown)).toEqual(board(after.combat));
        expect(shown.active).toBe(after.combat.active);
        expect(shown.sides.map((side) => side.lost)).toEqual(after.combat.sides.map((side) => side.lost));
        compared++;
      }
      view = after;
    }
    expect(compared).toBeGreaterThan(3);
  });

  it('raises walls and the tower, and lets them fall', () => {
    const start = (siege.table.view as unknown as HeroesView).combat as CombatView;
    const built = advance({ ...start, units: {} }, told('siege', { space: 'b3' }), units);
    expect(built.gate).toEqual(['b3']);
    expect(built.walls).toEqual(['a3', 'c3', 'd3']);
    expect(built.units[14]?.hp).toBe(3);
    const broken = advance(built, told('break', { space: 'b3', n: 1, unit: 'castle_griffins@0' }), units);
    expect(broken.gate).toEqual([]);
    expect(advance(broken, told('tower_gone'), units).units[14]).toBeUndefined();
  });

  it('keeps what was added to a card when it is turned over', () => {
    const start = (siege.table.view as unknown as HeroesView).combat as CombatView;
    const placed = advance({ ...start, units: {} }, told('deploy', { unit: 'castle_griffins+@2', space: 'c1' }), units);
    expect(placed.units[2]).toMatchObject({ space: 'c1', pack: true, attack: 3, hp: 4 });
    const raised = advance(placed, told('stat', { unit: 'castle_griffins+@2', n: 0, n2: 2 }), units);
    expect(raised.units[2]?.attack).toBe(5);
    const hurt = advance(raised, told('damage', { unit: 'castle_griffins+@2', n: 5, n2: 5 }), units);
    const flipped = advance(hurt, told('flip', { unit: 'castle_griffins@2' }), units);
    expect(flipped.units[2]).toMatchObject({ pack: false, attack: 4, damage: 1 });
    expect(advance(flipped, told('defeat', { unit: 'castle_griffins@2' }), units).units[2]).toBeUndefined();
  });

  it('leaves the board alone for what it does not know', () => {
    const start = (siege.table.view as unknown as HeroesView).combat as CombatView;
    expect(advance(start, told('draw', { side: 0 }), units)).toBe(start);
    expect(advance(start, told('damage', { unit: 'castle_griffins@6', n: 1, n2: 1 }), units)).toBe(start);
  });
});
