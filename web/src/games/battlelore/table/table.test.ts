import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import catalogue from '../../../fixtures/catalogue-lore-en.json';
import creation from '../../../fixtures/lore-creation.json';
import moving from '../../../fixtures/lore-move.json';
import over from '../../../fixtures/lore-over.json';
import type { BattleloreView, Catalogue, Welcome } from '../../../lib/protocol';
import { FakeTable } from '../../../lib/stores/faketable.svelte';
import { loadWords } from '../../../lib/words.svelte';
import BarTools from '../../../table/bar/BarTools.svelte';
import InBar from '../../../table/bar/InBar.svelte';
import { Ui } from '../../../table/ui.svelte';
import { advanced } from '../advance';
import Table from './Table.svelte';

// How broad the screen is, is asked while modules are loaded.
vi.hoisted(() => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width'), addEventListener() {}, removeEventListener() {} })));

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  });
  Element.prototype.scrollTo = () => {};
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server')));
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Element.prototype.animate ??= (() => ({ cancel: () => {}, finished: Promise.resolve() })) as never;
  await loadWords('en');
});
afterEach(cleanup);

/** A part of the table on a fixture, with what the page of a table hands down. */
function show(part: Component, welcome: unknown): FakeTable {
  const store = new FakeTable({ welcome: structuredClone(welcome) as Welcome, catalogue: catalogue as unknown as Catalogue });
  const children = createRawSnippet(() => ({
    render: () => '<div></div>',
    setup: (node) => {
      const made = mount(part, { target: node });
      return () => void unmount(made);
    },
  }));
  render(InBar, { store, ui: new Ui(), children });
  return store;
}

describe('the academy', () => {
  it('shows which class was chosen, before it is given', async () => {
    const store = show(Table, creation);
    store.habits = [{ id: 'confirm', label: '', value: 'always', choices: [] }];
    const classes = [...document.querySelectorAll<HTMLElement>('[data-at^="class:"]')];
    expect(classes.length).toBeGreaterThan(2);
    expect(classes.map((one) => one.getAttribute('aria-pressed'))).toEqual(classes.map(() => 'false'));
    await fireEvent.click(classes[1]!);
    expect(classes.map((one) => one.getAttribute('aria-pressed'))).toEqual(classes.map((_, n) => String(n === 1)));
    expect(classes[1]!.classList).toContain('chosen');
    expect(store.given).toEqual([]);
  });

  it('has no Undo once its end stands', () => {
    show(BarTools, creation);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    cleanup();
    const ended = structuredClone(creation) as unknown as Welcome;
    ended.table = { ...ended.table!, asked: null, waiting: [], over: true, returns: [1] };
    show(BarTools, ended);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('the end of an adventure with heroes', () => {
  it('shows the board to whoever wants to look at it, and the sheets again afterwards', async () => {
    show(Table, over);
    const hexes = (): number => document.querySelectorAll('[role=gridcell]').length;
    expect(hexes()).toBe(0);
    await fireEvent.click(await screen.findByRole('button', { name: 'Look at the board' }));
    expect(hexes()).toBe(113);
    expect(document.querySelector('.guide')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Back to the result' }));
    expect(hexes()).toBe(0);
  });
});

describe('a battle', () => {
  it('says with how many dice it was announced while none has been rolled', () => {
    const told = structuredClone(moving) as unknown as Welcome;
    const view = told.table!.view as BattleloreView;
    const [mine, theirs] = [0, 1].map((side) => Object.values(view.units).find((unit) => unit.side === side)!);
    const args = { unit: `${mine!.unit}@${mine!.number}`, unit2: `${theirs!.unit}@${theirs!.number}`, n: 2 };
    told.table!.view = advanced(view, [{ n: 0, name: 'attack', args, text: '', tone: '' } as never]);
    show(Table, told);
    expect(screen.getByRole('region', { name: 'The battle' }).querySelector('.dsum b')?.textContent).toBe('2 dice');
  });
});

describe('the battleground', () => {
  it('lets every unit be pointed at, also one in hand that has no answer of its own', () => {
    show(Table, moving);
    const units = Object.values(moving.table.view.units as Record<string, { number: number; hex: string }>).filter(({ hex }) => hex);
    expect(units.length).toBeGreaterThan(4);
    for (const { number, hex } of units) expect(document.querySelector<HTMLElement>(`[data-is~="unit:${number}"]`)?.dataset['hex']).toBe(hex);
  });
});
