/** The attack in hand and the last roll, read from the log: who strikes whom, which dice fell, what they did. */
import type { Told } from '../../../lib/protocol';
import { named, type Named } from './advance';

const RETALIATION = 1;
const EXTRA = 2;
/** An attack value is packed above these bits where it is not the printed one. */
const FLAGS = 3;

export interface Roll {
  dice: number[];
  /** The face given up, where a die was rolled again. */
  before: (number | null)[];
  defense: number | null;
  damage: number | null;
  saved: boolean;
}

export interface Blow {
  n: number;
  attacker: Named;
  target: Named;
  retaliation: boolean;
  /** One for each attack of the same unit on the same target in a row. */
  rolls: Roll[];
  /** What was played since the attack was announced. */
  played: Told[];
  flipped: boolean;
  fallen: boolean;
  /** Whether the last of its attacks has been carried out. */
  done: boolean;
}

/** What begins something else, so that an attack before it is over. */
const ENDS = new Set(['activate', 'skip', 'round', 'win', 'retreat', 'surrender', 'time_up', 'drawn_battle', 'combat', 'flee']);
const CARDS = new Set(['play', 'cast', 'power', 'ai_card', 'ai_spell', 'ai_skill']);

function roll(): Roll {
  return { dice: [], before: [], defense: null, damage: null, saved: false };
}

function begun(told: Told): Blow | null {
  const attacker = named(told.args.unit);
  const target = named(told.args.unit2);
  if (!attacker || !target) return null;
  const retaliation = told.name === 'retaliate' || (Number(told.args.n ?? 0) & RETALIATION) !== 0;
  return {
    n: told.n, attacker, target, retaliation, rolls: [roll()], played: [], flipped: false, fallen: false, done: false,
  };
}

/** All attacks of a stretch of the log, in order; extra attacks on the same target are rolls of one. */
export function blows(log: readonly Told[]): Blow[] {
  const found: Blow[] = [];
  let now: Blow | null = null;
  for (const told of log) {
    if (told.name === 'attack' || told.name === 'retaliate') {
      const next = begun(told);
      const again = (Number(told.args.n ?? 0) & FLAGS & EXTRA) !== 0;
      const same = now && next && now.attacker.number === next.attacker.number && now.target.number === next.target.number;
      if (now && same && again) {
        now.rolls.push(roll());
        now.done = false;
      } else if (next) {
        if (now) now.done = true;
        found.push((now = next));
      }
    } else if (ENDS.has(told.name)) {
      if (now) now.done = true;
      now = null;
    } else if (now) {
      follow(now, told);
    }
  }
  return found;
}

function follow(blow: Blow, told: Told): void {
  const { args } = told;
  const last = blow.rolls[blow.rolls.length - 1] as Roll;
  const n = Number(args.n ?? 0);
  const number = named(args.unit)?.number;
  if (CARDS.has(told.name) && !blow.done) {
    blow.played.push(told);
  }
  switch (told.name) {
    case 'die':
      last.dice[Number(args.n2 ?? 1) - 1] = n;
      break;
    case 'reroll':
      if (last.defense === null) last.before[n] = Number(args.n2 ?? 0);
      break;
    case 'defense_die':
      last.defense = n;
      break;
    case 'damage':
      if (number === blow.target.number && last.damage === null) {
        last.damage = n;
        blow.done = true;
      }
      break;
    case 'save':
      last.saved = true;
      blow.done = true;
      break;
    case 'flip':
      if (number === blow.target.number) blow.flipped = true;
      break;
    case 'defeat':
      if (number === blow.target.number) blow.fallen = true;
      break;
  }
}

/** The attack that has been announced and not yet carried out, if any. */
export function inHand(log: readonly Told[]): Blow | null {
  const all = blows(recent(log));
  const last = all[all.length - 1];
  return last && !last.done ? last : null;
}

/** The last attack whose dice have fallen. */
export function lastRoll(log: readonly Told[]): Blow | null {
  const all = blows(recent(log));
  for (let n = all.length - 1; n >= 0; n--) {
    const blow = all[n] as Blow;
    if (blow.rolls.some((r) => r.dice.length > 0)) return blow;
  }
  return null;
}

const FAR_ENOUGH = 160;

/** A log may be long; what counts here is at its end, and in this Combat. */
function recent(log: readonly Told[]): readonly Told[] {
  const end = log.slice(-FAR_ENOUGH);
  return end.slice(end.findLastIndex((told) => told.name === 'combat') + 1);
}
