/** The icons of what a record marks. */
import type { IconName } from '../art/icon-names';

const SIGNS: Record<string, IconName> = {
  combat: 'crossed-swords',
  level: 'laurels',
  flag: 'flying-flag',
  town: 'castle',
  tile: 'treasure-map',
  defeat: 'death-skull',
  end: 'crown',
  hands: 'shaking-hands',
};

export function signOf(kind: string): IconName {
  return SIGNS[kind] ?? 'star-swirl';
}
