import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import lore from '../games/battlelore/workshop';
import heroes from '../games/heroes/workshop';
import { completions } from './editor';
import { Schemas, type Schema } from './schema';
import { Workshop } from './shop.svelte';

// Modules look at the screen as they are read.
vi.hoisted(() => vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })));
vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked here')));

const GAMES = { heroes: [heroes, '../src/banneret/heroes/scenario.schema.json'], battlelore: [lore, '../src/banneret/battlelore/adventure.schema.json'] } as const;
let close = (): void => {};
afterEach(() => close());

/** What is offered where the bar stands in a text. */
function offered(game: keyof typeof GAMES, written: string): string[] | null {
  const [parts, file] = GAMES[game];
  const text = written.replace('|', '');
  let shop: Workshop | undefined;
  close = $effect.root(() => {
    shop = new Workshop(game, 'draft', text, new Schemas(JSON.parse(readFileSync(file, 'utf8')) as Schema), parts);
  });
  return completions(shop!, text, written.indexOf('|'))?.options.map(({ label }) => label) ?? null;
}

const fresh = heroes.fresh('own', 'Own');

it('offers the keys that a place may have and does not have yet', () => {
  const keys = offered('heroes', `${fresh}sco|\n`);
  expect(keys).toEqual(expect.arrayContaining(['scoring', 'rules', 'events']));
  expect(keys).not.toContain('limit');
  expect(offered('heroes', fresh.replace('gold: 15,', 'gold: 15, |'))).toBeNull();
  expect(offered('heroes', fresh.replace('{kind: near,', '{kind: near, |'))).toEqual(expect.arrayContaining(['set', 'label', 'face', 'turned']));
});

it('offers verbs, the words of a choice, and what a file may name', () => {
  const rule = `${fresh}rules:\n- id: one\n  text: One.\n  when: visit\n  do: [{|}]\n`;
  expect(offered('heroes', rule)).toEqual(expect.arrayContaining(['draw', 'gain', 'movement']));
  expect(offered('heroes', rule.replace('{|}', '{gain: |}'))).toEqual(['building_materials', 'gold', 'valuables']);
  expect(offered('heroes', fresh.replace('limit: final_battle', 'limit: |'))).toContain('most_points');
  expect(offered('heroes', fresh.replace('[pack:T1, few:T2]', '[pack:T1, |]'))).toContain('few:T7');
  expect(offered('heroes', `${fresh}tokens: [crowns]\nscoring: {points: [{what: |, points: 1}]}\n`)).toEqual(expect.arrayContaining(['mine', 'token:crowns']));
});

it('offers the same while brackets on the line are still open', () => {
  const rule = `${fresh}rules:\n- id: one\n  text: "[One."\n  when: visit\n  do: [{|\n`;
  expect(offered('heroes', rule)).toEqual(expect.arrayContaining(['draw', 'gain', 'movement']));
  expect(offered('heroes', rule.replace('{|', '{gain: |'))).toEqual(['building_materials', 'gold', 'valuables']);
  expect(offered('heroes', `${fresh}events:\n- {rounds: [3], do: [{ga|\n`)).toContain('gain');
  expect(offered('heroes', fresh.replace('[pack:T1, few:T2]', '[pack:T1, |'))).toContain('few:T7');
});

it('offers kinds of land and units of an adventure, and nothing in a comment', () => {
  const text = lore.fresh('own', 'Own');
  expect(offered('battlelore', text.replace('terrain:\n', 'terrain:\n  |\n'))).toContain('marsh');
  expect(offered('battlelore', text.replace('  standard:\n', '  standard:\n    gob|\n'))).toContain('goblin_bow_green');
  expect(offered('battlelore', `# a |\n${text}`)).toBeNull();
});
