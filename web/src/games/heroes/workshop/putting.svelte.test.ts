import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { addWords } from '../../../lib/words.svelte';
import { Schemas, type Schema } from '../../../workshop/schema';
import { Workshop } from '../../../workshop/shop.svelte';
import { workbenchOf } from './workbench.svelte';
import heroes from './index';
import TileBar from './TileBar.svelte';

// Modules look at the screen as they are read.
vi.hoisted(() => vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })));
vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked here')));
const schemas = new Schemas(JSON.parse(readFileSync('../src/banneret/heroes/scenario.schema.json', 'utf8')) as Schema);
afterEach(cleanup);

it.each(['guards', 'lock'])('a rule of %s put on a tile says the name of the tile, which paper shows as well', async (what) => {
  const words = (): Promise<typeof import('../../../workshop/locale/en')> => import('../../../workshop/locale/en');
  await addWords({ en: words, fr: words, de: words, pl: words });
  let shop: Workshop | undefined;
  const close = $effect.root(() => {
    shop = new Workshop('heroes', 'draft', heroes.fresh('own', 'Own').replace('[[0, 0]]}', '[[0, 0]], label: old_mill}'), schemas, heroes);
  });
  const tile = workbenchOf(shop!).tiles.find(({ label }) => label === 'old_mill')!;
  const { container } = render(TileBar, { shop: shop!, tile });
  const select = [...container.querySelectorAll('select')].find((each) => each.querySelector('option[value=lock]'))!;
  await fireEvent.change(select, { target: { value: what } });
  flushSync();
  expect((shop!.at(['rules', 0]) as { text: string }).text).toContain('old mill');
  close();
});

it('what is put on a tile without a name, and the name, are one change', async () => {
  const words = (): Promise<typeof import('../../../workshop/locale/en')> => import('../../../workshop/locale/en');
  await addWords({ en: words, fr: words, de: words, pl: words });
  let shop: Workshop | undefined;
  const text = heroes.fresh('own', 'Own');
  const close = $effect.root(() => {
    shop = new Workshop('heroes', 'draft', text, schemas, heroes);
  });
  const tile = workbenchOf(shop!).tiles.find(({ spot }) => spot === '0,0')!;
  const { container } = render(TileBar, { shop: shop!, tile });
  const select = [...container.querySelectorAll('select')].find((each) => each.querySelector('option[value=lock]'))!;
  await fireEvent.change(select, { target: { value: 'lock' } });
  flushSync();
  expect(shop!.text).toContain('label: place_1');
  expect(shop!.text).toContain('tile: place_1');
  shop!.undo();
  expect(shop!.text).toBe(text);
  close();
});
