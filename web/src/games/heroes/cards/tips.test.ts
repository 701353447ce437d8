import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import catalogue from '../../../fixtures/catalogue-en.json';
import map from '../../../fixtures/map-mid.json';
import { tips } from '../../../lib/screen/tip.svelte';
import { FakeTable } from '../../../lib/stores/faketable.svelte';
import type { Catalogue, Welcome } from '../../../lib/protocol';
import { loadWords } from '../../../lib/words.svelte';
import TipLayer from '../../../parts/TipLayer.svelte';
import InBar from '../../../table/bar/InBar.svelte';
import { Ui } from '../../../table/ui.svelte';
import HandFan from './HandFan.svelte';

beforeAll(async () => {
  await loadWords('en');
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  });
});
afterEach(cleanup);

describe('what is told of a card', () => {
  it('goes with the card that leaves the hand, and is not read any more', async () => {
    const store = new FakeTable({ welcome: structuredClone(map) as unknown as Welcome, catalogue: catalogue as unknown as Catalogue });
    const children = createRawSnippet(() => ({
      render: () => '<div></div>',
      setup: (node) => {
        const shown = [mount(HandFan, { target: node }), mount(TipLayer, { target: node })];
        return () => shown.forEach((one) => void unmount(one));
      },
    }));
    const warned = vi.spyOn(console, 'warn');
    render(InBar, { store, ui: new Ui(), children });
    const last = screen.getAllByRole('listitem').at(-1)!;
    const face = last.querySelector('.card') as HTMLElement;
    await fireEvent(face, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
    await fireEvent.click(face);
    expect(tips.content).toBeDefined();
    expect(screen.getByRole('tooltip').textContent).toBeTruthy();
    const { table } = map;
    const view = structuredClone(table.view) as { world: { players: Record<string, { hand: string[] }> } };
    view.world.players['1']!.hand = [];
    flushSync(() => store.receive({ ...structuredClone(map), table: { ...table, asked: null, view } } as never));
    await tick();
    expect(tips.content).toBeUndefined();
    expect(warned.mock.calls.flat().join(' ')).not.toContain('derived_inert');
  });
});
