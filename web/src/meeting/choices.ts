/** What two can play against each other, and how long they may take where it counts. */
import { NO_CLOCK, type RoomClock } from '../lib/clocks';
import type { GameInfo, ScenarioInfo } from '../lib/protocol';

/** Where a game counts, somebody has to answer in the end. */
export const COUNTED: RoomClock = { ...NO_CLOCK, seconds: 300 };

/** The scenarios of a game in which two play against each other with what everybody has. */
export function forTwo(game: GameInfo | undefined): ScenarioInfo[] {
  return (game?.scenarios ?? []).filter(({ tables }) => {
    const table = tables[2];
    return table !== undefined && !table.needs && new Set(table.teams).size > 1;
  });
}
