import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import heroes from '../games/heroes/workshop';
import { Schemas, type Schema } from './schema';
import { Workshop } from './shop.svelte';

// Modules look at the screen as they are read.
vi.hoisted(() => vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })));
const schemas = new Schemas(JSON.parse(readFileSync('../src/banneret/heroes/scenario.schema.json', 'utf8')) as Schema);
afterEach(() => vi.useRealTimers());

it.each(['by itself after a while', 'as soon as there is a connection'])('asks a server again that could not be reached, %s', async (when) => {
  vi.useFakeTimers();
  let there = false;
  vi.stubGlobal('fetch', () => (there ? Promise.resolve(new Response('{"mistakes": [], "hints": [], "scenario": {}}', { headers: { 'Content-Type': 'application/json' } })) : Promise.reject(new TypeError('offline'))));
  let shop: Workshop | undefined;
  const close = $effect.root(() => {
    shop = new Workshop('heroes', 'draft', heroes.fresh('own', 'Own'), schemas, heroes);
  });
  flushSync();
  await vi.advanceTimersByTimeAsync(500);
  expect(shop!.unreachable).toBe(true);
  flushSync();
  there = true;
  if (when.startsWith('as soon')) dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(when.startsWith('as soon') ? 100 : 10_000);
  expect(shop!.unreachable).toBe(false);
  expect(shop!.playable).toBe(true);
  close();
});
