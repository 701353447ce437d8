/** The sounds of the table by name. What they are made of is in `synth.ts`, which is fetched when the first is wanted. */

/** The later of two that come at once is heard: it says more. */
export const CUES = ['step', 'card', 'coin', 'tile', 'build', 'dice', 'hit', 'death', 'level', 'horn', 'victory', 'defeat'] as const;
export type Cue = (typeof CUES)[number];

/** Which events of a game give which sound. */
export type EventCues = Readonly<Record<string, Cue>>;

/** What says the most among several. */
export function weightiest(cues: readonly (Cue | undefined)[]): Cue | null {
  return CUES[Math.max(...cues.map((cue) => (cue ? CUES.indexOf(cue) : -1)))] ?? null;
}
