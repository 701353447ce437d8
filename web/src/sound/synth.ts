/** Every sound of the table, made by the Web Audio API from oscillators and noise: there is no file to fetch. */
import type { Cue } from './cues';

/** What the sounds need of an AudioContext. */
export type Audio = Pick<
  AudioContext,
  'currentTime' | 'sampleRate' | 'destination' | 'createGain' | 'createOscillator' | 'createBiquadFilter' | 'createBuffer' | 'createBufferSource' | 'createDynamicsCompressor'
>;

/** A sound that swells to its peak and dies away; times in seconds. */
interface Shape {
  at?: number;
  length: number;
  peak: number;
  attack?: number;
}

interface Tone extends Shape {
  type?: OscillatorType;
  pitch: number;
  /** Where the pitch slides to. */
  to?: number;
  /** A brass or a string loses its edge as it dies: the highest frequency let through, from and to. */
  dull?: readonly [number, number];
}

interface Rustle extends Shape {
  filter: BiquadFilterType;
  pitch: number;
  to?: number;
  sharp?: number;
}

const SILENCE = 0.0001;
const NOISE_SECONDS = 1;

/** The loudspeaker of the table: all sounds go through one volume, and never grow harsh together. */
export class Synth {
  readonly #out: GainNode;
  #noise: AudioBuffer | null = null;

  constructor(private readonly audio: Audio) {
    const limit = audio.createDynamicsCompressor();
    this.#out = audio.createGain();
    this.#out.connect(limit);
    limit.connect(audio.destination);
  }

  /** From 0 to 1, as it is heard: an ear takes a tenth of the power for half as loud. */
  set volume(volume: number) {
    this.#out.gain.setValueAtTime(volume ** 2, this.audio.currentTime);
  }

  play(cue: Cue): void {
    SOUNDS[cue](this);
  }

  tone({ type = 'sine', pitch, to, dull, ...shape }: Tone): void {
    const start = this.audio.currentTime + (shape.at ?? 0);
    const voice = this.audio.createOscillator();
    voice.type = type;
    voice.frequency.setValueAtTime(pitch, start);
    if (to) voice.frequency.exponentialRampToValueAtTime(to, start + shape.length);
    let last: AudioNode = voice;
    if (dull) {
      const filter = this.audio.createBiquadFilter();
      filter.type = 'lowpass';
      filter.frequency.setValueAtTime(dull[0], start);
      filter.frequency.exponentialRampToValueAtTime(dull[1], start + shape.length);
      last = voice.connect(filter);
    }
    this.#shaped(last, voice, start, shape);
  }

  rustle({ filter, pitch, to, sharp = 1, ...shape }: Rustle): void {
    const start = this.audio.currentTime + (shape.at ?? 0);
    const voice = this.audio.createBufferSource();
    voice.buffer = this.#rushing();
    voice.loop = true;
    const band = this.audio.createBiquadFilter();
    band.type = filter;
    band.Q.setValueAtTime(sharp, start);
    band.frequency.setValueAtTime(pitch, start);
    if (to) band.frequency.exponentialRampToValueAtTime(to, start + shape.length);
    this.#shaped(voice.connect(band), voice, start, shape);
  }

  #shaped(from: AudioNode, voice: AudioScheduledSourceNode, start: number, { length, peak, attack = 0.004 }: Shape): void {
    const gain = this.audio.createGain();
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(peak, start + attack);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
    from.connect(gain);
    gain.connect(this.#out);
    voice.start(start);
    voice.stop(start + length + 0.02);
  }

  /** The same noise every time: a table does not sound different from one visit to the next. */
  #rushing(): AudioBuffer {
    if (!this.#noise) {
      const length = Math.floor(this.audio.sampleRate * NOISE_SECONDS);
      const made = this.audio.createBuffer(1, length, this.audio.sampleRate);
      const samples = made.getChannelData(0);
      let seed = 20_11;
      for (let n = 0; n < length; n++) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        samples[n] = seed / 1_073_741_824 - 1;
      }
      this.#noise = made;
    }
    return this.#noise;
  }
}

