import { describe, expect, it } from 'vitest';
import type { TermInfo } from './protocol';
import { cutter } from './terms';

const term = (id: string, ...forms: string[]): TermInfo => ({ id, name: id, forms, text: '', clauses: [] });
const cut = cutter([
  term('few', 'Few'),
  term('retaliation', 'retaliat*'),
  term('lore', 'lore', 'arkanów'),
  term('lore card', 'lore card*', 'kart* arkanów'),
]);
const found = (text: string) => cut(text).flatMap(({ text, term }) => (term ? [`${term.id}: ${text}`] : []));

describe('terms in a text', () => {
  it('are found once, whatever their ending', () => {
    expect(found('It retaliates, and retaliation is free.')).toEqual(['retaliation: retaliates']);
    expect(found('Retaliation is free.')).toEqual(['retaliation: Retaliation']);
    expect(found('unretaliated')).toEqual([]);
  });

  it('that begin with a capital letter are found only so', () => {
    expect(found('A Few side, a few sides')).toEqual(['few: Few']);
    expect(found('only a few')).toEqual([]);
  });

  it('are found by their longest form, in every language', () => {
    expect(found('Pay lore for a lore card.')).toEqual(['lore: lore', 'lore card: lore card']);
    expect(found('Weź kartę arkanów.')).toEqual(['lore card: kartę arkanów']);
  });

  it('leave the text as it is', () => {
    const text = 'Few retaliate with lore cards (2).';
    expect(cut(text).map((piece) => piece.text).join('')).toBe(text);
    expect(cutter([])(text)).toEqual([{ text }]);
  });

  it('that were met before are left alone', () => {
    const met = new Set(['few']);
    expect(cut('Few retaliate', met).filter(({ term }) => term)).toHaveLength(1);
    expect(met).toContain('retaliation');
  });
});
