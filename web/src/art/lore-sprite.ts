/** Where the icons of an adventure are drawn; those that the other games have as well come from the first sprite. */
import emblems from './lore-emblems.json';
import type { IconName } from './icon-names';
import { LORE_ICONS, type LoreIconName } from './lore-icon-names';
import sprite from './lore-sprite.svg?url';
import { iconHref } from './sprite';

export type LoreKind = keyof typeof emblems;
export type Drawn = IconName | LoreIconName;

const own: ReadonlySet<string> = new Set(LORE_ICONS);

export function drawnHref(name: Drawn): string {
  return own.has(name) ? `${sprite}#i-${name}` : iconHref(name as IconName);
}

/** The icon of a component of an adventure; one that the map does not know yet gets a plain one. */
export function loreEmblem(kind: LoreKind, id: string): Drawn {
  return ((emblems[kind] as Record<string, Drawn | undefined>)[id]) ?? 'card-random';
}
