/** How long ago something was, in the words of the reader's language. */
import { now } from '../lib/screen/now.svelte';
import { language } from '../lib/words.svelte';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** A moment relative to now: 3 days ago, in 2 hours. */
export function relative(seconds: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, long] of UNITS) if (Math.abs(seconds) >= long) return format.format(Math.trunc(seconds / long), unit);
  return format.format(0, 'minute');
}

/** A moment, in seconds since 1970, relative to now; reactive. */
export const whenText = (at: number): string => relative(at - now() / 1000, language());
