/** Who hears what: nothing before somebody has touched the page, and in a page nobody looks at only that it is one's turn. */
import type { Cue } from './cues';
import type { Audio, Synth } from './synth';

/** A context that sounds are played in. */
export type Context = Audio & Pick<AudioContext, 'state' | 'resume' | 'close'>;

export interface Hearing {
  /** Whether sound is wanted, and how loud, from 0 to 1. */
  on(): boolean;
  volume(): number;
  hidden(): boolean;
  /** Whether somebody has touched the page already. */
  touched(): boolean;
  context(): Context;
  /** The synthesizer is fetched when it is first needed. */
  synth(): Promise<new (audio: Audio) => Synth>;
}

/** What is heard though nobody looks at the page. */
const ALWAYS: ReadonlySet<Cue> = new Set(['horn']);
const GESTURES = ['pointerdown', 'keydown'] as const;

export class Speaker {
  #touched = false;
  #context: Context | null = null;
  #synth: Promise<Synth> | null = null;

  constructor(private readonly hearing: Hearing) {}

  /** Waits for the first touch of the page: browsers allow no sound before, and nobody expects any. */
  listen(): () => void {
    const touch = (): void => {
      this.#touched = true;
      stop();
    };
    const stop = (): void => {
      for (const name of GESTURES) removeEventListener(name, touch, true);
    };
    for (const name of GESTURES) addEventListener(name, touch, true);
    return () => {
      stop();
      void this.#context?.close();
      this.#context = this.#synth = null;
    };
  }

  /** Plays a sound, if it is wanted now. */
  async play(cue: Cue): Promise<void> {
    this.#touched ||= this.hearing.touched();
    if (!this.#touched || !this.hearing.on() || (this.hearing.hidden() && !ALWAYS.has(cue))) return;
    const context = (this.#context ??= this.hearing.context());
    this.#synth ??= this.hearing.synth().then((Made) => new Made(context));
    const synth = await this.#synth;
    if (context.state === 'suspended') await context.resume();
    synth.volume = this.hearing.volume();
    synth.play(cue);
  }
}
