/** The factions the table can paint; factions.css has their colours, FactionPatterns.svelte their fields. */

export const FACTIONS = [
  'castle',
  'dungeon',
  'necropolis',
  'rampart',
  'inferno',
  'tower',
  'fortress',
  'stronghold',
  'conflux',
  'cove',
] as const;
export type Faction = (typeof FACTIONS)[number];

/** In the place of a faction: the heroes of the scenario whom nobody plays. */
export const AI = 'ai';

export function isFaction(name: string): name is Faction {
  return (FACTIONS as readonly string[]).includes(name);
}

/** The faction whose colours a side wears: of a hero, or of the first unit of an army; empty where it is open. */
export function coloursOf(side: string): string {
  return FACTIONS.find((faction) => new RegExp(`^(random=)?${faction}(?![a-z])`).test(side)) ?? '';
}
