/** What things of a Combat are called. */
import type { HeroesCatalogue, CombatView, UnitView } from '../../../lib/protocol';
import { who } from '../../../lib/stores/seats';
import { t } from '../../../lib/words.svelte';
import type { HeroesTable } from '../store';
import { left } from './outcome';

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export function unitName(catalogue: HeroesCatalogue, kind: string): string {
  return catalogue.units[kind]?.name ?? kind;
}

export interface SideName {
  name: string;
  /** Level and who sits there. */
  detail: string;
  faction: string;
  /** The id of the hero who leads it, if one does. */
  hero: string;
}

/** Who fights on a side: a hero of a whole game, guards, or whoever sits there in a skirmish. */
export function sideName(combat: CombatView, side: 0 | 1, seen: Pick<HeroesTable, 'view' | 'room' | 'catalogue' | 'mine' | 'notes'>): SideName {
  const { room, catalogue, mine } = seen;
  const faction = combat.factions[side];
  const seat = combat.players[side];
  const sits = room?.seats.find((one) => one.seat === seat);
  const { hero, level: rank } = who(seen, seat);
  const whose = seat === mine && seat >= 0 ? t('combat-you') : sits?.kind === 'bot' ? t('combat-bot') : (sits?.name ?? '');
  if (side === 1 && combat.guards) {
    const difficulty = t('combat-difficulty', { level: ROMAN[combat.guards] ?? '' });
    const steered = seat >= 0 && seat === mine ? [t('combat-you')] : [];
    return { name: t('combat-guards'), detail: [difficulty, ...steered].join(' · '), faction, hero: '' };
  }
  const level = rank ? t('combat-level', { level: ROMAN[rank] ?? String(rank) }) : '';
  // An AI hero has the name that the scenario gives it.
  const rival = combat.ai?.side === side ? seen.notes?.rivals.find(({ id }) => id === combat.ai_hero)?.name : '';
  const name = rival || hero || sits?.name || catalogue.factions[faction]?.name || t(side ? 'combat-defender' : 'combat-attacker');
  const part = level || (catalogue.factions[faction]?.name ?? '');
  const id = Object.values(catalogue.heroes).find((one) => one.name === hero)?.id ?? '';
  return { name, detail: [part, whose === name ? '' : whose].filter(Boolean).join(' · '), faction, hero: id };
}

const TOKENS = ['acted', 'defense_token', 'paralysed', 'retaliated', 'silenced', 'warded'] as const;

/** What is said of a unit by its tokens. The one whose activation it is has its token already, and is still at it. */
export function tokensOf(unit: UnitView, active: number): (typeof TOKENS)[number][] {
  return TOKENS.filter((token) => unit[token] && !(token === 'acted' && unit.number === active));
}

/** A unit in words, as a screen reader says it. */
export function unitWords(catalogue: HeroesCatalogue, unit: UnitView, own: number, active = -1): string {
  const whose = own < 0 ? (unit.side ? 'combat-of-defender' : 'combat-of-attacker') : unit.side === own ? 'combat-own' : 'combat-enemy';
  const parts = [
    unitName(catalogue, unit.unit),
    catalogue.units[unit.unit]?.pack ? t('unit-side', { side: unit.pack ? 'pack' : 'few' }) : '',
    t(whose),
    t('combat-say-attack', { n: unit.attack }),
    t('combat-say-defense', { n: unit.defense }),
    t('combat-say-health', { left: left(unit), of: unit.hp }),
    ...tokensOf(unit, active).map((token) => t('unit-token', { token })),
  ];
  return parts.filter(Boolean).join(', ');
}
