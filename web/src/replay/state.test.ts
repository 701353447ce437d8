import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { HeroesView, ReplayInfo, ReplayStep, Told } from '../lib/protocol';
import { toasts } from '../lib/screen/toast.svelte';
import { loadWords } from '../lib/words.svelte';
import { ALL, Replay } from './state.svelte';
import TryHere from './TryHere.svelte';

const STEPS = 130;
const info: ReplayInfo = {
  id: 'x',
  notes: null,
  game: 'heroes',
  scenario: 'brave_new_world',
  title: 'Brave New World',
  seats: [0, 1].map((seat) => ({ seat, name: `P${seat}`, side: '', colours: 'castle' })),
  steps: STEPS,
  returns: [-1, 1],
  rounds: [{ round: 1, step: 1 }],
  turns: [{ player: 0, first: 1, last: STEPS }],
  marks: [{ step: 60, kind: 'combat', player: 0, text: '' }],
  strength: [],
  seed: 1,
};

/** A record whose position counts its steps, with a fight between 60 and 70. */
const view = (n: number) => ({ world: { round: n }, combat: n >= 60 && n <= 70 ? { round: 1 } : null });

async function ask(_id: string, first: number, last: number): Promise<ReplayStep[]> {
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const n = first + at;
    const told: Told = { n, name: 'gain', args: {}, text: `event ${n}` };
    const base = { n, who: 0, prompt: '', label: '', events: [told], hidden: [], round: 1, waiting: [0] };
    return { ...base, view: at ? null : view(n), patch: at ? view(n) : null } as unknown as ReplayStep;
  });
}

const round = (replay: Replay): number | undefined => (replay.view as HeroesView | null)?.world?.round;

describe('a replay', () => {
  it('shows any step, and fetches no chunk twice', async () => {
    const asked = vi.fn(ask);
    const replay = new Replay(info, asked);
    await replay.go(0);
    expect([replay.step, round(replay)]).toEqual([0, 0]);
    await replay.go(77);
    expect([replay.step, round(replay)]).toEqual([77, 77]);
    expect(replay.lookback.log.at(-1)?.text).toBe('event 77');
    await replay.go(9999);
    expect([replay.step, round(replay)]).toEqual([STEPS, STEPS]);
    expect(replay.table?.returns).toEqual([-1, 1]);
    await replay.go(-4);
    expect(replay.step).toBe(0);
    const ranges = asked.mock.calls.map(([, first, last]) => `${first}-${last}`);
    expect(new Set(ranges).size).toBe(ranges.length);
    expect(replay.asking.asked).toBeNull();
  });

  it('plays step by step across chunks, and stops at the end', async () => {
    const replay = new Replay(info, ask);
    replay.pace = 'jump';
    await replay.go(48);
    const heard = vi.spyOn(replay, 'receive');
    for (let n = 49; n <= 53; n++) {
      await replay.on();
      expect(heard.mock.lastCall?.[0].is).toBe('step');
      expect([replay.step, round(replay)]).toEqual([n, n]);
      expect(replay.lookback.log.at(-1)?.text).toBe(`event ${n}`);
    }
    await replay.go(STEPS);
    replay.running = true;
    await replay.on();
    expect(replay.running).toBe(false);
    await replay.toggle();
    expect([replay.running, replay.step]).toEqual([true, 0]);
  });

  it('passes over fights when it is told to', async () => {
    const replay = new Replay(info, ask);
    replay.pace = 'jump';
    replay.passing = replay.running = true;
    await replay.go(58);
    await replay.advance();
    expect(replay.step).toBe(59);
    await replay.advance();
    expect([replay.step, (replay.view as HeroesView | null)?.combat ?? null]).toEqual([71, null]);
    await replay.next();
    expect(replay.step).toBe(60);
    const undrawn = new Replay({ ...info, game: 'nobody_has_drawn_this' }, ask);
    await undrawn.next();
    expect([undrawn.jump, undrawn.step]).toEqual([null, 0]);
  });

  it('looks with other eyes at the same step', async () => {
    const asked = vi.fn(ask);
    const replay = new Replay(info, asked);
    await replay.go(20);
    expect(replay.mine).toBe(-1);
    await replay.look(1);
    expect([replay.step, replay.mine, round(replay)]).toEqual([20, 1, 20]);
    expect(asked.mock.calls.map((call) => call.at(3))).toContain(ALL);
    expect(asked.mock.lastCall?.at(3)).toBe(1);
  });

  it('goes where one wanted last, however the answers come', async () => {
    let slow: (() => void) | undefined;
    const replay = new Replay(info, async (id, first, last) => {
      if (first === 100) await new Promise<void>((resolve) => (slow = resolve));
      return ask(id, first, last);
    });
    const far = replay.go(120);
    await replay.go(3);
    slow?.();
    await far;
    expect([replay.step, round(replay)]).toEqual([3, 3]);
  });

  it('says when nobody answers, and tries again', async () => {
    let away = true;
    const replay = new Replay(info, (id, first, last) => (away ? Promise.reject(new TypeError('away')) : ask(id, first, last)));
    await replay.go(5);
    expect(replay.trouble).toBe('unreachable');
    away = false;
    await replay.go(5);
    expect(replay.trouble).toBeNull();
    expect(round(replay)).toBe(5);
  });
});

describe('trying from here', () => {
  beforeAll(() => loadWords('en'));

  it.each([
    [7, null],
    [null, 'true'],
  ])('with the seed %s: the same dice are off %s, with new ones one can always play', async (seed, off) => {
    const replay = new Replay({ ...info, seed }, ask);
    await replay.go(5);
    render(TryHere, { replay });
    const same = screen.getByRole('button', { name: /^Same dice/ });
    expect(same.getAttribute('aria-disabled')).toBe(off);
    expect(screen.getByRole('button', { name: 'New dice' }).getAttribute('aria-disabled')).toBeNull();
    if (off) {
      await fireEvent.click(same);
      expect(toasts.list.at(-1)?.text).toBe('The luck of this game was secret: its dice cannot be repeated.');
    }
  });
});
