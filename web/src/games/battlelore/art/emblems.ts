/** Which icon stands for which component of an adventure. */
import type { IconName } from '../../../art/icon-names';
import emblems from './emblems.json';

export type Kind = keyof typeof emblems;

/** The icon of a component of an adventure; one that the map does not know yet gets a plain one. */
export function emblem(kind: Kind, id: string): IconName {
  return ((emblems[kind] as Record<string, IconName | undefined>)[id]) ?? 'card-random';
}
