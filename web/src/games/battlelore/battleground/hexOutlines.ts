/** Which lines the board draws around hexes, from the question and from what is going on: no rule is known here. */
import type { BattleloreFlight, BattleloreView, Way } from '../../../lib/protocol';
import { isStrike, type BattleLoreState } from '../state.svelte';

export interface Marks {
  /** Empty hexes one may choose. */
  open: string[];
  /** Units one may choose. */
  units: string[];
  /** Units one may strike. */
  strikes: string[];
  /** The one that is struck. */
  struck: string | null;
  /** The unit in hand. */
  acting: string | null;
}

export function marksOf(game: BattleLoreState): Marks {
  const { view } = game;
  const strikes = [...new Set([...game.open.filter((hex) => game.at(hex).some(isStrike)), ...game.struck])];
  const struck = game.looked?.aim.hex ?? (view?.battle ? (view.units[view.battle.target]?.hex ?? null) : null);
  return {
    open: [...new Set([...game.open, ...game.reached])].filter((hex) => !strikes.includes(hex) && !game.on(hex)),
    units: game.open.filter((hex) => !strikes.includes(hex) && game.on(hex)),
    strikes,
    struck,
    acting: game.active?.hex ?? null,
  };
}

/** The steps of a flight: the hexes of its first step, of its second ... */
export function stepsOf(flight: Pick<BattleloreFlight, 'ways'> | null | undefined): string[][] {
  const steps: Set<string>[] = [];
  for (const way of flight?.ways ?? []) way.forEach((hex, n) => (steps[n] ??= new Set()).add(hex));
  return steps.map((step) => [...step]);
}

/** A way of a flight that leads over a hex, as far as that hex. */
export function flightTo(flight: Pick<BattleloreFlight, 'ways'> | null | undefined, hex: string | null): string[] {
  const way = hex ? flight?.ways.find((one) => one.includes(hex)) : undefined;
  return way ? way.slice(0, way.indexOf(hex as string) + 1) : [];
}

/** The ways the other side may take, each with a letter: they are not ours to choose. */
export function lettered(view: BattleloreView | null, side: number): { letter: string; path: string[] }[] {
  const flight = view?.flight && view.flight.side !== side ? view.flight : null;
  const battle = view?.battle;
  const target = battle ? view?.units[battle.target] : undefined;
  const ends = new Map<string, string[]>();
  if (flight) {
    for (const way of flight.ways) {
      const end = way.at(-1);
      if (end && !ends.has(end)) ends.set(end, way);
    }
  } else if (battle && target && target.side !== side && battle.stage === 'before') {
    for (const hex of battle.retreats) ends.set(hex, [hex]);
  }
  return [...ends.values()].slice(0, 6).map((path, n) => ({ letter: 'abcdef'[n] ?? '', path }));
}

/** The way of a unit to a hex, where the server has told it. */
export function wayTo(ways: readonly Way[], unit: number, hex: string | null): Way | null {
  return (hex && ways.find((way) => way.piece === unit && way.to === hex)) || null;
}
