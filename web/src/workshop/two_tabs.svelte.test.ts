import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import heroes from '../games/heroes/workshop';
import { draftOf, drafts, draftText, keepDraft, noteDraft } from './drafts';
import { History, historyOf, rememberHistory } from './history';
import { Schemas, type Schema } from './schema';
import { Workshop } from './shop.svelte';

// Modules look at the screen as they are read.
vi.hoisted(() => vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })));
vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked here')));
const schemas = new Schemas(JSON.parse(readFileSync('../src/banneret/heroes/scenario.schema.json', 'utf8')) as Schema);
const TEXT = heroes.fresh('own', 'Own');
const mine = `${TEXT}# mine\n`;
const theirs = `${TEXT}# theirs\n`;

let shop: Workshop;
let close = (): void => {};
beforeEach(() => {
  localStorage.clear();
  keepDraft({ id: 'draft', game: 'heroes', name: 'Own', at: 1 }, TEXT);
  location.hash = '#/workshop/draft';
  close = $effect.root(() => {
    shop = new Workshop('heroes', 'draft', TEXT, schemas, heroes);
  });
  flushSync();
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

it('what finds no room in this browser is not taken for the change of another tab', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  shop.change(mine);
  shop.keep();
  expect(shop.unkept).toBe(true);
  dispatchEvent(new Event('visibilitychange'));
  expect(shop.text, 'it still stands here').toBe(mine);
  full.mockRestore();
  shop.keep();
  expect(shop.unkept).toBe(false);
  expect(shop.tabs).toBe('');
  expect(draftText('draft')).toBe(mine);
  expect(drafts()).toHaveLength(1);
});

it('whoever leaves while another tab writes stays away, and both versions are kept', () => {
  shop.change(mine);
  localStorage.setItem('banneret.draft.draft', theirs);
  location.hash = '#/workshop';
  close();
  expect(location.hash).toBe('#/workshop');
  expect(drafts().map(({ id }) => draftText(id)).sort()).toEqual([mine, theirs].sort());
});

it('the last letter is kept when the page goes before anything else is drawn', () => {
  shop.change(mine);
  close();
  expect(draftText('draft')).toBe(mine);
});

it('a draft that goes on as another one takes its steps back along', () => {
  shop.change(mine);
  localStorage.setItem('banneret.draft.draft', theirs);
  shop.keep();
  expect(shop.tabs).toBe('apart');
  expect(location.hash).toBe(`#/workshop/${shop.draft}`);
  expect(historyOf(shop.draft, mine).past).toHaveLength(1);
  expect(historyOf('draft', mine).past).toEqual([]);
});

it('what the server has is noted without writing the text anew', () => {
  noteDraft({ ...draftOf('draft')!, server: { id: 'there', version: 2 } });
  expect(draftOf('draft')?.server?.version).toBe(2);
  const written = vi.spyOn(Storage.prototype, 'setItem');
  noteDraft({ ...draftOf('draft')!, server: { id: 'there', version: 3 } });
  expect(written.mock.calls.map(([key]) => key)).toEqual(['banneret.drafts']);
});

it('steps that lead to another text are not taken back', () => {
  rememberHistory('other', new History(), TEXT);
  expect(historyOf('other', TEXT)).toBe(historyOf('other', TEXT));
  expect(historyOf('other', mine)).not.toBe(historyOf('other', TEXT));
});
