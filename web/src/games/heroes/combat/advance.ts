/**
 * What the board shows while events are played: the position before them, changed event by event.
 *
 * The server's patch comes after the last event and is the truth; this only spares the reader a jump in between, so it
 * knows what each event says and nothing about why it happened.
 */
import type { CombatView, SideInfo, SideView, Told, UnitInfo, UnitView } from '../../../lib/protocol';
import { TOWER, TOWER_NUMBER } from './board/board';

export interface Named {
  kind: string;
  pack: boolean;
  number: number;
}

const FIRST_DEFENDER = 7;
const STATISTICS = ['attack', 'defense', 'initiative'] as const;

/** A unit as an event names it: `castle_griffins+@3`. */
export function named(word: number | string | undefined): Named | null {
  const match = /^(.*?)(\+?)@(\d+)$/.exec(String(word ?? ''));
  return match ? { kind: match[1] as string, pack: match[2] === '+', number: Number(match[3]) } : null;
}

/** The side of a unit by its number. */
export function sideOf(number: number): 0 | 1 {
  return number >= FIRST_DEFENDER ? 1 : 0;
}

/** The side an event speaks of: a skirmish names the side itself, a whole game the seat, -1 for the guards. */
export function sideIn(view: Pick<CombatView, 'players' | 'guards'> | null, args: Told['args']): 0 | 1 | -1 {
  if (args.side !== undefined) return args.side === 1 ? 1 : 0;
  if (args.seat === undefined || !view) return -1;
  if (args.seat === -1 && view.guards) return 1;
  const side = view.players.indexOf(Number(args.seat));
  return side === 0 || side === 1 ? side : -1;
}

/** What is printed on the side of a unit card that shows. */
export function printed(units: Record<string, UnitInfo>, kind: string, pack: boolean): SideInfo | null {
  const info = units[kind];
  return (pack && info?.pack) || info?.few || null;
}

type Units = Record<string, UnitInfo>;
type Change = (unit: UnitView) => Partial<UnitView>;

function changed(view: CombatView, number: number, change: Change): CombatView {
  const unit = view.units[number];
  return unit ? { ...view, units: { ...view.units, [number]: { ...unit, ...change(unit) } } } : view;
}

function without(view: CombatView, number: number): CombatView {
  const { [number]: _, ...units } = view.units;
  return { ...view, units };
}

function onSide(view: CombatView, side: number, change: (side: SideView) => Partial<SideView>): CombatView {
  const sides = view.sides.map((old, n) => (n === side ? { ...old, ...change(old) } : old));
  return { ...view, sides: sides as CombatView['sides'] };
}

function oneLess(list: readonly string[], what: string): string[] {
  const n = list.indexOf(what);
  return n < 0 ? [...list] : [...list.slice(0, n), ...list.slice(n + 1)];
}

/** A unit card that has just come to the board, or lies beside it. */
export function fresh(units: Units, unit: Named, space: string): UnitView {
  const side = printed(units, unit.kind, unit.pack);
  return {
    number: unit.number,
    side: sideOf(unit.number),
    unit: unit.kind,
    pack: unit.pack,
    space,
    type: units[unit.kind]?.type ?? 'ground',
    attack: side?.attack ?? 0,
    defense: side?.defense ?? 0,
    initiative: side?.initiative ?? 0,
    hp: side?.hp ?? 1,
    damage: 0,
    acted: false,
    retaliated: false,
    defense_token: false,
    paralysed: false,
    silenced: false,
    warded: false,
    long_shot: 0,
  };
}

/** The other side of the card, or another card on it: printed values change, what was added to them stays. */
function turned(units: Units, unit: UnitView, to: Named): Partial<UnitView> {
  const old = printed(units, unit.unit, unit.pack);
  const now = printed(units, to.kind, to.pack);
  const face = { unit: to.kind, pack: to.pack };
  if (!old || !now) return face;
  return {
    ...face,
    attack: unit.attack - old.attack + now.attack,
    defense: unit.defense - old.defense + now.defense,
    initiative: unit.initiative - old.initiative + now.initiative,
    hp: unit.hp - old.hp + now.hp,
  };
}

