import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import catalogue from '../../../fixtures/catalogue-en.json';
import levelup from '../../../fixtures/levelup.json';
import mid from '../../../fixtures/map-mid.json';
import search from '../../../fixtures/search.json';
import trade from '../../../fixtures/trade.json';
import AskedScreen from '../gallery/parts/AskedScreen.svelte';
import { FakeTable } from '../../../lib/stores/faketable.svelte';
import type { HeroesCatalogue, HeroesView, Welcome } from '../../../lib/protocol';
import { loadWords } from '../../../lib/words.svelte';

const printed = catalogue as unknown as HeroesCatalogue;

function show(welcome: unknown): FakeTable {
  const store = new FakeTable({ welcome: welcome as Welcome, catalogue: printed });
  render(AskedScreen, { name: 'test', store });
  return store;
}

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('CSS', { escape: (text: string) => text }); // for a menu, where a thing has several answers
  Element.prototype.animate ??= (() => ({ cancel: () => {}, finished: Promise.resolve() })) as never;
  await loadWords('en');
});
afterEach(cleanup);

describe('a question in a window', () => {
  it('lays cards out, points at one, and takes it with Enter', async () => {
    const store = show(search);
    store.habits = [{ id: 'confirm', label: '', value: 'always', choices: [] }];
    const cards = [...screen.getByRole('dialog').querySelectorAll<HTMLElement>('button.card[data-answer]')];
    expect(cards.map((card) => card.dataset.at)).toEqual([...store.asking.byAnchor.keys()]);
    const lone = cards.find((card) => store.asking.byAnchor.get(card.dataset.at ?? '')?.length === 1);
    await fireEvent.click(lone as HTMLElement);
    expect(store.asking.picked).toMatch(/^take:/);
    expect(store.given).toEqual([]);
    await fireEvent.keyDown(window, { key: 'Enter' });
    expect(store.given).toEqual([`take:${lone?.dataset.at?.slice('offer:'.length)}`]);
  });

  it('tells of a new level, and takes numbers for its answers', async () => {
    const store = show(levelup);
    expect(screen.getByRole('dialog').textContent).toMatch(/reaches level [IV]+/);
    await fireEvent.keyDown(window, { key: '1' });
    expect(store.given).toEqual(['look']);
  });

  it('can be put aside to look at the board, and taken up again', async () => {
    show(trade);
    await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Back to the question' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('exchanges at a Trading Post with one press, and says what is short', async () => {
    const store = show(trade);
    const [first] = screen.getAllByRole('button', { name: /^Exchange: Give \d/ });
    if (first) await fireEvent.click(first);
    expect(store.chosen).toMatch(/^trade:/);
    expect(screen.getAllByText(/short$/).length).toBeGreaterThan(0);
  });
});

describe('the hand', () => {
  it('shows every card with its state, and plays one that can be played', async () => {
    const store = show(mid);
    const hand = screen.getByRole('list', { name: /^Your hand/ });
    const cards = [...hand.querySelectorAll<HTMLElement>('button.card')];
    expect(cards).toHaveLength((store.view as HeroesView).world?.players[store.mine]?.hand.length ?? -1);
    const playable = cards.filter((card) => card.classList.contains('play'));
    const off = cards.filter((card) => card.getAttribute('aria-disabled') === 'true');
    expect(playable.length + off.length).toBe(cards.length);
    expect(off.every((card) => card.querySelector('.reason')?.textContent?.trim())).toBe(true);
    const [card] = playable;
    if (card) await fireEvent.click(card);
    expect(store.given.length + (store.asking.menu ? 1 : 0)).toBe(playable.length ? 1 : 0);
  });
});
