/** The address of an icon, for <use> inside drawings; Icon.svelte is the part for text. */
import type { IconName } from './icon-names';
import shared from './sprite.svg?url';

const sprites = import.meta.glob<string>('../games/*/art/sprite.svg', { eager: true, query: '?url', import: 'default' });
const named = import.meta.glob<readonly string[]>('../games/*/art/icon-names.ts', { eager: true, import: 'MORE_ICONS' });

/** The sprite of each icon that only games draw. */
const spriteOf = new Map(
  Object.entries(named).flatMap(([path, icons]) => icons.map((icon) => [icon, sprites[path.replace('icon-names.ts', 'sprite.svg')]] as const)),
);

export function iconHref(name: IconName): string {
  return `${spriteOf.get(name) ?? shared}#i-${name}`;
}
