import { describe, expect, it } from 'vitest';
import { runs } from './rich';

describe('texts', () => {
  it('have their numbers in bold and lose nothing', () => {
    const text = 'Heal 1; +2 attack, −1 to 3.';
    expect(runs(text).map((run) => run.text).join('')).toBe(text);
    expect(runs(text).filter((run) => run.bold).map((run) => run.text)).toEqual(['1', '+2', '−1', '3']);
  });
  it('leave the names of spaces, hexes and fields alone', () => {
    const bold = (text: string) => runs(text).filter((run) => run.bold).map((run) => run.text);
    expect(bold('Boars go to b3 and lose 2.')).toEqual(['2']);
    expect(bold('Trolls strike from 4.7: 3 damage, 12 left.')).toEqual(['3', '12']);
    expect(bold('Alamar goes to 0,-1.se and pays 5, then 6.')).toEqual(['5', '6']);
  });
});
