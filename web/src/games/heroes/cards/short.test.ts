import { describe, expect, it } from 'vitest';
import catalogue from '../../../fixtures/catalogue-en.json';
import type { Asked, CardInfo } from '../../../lib/protocol';
import { isMoment, waitsFor } from './short';

const card = (id: string): CardInfo => (catalogue.cards as unknown as Record<string, CardInfo>)[id] as CardInfo;
const asked = (step: string, ...at: string[]): Asked => ({
  choice: 1,
  seat: 0,
  kind: 'play',
  step,
  prompt: '',
  options: at.map((anchor) => ({ key: anchor, label: anchor, at: anchor })),
});

describe('why a card waits', () => {
  it('belongs to a combat, or to the map', () => {
    expect(waitsFor(card('attack'), asked('ask_turn'), false)).toBe('combat');
    expect(waitsFor(card('town_portal'), asked('ask_action'), true)).toBe('map');
    expect(waitsFor(card('necromancy'), asked('ask_action'), true)).toBe('won');
  });

  it('has another moment in the same half of the game', () => {
    expect(waitsFor(card('starting_wisdom'), asked('ask_turn'), false)).toBe('guild');
    expect(waitsFor(card('defense'), asked('ask_action'), true)).toBe('defense');
    expect(waitsFor(card('power'), asked('ask_action'), true)).toBe('power');
  });

  it('is for the side that is attacked, and not for the one that attacks', () => {
    expect(waitsFor(card('defense'), asked('ask_instant'), true)).toBe('defense');
    expect(waitsFor(card('attack'), asked('ask_instant'), true)).toBe('attack');
  });

  it('has its moment now, so that something else stands in the way', () => {
    expect(waitsFor(card('lightning_bolt'), asked('ask_action'), true)).toBe('');
    expect(waitsFor(card('logistics'), asked('ask_turn'), false)).toBe('');
  });

  it('is worth saying only when cards are played', () => {
    expect(isMoment(asked('ask_reward'))).toBe(false);
    expect(isMoment(asked('ask_turn'))).toBe(true);
    expect(isMoment(asked('ask_cost', 'card:attack'))).toBe(true);
  });
});
