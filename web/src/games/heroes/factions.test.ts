import { describe, expect, it } from 'vitest';
import { inColours } from '../../lib/signs';
import { coloursOf, isFaction } from './factions';
import { prices } from './resources';

describe('costs', () => {
  it('have one order', () => {
    expect(prices({ valuables: 1, gold: 4, building_materials: 0 }).map((price) => price.kind)).toEqual(['gold', 'valuables']);
  });
});

describe('the colours of a side', () => {
  it('are those of its faction', () => {
    expect(coloursOf('castle/rion')).toBe('castle');
    expect(coloursOf('dungeon_harpies+ dungeon_medusas cards=power')).toBe('dungeon');
    expect(coloursOf('random=necropolis')).toBe('necropolis');
    expect(coloursOf('choose')).toBe('');
    expect(coloursOf('guards=v')).toBe('');
  });
});

describe('factions', () => {
  it('without colours of their own wear those of nobody', () => {
    expect(inColours('castle')).toBe('in-castle');
    expect(inColours('siege')).toBe('in-neutral');
    expect(isFaction('neutral')).toBe(false);
  });
});
