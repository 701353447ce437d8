import { beforeEach, describe, expect, it } from 'vitest';
import { IN_FULL, WhyNow } from './whyNow.svelte';

describe('why something is asked', () => {
  beforeEach(() => localStorage.clear());

  it('is said in full the first three times, in this browser', () => {
    for (let n = 0; n < IN_FULL; n += 1) {
      const why = new WhyNow();
      why.meet('heroes/ask_turn', `room/${n}`);
      expect(why.open).toBe(true);
    }
    const why = new WhyNow();
    why.meet('heroes/ask_turn', 'room/3');
    expect(why.open).toBe(false);
    why.meet('heroes/ask_draw', 'room/4');
    expect(why.open).toBe(true);
  });

  it('counts a question once, however often one comes back to it', () => {
    for (let n = 0; n < 9; n += 1) {
      const why = new WhyNow();
      why.meet('heroes/ask_turn', 'room/1');
      expect(why.open).toBe(true);
    }
  });

  it('opens at the press of its control, and stays folded once it was folded', () => {
    const why = new WhyNow();
    why.meet('heroes/ask_turn', 'room/1');
    why.toggle();
    expect(why.open).toBe(false);
    why.meet('heroes/ask_turn', 'room/2');
    expect(why.open).toBe(false);
    why.toggle();
    expect(why.open).toBe(true);
  });

  it('leaves the word to a coach', () => {
    const why = new WhyNow();
    why.meet('heroes/ask_turn', 'room/1', true);
    expect(why.open).toBe(false);
    why.meet('heroes/ask_turn', 'room/2');
    expect(why.open).toBe(true);
  });

  it('does without a storage that is broken', () => {
    localStorage.setItem('banneret.why', '{"heroes/ask_turn": 7, "x"');
    const why = new WhyNow();
    why.meet('heroes/ask_turn', 'room/1');
    expect(why.open).toBe(true);
  });
});
