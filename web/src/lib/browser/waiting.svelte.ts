/** What waits for the reader, as the server has said last. `src/waiting/follow.ts` keeps it current. */
import type { WaitingGame, YourGames } from '../protocol';

class Waiting {
  games = $state.raw<YourGames | null>(null);

  /** The games in which other people wait, those that have waited longest first. */
  get theirs(): readonly WaitingGame[] {
    return this.games?.yours.filter(({ alone }) => !alone) ?? [];
  }

  /** In how many games other people wait, besides the one at which one sits. */
  besides(room?: string): number {
    return this.theirs.filter((game) => game.room !== room).length;
  }

  /** The game to go on with after this one: where people wait first, then those against bots. */
  after(room?: string): WaitingGame | null {
    const others = (games: readonly WaitingGame[]) => games.find((game) => game.room !== room && !game.lesson) ?? null;
    return others(this.theirs) ?? others(this.games?.yours ?? []);
  }
}

export const waiting = new Waiting();
