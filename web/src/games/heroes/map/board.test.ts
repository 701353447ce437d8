import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import catalogueFile from '../../../fixtures/catalogue-en.json';
import mid from '../../../fixtures/map-mid.json';
import turning from '../../../fixtures/map-turning.json';
import type { HeroesCatalogue, Option, Told, WorldView } from '../../../lib/protocol';
import { loadWords } from '../../../lib/words.svelte';
import MapBoard from './MapBoard.svelte';
import MapPreview from './MapPreview.svelte';
import { MapWindow } from './window.svelte';

const catalogue = catalogueFile as unknown as HeroesCatalogue;
const world = mid.table.view.world as unknown as WorldView;
const options = new Map<string, Option[]>();
for (const option of mid.table.asked.options as Option[]) {
  if (option.at) options.set(option.at, [...(options.get(option.at) ?? []), option]);
}

// What the fixture offers; which fields these are hangs on the game it was taken from.
const goes = (mid.table.asked.options as Option[]).filter((option) => option.at?.startsWith('field:'));
const fought = goes.find((option) => option.tone === 'fight')?.at ?? '';
const free = goes.find((option) => option.tone !== 'fight')?.at ?? '';

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    disconnect(): void {}
  });
  await loadWords('en');
});

function board(more: Record<string, unknown> = {}) {
  const onchoose = vi.fn();
  const onhover = vi.fn();
  const shown = render(MapBoard, {
    props: { world, catalogue, frame: new MapWindow(), seat: mid.table.seat, options, onchoose, onhover, ...more },
  });
  return { onchoose, onhover, ...shown };
}

describe('the board', () => {
  it('says of every field what it is, and of legal ones what they cost', () => {
    const { container } = board();
    const fields = screen.getAllByRole('button');
    expect(fields.length).toBe(7 * Object.values(world.tiles).filter((tile) => tile.tile).length);
    for (const field of fields) expect(field.getAttribute('aria-label')).toBeTruthy();
    const label = container.querySelector(`[data-at="${fought}"]`)?.getAttribute('aria-label');
    expect(label).toMatch(/, guarded, difficulty [IV]+, \d movement, starts a combat$/);
  });
  it('leads Tab through what may be chosen', () => {
    const { container } = board();
    const reached = [...container.querySelectorAll<SVGElement>('[data-at][tabindex="0"]')].map((field) => field.dataset['at']);
    for (const at of options.keys()) if (at.startsWith('field:')) expect(reached).toContain(at);
    expect(reached.length).toBeLessThan(10);
  });
  it('tells which field was chosen, by click and by key', async () => {
    const { container, onchoose } = board();
    const field = container.querySelector(`[data-at="${free}"]`) as SVGElement;
    await fireEvent.click(field);
    expect(onchoose).toHaveBeenLastCalledWith(free, expect.objectContaining({ cost: 1, fight: false }));
    const middle = container.querySelector('[data-at="field:0,0.e"]') as SVGElement;
    middle.focus();
    await fireEvent.keyDown(middle, { key: 'ArrowLeft' });
    const next = document.activeElement as SVGElement;
    expect(next.dataset['at']).toBe('field:0,0.c');
    await fireEvent.keyDown(next, { key: 'Enter' });
    expect(onchoose).toHaveBeenLastCalledWith('field:0,0.c', options.has('field:0,0.c') ? expect.anything() : undefined);
  });
  it('shows no gold to whoever may not choose', () => {
    const { container } = board({ options: new Map() });
    expect(container.querySelectorAll('.legal polygon')).toHaveLength(0);
  });
  it('moves a hero while its walk is played, and falls in with the view afterwards', async () => {
    const { container, rerender } = board();
    const field = () => container.querySelector(`[data-at="${free}"]`)?.getAttribute('aria-label') ?? '';
    expect(field()).not.toContain('main hero');
    const playing: Told = { n: 1, name: 'walk', args: { hero: 2, field: '0,0.c', field2: free.replace('field:', '') }, text: '' };
    await rerender({ playing });
    expect(field()).toContain('main hero');
    await rerender({ playing, world: { ...world } });
    expect(field()).not.toContain('main hero');
  });
  it('draws face-down tiles as places to discover', () => {
    board({ world: turning.table.view.world, options: new Map([['spot:1,0', [{ key: 'discover:1,0', label: 'Discover', at: 'spot:1,0', cost: 'movement 1' }]]]) });
    expect(screen.getByLabelText(/^Face-down tile, difficulty IV–V, Discover, 1 movement$/)).toBeTruthy();
  });
});

describe('the preview', () => {
  it('shows starting tiles of chosen factions and the rest face down', () => {
    const layout = [
      { at: '0,0', kind: 'start', seat: 0, tile: '', label: '' },
      { at: '1,0', kind: 'near', seat: -1, tile: '', label: '' },
    ];
    const seats = [{ faction: 'castle', label: 'Maud' }];
    const { container } = render(MapPreview, { props: { layout, seats, catalogue, name: 'Brave New World' } });
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Map of Brave New World, 2 tiles');
    expect(container.textContent).toContain('Maud');
    expect(container.textContent).toContain('IV–V');
  });
});
