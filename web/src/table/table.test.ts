import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import catalogue from '../fixtures/catalogue-en.json';
import combat from '../fixtures/combat-window.json';
import map from '../fixtures/map-mid.json';
import { whyNow } from '../lib/browser/whyNow.svelte';
import { FakeTable } from '../lib/stores/faketable.svelte';
import type { Catalogue, Welcome } from '../lib/protocol';
import { who } from '../lib/stores/seats';
import { loadWords } from '../lib/words.svelte';
import ChoiceBar from './choices/ChoiceBar.svelte';
import Curtain from './Curtain.svelte';
import InBar from './bar/InBar.svelte';
import Log from './log/Log.svelte';
import OptionMenu from './choices/OptionMenu.svelte';
import Seats from './seats/Seats.svelte';
import { called, turnWords } from './turn';
import { curtainFor, Ui } from './ui.svelte';

function table(welcome: unknown, change: Partial<Welcome> = {}): FakeTable {
  return new FakeTable({
    welcome: { ...(structuredClone(welcome) as Welcome), ...change },
    catalogue: catalogue as unknown as Catalogue,
  });
}

/** Shows a part of the table, with its store handed down as the page does it. */
function show<Props extends Record<string, unknown>>(store: FakeTable, part: Component<Props>, props: Props): void {
  const children = createRawSnippet(() => ({
    render: () => '<div></div>',
    setup: (node) => {
      const made = mount(part, { target: node, props });
      return () => void unmount(made);
    },
  }));
  render(InBar, { store, ui: new Ui(), children });
}

beforeAll(async () => {
  // jsdom lays nothing out.
  vi.stubGlobal('ResizeObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
  Element.prototype.scrollTo = vi.fn() as never;
  Element.prototype.scrollIntoView = vi.fn();
  await loadWords('en');
});
afterEach(cleanup);

describe('the choice bar', () => {
  it('asks the question, and a button gives its answer', async () => {
    const store = table(map);
    show(store, ChoiceBar, {});
    expect(screen.getByRole('group', { name: 'The game is waiting for you' }).textContent).toContain('Movement points: 3');
    await fireEvent.click(screen.getByRole('button', { name: /End the turn/ }));
    expect(store.chosen).toBe('end_turn');
  });

  it('says why it asks, and folds that behind a control', async () => {
    const welcome = structuredClone(map) as unknown as Welcome;
    welcome.table!.asked!.why = 'Your turn of round 3.';
    whyNow.meet('heroes/ask_turn', 'here/1');
    show(table(welcome), ChoiceBar, {});
    expect(screen.getByText('Your turn of round 3.').hidden).toBe(false);
    const control = screen.getByRole('button', { name: 'Why?', expanded: true });
    await fireEvent.click(control);
    expect(control.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText('Your turn of round 3.').hidden).toBe(true);
  });

  it('asks for the answer that was pointed at', async () => {
    const store = table(map);
    const option = store.asking.asked?.options.find(({ key }) => key.startsWith('build:'));
    store.asking.picked = option?.key ?? null;
    show(store, ChoiceBar, {});
    expect(screen.getByRole('group').textContent).toContain(option?.label);
    await fireEvent.click(screen.getByRole('button', { name: /Not this/ }));
    expect(store.asking.picked).toBeNull();
  });

  it('is quiet while somebody else is asked', () => {
    const welcome = structuredClone(map) as unknown as Welcome;
    welcome.table = { ...welcome.table!, asked: null, waiting: [0] };
    show(table(welcome), ChoiceBar, {});
    expect(screen.getByText(/Waiting for/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /End/ })).toBeNull();
  });

  const waiting = (ask_me: string): FakeTable => {
    const welcome = structuredClone(map) as unknown as Welcome;
    welcome.table = { ...welcome.table!, asked: null, waiting: [0], ask_me };
    return table(welcome);
  };

  it('lets one ask to be asked first, and take it back', async () => {
    const store = waiting('never');
    const wish = vi.spyOn(store, 'wish');
    show(store, ChoiceBar, {});
    const button = screen.getByRole('button', { name: /Ask me first/ });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(button);
    expect(wish).toHaveBeenCalledWith('once');
    cleanup();
    show(waiting('once'), ChoiceBar, {});
    expect(screen.getByRole('button', { name: /You will be asked/ }).getAttribute('aria-pressed')).toBe('true');
    cleanup();
    show(waiting(''), ChoiceBar, {});
    expect(screen.queryByRole('button', { name: /asked|Ask me/ })).toBeNull();
  });

  it('has a standing request among its tools', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const { default: BarTools } = await import('./bar/BarTools.svelte');
    const store = waiting('always');
    const wish = vi.spyOn(store, 'wish');
    show(store, BarTools, {});
    const button = screen.getByRole('button', { name: 'Ask me before everything the others do' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button);
    expect(wish).toHaveBeenCalledWith('always');
  });

  it('says what a lost line means', () => {
    const store = table(map);
    store.cut();
    show(store, ChoiceBar, {});
    expect(screen.getByText('Waiting for the connection')).toBeTruthy();
  });
});

