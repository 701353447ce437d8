/** What everybody at a table of BattleLore looks up for, each with its sign. */
import type { IconName } from '../../../art/icon-names';

export const moments: Readonly<Record<string, IconName>> = {
  wounded: 'death-skull',
  quest: 'laurels',
  chest: 'open-treasure-chest',
  learned: 'upgrade',
  win: 'laurels',
};
