/** What an attack may lead to, in the few numbers that a plate and the outcome table show. */
import type { Fate, Fates, AttackForeseen, UnitView } from '../../../lib/protocol';
import { t } from '../../../lib/words.svelte';

export type Verdict = 'falls' | 'may-fall' | 'flips' | 'may-flip' | 'hurt' | 'none';

export interface Plate {
  low: number;
  high: number;
  verdict: Verdict;
  /** Health left on the side that shows. */
  left: number;
}

const ALMOST = 1 - 1e-6;

export function left(unit: Pick<UnitView, 'hp' | 'damage'>): number {
  return Math.max(0, unit.hp - unit.damage);
}

/** What happens to a unit, in one word. */
export function verdict(fates: Pick<Fates, 'high' | 'flips' | 'falls'>): Verdict {
  if (fates.falls > ALMOST) return 'falls';
  if (fates.falls > 0) return 'may-fall';
  if (fates.flips > ALMOST) return 'flips';
  if (fates.flips > 0) return 'may-flip';
  return fates.high > 0 ? 'hurt' : 'none';
}

export function plateOf(foreseen: AttackForeseen | null | undefined, unit: UnitView): Plate | null {
  const fates = foreseen?.units.find((one) => one.unit === unit.number);
  return fates ? { low: fates.low, high: fates.high, verdict: verdict(fates), left: left(unit) } : null;
}

/** "4–6", or "4" where it is certain. */
export function span(low: number, high: number): string {
  return low === high ? String(low) : `${low}–${high}`;
}

export interface Row {
  /** The faces of the Attack die that lead here; none where several dice decide together. */
  faces: number[];
  damage: number;
  chance: Odds;
  verdict: 'falls' | 'flips' | 'hurt' | 'none';
  /** After a flip: what is left over and lies on the Few side. */
  over: number;
  left: number;
}

export interface Odds {
  n: number;
  of: number;
  /** Where no small fraction fits. */
  percent: number;
}

/** A chance as "1 in 3": dice have three kinds of faces, so a power of three nearly always fits. */
export function odds(chance: number): Odds {
  const percent = Math.round(chance * 100);
  for (const of of [1, 2, 3, 4, 6, 9, 27, 81]) {
    const n = Math.round(chance * of);
    if (n > 0 && Math.abs(chance - n / of) < 1e-4) return { n, of, percent };
  }
  return { n: 0, of: 0, percent };
}

/** The lines of the outcome table, from the least damage to the most. */
export function rows(fates: Fates, unit: UnitView): Row[] {
  return [...fates.fates]
    .sort((a, b) => a.damage - b.damage || Number(a.flips) - Number(b.flips))
    .map((fate) => row(fate, unit));
}

function row(fate: Fate, unit: UnitView): Row {
  const rest = left(unit);
  return {
    faces: fate.faces ?? [],
    damage: fate.damage,
    chance: odds(fate.chance),
    verdict: fate.falls ? 'falls' : fate.flips ? 'flips' : fate.damage > 0 ? 'hurt' : 'none',
    over: fate.flips && !fate.falls ? Math.max(0, fate.damage - rest) : 0,
    left: rest,
  };
}

/** Damage and what comes of it: "4–6 damage, flips to Few". */
export function plateWords(plate: Plate): string {
  return `${t('combat-say-damage', { span: span(plate.low, plate.high), n: plate.high })}, ${t(`combat-verdict-${plate.verdict}`, { left: plate.left })}`;
}
