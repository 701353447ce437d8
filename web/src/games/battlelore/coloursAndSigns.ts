/** Colours and signs of an adventure's pieces and cards: what stands for what. */
import type { IconName } from '../../art/icon-names';
import { emblem } from './art/emblems';
import type { Scene } from '../heroes/parts/card';
import type { BattleloreCardInfo, BattleloreUnitInfo } from '../../lib/protocol';

/** The colours of banners, of helmets and of the cards that order them. */
export const COLOUR: Record<string, string> = { green: '#2f7d46', blue: '#2368b0', red: '#a3271f', '': '#5b4a86' };
/** How many bars a banner has, so that it is not told by its colour alone. */
export const BARS: Record<string, number> = { green: 1, blue: 2, red: 3 };
/** What the two sides are made of: standards are light, pennants dark. */
export const PAPER = [
  { fill: '#faf4e4', ink: '#211b14' },
  { fill: '#211b14', ink: '#f4ead0' },
] as const;

export const MASTER: Record<string, string> = { wizard: '#57467f', cleric: '#8a7526', rogue: '#3d5347', warrior: '#8c1d20', commander: '#5a3f22' };
const TACTIC: Record<string, string> = { green_banners: '#265c3a', blue_banners: '#1f5c9e', red_banners: '#8c1d20', battle_lore: '#57467f' };
const ARTIFACT: Record<string, string> = { armor: '#46586b', equipment: '#6a5128', enchanted: '#57467f', potion: '#2f6b5c', weapon: '#8c1d20', scroll: '#7a6526', reward: '#8a6a12' };

export type CardKind = 'command' | 'lore' | 'artifact' | 'skill';

export interface CardLook {
  colour: string;
  icon: IconName;
  scene: Scene;
}

/** The word of a Command card without its section: three cards are printed alike. */
export function stem(id: string): string {
  return id.replace(/_(left|centre|right)$/, '');
}

export function cardLook(kind: CardKind, card: Pick<BattleloreCardInfo, 'id' | 'kind'>): CardLook {
  switch (kind) {
    case 'command':
      return { colour: TACTIC[card.id] ?? (card.kind === 'section' ? '#5a3f22' : '#6d2320'), icon: emblem('command', stem(card.id)), scene: 'lattice' };
    case 'lore':
      return { colour: MASTER[card.kind] ?? '#57467f', icon: emblem('lore', card.id), scene: 'stars' };
    case 'artifact':
      return { colour: ARTIFACT[card.kind] ?? '#6a5128', icon: emblem('artifact', card.id), scene: 'folds' };
    case 'skill':
      return { colour: MASTER[card.kind] ?? '#5a3f22', icon: emblem('skill', card.id.replace(/^(commander|warrior|rogue|wizard|cleric)_/, '')), scene: 'rays' };
  }
}

/** The sign on a flag. */
export function weaponIcon(info: BattleloreUnitInfo | undefined): IconName {
  if (info?.mode === 'mounted') return 'mounted-knight';
  return emblem('weapon', info?.weapon ?? 'short_sword');
}

/** The head of one figure. */
export function figureIcon(info: BattleloreUnitInfo | undefined): IconName {
  if (info?.mode === 'mounted') return emblem('race', info.race === 'goblinoid' ? 'hyena' : 'horse');
  return emblem('race', info?.race ?? 'human');
}

/** The face of a Creature or of a hero of a class. */
export function headIcon(id: string): IconName {
  const creature = emblem('creature', id);
  return creature === 'card-random' ? emblem('master', id.replace(/_mounted$/, '')) : creature;
}