describe('the menu at a thing', () => {
  it('gives the answer that is chosen', async () => {
    const store = table(map);
    store.asking.menu = { at: 'field:0,1.e', options: store.asking.asked!.options.slice(0, 2) };
    show(store, OptionMenu, {});
    await fireEvent.click(screen.getAllByRole('menuitem')[1]!);
    expect(store.chosen).toBe(store.asking.asked!.options[1]!.key);
    expect(store.asking.menu).toBeNull();
  });
});

describe('log and seats', () => {
  it('look back at a line that is pressed', async () => {
    const store = table(map);
    show(store, Log, {});
    const [first] = screen.getAllByRole('button');
    await fireEvent.click(first!);
    await vi.waitFor(() => expect(store.lookback.past).not.toBeNull(), { timeout: 60_000 });
    expect(store.asking.asked).toBeNull();
  });

  it('show whose board is open', async () => {
    const store = table(map);
    show(store, Seats, {});
    await fireEvent.click(screen.getByRole('button', { name: /Ada/ }));
    expect(store.shown).toBe(0);
    await fireEvent.click(screen.getByRole('button', { name: /You/ }));
    expect(store.shown).toBeNull();
  });
});

describe('one screen for several players', () => {
  const between = (): FakeTable => {
    const welcome = structuredClone(map) as unknown as Welcome;
    welcome.table = { ...welcome.table!, asked: null, seat: -1 };
    return table(welcome, { seats: [0, 1] });
  };

  it('has a curtain before the next hand', () => {
    const store = between();
    expect(curtainFor(store)).toBe(1);
    show(store, Curtain, { seat: 1 });
    expect(screen.getByRole('dialog').textContent).toContain('Pass the table to Bram');
  });

  it('has none for who sits there alone, or is seated', () => {
    expect(curtainFor(table(map))).toBeNull();
    expect(curtainFor(table(map, { seats: [0, 1] }))).toBeNull();
  });
});

describe('whose turn it is', () => {
  const words = (store: FakeTable) =>
    turnWords(
      store,
      who(store, store.mine),
      who(store, store.table?.waiting[0] ?? -1),
      '',
    );

  it('is told for turns, windows, watchers and the end', () => {
    expect(words(table(map))).toMatchObject({ kind: 'yours', title: 'Your turn', detail: 'Alamar of Dungeon to act' });
    expect(words(table(combat))).toMatchObject({ kind: 'yours', title: 'Your answer' });
    const over = structuredClone(map) as unknown as Welcome;
    over.table = { ...over.table!, asked: null, waiting: [], over: true, returns: [-1, 1] };
    expect(words(table(over))).toMatchObject({ kind: 'over', title: 'Victory' });
    const watched = structuredClone(map) as unknown as Welcome;
    watched.table = { ...watched.table!, asked: null, seat: -1 };
    const passing = structuredClone(combat) as unknown as Welcome;
    passing.table = { ...passing.table!, asked: null };
    expect(words(table(passing))).toMatchObject({ kind: 'waiting', title: 'Nothing to play' });
    expect(words(table(watched, { seats: [] })).kind).toBe('watching');
  });

  it('calls guards guards', () => {
    expect(called(who({ view: null, room: null, catalogue: null, mine: -1 }, -1))).toBe('the guards');
  });
});
