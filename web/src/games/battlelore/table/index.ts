/** The table of an adventure of BattleLore. */
import type { FootKeys, TableParts } from '../../game';
import Table from './Table.svelte';
import VictoryTrack from './VictoryTrack.svelte';

const KEYS: FootKeys = [
  [['←', '↑', '→', '↓'], 'foot-hexes'],
  [['Enter'], 'foot-choose'],
  [['1', '…', '9'], 'foot-card'],
  [['T'], 'foot-targets'],
];

/** What everybody at the table looks up for. */
const moments: TableParts['moments'] = {
  wounded: 'death-skull',
  quest: 'laurels',
  chest: 'open-treasure-chest',
  learned: 'upgrade',
  win: 'laurels',
};

const parts: TableParts = { Table, Banner: VictoryTrack, moments, keys: () => KEYS, spaceAnswers: () => true };
export default parts;
