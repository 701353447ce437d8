import { describe, expect, it } from 'vitest';
import { drawnCards } from './drawn';

const combat = { sides: [{ aside: ['haste'] }, { aside: ['slow', '?'] }] };
const known = { haste: {}, slow: {} };

describe('the cards drawn before a Duel', () => {
  it('are one’s own at the table', () => {
    expect(drawnCards(combat, 0, 1, known)).toEqual(['haste']);
  });
  it('are those of whoever builds a deck in a replay, as far as they lie open', () => {
    expect(drawnCards(combat, -1, 1, known)).toEqual(['slow']);
    expect(drawnCards(combat, -1, -1, known)).toEqual([]);
    expect(drawnCards(null, -1, 0, known)).toEqual([]);
  });
});
