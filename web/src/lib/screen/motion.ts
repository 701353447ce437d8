/** How long things take. The lengths come from the tokens; with reduced motion those are 0 and nothing is waited for. */
import type { Told } from '../protocol';
import type { Speed } from '../browser/settings.svelte';

const BEATS = {
  tap: 90,
  hover: 140,
  step: 180,
  panel: 220,
  card: 260,
  hit: 320,
  flip: 420,
  die: 700,
  banner: 900,
} as const;

export type Beat = keyof typeof BEATS;

/** The length of a beat in milliseconds at speed 1, as the stylesheet has it now. */
export function beat(name: Beat): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue(`--m-${name}`).trim();
  const value = Number.parseFloat(written);
  if (Number.isNaN(value)) return BEATS[name];
  return written.endsWith('ms') ? value : value * 1000;
}

/** Events that are shown before the next one begins, by name (`*` for all others with words): how many beats of which kind each takes. */
export type Beats = Readonly<Record<string, readonly [Beat, number]>>;

/** How long an event is shown at speed 1; 0 for one that only changes numbers. */
export function duration(event: Pick<Told, 'name' | 'text'>, beats: Beats): number {
  const shown = beats[event.name] ?? (event.text ? beats['*'] : undefined);
  return shown ? Math.round(beat(shown[0]) * shown[1]) : 0;
}

/** A setting as a number to divide by. */
export function speedOf(setting: Speed): number {
  return setting === 'instant' ? Infinity : Number(setting);
}
