/** Where the icons of an adventure are drawn; those that the other games have as well come from the first sprite. */
import emblems from './emblems.json';
import type { IconName } from '../../../art/icon-names';
import { MORE_ICONS, type MoreIconName } from './icon-names';
import sprite from './sprite.svg?url';
import { iconHref } from '../../../art/sprite';

export type Kind = keyof typeof emblems;
export type Drawn = IconName | MoreIconName;

const own: ReadonlySet<string> = new Set(MORE_ICONS);

export function drawnHref(name: Drawn): string {
  return own.has(name) ? `${sprite}#i-${name}` : iconHref(name as IconName);
}

/** The icon of a component of an adventure; one that the map does not know yet gets a plain one. */
export function emblem(kind: Kind, id: string): Drawn {
  return ((emblems[kind] as Record<string, Drawn | undefined>)[id]) ?? 'card-random';
}
