/** What everybody at a table of Heroes looks up for, each with its sign. */
import type { IconName } from '../../../art/icon-names';

export const moments: Readonly<Record<string, IconName>> = {
  map_die: 'rolling-dices',
  map_reroll: 'rolling-dices',
  proclaim: 'star-swirl',
  level: 'laurels',
  win: 'crossed-swords',
  hero_beaten: 'death-skull',
  eliminated: 'death-skull',
  town_taken: 'castle',
  grail: 'open-treasure-chest',
  won: 'laurels',
};

/** Those that are drawn in place of a sign: dice fall where one looks. */
export const pictured: ReadonlySet<string> = new Set(['map_die', 'map_reroll']);
