/** The table of an adventure of BattleLore. */
import type { FootKeys, TableParts } from '../../game';
import { moments } from './moments';
import Table from './Table.svelte';
import VictoryTrack from './VictoryTrack.svelte';

const KEYS: FootKeys = [
  [['←', '↑', '→', '↓'], 'foot-hexes'],
  [['Enter'], 'foot-choose'],
  [['1', '…', '9'], 'foot-card'],
  [['T'], 'foot-targets'],
];

const parts: TableParts = { Table, Banner: VictoryTrack, moments, keys: () => KEYS, spaceAnswers: () => true };
export default parts;
