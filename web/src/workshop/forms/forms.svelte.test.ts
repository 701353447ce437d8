import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import lore from '../../games/battlelore/workshop';
import heroes from '../../games/heroes/workshop';
import { LANGUAGES } from '../../lib/browser/settings.svelte';
import { parse, valueAt, type Path } from '../file/yaml';
import { Schemas, type Schema } from '../schema';
import { Workshop } from '../shop.svelte';
import SectionForm from './SectionForm.svelte';
import Structure from './Structure.svelte';

const schemas = new Schemas(JSON.parse(readFileSync('../src/banneret/heroes/scenario.schema.json', 'utf8')) as Schema);
const verbs = schemas.verbs(schemas.root.$defs?.['Verb'] ?? {});
// Modules look at the screen as they are read.
vi.hoisted(() => vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })));
vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked here')));
afterEach(cleanup);

function opened(text: string): { shop: Workshop; close: () => void } {
  let shop: Workshop | undefined;
  const close = $effect.root(() => {
    shop = new Workshop('heroes', 'draft', text, schemas, heroes);
  });
  return { shop: shop!, close };
}

it('every section belongs to a key of the schema, and every key to a section', () => {
  const keys = heroes.sections.flatMap((section) => section.keys);
  expect([...keys].sort()).toEqual([...schemas.keys(schemas.file)].sort());
});

it.each([['heroes', heroes], ['battlelore', lore]] as const)('every key at the top of a file of %s has a name and says what it is for, in every language', (game, parts) => {
  for (const language of LANGUAGES) {
    const words = readFileSync(`src/games/${game}/workshop/locale/${language}/keys.ftl`, 'utf8');
    const said = [...words.matchAll(/^workshop-key-\w+?-(\w+) = \S/gm)].map((match) => match[1]);
    const explained = [...words.matchAll(/^workshop-key-\w+?-(\w+)-about = \S/gm)].map((match) => match[1]);
    const keys = parts.sections.flatMap((section) => section.keys).sort();
    expect([said.sort(), explained.sort()], language).toEqual([keys, keys]);
  }
});

it('every verb of the schema can be chosen in the form of a rule, and is written into the file', async () => {
  const { shop, close } = opened(heroes.fresh('own', 'Own'));
  shop.set(['rules'], [{ id: 'one', text: 'One.', when: 'visit', do: [{ draw: 1 }] }]);
  shop.selected = ['rules', 0];
  const section = heroes.sections.find(({ id }) => id === 'rules')!;
  const { container } = render(SectionForm, { shop, section });
  const offered = [...container.querySelectorAll<HTMLOptionElement>('[data-verb] option')].map((option) => option.value);
  expect(offered.sort()).toEqual(verbs.map(({ title }) => title).sort());
  for (const { title = '', properties = {} } of verbs) {
    const select = container.querySelector<HTMLSelectElement>('[data-verb]')!;
    await fireEvent.change(select, { target: { value: title } });
    flushSync();
    const written = valueAt(parse(shop.text).value, ['rules', 0, 'do', 0]) as Record<string, unknown>;
    expect(Object.keys(written)[0], title).toBe(title);
    // What it may say besides can be added, key by key.
    const body = container.querySelector('[data-verb]')!.closest('.verb')!;
    for (const fold of body.querySelectorAll<HTMLElement>('.more [aria-expanded="false"]')) await fireEvent.click(fold);
    const shown = [...body.querySelectorAll('[data-key]')].map((field) => field.getAttribute('data-key'));
    const more = [...body.querySelectorAll('[data-add]')].map((button) => button.getAttribute('data-add'));
    for (const key of Object.keys(properties)) expect([...shown, ...more], `${title}.${key}`).toContain(key);
  }
  close();
});

const structures = Object.entries(schemas.root.$defs ?? {}).filter(([, one]) => one.properties);

/** Each by itself, beside the rest of a file: what a form draws depends on nothing but the schema of the part. */
it.each(structures)('every key of %s can be put into a file by its form, and gets a control', async (_, one) => {
  const { shop, close } = opened(heroes.fresh('own', 'Own'));
  shop.set(['part'], one.title !== undefined && one.title in (one.properties ?? {}) ? schemas.verb(one) : schemas.blank(one));
  const { container } = render(Structure, { shop, path: ['part'], schema: one });
  const record = container.querySelector('.record')!;
  const add = (): HTMLElement | null => record.querySelector(':scope > .more > [data-add]') ?? record.querySelector(':scope > .more > [aria-expanded="false"]');
  for (let next = add(); next; next = add()) {
    await fireEvent.click(next);
    flushSync();
  }
  const written = valueAt(parse(shop.text).value, ['part']) as Record<string, unknown>;
  for (const key of Object.keys(one.properties ?? {})) {
    expect(written, key).toHaveProperty(key);
    expect(record.querySelector(`:scope > [data-key="${key}"] :is(input, select, textarea, button:not(.drop))`), key).not.toBeNull();
  }
  close();
});

it('a new rule has an id that no other has, and lies open', async () => {
  const { shop, close } = opened(heroes.fresh('own', 'Own'));
  const section = heroes.sections.find(({ id }) => id === 'rules')!;
  const { container } = render(SectionForm, { shop, section });
  await fireEvent.click(container.querySelector('[data-add="rules"]')!);
  flushSync();
  expect(container.querySelector('[data-entry="0"].open')).not.toBeNull();
  await fireEvent.click(container.querySelector('[data-new="rules"]')!);
  flushSync();
  expect((shop.at(['rules']) as { id: string }[]).map(({ id }) => id)).toEqual(['rule_1', 'rule_2']);
  close();
});

/** Every structure, list and choice of the schema, with a file in which it stands. */
it('whatever the schema knows gets a control, and what is put there first fits it', () => {
  const seen = new Set<string>();
  const walk = (schema: Schema, path: Path): void => {
    const one = schemas.plain(schema);
    const kind = schemas.kind(one);
    const name = one.title ?? path.join('.');
    if ((kind === 'record' || kind === 'verb') && seen.has(name)) return;
    seen.add(name);
    expect(schemas.blank(one), path.join('.')).not.toBeUndefined();
    if (kind === 'choice') expect(one.enum, path.join('.')).toContain(schemas.blank(one));
    if (kind === 'record') for (const [key, part] of Object.entries(one.properties ?? {})) walk(part, [...path, key]);
    else if (kind === 'verb') for (const verb of schemas.verbs(one)) walk(verb, [...path, verb.title ?? '']);
    else if (kind === 'either') for (const way of one.anyOf ?? []) walk(way, path);
    else if (kind === 'list') walk(schemas.items(one), [...path, 0]);
    else if (kind === 'table') walk(schemas.entries(one), [...path, '*']);
  };
  walk(schemas.file, []);
  for (const { title = '' } of verbs) expect(seen).toContain(title);
});

it('undo and redo go all the way, and a copy gets an id of its own with its first change', () => {
  localStorage.setItem('banneret.drafts', JSON.stringify([{ id: 'draft', game: 'heroes', name: 'Own', at: 1, from: 'own' }]));
  const before = heroes.fresh('own', 'Own');
  const { shop, close } = opened(before);
  for (let n = 0; n < 300; n++) shop.set(['length', 'rounds'], 2 + (n % 14));
  expect(shop.at(['id'])).toBe('own_own');
  for (let n = 0; n < 300; n++) shop.undo();
  expect(shop.text).toBe(before);
  expect(shop.canUndo).toBe(false);
  while (shop.canRedo) shop.redo();
  expect(shop.at(['length', 'rounds'])).toBe(2 + (299 % 14));
  close();
});
