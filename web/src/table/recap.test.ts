import { cleanup, render } from '@testing-library/svelte';
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import catalogue from '../fixtures/catalogue-en.json';
import map from '../fixtures/map-mid.json';
import type { Catalogue, Told, Welcome } from '../lib/protocol';
import { live } from '../lib/screen/live.svelte';
import { FakeTable } from '../lib/stores/faketable.svelte';
import { loadWords } from '../lib/words.svelte';
import InBar from './bar/InBar.svelte';
import Recap from './Recap.svelte';
import { Ui } from './ui.svelte';

beforeAll(() => loadWords('en'));
afterEach(cleanup);

function shown(store: FakeTable): void {
  const children = createRawSnippet(() => ({
    render: () => '<div></div>',
    setup: (node) => {
      const made = mount(Recap, { target: node });
      return () => void unmount(made);
    },
  }));
  render(InBar, { store, ui: new Ui(), children });
  flushSync();
}

it('is read out once, though it is put away for a while and comes back', () => {
  const store = new FakeTable({ welcome: structuredClone(map) as unknown as Welcome, catalogue: catalogue as unknown as Catalogue });
  const line: Told = { n: 3, name: 'flag', args: {}, text: 'Sandro takes a mine.', who: 1 };
  const recap = { lines: [line], more: 0, first: 3, last: 3 };
  store.recap = { ...recap };
  shown(store);
  expect(live.said.join('')).toContain('Sandro takes a mine.');
  cleanup();
  live.say('something else');
  store.recap = { ...recap };
  shown(store);
  expect(live.said.join('')).toBe('something else');
  cleanup();
  store.recap = { ...recap, last: 4 };
  shown(store);
  expect(live.said.join('')).toContain('Sandro takes a mine.');
});
