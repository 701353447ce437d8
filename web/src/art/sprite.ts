/** The address of an icon in the sprite, for <use> inside drawings; Icon.svelte is the part for text. */
import sprite from './sprite.svg?url';
import type { IconName } from './icon-names';

export function iconHref(name: IconName): string {
  return `${sprite}#i-${name}`;
}
