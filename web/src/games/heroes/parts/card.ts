/** How a card of the catalogue becomes a face: its frame, its picture, its seal, and how small its text has to be. */
import { emblem } from '../art/emblems';
import type { IconName } from '../../../art/icon-names';
import { isFaction } from '../factions';
import type { CardInfo, SideInfo, UnitInfo } from '../../../lib/protocol';

export type Scene = 'rays' | 'folds' | 'lattice' | 'hills' | 'stars' | 'cogs';

export interface Look {
  /** Classes of the frame. */
  frame: string;
  scene: Scene;
  icon: IconName;
  seal: IconName;
}

const SCENES: Record<string, Scene> = {
  spell: 'rays',
  artifact: 'folds',
  ability: 'lattice',
  statistic: 'lattice',
  specialty: 'hills',
  astrologers: 'stars',
  ai: 'cogs',
};

/** The school whose colour a spell wears: its own, or the one of all four. */
function school(card: CardInfo): string {
  return card.schools.length === 1 ? (card.schools[0] ?? 'all') : 'all';
}

function seal(card: CardInfo): IconName {
  if (card.kind === 'spell') return emblem('schools', school(card));
  if (card.kind === 'statistic') return emblem('stats', card.id);
  if (card.kind === 'specialty') return emblem('factions', card.faction);
  return emblem('kinds', card.kind);
}

/** The look of a card that is not a unit. */
export function cardLook(card: CardInfo): Look {
  const kind = card.kind === 'astrologers' || card.kind === 'ai' ? card.kind : 'cards';
  return {
    frame: card.kind === 'spell' ? `spell ${school(card)}` : card.kind,
    scene: SCENES[card.kind] ?? 'lattice',
    icon: emblem(kind, card.id),
    seal: seal(card),
  };
}

/** The look of a side of a unit card. */
export function unitLook(unit: UnitInfo, pack: boolean): Look {
  const tier = ['bronze', 'silver', 'gold', 'azure'].includes(unit.tier) ? unit.tier : 'siege';
  return {
    frame: `unit ${tier}${pack ? ' pack' : ''}`,
    scene: 'hills',
    icon: emblem('units', unit.id),
    seal: isFaction(unit.faction) ? emblem('factions', unit.faction) : 'swordman',
  };
}

/** The side of a unit card that lies up. */
export function side(unit: UnitInfo, pack: boolean): SideInfo {
  return (pack && unit.pack) || unit.few;
}

/** Whether an "or" stands before a face: another way to play the card, not a stronger one. */
export function isAlternative(mode: string): boolean {
  return mode === 'second' || mode === 'power';
}
