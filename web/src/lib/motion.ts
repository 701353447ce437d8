/** How long things take. The lengths come from the tokens; with reduced motion those are 0 and nothing is waited for. */
import type { Told } from './protocol';
import type { Speed } from './settings.svelte';

const BEATS = {
  tap: 90,
  hover: 140,
  step: 180,
  panel: 220,
  card: 260,
  hit: 320,
  flip: 420,
  die: 700,
  banner: 900,
} as const;

export type Beat = keyof typeof BEATS;

/** The length of a beat in milliseconds at speed 1, as the stylesheet has it now. */
export function beat(name: Beat): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue(`--m-${name}`).trim();
  const value = Number.parseFloat(written);
  if (Number.isNaN(value)) return BEATS[name];
  return written.endsWith('ms') ? value : value * 1000;
}

/** Events that are shown before the next one begins, and how many beats of which kind each takes. */
const EVENTS: Record<string, readonly [Beat, number]> = {
  // on the map
  walk: ['step', 1.6],
  hero_placed: ['hit', 1],
  hero_gone: ['hit', 1],
  discovered: ['flip', 1],
  laid: ['flip', 1],
  turned: ['flip', 1],
  start_tile: ['step', 1],
  visit: ['hit', 1],
  flag: ['hit', 1],
  unflag: ['step', 1],
  black_cube: ['step', 1],
  income: ['step', 1],
  resource: ['step', 1],
  built: ['flip', 1],
  recruited: ['card', 1],
  reinforced: ['flip', 1],
  weakened: ['flip', 1],
  hired: ['card', 1],
  level: ['flip', 1],
  map_die: ['die', 1],
  map_reroll: ['die', 1],
  encounter: ['hit', 1],
  fight: ['flip', 1],
  map_round: ['banner', 1],
  proclaim: ['banner', 1],
  town_taken: ['banner', 1],
  hero_beaten: ['flip', 1],
  eliminated: ['banner', 1],
  won: ['banner', 1],
  ai_turn: ['hit', 1],
  ai_rule: ['hit', 2],
  ai_walk: ['step', 1.8],
  ai_enters: ['hit', 1.5],
  ai_flag: ['hit', 1],
  ai_sweeps: ['hit', 1],
  ai_fight: ['flip', 1],
  ai_met: ['flip', 1],
  ai_beaten: ['flip', 1.5],
  ai_razed: ['flip', 1],
  story: ['banner', 1],
  // in Combat
  combat: ['flip', 1],
  round: ['hit', 2],
  guard: ['card', 1],
  deploy: ['card', 1],
  siege: ['hit', 1],
  activate: ['tap', 2],
  skip: ['hit', 1],
  move: ['step', 2],
  attack: ['hit', 1],
  retaliate: ['hit', 1],
  die: ['die', 1],
  reroll: ['die', 1],
  defense_die: ['die', 1],
  ability_die: ['die', 1],
  morale_die: ['die', 1],
  triple_die: ['hit', 1],
  cancel_die: ['hit', 1],
  ignore_die: ['hit', 1],
  damage: ['hit', 1.5],
  burn: ['hit', 1.5],
  heal: ['hit', 1.5],
  flip: ['flip', 1],
  defeat: ['flip', 1],
  reinforce: ['flip', 1],
  save: ['flip', 1],
  defend: ['card', 1],
  paralyse: ['hit', 1],
  recover: ['card', 1],
  silence: ['hit', 1],
  ward: ['hit', 1],
  rearm: ['card', 1],
  stat: ['card', 1],
  back: ['step', 2],
  push: ['step', 2],
  teleport: ['flip', 1],
  swap: ['flip', 1],
  break: ['flip', 1],
  tower_gone: ['flip', 1],
  flee: ['flip', 1],
  retreat: ['flip', 1],
  surrender: ['flip', 1],
  win: ['banner', 1],
  // cards
  draw: ['card', 0.5],
  drawn: ['card', 0.5],
  discard: ['card', 0.7],
  play: ['banner', 1],
  cast: ['banner', 1],
  spell_fails: ['flip', 1],
  cover: ['card', 1],
  ai_card: ['banner', 1],
  ai_spell: ['banner', 1],
  ai_skill: ['banner', 1],
  ai_laid: ['card', 1],
};

/** In BattleLore many dice fall at once, units go by themselves, and cards are played all the time. */
const LORE: Record<string, readonly [Beat, number]> = {
  turn: ['hit', 1.5],
  command: ['banner', 1],
  echo: ['banner', 1],
  order: ['step', 0.7],
  move: ['step', 2.4],
  run: ['step', 2],
  retreat: ['step', 2],
  ground: ['step', 2],
  attack: ['hit', 1],
  back: ['hit', 1],
  bonus: ['hit', 1],
  test: ['hit', 1],
  bolt: ['hit', 1],
  die: ['step', 1],
  reroll: ['step', 1.5],
  panic: ['hit', 1],
  hit: ['hit', 1.8],
  flags: ['hit', 1.5],
  gone: ['flip', 1.2],
  critical: ['hit', 1.5],
  wounded: ['flip', 1.5],
  resists: ['hit', 1],
  blocked: ['hit', 1],
  regain: ['hit', 1.2],
  banner: ['hit', 1.5],
  lore_played: ['banner', 1],
  lore_cancelled: ['flip', 1],
  lore_gained: ['step', 1],
  lore_paid: ['step', 1],
  join: ['hit', 1],
  part: ['hit', 1],
  hero: ['hit', 1],
  withdraw: ['flip', 1],
  landmark: ['hit', 1],
  council: ['step', 1],
  chest: ['flip', 1],
  quest: ['flip', 1],
  tent: ['hit', 1],
  web: ['hit', 1],
  poison: ['hit', 1],
  summon: ['flip', 1],
  raised: ['flip', 1],
  trained: ['flip', 1],
  mist: ['hit', 1],
  caltrops: ['hit', 1],
  affected: ['step', 1.5],
  draw: ['card', 0.5],
  drawn: ['card', 0.5],
  lore_draw: ['card', 0.5],
  win: ['banner', 1],
};

/** How long an event is shown at speed 1; 0 for one that only changes numbers. */
export function duration(event: Pick<Told, 'name'>, game = ''): number {
  const shown = (game === 'battlelore' ? LORE : EVENTS)[event.name];
  return shown ? Math.round(beat(shown[0]) * shown[1]) : 0;
}

/** A setting as a number to divide by. */
export function speedOf(setting: Speed): number {
  return setting === 'instant' ? Infinity : Number(setting);
}
