import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import heroes from '../games/heroes/workshop';
import { tilesOf } from '../games/heroes/workshop/layout';
import { Schemas, type Schema } from './schema';
import { Workshop } from './shop.svelte';

// Modules look at the screen as they are read.
vi.hoisted(() => vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })));
vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked here')));
const schemas = new Schemas(JSON.parse(readFileSync('../src/banneret/heroes/scenario.schema.json', 'utf8')) as Schema);
const TEXT = heroes.fresh('own', 'Own');
const LINES = ['    - {kind: far, at: [[2, 0]]}', '  3: {tiles: [{kind: near, at: [[0, 0]]}]}', 'foo: [1, 2]', "'a': 1"];

it.each(LINES)('while the picture is said to show what was there before, no half of %j takes a tile off it', (line) => {
  const close = $effect.root(() => {
    const shop = new Workshop('heroes', 'draft', TEXT, schemas, heroes);
    const tiles = tilesOf(shop.value, '2').length;
    const lines = TEXT.split('\n');
    let unread = 0;
    for (let n = 1; n < lines.length; n++) {
      shop.change(TEXT);
      // First an empty line, as somebody makes it who writes.
      for (let letters = 0; letters <= line.length; letters++) {
        shop.change([...lines.slice(0, n), line.slice(0, letters), ...lines.slice(n)].join('\n'), true);
        if (!shop.parsed.wrong) continue;
        unread++;
        expect(tilesOf(shop.value, '2').length, `${n}: ${line.slice(0, letters)}`).toBe(tiles);
      }
    }
    expect(unread).toBeGreaterThan(20);
  });
  close();
});

it.each([
  ['aliases of aliases', ['a: &a [x, x, x, x, x, x, x, x, x, x]', ...['b', 'c', 'd', 'e', 'f', 'g'].map((name, n) => `${name}: &${name} [${Array(10).fill(`*${'abcdef'[n]}`).join(', ')}]`)].join('\n'), 2],
  ['an alias of nothing', 'id: own\nname: *nobody\n', 2],
])('%s are found, where they stand', (_, text, line) => {
  const close = $effect.root(() => {
    const shop = new Workshop('heroes', 'draft', TEXT, schemas, heroes);
    shop.change(text);
    expect(shop.findings).toMatchObject([{ line, grave: true }]);
    expect(shop.parsed.wrong).toBe('BAD_ALIAS');
    expect(tilesOf(shop.value, '2').length).toBeGreaterThan(4);
  });
  close();
});

it('of an empty file it is told that it is empty', () => {
  const close = $effect.root(() => {
    const shop = new Workshop('heroes', 'draft', TEXT, schemas, heroes);
    shop.change('');
    expect(shop.findings).toMatchObject([{ grave: true }]);
    expect(shop.unreachable).toBe(false);
  });
  close();
});
