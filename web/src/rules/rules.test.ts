import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, mount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GuidePage, TermInfo } from '../lib/protocol';
import { tips } from '../lib/screen/tip.svelte';
import { loadWords } from '../lib/words.svelte';
import Term from '../parts/Term.svelte';
import TipLayer from '../parts/TipLayer.svelte';
import Guide from './Guide.svelte';

const term: TermInfo = { id: 'few', name: 'Few', forms: ['Few'], text: 'The weaker side.', clauses: [] };
const page: GuidePage = {
  game: 'any',
  lang: 'en',
  title: 'How to play',
  blocks: [
    { kind: 'heading', lines: [[{ text: 'Units' }]] },
    { kind: 'text', lines: [[{ text: 'You recruit ' }, { text: 'Few', strong: true }, { text: ' first ' }, { text: 'H3-UNI-02', clause: true }]] },
    { kind: 'list', lines: [[{ text: 'one' }], [{ text: 'two' }]] },
    { kind: 'picture', lines: [[{ text: 'A town.' }]], picture: '/guide/any/en/town.webp', width: 640, height: 400 },
  ],
};

beforeAll(async () => {
  await loadWords('en');
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
});
afterEach(() => tips.hide());

describe('a page on how to play', () => {
  it('has its headings, lists, clauses and pictures', () => {
    render(Guide, { page });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Units');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /H3-UNI-02/ })).toBeTruthy();
    const figure = screen.getByRole('figure');
    expect(figure.querySelector('img')?.getAttribute('width')).toBe('640');
    expect(figure.textContent).toContain('A town.');
  });
});

describe('a term', () => {
  it('in a text is reached by keys and tells its meaning', async () => {
    render(TipLayer);
    render(Term, { text: 'Few', term });
    const word = screen.getByText('Few');
    expect(word.tabIndex).toBe(0);
    await fireEvent.keyDown(word, { key: 'Enter' });
    expect(screen.getByRole('dialog').textContent).toContain('The weaker side.');
    await fireEvent.click(word);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('in a button stays a part of its label', () => {
    const button = document.body.appendChild(document.createElement('button'));
    mount(Term, { target: button, props: { text: 'Few', term } });
    flushSync();
    expect(screen.getByRole('button', { name: 'Few' })).toBe(button);
    expect(button.querySelector('[tabindex], [role]')).toBeNull();
    button.remove();
  });
});
