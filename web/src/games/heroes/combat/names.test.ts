import { describe, expect, it } from 'vitest';
import fight from '../../../fixtures/combat.json';
import type { CombatView, UnitView } from '../../../lib/protocol';
import { sideName, tokensOf } from './names';

describe('what is said of a unit by its tokens', () => {
  const units = Object.values((fight as unknown as { table: { view: { combat: { units: Record<string, UnitView> } } } }).table.view.combat.units);
  const unit: UnitView = { ...units[0]!, acted: true, retaliated: true };

  it('is not that it has activated while it is at it', () => {
    expect(tokensOf(unit, -1)).toContain('acted');
    expect(tokensOf(unit, unit.number)).not.toContain('acted');
    expect(tokensOf(unit, unit.number)).toContain('retaliated');
  });
});

describe('a side', () => {
  it('that an AI hero leads has the name the scenario gives him, and not that of an attacker', () => {
    const combat = { ai: { side: 0 }, ai_hero: 'clan_raiders', players: [-1, 0], factions: ['', 'castle'], guards: 0 } as unknown as CombatView;
    const seen = { view: null, room: null, catalogue: { factions: {}, heroes: {} }, mine: 0, notes: { rivals: [{ id: 'clan_raiders', name: 'Raiders' }] } };
    expect(sideName(combat, 0, seen as never).name).toBe('Raiders');
    expect(sideName(combat, 1, seen as never).name).not.toBe('Raiders');
  });
});
