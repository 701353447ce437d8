/** Clocks of rooms in words, and those that the lobby offers. */
import type { Pace } from './protocol';
import { spanText, t } from './words.svelte';

export interface RoomClock {
  seconds: number;
  pace: Pace;
}

const DAY = 86_400;
const pace = (by: Pace['by'], increment = 0): Pace => ({ by, increment, weekends: false, days_off: 0 });
export const NO_CLOCK: RoomClock = { seconds: 0, pace: pace('answer') };

/** What can be chosen, by what the time is for. */
export const CLOCKS: readonly RoomClock[] = [
  NO_CLOCK,
  ...[60, 120, 300, 900].map((seconds) => ({ seconds, pace: pace('answer') })),
  ...[300, 600, 1800].map((seconds) => ({ seconds, pace: pace('turn') })),
  ...[1, 2, 3, 7].map((days) => ({ seconds: days * DAY, pace: pace('turn') })),
  ...([[1800, 60], [3600, 120], [7200, 300]] as const).map(([seconds, more]) => ({ seconds, pace: pace('total', more) })),
];

/** How many days off each player may be given. */
export const DAYS_OFF = [0, 2, 5, 10, 20] as const;

/** Whether a clock is one of days, for which weekends and days off can be left out. */
export const isLong = ({ seconds }: RoomClock): boolean => seconds >= DAY;

/** What tells clocks apart in a list, whatever is left out of them. */
export const clockKey = ({ seconds, pace }: RoomClock): string => `${pace.by}-${seconds}-${pace.increment}`;

/** A clock in words: 10 minutes a turn. */
export function clockName({ seconds, pace }: RoomClock): string {
  if (!seconds) return t('clock-none');
  const name = t('clock-name', { by: pace.by, time: spanText(seconds) });
  const rest = [
    pace.increment ? t('clock-more', { time: spanText(pace.increment) }) : '',
    pace.weekends ? t('clock-weekends') : '',
    pace.days_off ? t('clock-days-off', { days: pace.days_off }) : '',
  ];
  return [name, ...rest.filter(Boolean)].join(', ');
}
