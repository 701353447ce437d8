/** What two can play against each other, and how long they may take. */
import type { GameInfo, ScenarioInfo } from '../lib/protocol';
import { spanText, t } from '../lib/words.svelte';

export const CLOCKS = [0, 60, 300, 900, 86_400] as const;
/** Where a game counts, somebody has to answer in the end. */
export const COUNTED = 300;

/** The scenarios of a game in which two play against each other with what everybody has. */
export function forTwo(game: GameInfo | undefined): ScenarioInfo[] {
  return (game?.scenarios ?? []).filter(({ tables }) => {
    const table = tables[2];
    return table !== undefined && !table.needs && new Set(table.teams).size > 1;
  });
}

export const clockName = (seconds: number): string => (seconds ? t('meet-clock', { span: spanText(seconds) }) : t('meet-no-clock'));
