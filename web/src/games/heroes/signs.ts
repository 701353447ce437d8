/** The signs of Heroes on shared parts: its factions, and what is paid and gained. */
import { emblem } from './art/emblems';
import type { Signs } from '../../lib/signs';
import FactionPatterns from './FactionPatterns.svelte';
import { AI, FACTIONS } from './factions';
import './cards.css';
import './counters.css';
import './factions.css';
import './pieces.css';
import './tokens.css';
import { RESOURCES } from './resources';

const signs: Signs = {
  colours: { ...Object.fromEntries(FACTIONS.map((faction) => [faction, emblem('factions', faction)])), [AI]: 'warlord-helmet' },
  Patterns: FactionPatterns,
  amounts: {
    ...Object.fromEntries(RESOURCES.map((one) => [one, emblem('resources', one)])),
    movement: emblem('stats', 'movement'),
    experience: 'laurels',
  },
};
export default signs;
