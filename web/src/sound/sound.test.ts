import { describe, expect, it } from 'vitest';
import battlelore from '../games/battlelore/eventSounds';
import battleloreBeats from '../games/battlelore';
import heroes from '../games/heroes/eventSounds';
import heroesBeats from '../games/heroes';
import { CUES, weightiest, type Cue } from './cues';
import { Speaker, type Context, type Hearing } from './speaker';
import { Synth } from './synth';

/** A context that counts what is started in it, and keeps every volume that is set. */
class FakeContext {
  currentTime = 0;
  sampleRate = 800;
  destination = {};
  state = 'running';
  resumed = 0;
  started: { at: number; stop: number }[] = [];
  levels: number[] = [];

  #param() {
    const set = (value: number, at: number): void => {
      if (!(value > -1e9) || !(at >= 0)) throw new Error(`a bad value ${value} at ${at}`);
      this.levels.push(value);
    };
    return { setValueAtTime: set, exponentialRampToValueAtTime: (value: number, at: number) => (value > 0 ? set(value, at) : set(NaN, at)) };
  }
  #node(more: object = {}) {
    const node = { connect: (to: unknown) => to, gain: this.#param(), frequency: this.#param(), Q: this.#param(), ...more };
    return node;
  }
  #source() {
    const times = { at: -1, stop: -1 };
    return this.#node({
      start: (at: number) => void ((times.at = at), this.started.push(times)),
      stop: (at: number) => void (times.stop = at),
    });
  }
  createGain = () => this.#node();
  createBiquadFilter = () => this.#node();
  createDynamicsCompressor = () => this.#node();
  createOscillator = () => this.#source();
  createBufferSource = () => this.#source();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = async (): Promise<void> => void (this.resumed += 1);
  close = async (): Promise<void> => undefined;
}

function speaking(how: Partial<Hearing> = {}): { speaker: Speaker; contexts: FakeContext[] } {
  const contexts: FakeContext[] = [];
  const speaker = new Speaker({
    on: () => true,
    volume: () => 0.5,
    hidden: () => false,
    touched: () => false,
    context: () => {
      contexts.push(new FakeContext());
      return contexts.at(-1) as unknown as Context;
    },
    synth: async () => Synth,
    ...how,
  });
  return { speaker, contexts };
}

const touch = (): boolean => dispatchEvent(new Event('pointerdown'));

/** The strongest part of a sound. */
function peak(cue: Cue): number {
  const peaks: number[] = [];
  const context = new FakeContext();
  const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: (value: number) => void peaks.push(value) };
  new Synth({ ...context, createGain: () => ({ connect: (to: unknown) => to, gain }) } as unknown as Context).play(cue);
  return Math.max(...peaks);
}

describe('how strong sounds are', () => {
  it('lets a blow and a death be heard beside hammers and horns, and a step at all', () => {
    expect(peak('hit')).toBeGreaterThan(2 * peak('build'));
    expect(peak('death')).toBeGreaterThan(peak('horn'));
    expect(peak('step')).toBeGreaterThan(0.4);
    for (const cue of CUES) expect(peak(cue), cue).toBeLessThan(1);
  });
});

describe('which events give which sound', () => {
  it.each<[string, Record<string, Cue>, Cue[]]>([
    ['heroes', heroes, ['step', 'card', 'coin', 'tile', 'build', 'dice', 'hit', 'death', 'level']],
    ['battlelore', battlelore, ['step', 'card', 'coin', 'dice', 'hit', 'death', 'level']],
  ])('of %s: every kind that its table has', (_, cues, kinds) => {
    expect(new Set(Object.values(cues))).toEqual(new Set(kinds));
  });

  it('names events that are shown', () => {
    for (const [cues, { beats }] of [[heroes, heroesBeats], [battlelore, battleloreBeats]] as const) {
      const unknown = Object.keys(cues).filter((name) => !(name in beats));
      expect(unknown.filter((name) => !['lore_drawn', 'treasure', 'bought', 'learned', 'councillor'].includes(name))).toEqual([]);
    }
  });

  it('is the weightiest of what comes at once', () => {
    expect(weightiest([heroes.walk, heroes.defeat, heroes.damage, undefined])).toBe('death');
    expect(weightiest([battlelore.die, battlelore.move])).toBe('dice');
    expect(weightiest([undefined])).toBeNull();
    expect(weightiest([])).toBeNull();
  });
});

describe('the sounds', () => {
  it.each(CUES)('%s begins at once, ends by itself and is short', (cue) => {
    const context = new FakeContext();
    new Synth(context as unknown as Context).play(cue);
    expect(Math.min(...context.started.map(({ at }) => at))).toBe(0);
    for (const { at, stop } of context.started) expect(stop).toBeGreaterThan(at);
    expect(Math.max(...context.started.map(({ stop }) => stop))).toBeLessThan(2);
  });
});

describe('the loudspeaker', () => {
  it('is silent until the page has been touched', async () => {
    const { speaker, contexts } = speaking();
    const stop = speaker.listen();
    await speaker.play('horn');
    expect(contexts).toEqual([]);
    touch();
    await speaker.play('horn');
    expect(contexts).toHaveLength(1);
    expect(contexts[0]?.started.length).toBeGreaterThan(0);
    stop();
  });

  it('knows that the page was touched before it came', async () => {
    const { speaker, contexts } = speaking({ touched: () => true });
    await speaker.play('coin');
    expect(contexts).toHaveLength(1);
  });

  it('says in a hidden page only that it is my turn', async () => {
    const { speaker, contexts } = speaking({ touched: () => true, hidden: () => true });
    for (const cue of CUES) await speaker.play(cue);
    const [context] = contexts;
    const alone = new FakeContext();
    new Synth(alone as unknown as Context).play('horn');
    expect(context?.started).toHaveLength(alone.started.length);
  });

  it('is silent where sound is off, and as loud as is wanted', async () => {
    const off = speaking({ touched: () => true, on: () => false });
    await off.speaker.play('victory');
    expect(off.contexts).toEqual([]);
    const low = speaking({ touched: () => true, volume: () => 0.1 });
    await low.speaker.play('step');
    expect(low.contexts[0]?.levels.some((level) => Math.abs(level - 0.01) < 1e-9)).toBe(true);
  });

  it('wakes a context that the browser has put to sleep', async () => {
    const { speaker, contexts } = speaking({ touched: () => true });
    await speaker.play('step');
    if (contexts[0]) contexts[0].state = 'suspended';
    await speaker.play('step');
    expect(contexts[0]?.resumed).toBe(1);
  });
});
