/** A character sheet as it is drawn, from a kept hero or from one who is in a game. */
import type { BattleloreCatalogue, BattleloreHero } from '../../../lib/protocol';
import { t } from '../../../lib/words.svelte';
import type { CardText, HeroInfo } from './halls';

export interface SheetCard extends CardText {
  /** The class of a skill, the kind of an artifact; for its colour. */
  kind: string;
  /** When and as what it is used. */
  note: string;
}

export interface Sheet {
  name: string;
  /** The class; empty while it is open. */
  of: string;
  className: string;
  mounted: boolean;
  weapon: string;
  weaponName: string;
  dice: number;
  movement: number;
  bold: number;
  wounds: number;
  capacity: number;
  crossed: number;
  experience: number;
  treasure: number;
  skills: SheetCard[];
  equipped: SheetCard[];
  stored: SheetCard[];
}

export const SKULLS = 5;
export const MOST_SKILLS = 3;
export const MOST_EQUIPPED = 2;
export const MOST_OWNED = 6;
/** What a level and an artifact of choice cost, in tokens. */
export const PRICE = 5;

/** The sheet of somebody in a game. */
export function sheetIn(hero: BattleloreHero, box: BattleloreCatalogue | null): Sheet {
  const cards = (ids: readonly string[], of: 'skills' | 'artifacts'): SheetCard[] =>
    ids.flatMap((id) => {
      const card = box?.[of][id];
      return card ? [{ id, name: card.name, text: card.text, kind: card.kind, note: [card.timing || card.kind_text, card.role].filter(Boolean).join(' · ') }] : [];
    });
  return {
    name: hero.name,
    of: hero.of,
    className: box?.classes[hero.of]?.name ?? '',
    mounted: hero.unit.endsWith('_mounted'),
    weapon: hero.weapon,
    weaponName: t('career-weapon', { weapon: hero.weapon }),
    dice: hero.dice,
    movement: hero.movement,
    bold: hero.bold,
    wounds: hero.wounds,
    capacity: hero.capacity,
    crossed: hero.crossed,
    experience: hero.experience,
    treasure: hero.treasure,
    skills: cards(hero.skills, 'skills'),
    equipped: cards(hero.equipped, 'artifacts'),
    stored: cards(hero.under, 'artifacts'),
  };
}

/** The sheet of a kept hero; nothing where there is none any more, or not yet. */
export function sheetOf(hero: HeroInfo): Sheet | null {
  const { sheet } = hero;
  if (!sheet) return null;
  const cards = (list: readonly CardText[], kind: string): SheetCard[] => list.map((card) => ({ ...card, kind, note: '' }));
  return {
    name: hero.name,
    of: hero.class,
    className: hero.class_name,
    mounted: sheet.mounted,
    weapon: sheet.weapon,
    weaponName: sheet.weapon_name,
    dice: sheet.dice,
    movement: sheet.movement,
    bold: 1,
    wounds: sheet.wounds,
    capacity: sheet.capacity,
    crossed: sheet.crossed,
    experience: sheet.experience,
    treasure: sheet.treasure,
    skills: cards(sheet.skills, hero.class),
    equipped: cards(sheet.equipped, ''),
    stored: cards(sheet.owned, ''),
  };
}
