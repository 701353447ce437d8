/** The order of activation, as the track at the side shows it. */
import type { CombatView, UnitView } from '../../../../lib/protocol';

export interface Turn {
  unit: UnitView;
  /** `gone` has acted, `now` acts, `next` is still to come. */
  state: 'gone' | 'now' | 'next';
  /** Others of its side that could go in its place: their player chooses. */
  ties: UnitView[];
}

/** The units of this round in their order. While events are played the order is the last one told. */
export function turns(combat: CombatView): Turn[] {
  const known = combat.order.flatMap((number) => combat.units[number] ?? []);
  const missing = Object.values(combat.units)
    .filter((unit) => !combat.order.includes(unit.number))
    .sort((a, b) => b.initiative - a.initiative || a.number - b.number);
  const all = [...known, ...missing];
  return all.map((unit) => {
    const state = unit.number === combat.active ? 'now' : unit.acted ? 'gone' : 'next';
    const waits = (other: UnitView): boolean => !other.acted && other.number !== combat.active;
    const ties =
      state === 'next'
        ? all.filter(
            (other) =>
              other.number !== unit.number &&
              other.side === unit.side &&
              other.initiative === unit.initiative &&
              waits(other) &&
              !other.paralysed,
          )
        : [];
    return { unit, state, ties: unit.paralysed ? [] : ties };
  });
}

/** Only the first of several that may be chosen says so; the others follow it in the track. */
export function choices(all: readonly Turn[]): Map<number, UnitView[]> {
  const told = new Map<number, UnitView[]>();
  const seen = new Set<number>();
  for (const turn of all) {
    if (turn.ties.length && !seen.has(turn.unit.number)) {
      told.set(turn.unit.number, turn.ties);
      for (const other of turn.ties) seen.add(other.number);
    }
  }
  return told;
}
