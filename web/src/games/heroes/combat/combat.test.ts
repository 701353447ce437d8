import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import foreseen from '../../../fixtures/combat-foreseen.json';
import fight from '../../../fixtures/combat.json';
import deploy from '../../../fixtures/deploy.json';
import siege from '../../../fixtures/siege.json';
import CombatSheet from '../gallery/parts/CombatSheet.svelte';
import { loadWords } from '../../../lib/words.svelte';
import { tableOf } from './testing';

beforeAll(() => loadWords('en'));
afterEach(cleanup);

// What jsdom does not have; the width of the window is asked for when the page is loaded.
vi.hoisted(() => {
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

/** Waits for everything that is asked in the background. */
async function settled(): Promise<void> {
  for (let n = 0; n < 20; n++) await Promise.resolve();
  await tick();
}

/** The button of a thing, by its anchor: roles are slow to ask for on a page this large. */
function at(anchor: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-at="${anchor}"]`);
  if (!found) throw new Error(`nothing at ${anchor}`);
  return found;
}

function says(anchor: string): string | null {
  return at(anchor).getAttribute('aria-label');
}

// What the fixture offers; which spaces these are hangs on the game it was taken from.
const target = fight.table.asked.options.find((option) => option.key.startsWith('attack:'))?.at ?? '';
const way = fight.table.asked.options.find((option) => option.key.startsWith('move:'))?.at ?? '';

/** The name of the unit on a space, as the page says it. */
function unitOn(anchor: string): string {
  return /^\w+: ([^,]+),/.exec(says(anchor) ?? '')?.[1] ?? '';
}

describe('a Combat on the page', () => {
  it('says of every space what it shows', async () => {
    render(CombatSheet, { store: tableOf(fight, foreseen) });
    await settled();
    expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(20);
    expect(says(target)).toMatch(/^\w\d: [A-Z].*, enemy.*legal target, \d+–\d+ damage/);
    expect(at(target).tabIndex).toBe(0);
    expect(says(way)).toMatch(/^\w\d: empty, you may: Move/);
    for (const space of document.querySelectorAll<HTMLElement>('[data-at^="space:"]')) {
      const name = space.dataset['at']?.replace('space:', '');
      expect(space.getAttribute('aria-label')).toMatch(new RegExp(`^${name}: (empty|[A-Z])`));
    }
  });

  it('gives the answer of the space that is clicked', async () => {
    const store = tableOf(fight, foreseen);
    store.habits = [{ id: 'confirm', label: '', value: 'never', choices: [] }];
    render(CombatSheet, { store });
    at(target).click();
    await settled();
    expect(store.chosen).toBe(target.replace('space:', 'attack:'));
  });

  it('goes from target to target by T and foretells the blow', async () => {
    const store = tableOf(fight, foreseen);
    render(CombatSheet, { store });
    await settled();
    dispatchEvent(new KeyboardEvent('keydown', { key: 't' }));
    await settled();
    const aimed = (document.activeElement as HTMLElement).dataset['at'] ?? '';
    expect(fight.table.asked.options.map((option) => option.key)).toContain(aimed.replace('space:', 'attack:'));
    expect(document.querySelector('caption')?.textContent).toContain(`What may happen to ${unitOn(aimed)}`);
  });

  it('shows the tower beside the board of a siege', async () => {
    render(CombatSheet, { store: tableOf(siege) });
    await settled();
    expect(says('space:tower')).toMatch(/^beside the board: Arrow Tower/);
    expect(document.querySelectorAll('[data-piece]')).toHaveLength(4);
  });

  it('lets a unit of the reserve be chosen', async () => {
    const store = tableOf(deploy);
    render(CombatSheet, { store });
    at('kind:dungeon_harpies').click();
    await settled();
    expect(store.chosen).toBe('deploy:dungeon_harpies');
  });
});
