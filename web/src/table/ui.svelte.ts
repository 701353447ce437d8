/** What is open on the page of a table, apart from the game itself. */
import { getContext, setContext } from 'svelte';
import type { TableStore } from '../lib/stores/table.svelte';

export class Ui {
  keys = $state(false);
  rules = $state(false);
  /** What is answered by itself. */
  habits = $state(false);
  /** What the scenario is about. */
  scenario = $state(false);
  /** Who sits where. */
  room = $state(false);
  /** The list of all answers. */
  listing = $state(false);
  /** The drawer with the left panel, on a middle width. */
  drawer = $state(false);
  /** The tab of a phone. */
  tab = $state('table');
  talk = $state<'log' | 'chat'>('log');
  /** The number of the last line of chat that has been read. */
  read = $state(-1);
}

const CONTEXT = Symbol('ui');

export function setUi(ui: Ui): Ui {
  return setContext(CONTEXT, ui);
}

/** Parts shown by themselves have one of their own. */
export function getUi(): Ui {
  return getContext<Ui | undefined>(CONTEXT) ?? setUi(new Ui());
}

/** The seat a curtain falls for: this screen has several players, and the one asked has not sat down. */
export function curtainFor({ seats, table, playback, lookback }: Pick<TableStore, 'seats' | 'table' | 'playback' | 'lookback'>): number | null {
  if (seats.length < 2 || !table || table.over || playback.busy || lookback.past !== null) return null;
  const asked = table.waiting.find((seat) => seats.includes(seat));
  return asked !== undefined && asked !== table.seat ? asked : null;
}
