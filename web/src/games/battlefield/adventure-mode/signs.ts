/** The sign on an Adventure card. */
import { fieldEmblem } from '../../heroes/art/emblems';
import type { IconName } from '../../../art/icon-names';
import emblems from '../art/emblems.json';

const SIGNS = emblems.cards as Readonly<Record<string, IconName>>;

export function signOf(id: string): IconName {
  return SIGNS[id] ?? fieldEmblem(id, '') ?? 'treasure-map';
}
