import { describe, expect, it } from 'vitest';
import fight from '../../../fixtures/combat.json';
import type { UnitView } from '../../../lib/protocol';
import { tokensOf } from './names';

describe('what is said of a unit by its tokens', () => {
  const units = Object.values((fight as unknown as { table: { view: { combat: { units: Record<string, UnitView> } } } }).table.view.combat.units);
  const unit: UnitView = { ...units[0]!, acted: true, retaliated: true };

  it('is not that it has activated while it is at it', () => {
    expect(tokensOf(unit, -1)).toContain('acted');
    expect(tokensOf(unit, unit.number)).not.toContain('acted');
    expect(tokensOf(unit, unit.number)).toContain('retaliated');
  });
});
