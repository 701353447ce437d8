import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { parse, valueAt, type Path } from '../../../workshop/file/yaml';
import SectionForm from '../../../workshop/forms/SectionForm.svelte';
import { Schemas, type Schema } from '../../../workshop/schema';
import { Workshop } from '../../../workshop/shop.svelte';
import lore from '.';
import { workbenchOf, MARKS, type Brush } from './workbench.svelte';
import Tray from './Tray.svelte';

const schemas = new Schemas(JSON.parse(readFileSync('../src/banneret/battlelore/adventure.schema.json', 'utf8')) as Schema);
// Modules look at the screen as they are read.
vi.hoisted(() => vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })));
vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked here')));
afterEach(cleanup);

function opened(): { shop: Workshop; close: () => void } {
  let shop: Workshop | undefined;
  const close = $effect.root(() => {
    shop = new Workshop('battlelore', 'draft', lore.fresh('own', 'Own'), schemas, lore);
  });
  return { shop: shop!, close };
}
const there = (shop: Workshop, path: Path): unknown => valueAt(parse(shop.text).value, path);

it('every section belongs to a key of the schema, and every key to a section', () => {
  const keys = lore.sections.flatMap((section) => section.keys);
  expect([...keys].sort()).toEqual([...schemas.keys(schemas.file)].sort());
});

it('every land and every unit of the schema can be taken from the tray, and is written into the file', async () => {
  const { shop, close } = opened();
  const workbench = workbenchOf(shop);
  const { container } = render(Tray, { shop });
  const offered = [...container.querySelectorAll('[data-brush]')].map((brush) => brush.getAttribute('data-brush'));
  const words = (['terrain', 'landmarks'] as const).flatMap((kind) => workbench.words(kind).map((word): Brush => ({ kind, word })));
  const units = workbench.words('units', 'standard').map((word): Brush => ({ kind: 'units', word }));
  expect(words.length).toBeGreaterThan(15);
  expect(units.length).toBeGreaterThan(20);
  expect([...offered].sort()).toEqual(['terrain:', ...[...words, ...units].map(({ kind, word }) => `${kind}:${word}`), ...MARKS.map((mark) => `${mark}:`)].sort());
  for (const { kind, word } of [...words, ...units]) {
    await fireEvent.click(container.querySelector(`[data-brush="${kind}:${word}"]`)!);
    workbench.press('5.5');
    expect(there(shop, kind === 'units' ? ['units', workbench.side, word] : [kind, word]), word).toContain('5.5');
  }
  for (const [kind, path] of [['chest', ['chests']], ['grave', ['graves']], ['hold', ['hold', 0, 'hexes']]] as const) {
    workbench.take({ kind, word: '' });
    workbench.press('3.3');
    expect(there(shop, path), kind).toContain('3.3');
  }
  workbench.take({ kind: 'quest', word: '' });
  workbench.press('3.4');
  expect(there(shop, ['quest', 'hex'])).toBe('3.4');
  workbench.take({ kind: 'tent', word: '' });
  workbench.press('7.1');
  expect(there(shop, ['tents', 'places', 'standard'])).toBe('7.1');
  workbench.take({ kind: 'wall', word: '' });
  workbench.press('3.3', '3.4');
  expect(there(shop, ['ramparts', '3.3'])).toEqual(['3.4']);
  close();
});

it('a stroke is one change: an objective of several hexes, graves dug or filled by its first', () => {
  const { shop, close } = opened();
  const workbench = workbenchOf(shop);
  const before = shop.text;
  const stroke = (...hexes: string[]): void => {
    for (const hex of hexes.slice(1)) workbench.over(hexes[0]!, hex);
    workbench.dropped(hexes.at(-1)!);
  };
  workbench.take({ kind: 'hold', word: '' });
  stroke('4.4', '4.5', '4.6');
  expect(there(shop, ['hold'])).toEqual([{ side: 'standard', hexes: ['4.4', '4.5', '4.6'] }]);
  workbench.take({ kind: 'grave', word: '' });
  stroke('2.2', '2.3');
  stroke('2.3', '2.2', '2.1');
  expect(there(shop, ['graves'])).toBeUndefined();
  workbench.take({ kind: 'terrain', word: 'river' });
  stroke('3.0', '3.1', '3.0', '3.2');
  expect(there(shop, ['terrain', 'river'])).toEqual(['3.0', '3.1', '3.2']);
  workbench.drop();
  expect(workbench.drags('8.6')).toBe(true);
  expect(workbench.drags('6.6')).toBe(false);
  stroke('8.6', '6.6');
  expect(there(shop, ['units', 'standard', 'human_cav_blue'])).toEqual(['6.6']);
  for (let n = 0; n < 5; n++) shop.undo();
  expect(shop.text).toBe(before);
  close();
});

/** Every key that a form can add, and every key of what it adds. */
it('whatever the picture does not show can be added and changed in a form', async () => {
  const { shop, close } = opened();
  const reached = new Set<string>();
  for (const section of lore.sections.filter(({ keys }) => !keys.some((key) => lore.pictured.includes(key)))) {
    const { container, unmount } = render(SectionForm, { shop, section });
    for (let n = 0; n < 60; n++) {
      flushSync();
      for (const fold of container.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) await fireEvent.click(fold);
      const next = container.querySelector<HTMLElement>('[data-add]');
      if (!next) break;
      await fireEvent.click(next);
    }
    for (const part of container.querySelectorAll('[data-key]')) reached.add(part.getAttribute('data-key') ?? '');
    unmount();
  }
  const wanted = new Set<string>();
  const walk = (schema: Schema, key: string): void => {
    wanted.add(key);
    const one = schemas.plain(schema);
    expect(schemas.blank(one, shop.names), key).not.toBeUndefined();
    if (schemas.kind(one) === 'record') for (const [inner, part] of Object.entries(one.properties ?? {})) walk(part, inner);
    else if (schemas.kind(one) === 'table') walk(schemas.entries(one), one.propertyNames?.enum?.[0] ?? key);
    else if (schemas.kind(one) === 'list' && schemas.kind(schemas.items(one)) === 'record') walk(schemas.items(one), key);
  };
  for (const [key, part] of Object.entries(schemas.file.properties ?? {})) if (!lore.pictured.includes(key)) walk(part, key);
  expect([...wanted].filter((key) => !reached.has(key))).toEqual([]);
  expect(parse(shop.text).wrong).toBe('');
  close();
});
