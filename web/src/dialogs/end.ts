/** What the end of a game shows: who stands where, and a curve for each army. */
import type { NewRoom } from '../lib/connection/api';
import type { RoomInfo, Table } from '../lib/protocol';
import { through } from '../lib/screen/strokes';

export interface Rank {
  seat: number;
  /** Nothing where nobody has done better than anybody else. */
  place: number | null;
  won: boolean;
}

/** Seats by how they fared; those alike share a place, and where all are alike nobody has one. */
export function ranking(returns: readonly number[]): Rank[] {
  const sorted = returns.map((value, seat) => ({ seat, value })).sort((a, b) => b.value - a.value || a.seat - b.seat);
  const alike = new Set(returns).size < 2;
  return sorted.map(({ seat, value }) => ({
    seat,
    place: alike ? null : 1 + sorted.filter((other) => other.value > value).length,
    won: value > 0,
  }));
}

/** The seats that won; several in a team, none in a draw. */
export function winners(table: Pick<Table, 'returns'>): number[] {
  return table.returns.flatMap((value, seat) => (value > 0 ? [seat] : []));
}

/** A round number at or above the highest value, to draw up to. */
export function ceiling(highest: number): number {
  if (highest <= 4) return 4;
  const step = 10 ** Math.floor(Math.log10(highest / 4));
  const nice = [1, 2, 2.5, 5, 10].map((times) => times * step * 4).find((top) => top >= highest);
  return nice ?? highest;
}

export interface Curve {
  d: string;
  /** Below the curve, down to the ground. */
  area: string;
}

/** A line through values from left to right in a box. */
export function curve(values: readonly number[], top: number, width: number, height: number): Curve {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const points = values.map((value, n) => ({ x: n * step, y: height - (value / top) * height }));
  const last = points.at(-1);
  return { d: through(points), area: last ? `${through([...points, { x: last.x, y: height }, { x: 0, y: height }])}Z` : '' };
}

/** The same table again, with the same people and bots in their seats; people from afar take theirs by the link. */
export function again(room: RoomInfo, mine: readonly number[]): NewRoom {
  return {
    game: room.game,
    scenario: room.scenario,
    options: room.options,
    seconds: room.seconds,
    pace: room.pace,
    talk: room.talk,
    absence: room.absence,
    watching: room.watching,
    hints: room.hints,
    seats: room.seats.map(({ seat, kind, side, name, bot }) => {
      if (kind === 'bot') return { kind: 'bot' as const, side, bot };
      return mine.includes(seat) ? { kind: 'person' as const, side, name } : { kind: 'open' as const, side };
    }),
  };
}
