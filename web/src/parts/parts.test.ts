import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import catalogue from '../fixtures/catalogue-en.json';
import { PRESS_MS, HOVER_MS, tip, tips } from '../lib/screen/tip.svelte';
import type { HeroesCatalogue } from '../lib/protocol';
import { toasts } from '../lib/screen/toast.svelte';
import { loadWords } from '../lib/words.svelte';
import Button from './Button.svelte';
import CardFace from '../games/heroes/parts/CardFace.svelte';
import Clause from './Clause.svelte';
import Dialog from './Dialog.svelte';
import Die from '../games/heroes/parts/Die.svelte';
import Segmented from './Segmented.svelte';
import Stepper from './Stepper.svelte';
import TipLayer from './TipLayer.svelte';

const { cards, units } = catalogue as unknown as HeroesCatalogue;
const text = (html: string) => createRawSnippet(() => ({ render: () => `<span>${html}</span>` }));
const children = text('Build');

beforeAll(async () => {
  await loadWords('en');
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
});
afterEach(() => {
  tips.hide();
  for (const { id } of toasts.list) toasts.remove(id);
  vi.useRealTimers();
});

describe('Button', () => {
  it('tells why it is off instead of doing anything', async () => {
    const onclick = vi.fn();
    render(Button, { children, onclick, off: 'No guild.', clauses: ['H3-TWA-10'] });
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
    expect(toasts.list).toMatchObject([{ title: 'Build is not possible', text: 'No guild.', clauses: ['H3-TWA-10'] }]);
  });

  it('is pressed by its key, but not while somebody types or a dialog lies over it', async () => {
    const onclick = vi.fn();
    render(Button, { children, onclick, key: 'E' });
    await fireEvent.keyDown(window, { key: 'e' });
    expect(onclick).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(window, { key: 'e', ctrlKey: true });
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { key: 'e', bubbles: true });
    field.remove();
    render(Dialog, { title: 'Over it', children });
    await fireEvent.keyDown(window, { key: 'e' });
    expect(onclick).toHaveBeenCalledTimes(1);
  });

  it('shows its cost', () => {
    render(Button, { children, cost: 'gold 10, valuables 2' });
    expect(screen.getByRole('img', { name: 'gold' })).toBeTruthy();
    expect(screen.getByRole('button').textContent).toContain('10');
  });
});

describe('Dialog', () => {
  const open = (onclose?: () => void) =>
    render(Dialog, { title: 'Search', onclose, children: createRawSnippet(() => ({ render: () => '<p><button>One</button><button>Two</button></p>' })) });

  it('takes the focus and gives it back', () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    const { unmount } = open();
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Search' }));
    unmount();
    expect(document.activeElement).toBe(before);
    before.remove();
  });

  it('keeps Tab inside', async () => {
    open(() => {});
    const [cross, , two] = screen.getAllByRole('button');
    two?.focus();
    await fireEvent.keyDown(two!, { key: 'Tab' });
    expect(document.activeElement).toBe(cross);
    await fireEvent.keyDown(cross!, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(two);
  });

  it('closes by Escape and by a click beside it, if it may be left', async () => {
    const onclose = vi.fn();
    open(onclose);
    const dialog = screen.getByRole('dialog');
    await fireEvent.keyDown(dialog, { key: 'Escape' });
    await fireEvent.click(dialog);
    await fireEvent.click(dialog.parentElement!);
    expect(onclose).toHaveBeenCalledTimes(2);
  });
});

