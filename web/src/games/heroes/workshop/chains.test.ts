import { expect, test } from 'vitest';
import { freshPart } from './fresh';
import { parse } from '../../../workshop/file/yaml';
import { asPart, give, giftsBetween, know, type Chain } from '../../../workshop/chain/chains';

const chain: Chain = { id: 'long_road', game: 'heroes', name: 'The Long Road', faction: 'castle', parts: ['a', 'b'] };

test('a part is told its place, and left as it is once it knows it', () => {
  const text = freshPart('first', 'First', 'dungeon');
  const told = asPart(text, chain, 2);
  expect(parse(told).value).toMatchObject({ id: 'first', mode: 'campaign', campaign: { id: 'long_road', name: 'The Long Road', part: 2, of: 2, faction: 'castle' } });
  expect(asPart(told, chain, 2)).toBe(told);
  expect(asPart('a: [', chain, 1)).toBe('a: [');
  const clash = asPart(text.replace('mode: campaign', 'mode: clash'), chain, 1);
  expect(parse(clash).value).toMatchObject({ mode: 'campaign' });
});

test('what one part gives is found in the next, or is missing there', () => {
  const first = give(give(freshPart('first', 'First', 'castle'), 'early'), 'trophy');
  const second = know(freshPart('second', 'Second', 'castle'), 'early');
  expect(giftsBetween(first, second)).toEqual([{ id: 'early', given: 0, known: 0 }, { id: 'trophy', given: 1, known: -1 }]);
  expect(giftsBetween(first, know(second, 'trophy')).every(({ known }) => known >= 0)).toBe(true);
  expect(parse(second).value).toMatchObject({ gifts: [{ id: 'early', do: [{ gain: 'gold', amount: 5 }] }] });
  expect(giftsBetween(second, first)).toEqual([]);
});
