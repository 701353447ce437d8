import { describe, expect, it } from 'vitest';
import type { HeroesView, Option } from '../../../lib/protocol';
import { counted, handOf, partsWith, sideBySide } from './hand';

const option = (key: string): Option => ({ key, label: key });

describe('a hand', () => {
  it('lies side by side, the cards narrower the more there are', () => {
    for (const width of [790, 900]) {
      for (const count of [2, 5, 7, 10]) {
        const { card, step } = sideBySide(count, width, 116);
        expect(card).toBeGreaterThanOrEqual(70);
        expect(step).toBeGreaterThan(card);
        expect(step * (count - 1) + card).toBeLessThanOrEqual(width + count);
      }
    }
    expect(sideBySide(1, 900, 116)).toEqual({ card: 116, step: 116 });
  });

  it('lies over each other only where no card could be read otherwise', () => {
    const { card, step } = sideBySide(16, 900, 116);
    expect(card).toBe(70);
    expect(step).toBeLessThan(card);
    expect(step * 15 + card).toBeLessThanOrEqual(900.001);
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