describe('Segmented and Stepper', () => {
  it('choose one of several', async () => {
    const onchange = vi.fn();
    render(Segmented, { label: 'Speed', options: [{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }], value: 'a', onchange });
    await fireEvent.click(screen.getByRole('radio', { name: 'B' }));
    expect(onchange).toHaveBeenCalledWith('b');
  });

  it('count between their ends and say why no further', async () => {
    const onchange = vi.fn();
    render(Stepper, { label: 'Gold', value: 1, max: 2, why: 'All you have.', onchange });
    const [less, more] = screen.getAllByRole('button');
    await fireEvent.click(more!);
    await fireEvent.click(more!);
    expect(toasts.list).toMatchObject([{ title: 'Gold', text: 'All you have.' }]);
    for (let n = 0; n < 3; n++) await fireEvent.click(less!);
    expect(onchange.mock.calls.map(([value]) => value)).toEqual([2, 1, 0]);
  });
});

describe('CardFace', () => {
  it('says everything a sighted reader sees', () => {
    render(CardFace, { card: cards.lightning_bolt, state: 'off', reason: 'Combat only', onclick: () => {} });
    const card = screen.getByRole('button', { name: /Lightning Bolt.*2 damage.*Combat only/ });
    expect(card.getAttribute('aria-disabled')).toBe('true');
  });

  it('lights the step that the power reaches', () => {
    const { container } = render(CardFace, { card: cards.chain_lightning, power: 3 });
    expect(container.querySelector('.ladder .on strong')?.textContent).toBe('2·1·1');
  });

  it('shows the numbers of the side that lies up, and a back without a card', () => {
    const { container } = render(CardFace, { unit: units.castle_crusaders, pack: true });
    expect([...container.querySelectorAll('.stats > div')].map((number) => number.textContent)).toEqual(['4', '2', '4', '6']);
    render(CardFace, {});
    expect(screen.getByRole('article', { name: 'Back of a card' }).classList).toContain('back');
  });
});

describe('Die', () => {
  it('says what it shows', () => {
    render(Die, { face: -1 });
    render(Die, { face: 'resource:3_gold' });
    expect(screen.getAllByRole('img').map((die) => die.getAttribute('aria-label'))).toEqual(['Attack die: −1', 'Resource die: 3 gold']);
  });
});

describe('tooltips', () => {
  async function anchor(): Promise<HTMLElement> {
    const node = document.body.appendChild(document.createElement('button'));
    tip('A gold mine')(node);
    await Promise.resolve(); // pointers are listened to a moment later
    return node;
  }

  it('open after a moment under the pointer and go with it', async () => {
    vi.useFakeTimers();
    render(TipLayer);
    const node = await anchor();
    node.dispatchEvent(new Event('pointerenter'));
    vi.advanceTimersByTime(HOVER_MS - 1);
    expect(tips.content).toBeUndefined();
    vi.advanceTimersByTime(1);
    flushSync();
    expect(screen.getByRole('tooltip').textContent).toBe('A gold mine');
    expect(node.getAttribute('aria-describedby')).toBe('tip');
    node.dispatchEvent(new Event('pointerleave'));
    flushSync();
    expect(screen.queryByRole('tooltip')).toBeNull();
    node.remove();
  });

  it('open by a long press, which is then no click', async () => {
    vi.useFakeTimers();
    const node = await anchor();
    const clicked = vi.fn();
    node.addEventListener('click', clicked);
    node.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType: 'touch' }));
    vi.advanceTimersByTime(PRESS_MS);
    expect(tips.content).toBe('A gold mine');
    node.dispatchEvent(new Event('pointerup'));
    node.click();
    node.click();
    expect(clicked).toHaveBeenCalledTimes(1);
    node.remove();
  });
});

describe('Clause', () => {
  it('fetches its text once and shows it until it is closed', async () => {
    const fetched = vi.fn(async () => Response.json({ section_name: 'Combat', text: 'A unit strikes back once.', ruling: '' }));
    vi.stubGlobal('fetch', fetched);
    render(TipLayer);
    render(Clause, { id: 'H3-CBR-17' });
    const chip = screen.getByRole('button');
    await fireEvent.click(chip);
    expect(await screen.findByText('A unit strikes back once.')).toBeTruthy();
    await fireEvent.click(chip);
    expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.click(chip);
    expect(fetched).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
