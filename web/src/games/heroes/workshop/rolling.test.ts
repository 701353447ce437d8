import { expect, test } from 'vitest';
import parts from './index';
import { KEYS, withKept } from './rolling';

const BEFORE = 'id: a\nname: A\nlayout:\n  2: {tiles: []}\nsetup: {resources: {gold: 9}}\nvictory:\n- {points: 3}\n';
const ROLLED = '# made by chance\nid: b\nname: B\nlayout:\n  2: {tiles: []}\nsetup: {resources: {gold: 5}}\nfields: {grail: {movement: 1}}\nvictory:\n- {points: 7}\n';

test('every key of a file belongs to one part', () => {
  const keys = Object.values(KEYS).flat();
  expect(keys.toSorted()).toEqual(parts.sections.flatMap((section) => section.keys).toSorted());
});

test('what chance makes once more is left to it', () => {
  expect(withKept(BEFORE, { text: ROLLED, before: BEFORE }, ['map', 'means'], [])).toBe(ROLLED);
});

test('what was changed by hand since then stays as it is written', () => {
  const mine = BEFORE.replace('setup: {resources: {gold: 9}}', 'setup:\n  # little\n  resources: {gold: 2}');
  const made = withKept(mine, { text: ROLLED, before: BEFORE }, ['map', 'means'], []);
  expect(made).toBe(ROLLED.replace('setup: {resources: {gold: 5}}', 'setup:\n  # little\n  resources: {gold: 2}'));
  expect(withKept(mine, { text: ROLLED, before: BEFORE }, ['map'], [])).toBe(ROLLED);
});

test('of a file that was not made by chance every kept part is taken over, and what it lacks is left out', () => {
  const made = withKept(BEFORE, { text: ROLLED, before: '' }, ['goal', 'name'], []);
  expect(made).toBe('# made by chance\nid: a\nname: A\nlayout:\n  2: {tiles: []}\nsetup: {resources: {gold: 5}}\nvictory:\n- {points: 3}\n');
});
