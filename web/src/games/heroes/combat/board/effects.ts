/** How an event looks on the board: what moves, what rises, and which dice lie there. Lengths come from the tokens. */
import type { CombatView, Told } from '../../../../lib/protocol';
import { named, sideIn } from '../advance';

export interface Float {
  /** The number of the event. */
  n: number;
  unit: number;
  text: string;
  tone: 'harm' | 'gain' | 'none';
}

/** A number that rises from a unit. */
export function floatOf(told: Told): Float | null {
  const unit = named(told.args.unit);
  const n = Number(told.args.n ?? 0);
  if (!unit) return null;
  const rises = (text: string, tone: Float['tone']): Float => ({ n: told.n, unit: unit.number, text, tone });
  switch (told.name) {
    case 'damage':
      return n > 0 ? rises(`−${n}`, 'harm') : rises('0', 'none');
    case 'heal':
      return rises(`+${n}`, 'gain');
    default:
      return null;
  }
}

/** A sign that appears over a unit for a moment, as the icon of its state. */
export const SIGNS: Record<string, string> = {
  defend: 'defense_token',
  paralyse: 'paralysed',
  skip: 'paralysed',
  silence: 'silenced',
  ward: 'warded',
};

export interface Statistic {
  stat: 'attack' | 'defense' | 'initiative';
  by: number;
}

/** A statistic that a card or spell changes. */
export function statOf(told: Told): Statistic | null {
  const stat = (['attack', 'defense', 'initiative'] as const)[Number(told.args.n ?? -1)];
  return told.name === 'stat' && stat ? { stat, by: Number(told.args.n2 ?? 0) } : null;
}

/** The card that an event shows big for a moment. */
export function cardOf(told: Told | null, view: CombatView | null): { card: string; side: 0 | 1 | -1 } | null {
  if (!told || !/^(play|cast|spell_fails|ai_card|ai_spell|ai_skill)$/.test(told.name)) return null;
  return { card: String(told.args.card ?? ''), side: sideIn(view, told.args) };
}

/** Who won, and how: the words of the banner at the end. */
export function endOf(told: Told | null, view: CombatView | null): { what: string; side: 0 | 1 | -1 } | null {
  if (!told || !/^(win|retreat|surrender|time_up|drawn_battle|flee)$/.test(told.name)) return null;
  return { what: told.name, side: sideIn(view, told.args) };
}
