import { expect, it } from 'vitest';
import { parse } from '../../../workshop/file/yaml';
import { located } from '../../../workshop/findings';
import { foundOn, notBegun } from './found';
import { fresh } from './fresh';
import { tilesOf } from './layout';
import { thingsOf, thingsOn } from './things';

/** The tiles on which the map shows what was found. */
function marked(text: string, line: string, said: string): string[] {
  const parsed = parse(text);
  const findings = located(parsed, [{ line: text.split('\n').findIndex((each) => each.includes(line)) + 1, text: said }], []);
  const things = thingsOf(parsed.value);
  return tilesOf(parsed.value, '2').filter((tile) => foundOn(findings, '2', tile, thingsOn(things, tile)).length).map(({ spot }) => spot);
}

it('what is found about the tiles together is shown on those it names', () => {
  const text = fresh('own', 'Own').replace('[0, 1]]}', '[5, 5]]}');
  expect(marked(text, 'tiles:', 'own: layout.2.tiles: not connected with the other tiles: [5, 5]')).toEqual(['5,5']);
  expect(marked(text, 'kind: far', 'own: layout.2.tiles[2].at[3]: [5, 5] is off the map')).toEqual(['5,5']);
  expect(marked(text, 'name:', 'own: name: expected text, got 5')).toEqual([]);
});

it('forms say what is wrong without the way there', () => {
  const parsed = parse(fresh('own', 'Own'));
  const said = (text: string): string | undefined => located(parsed, [{ line: 2, text }], [])[0]?.said;
  expect(said('own: layout.2.tiles[1].at[0]: [5, 5] is off the map')).toBe('[5, 5] is off the map');
  expect(said('own: length: rounds: expected an integer, got "x": y')).toBe('expected an integer, got "x": y');
  expect(said('larger than 1 MB')).toBe('larger than 1 MB');
});

it('what is found about somebody who stands on a tile is shown there', () => {
  const text = `${fresh('own', 'Own').replace('at: [[0, 0]]', 'at: [[0, 0]], label: hill')}ai:\n- {id: foe, at: hill, army: [nobody]}\n`;
  expect(marked(text, '- {id: foe', 'foe: army[0]: unknown unit "nobody"')).toEqual(['0,0']);
});

it('tiles of which the box has too few are those the check names', () => {
  const text = fresh('own', 'Own').replace('[0, 1]]}', '[0, 1], [0, 2]]}');
  expect(marked(text, 'tiles:', 'own: layout.2.tiles: 10 far tiles, pools included, but the box has 9; too many: [0, 2]')).toEqual(['0,2']);
});

it('a seat without a starting tile is named on its map, and on no other', () => {
  const text = fresh('own', 'Own').replace(', P2: [1, 0]', '');
  const parsed = parse(text);
  const findings = located(parsed, [{ line: 10, text: 'own: layout.2.tiles: P2 has no starting tile' }], []);
  expect(notBegun(findings, '2', tilesOf(parsed.value, '2'))).toEqual([{ seat: 'P2', said: 'P2 has no starting tile' }]);
  expect(notBegun(findings, '3', tilesOf(parsed.value, '3'))).toEqual([]);
  expect(notBegun([], '2', tilesOf(parsed.value, '2'))).toEqual([]);
});