/** A knock on wood: what tiles, dice and hammers have in common. */
function knock(synth: Synth, at: number, pitch: number, peak: number): void {
  synth.tone({ type: 'triangle', pitch, to: pitch * 0.6, at, length: 0.07, peak });
  synth.rustle({ filter: 'bandpass', pitch: pitch * 6, sharp: 2, at, length: 0.03, peak: peak * 0.7 });
}

/** A horn: two reeds a little apart, which lose their edge. */
function brass(synth: Synth, pitch: number, at: number, length: number, peak: number, attack = 0.07): void {
  for (const apart of [0.997, 1.003]) {
    synth.tone({ type: 'sawtooth', pitch: pitch * apart, dull: [pitch * 7, pitch * 2.2], at, length, peak: peak / 2, attack });
  }
  synth.tone({ pitch, at, length, peak: peak * 0.6, attack });
}

function chord(synth: Synth, pitches: readonly number[], at: number, length: number, peak: number): void {
  for (const pitch of pitches) brass(synth, pitch, at, length, peak / pitches.length);
}

const G3 = 196;
const C4 = 261.6;
const E4 = 329.6;
const G4 = 392;
const C5 = 523.3;
const E5 = 659.3;
const G5 = 784;
const C6 = 1046.5;

const SOUNDS: Readonly<Record<Cue, (synth: Synth) => void>> = {
  step: (synth) => {
    synth.rustle({ filter: 'lowpass', pitch: 420, to: 160, length: 0.09, peak: 0.5 });
    synth.tone({ pitch: 110, to: 70, length: 0.08, peak: 0.36 });
  },
  card: (synth) => synth.rustle({ filter: 'highpass', pitch: 2400, to: 5200, length: 0.13, peak: 0.22, attack: 0.03 }),
  coin: (synth) => {
    for (const [at, pitch] of [[0, 1975], [0.07, 2637]] as const) {
      synth.tone({ pitch, at, length: 0.26, peak: 0.16 });
      synth.tone({ pitch: pitch * 2.76, at, length: 0.12, peak: 0.05 });
    }
  },
  tile: (synth) => {
    synth.rustle({ filter: 'bandpass', pitch: 700, to: 1800, length: 0.2, peak: 0.16, attack: 0.12 });
    knock(synth, 0.2, 210, 0.3);
  },
  build: (synth) => {
    for (const [n, pitch] of [230, 245, 260].entries()) knock(synth, n * 0.13, pitch, 0.26);
  },
  dice: (synth) => {
    for (const [at, pitch] of [[0, 520], [0.06, 610], [0.1, 480], [0.17, 560], [0.27, 450]] as const) knock(synth, at, pitch, 0.2 - at * 0.3);
  },
  hit: (synth) => {
    synth.rustle({ filter: 'bandpass', pitch: 1500, to: 300, length: 0.14, peak: 0.75 });
    synth.tone({ pitch: 170, to: 58, length: 0.18, peak: 0.9 });
  },
  death: (synth) => {
    synth.tone({ type: 'sawtooth', pitch: 196, to: 55, dull: [900, 160], length: 0.62, peak: 0.5, attack: 0.02 });
    synth.rustle({ filter: 'lowpass', pitch: 700, to: 90, length: 0.5, peak: 0.5, attack: 0.02 });
  },
  level: (synth) => {
    for (const [n, pitch] of [C5, E5, G5, C6].entries()) {
      synth.tone({ type: 'triangle', pitch, at: n * 0.09, length: 0.42, peak: 0.14 });
      synth.tone({ pitch: pitch * 2, at: n * 0.09, length: 0.2, peak: 0.04 });
    }
  },
  horn: (synth) => {
    brass(synth, G3, 0, 0.34, 0.24);
    brass(synth, C4, 0.24, 0.85, 0.3);
  },
  victory: (synth) => {
    for (const [n, pitch] of [G4, G4, G4].entries()) brass(synth, pitch, n * 0.14, 0.2, 0.26, 0.02);
    chord(synth, [C4, E4, G4, C5], 0.44, 1.3, 0.7);
  },
  defeat: (synth) => {
    chord(synth, [C4, 311.1, G3], 0, 0.8, 0.42);
    chord(synth, [G3, 233.1, 146.8], 0.6, 1.3, 0.42);
  },
};
