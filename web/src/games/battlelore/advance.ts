/**
 * What the battleground shows while events are played: the position before them, changed event by event.
 *
 * The server's patch comes after the last event and is the truth; this only spares the reader a jump in between, so it
 * knows what each event says and nothing about why it happened.
 */
import type { BattleloreBattle, BattleloreDie, BattleloreSide, BattleloreUnit, BattleloreView, Told } from '../../lib/protocol';

export interface Named {
  kind: string;
  number: number;
}

/** A unit as an event names it: `human_bow_green@3`. */
export function named(word: number | string | undefined): Named | null {
  const match = /^(.*)@(\d+)$/.exec(String(word ?? ''));
  return match ? { kind: match[1] as string, number: Number(match[2]) } : null;
}

/** Units from this number on carry pennants. */
const FIRST_PENNANT = 16;

export function sideOf(number: number): 0 | 1 {
  return number >= FIRST_PENNANT ? 1 : 0;
}

function changed(view: BattleloreView, number: number, change: (unit: BattleloreUnit) => Partial<BattleloreUnit>): BattleloreView {
  const unit = view.units[number];
  return unit ? { ...view, units: { ...view.units, [number]: { ...unit, ...change(unit) } } } : view;
}

function without(view: BattleloreView, number: number): BattleloreView {
  const { [number]: _, ...units } = view.units;
  return { ...view, units };
}

function onSide(view: BattleloreView, side: number, change: (side: BattleloreSide) => Partial<BattleloreSide>): BattleloreView {
  const sides = view.sides.map((old, n) => (n === side ? { ...old, ...change(old) } : old));
  return { ...view, sides: sides as BattleloreView['sides'] };
}

type Apply = (view: BattleloreView, args: Told['args']) => BattleloreView;

const moves: Apply = (view, { unit, hex2 }) => {
  const who = named(unit);
  return who && hex2 !== undefined ? changed({ ...view, active: who.number }, who.number, () => ({ hex: String(hex2), moved: true })) : view;
};
const leaves: Apply = (view, { unit }) => {
  const who = named(unit);
  return who ? without(view, who.number) : view;
};
const count = (n: unknown): number => Number(n ?? 0);

/** With how many dice a battle was announced that is being played; 0 where nothing was said, as in a position. */
export function announced(battle: BattleloreBattle): number {
  return 'announced' in battle ? count(battle.announced) : 0;
}

const battles =
  (kind: string): Apply =>
  (view, { unit, unit2, n }) => {
    const [a, b] = [named(unit), named(unit2)];
    if (!a || !b) return view;
    const battle = { kind, stage: 'before', attacker: a.number, target: b.number, melee: true, odds: null, retreats: [], announced: count(n) };
    return { ...view, active: a.number, battle, roll: { kind, attacker: String(unit), target: String(unit2), dice: [] } };
  };
const EVENTS: Record<string, Apply> = {
  turn: (view, { side }) => ({ ...view, turn: count(side), turns: view.turns + 1, card: '', shown: '', roll: null, battle: null, active: -1 }),
  command: (view, { side, card }) => onSide({ ...view, card: String(card), shown: String(card) }, count(side), (old) => ({ hand_size: Math.max(0, old.hand_size - 1), hand: oneLess(old.hand, String(card)) })),
  order: (view, { unit }) => changed(view, named(unit)?.number ?? -1, () => ({ ordered: true })),
  move: moves,
  retreat: moves,
  ground: moves,
  run: moves,
  attack: battles('attack'),
  back: battles('back'),
  bonus: battles('bonus'),
  die: (view, { face }) => rolled(view, String(face)),
  hit: (view, { unit, n }) => changed(view, named(unit)?.number ?? -1, (old) => ({ figures: Math.max(0, old.figures - count(n)) })),
  regain: (view, { unit, n }) => changed(view, named(unit)?.number ?? -1, (old) => ({ figures: Math.min(old.of, old.figures + count(n)) })),
  gone: leaves,
  withdraw: leaves,
  wounded: leaves,
  banner: (view, { side, n }) => onSide(view, count(side), () => ({ banners: count(n) })),
  banner_lost: (view, { side, n }) => onSide(view, count(side), () => ({ banners: count(n) })),
  lore_gained: (view, { side, n }) => onSide(view, count(side), (old) => ({ goblet: old.goblet + count(n) })),
  lore_paid: (view, { side, n }) => onSide(view, count(side), (old) => ({ goblet: Math.max(0, old.goblet - count(n)) })),
  lore_played: (view, { side, lore }) =>
    onSide({ ...view, playing: [...view.playing, { side: count(side), card: String(lore), cancelled: false }] }, count(side), (old) => ({
      lore_hand_size: Math.max(0, old.lore_hand_size - 1),
      lore_hand: oneLess(old.lore_hand, String(lore)),
    })),
  draw: (view, { side }) => onSide(view, count(side), (old) => ({ hand_size: old.hand_size + 1 })),
  lore_draw: (view, { side }) => onSide(view, count(side), (old) => ({ lore_hand_size: old.lore_hand_size + 1 })),
  deed: (view, { unit }) => changed(view, named(unit)?.number ?? -1, () => ({ deed: true })),
  deed_spent: (view, { unit }) => changed(view, named(unit)?.number ?? -1, () => ({ deed: false })),
};

function oneLess(list: readonly string[], what: string): string[] {
  const n = list.indexOf(what);
  return n < 0 ? [...list] : [...list.slice(0, n), ...list.slice(n + 1)];
}

/** Dice that are rolled at nobody lie there by themselves. */
function rolled(view: BattleloreView, face: string): BattleloreView {
  const die: BattleloreDie = { face, does: '' };
  const roll = view.roll ?? { kind: '', attacker: '', target: '', dice: [] };
  return { ...view, roll: { ...roll, dice: [...roll.dice, die] } };
}

/** The position after some of the events that lead to the next one. */
export function advanced(view: BattleloreView, events: readonly Told[]): BattleloreView {
  return events.reduce((now, { name, args }) => EVENTS[name]?.(now, args) ?? now, view);
}
