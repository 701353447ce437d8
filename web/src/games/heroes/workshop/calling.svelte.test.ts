import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { Schemas, type Schema } from '../../../workshop/schema';
import { Workshop } from '../../../workshop/shop.svelte';
import { called } from './calling';
import { fresh } from './fresh';
import heroes from './index';
import { tilesOf } from './layout';

// Modules look at the screen as they are read.
vi.hoisted(() => vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })));
vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked here')));
const schemas = new Schemas(JSON.parse(readFileSync('../src/banneret/heroes/scenario.schema.json', 'utf8')) as Schema);
const SPEAKING = `${fresh('own', 'Own')
  .replace('[[0, 0]]}', '[[0, 0]], label: old_mill}')
  .replace('- {capture_town', "- {flag: {what: 'tile:old_mill'}}\n- {capture_town")}ai:
- {id: foe, at: old_mill, army: ['neutral:halflings'], move: garrison}
rules:
- {id: lock_1, text: Nobody enters the tile old mill before round 4., change: {lock: {tile: old_mill, if: [{measure: round, at_least: 4}]}}}
- {id: other, text: The old millers sing., change: {no_buildings: [tavern]}}  # kept as it is
`;

function renamed(text: string, label: string): string {
  let found = '';
  $effect.root(() => {
    const shop = new Workshop('heroes', 'draft', text, schemas, heroes);
    found = called(shop, tilesOf(shop.value, '2').find((tile) => tile.label === 'old_mill')!, label);
  })();
  return found;
}

it('a tile with another name is called so wherever the file speaks of it', () => {
  const found = renamed(SPEAKING, 'new_tower');
  expect(found).not.toContain('old_mill');
  expect(found).toContain('label: new_tower');
  expect(found).toMatch(/what: ["']?tile:new_tower/);
  expect(found).toContain('at: new_tower');
  expect(found).toContain('Nobody enters the tile new tower before round 4.');
  expect(found).toContain('{id: other, text: The old millers sing., change: {no_buildings: [tavern]}}  # kept as it is');
});

it('as long as another tile has the name, it is that one the file speaks of', () => {
  const two = SPEAKING.replace('{kind: far, at: [[-1, 1], ', '{kind: far, label: old_mill, at: [[-1, 1], ');
  const found = renamed(two, 'new_tower');
  expect(found).toContain('label: new_tower');
  expect(found).toContain('lock: {tile: old_mill');
});