/** The position after one more event. */
export function advance(view: CombatView, told: Told, units: Units): CombatView {
  const { args } = told;
  const unit = named(args.unit);
  const n = Number(args.n ?? 0);
  switch (told.name) {
    case 'round':
      return {
        ...view,
        round: n,
        active: -1,
        units: Object.fromEntries(
          Object.entries(view.units).map(([key, u]) => [key, { ...u, acted: false, retaliated: false }]),
        ),
      };
    case 'deploy': {
      if (!unit) return view;
      const space = String(args.space);
      const next = { ...view, units: { ...view.units, [unit.number]: fresh(units, unit, space) } };
      const card = unit.kind + (unit.pack ? '+' : '');
      return onSide(next, sideOf(unit.number), (side) => ({ reserve: oneLess(side.reserve, card) }));
    }
    case 'siege': {
      if (view.board === 'hex') return view;
      const gate = String(args.space);
      const walls = ['a3', 'b3', 'c3', 'd3'].filter((space) => space !== gate);
      const tower = fresh(units, { kind: 'arrow_tower', pack: false, number: TOWER_NUMBER }, TOWER);
      return { ...view, walls, gate: [gate], units: { ...view.units, [TOWER_NUMBER]: tower } };
    }
    case 'break': {
      const space = String(args.space);
      return { ...view, walls: view.walls.filter((w) => w !== space), gate: view.gate.filter((g) => g !== space) };
    }
    case 'initiative_token':
      return { ...view, initiative_token: sideIn(view, args) };
    case 'tower_gone':
      return without(view, TOWER_NUMBER);
    case 'die': {
      const dice = [...view.dice];
      dice[Number(args.n2 ?? 1) - 1] = n;
      return { ...view, dice };
    }
    case 'reinforce': {
      const side = sideIn(view, args);
      const found = Object.values(view.units).find((u) => u.unit === args.kind && u.side === side && !u.pack);
      if (!found) return view;
      return changed(view, found.number, (u) => turned(units, u, { kind: u.unit, pack: true, number: u.number }));
    }
    case 'morale_used':
    case 'morale_lost':
    case 'morale_gained':
      return onSide(view, sideIn(view, args), () => ({ morale: told.name === 'morale_gained' }));
    default:
      return unit ? ofUnit(view, told, unit, units) : view;
  }
}

function ofUnit(view: CombatView, told: Told, unit: Named, units: Units): CombatView {
  const { args } = told;
  const { number } = unit;
  const n = Number(args.n ?? 0);
  const set = (change: Change): CombatView => changed(view, number, change);
  switch (told.name) {
    case 'activate':
      return { ...set(() => ({ acted: true })), active: number };
    case 'skip':
      return set(() => ({ acted: true, paralysed: false }));
    case 'move':
    case 'back':
    case 'push':
    case 'teleport':
      return set(() => ({ space: String(args.space2) }));
    case 'swap': {
      const other = named(args.unit2);
      const a = view.units[number];
      const b = other && view.units[other.number];
      if (!a || !b) return view;
      return changed(set(() => ({ space: b.space })), b.number, () => ({ space: a.space }));
    }
    case 'attack':
      return { ...view, dice: [] };
    case 'retaliate':
      return { ...set(() => ({ retaliated: true })), dice: [] };
    case 'damage':
      return set(() => ({ damage: Number(args.n2 ?? 0) }));
    case 'flip':
      return set((u) => ({ ...turned(units, u, unit), damage: Math.max(0, u.damage - u.hp) }));
    case 'cover':
      return set((u) => ({ ...turned(units, u, unit), damage: 0 }));
    case 'defeat': {
      const card = unit.kind + (unit.pack ? '+' : '');
      return onSide(without(view, number), sideOf(number), (side) => ({ lost: [...side.lost, card] }));
    }
    case 'defend':
      return set(() => ({ defense_token: true }));
    case 'token_gone':
      return set(() => ({ defense_token: false }));
    case 'paralyse':
      return set(() => ({ paralysed: true }));
    case 'recover':
      return set(() => ({ paralysed: false }));
    case 'heal':
      return set((u) => ({ damage: Math.max(0, u.damage - n) }));
    case 'silence':
      return set(() => ({ silenced: true }));
    case 'unsilence':
      return set(() => ({ silenced: false }));
    case 'ward':
      return set(() => ({ warded: true }));
    case 'rearm':
      return set(() => ({ retaliated: false }));
    case 'stat': {
      const which = STATISTICS[n];
      return which ? set((u) => ({ [which]: u[which] + Number(args.n2 ?? 0) })) : view;
    }
    case 'ai_laid':
      return view.ai ? { ...view, ai: { ...view.ai, laid: [...view.ai.laid, { number, card: String(args.card) }] } } : view;
    case 'ai_lifted':
      return view.ai
        ? { ...view, ai: { ...view.ai, laid: view.ai.laid.filter((l) => l.number !== number || l.card !== args.card) } }
        : view;
    default:
      return view;
  }
}
