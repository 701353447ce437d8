import { describe, expect, it } from 'vitest';
import early from '../../../../fixtures/map-early.json';
import type { HeroesCatalogue, ScenarioStateView, UnitInfo, WorldView } from '../../../../lib/protocol';
import { beastOf, hordesOf } from './scenario';

const world = (scenario_state: Partial<ScenarioStateView>): WorldView => {
  const real = (early as unknown as { table: { view: { world: WorldView } } }).table.view.world;
  return { ...real, scenario_state: { ...real.scenario_state, ...scenario_state } };
};
const unit = (hp: number): UnitInfo => ({ few: { hp } }) as UnitInfo;
const catalogue = { units: { crystal: unit(30), azure: unit(30), hydra: unit(20) } } as unknown as HeroesCatalogue;

describe('what lies in wait', () => {
  it('counts the cards of a horde, those seen apart from those that are not', () => {
    const hordes = { brood: { units: ['ogres', 'ogres'], unknown: ['bronze', 'gold', 'gold'] } };
    expect(hordesOf(world({ hordes }), null)).toEqual([
      { id: 'brood', name: 'brood', count: 5, known: [{ unit: 'ogres', n: 2 }], unknown: [{ tier: 'bronze', n: 1 }, { tier: 'gold', n: 2 }] },
    ]);
  });

  it('tells the health of a beast only where it is certain', () => {
    const now = { wounds: 4, vigour: 6, slayer: -1 };
    expect(beastOf(world({ ...now, beast: ['crystal', 'azure'] }), catalogue)?.left).toBe(32);
    expect(beastOf(world({ ...now, beast: ['crystal', 'hydra'] }), catalogue)?.left).toBe(0);
    expect(beastOf(world({ beast: [] }), catalogue)).toBeNull();
  });
});
