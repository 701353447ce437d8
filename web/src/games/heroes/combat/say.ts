/** What a screen reader says of a space: the same facts that the board shows. */
import { t } from '../../../lib/words.svelte';
import { TOWER } from './board/board';
import { unitWords } from './names';
import { plateWords, span, type Plate } from './outcome';
import type { CombatState } from './state.svelte';

/** The same, for the plate over a target. */
export function plateText(plate: Plate): { range: string; text: string } {
  return { range: span(plate.low, plate.high), text: t(`combat-plate-${plate.verdict}`, { left: plate.left }) };
}

/** What stands on a space that is not a unit. */
export function pieceOn(combat: CombatState, space: string): 'wall' | 'gate' | 'fallen' | null {
  const { view } = combat;
  if (!view) return null;
  if (view.walls.includes(space)) return 'wall';
  if (view.gate.includes(space)) return 'gate';
  if (combat.hexes) return null;
  const besieged = view.walls.length + view.gate.length > 0 || Object.values(view.units).some((u) => u.space === TOWER);
  return besieged && space.endsWith('3') ? 'fallen' : null;
}

export function spaceWords(combat: CombatState, space: string): string {
  const unit = combat.on(space);
  const options = combat.at(space);
  const piece = pieceOn(combat, space);
  const lies = combat.view?.obstacles.find(({ hexes }) => hexes.includes(space));
  const parts = [lies ? (combat.store.catalogue.obstacles[lies.token]?.name ?? lies.token) : '', piece ? t(`combat-piece-${piece}`) : '', unit ? unitWords(combat.store.catalogue, unit, combat.own, combat.view?.active) : ''];
  if (!unit && !piece && !lies) parts.push(t('combat-say-empty'));
  if (options.length) {
    const strike = options.some((option) => combat.strikes(option));
    const plate = unit && combat.plate(unit);
    parts.push(strike ? t('combat-say-target') : t('combat-say-legal', { what: options[0]?.short || options[0]?.label || '' }));
    if (plate) parts.push(plateWords(plate));
  }
  if (combat.laying?.path.includes(space)) parts.push(t('combat-say-legal', { what: t('combat-lay', { name: combat.store.catalogue.obstacles[combat.laying.to]?.name ?? '' }) }));
  const way = combat.laying ? null : combat.wayTo(space);
  if (way) parts.push(way.fight ? t('combat-say-after-steps', { n: way.cost }) : t('combat-say-steps', { n: way.cost }));
  if (way?.fight && unit) {
    const plate = combat.plate(unit);
    if (plate) parts.push(plateWords(plate));
  }
  const where = space === TOWER ? t('combat-tower-place') : space;
  return `${where}: ${parts.filter(Boolean).join(', ')}`;
}
