import { describe, expect, it } from 'vitest';
import { parseCost } from './cost';
import { amountName } from './signs';
import { loadWords } from './words.svelte';

describe('costs', () => {
  it('are read as the server writes them', () => {
    expect(parseCost('1')).toEqual([{ kind: 'movement', amount: 1 }]);
    expect(parseCost('gold 10, valuables 2')).toEqual([
      { kind: 'gold', amount: 10 },
      { kind: 'valuables', amount: 2 },
    ]);
    expect(parseCost('')).toEqual([]);
    expect(parseCost('two ducks, gold many')).toEqual([]);
    expect(parseCost('ducks 2')).toEqual([{ kind: 'ducks', amount: 2 }]);
  });

  it('are named in the words of a game, or as the server names them', async () => {
    await loadWords('fr');
    expect(amountName('building_materials')).toBe('matériaux de construction');
    expect(amountName('white_ducks')).toBe('white ducks');
  });
});
