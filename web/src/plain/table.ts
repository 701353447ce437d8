/** The table of a game without drawings. */
import type { FootKeys, TableParts } from '../games/game';
import Table from './Table.svelte';

const KEYS: FootKeys = [
  [['1', '…', '9'], 'foot-choose'],
  [['A'], 'keys-all'],
];

const parts: TableParts = { Table, keys: () => KEYS, spaceAnswers: () => true };
export default parts;
