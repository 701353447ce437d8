/** How far a Ranged unit shoots without the Combat penalty, as the board shades it. */
import type { CombatState } from '../state.svelte';
import type { UnitView } from '../../../../lib/protocol';
import { ALL, distance } from './hexes';

export interface Range {
  unit: number;
  /** The hexes at which its shots have the penalty. */
  far: string[];
}

export function rangeOf(unit: UnitView): Range | null {
  if (!unit.long_shot) return null;
  return { unit: unit.number, far: ALL.filter((space) => distance(unit.space, space) >= unit.long_shot) };
}

/** Whose range is shown: the unit one keeps in sight, the one pointed at, or the one that acts. */
export function shownRange(combat: CombatState): Range | null {
  const { view, pointed, ranging } = combat;
  if (!view || combat.blow || view.laying) return null;
  const kept = ranging !== null ? view.units[ranging] : undefined;
  const over = pointed ? combat.on(pointed) : null;
  const active = view.units[view.active];
  for (const unit of [kept, over, active]) {
    const range = unit && rangeOf(unit);
    if (range) return range;
  }
  return null;
}
