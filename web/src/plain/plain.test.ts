import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import map from '../fixtures/map-mid.json';
import { FakeTable } from '../lib/stores/faketable.svelte';
import type { Catalogue, Option, Table as Shown, Welcome } from '../lib/protocol';
import { loadWords } from '../lib/words.svelte';
import InBar from '../table/bar/InBar.svelte';
import { Ui } from '../table/ui.svelte';

const option = (key: string, label: string, more: Partial<Option> = {}): Option => ({ key, label, ...more });

/** A table of a game the page has never heard of. */
function table(change: Partial<Shown> = {}): FakeTable {
  const welcome = structuredClone(map) as unknown as Welcome;
  const options = [option('roll', 'Roll the dice', { main: true }), option('play:fox', 'Play Red Fox', { at: 'card:fox', cost: 'coins 2' }), option('pass', 'Pass', { tone: 'end' })];
  welcome.room = { ...welcome.room, game: 'foxes_and_dice', scenario: 'first', title: 'Foxes' };
  welcome.table = {
    ...welcome.table!,
    view: { round: 2, hand: ['fox'], scores: { north: { points: 3 }, south: { points: 5 } } } as unknown as Shown['view'],
    asked: { ...welcome.table!.asked!, prompt: 'What do you do?', hint: '', options },
    ...change,
  };
  return new FakeTable({ welcome, catalogue: { game: 'foxes_and_dice', lang: 'en', hash: 'x', cards: { fox: { name: 'Red Fox' } } } as unknown as Catalogue });
}

async function show(store: FakeTable): Promise<void> {
  const { default: { Table } } = await import('./table');
  const children = createRawSnippet(() => ({
    render: () => '<div></div>',
    setup: (node) => {
      const made = mount(Table as Component, { target: node });
      return () => void unmount(made);
    },
  }));
  render(InBar, { store, ui: new Ui(), children });
}

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollTo = vi.fn() as never;
  Element.prototype.scrollIntoView = vi.fn();
  await loadWords('en');
});
afterEach(cleanup);

describe('a game nobody has drawn', () => {
  it('tells its position with the names of what is printed', async () => {
    await show(table());
    const position = screen.getByRole('region', { name: 'The position' });
    expect(position.textContent).toContain('Round');
    expect(position.textContent).toContain('Red Fox');
    expect(screen.getByRole('rowheader', { name: 'North' })).toBeTruthy();
  });

  it('has every answer as a tile, with what it costs', async () => {
    const store = table();
    await show(store);
    const tiles = screen.getByRole('toolbar', { name: 'Answers' }).querySelectorAll('button');
    expect([...tiles].map((tile) => tile.dataset['key'])).toEqual(['roll', 'play:fox', 'pass']);
    expect(tiles[1]!.textContent).toContain('coins');
    await fireEvent.click(tiles[1]!);
    expect(store.chosen).toBe('play:fox');
  });

  it('is played by keys: numbers answer, arrows walk', async () => {
    const store = table();
    await show(store);
    const toolbar = screen.getByRole('toolbar', { name: 'Answers' });
    await fireEvent.keyDown(toolbar, { key: 'ArrowRight' });
    await fireEvent.keyDown(toolbar, { key: 'ArrowRight' });
    expect((document.activeElement as HTMLElement).dataset['key']).toBe('play:fox');
    await fireEvent.keyDown(window, { key: '3' });
    expect(store.chosen).toBe('pass');
  });

  it('shows no tiles to whoever waits, and says who is waited for', async () => {
    await show(table({ asked: null, waiting: [0] }));
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.getByText(/Waiting for/)).toBeTruthy();
  });
});
