import { describe, expect, it } from 'vitest';
import type { HeroesView, Option } from '../../../lib/protocol';
import { counted, handOf, partsWith, spread } from './hand';

const option = (key: string): Option => ({ key, label: key });

describe('a hand', () => {
  it('is spread as wide as the room allows and never wider', () => {
    for (const count of [2, 5, 7, 10]) {
      for (const width of [340, 700, 1200]) {
        const { step } = spread(count, width, 132);
        expect(step).toBeLessThanOrEqual(118);
        if (step > 132 * 0.22) expect(step * (count - 1) + 132).toBeLessThanOrEqual(width + 0.001);
      }
    }
    expect(spread(1, 700, 132)).toEqual({ step: 132, turn: 0, lean: 0 });
  });

  it('lies flat in a strip, all of it in sight', () => {
    expect(spread(5, 330, 84, true)).toEqual({ step: 61.5, turn: 0, lean: 0 });
    expect(spread(2, 330, 84, true).step).toBe(88);
  });

  it('turns less the more cards there are', () => {
    expect(spread(3, 900, 132).turn).toBe(3.2);
    expect(spread(9, 900, 132).turn).toBe(2);
  });

  it('counts equal cards once', () => {
    expect(counted(['attack', 'power', 'attack'])).toEqual([
      { id: 'attack', count: 2 },
      { id: 'power', count: 1 },
    ]);
  });

  it('knows when a card can only be parted with', () => {
    expect(partsWith([option('discard:attack')])).toBe(true);
    expect(partsWith([option('play:attack'), option('discard:attack')])).toBe(false);
    expect(partsWith([])).toBe(false);
  });

  it('is read from the map, or from the side of a lone combat', () => {
    const side = (hand: string[]) => ({ hand, hand_size: hand.length, deck: ['power'], discard: [], removed: [] });
    const view = { world: null, combat: { players: [0, 1], sides: [side(['attack']), side([])] } } as unknown as HeroesView;
    expect(handOf(view, 0)?.hand).toEqual(['attack']);
    expect(handOf(view, 5)).toBeNull();
    expect(handOf(null, 0)).toBeNull();
  });
});
