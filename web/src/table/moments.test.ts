import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import catalogue from '../fixtures/catalogue-en.json';
import map from '../fixtures/map-mid.json';
import battlelore from '../games/battlelore';
import { moments as ofBattlelore } from '../games/battlelore/table/moments';
import heroes from '../games/heroes';
import { moments as ofHeroes, pictured } from '../games/heroes/table/moments';
import Picture from '../games/heroes/table/MomentPicture.svelte';
import { settings } from '../lib/browser/settings.svelte';
import type { Catalogue, Told, Welcome } from '../lib/protocol';
import { duration } from '../lib/screen/motion';
import { FakeTable } from '../lib/stores/faketable.svelte';
import { loadWords } from '../lib/words.svelte';
import InBar from './bar/InBar.svelte';
import Moment from './Moment.svelte';
import { Ui } from './ui.svelte';

const told = (name: string, args: Told['args'] = {}): Told => ({ n: 9_000, name, args, text: `${name} happened`, who: 0 });

function seated(change: Partial<NonNullable<Welcome['table']>> = {}): FakeTable {
  const welcome = structuredClone(map) as unknown as Welcome;
  welcome.table = { ...welcome.table!, ...change };
  return new FakeTable({ welcome, catalogue: catalogue as unknown as Catalogue });
}

function shown(store: FakeTable): void {
  const children = createRawSnippet(() => ({
    render: () => '<div></div>',
    setup: (node) => {
      const made = mount(Moment, { target: node, props: { parts: { Table: InBar as never, moments: ofHeroes, pictured, Picture } } });
      return () => void unmount(made);
    },
  }));
  render(InBar, { store, ui: new Ui(), children });
}

function play(store: FakeTable, event: Told): void {
  store.playback.push({ events: [event], table: store.table!, upto: event.n + 1 });
  flushSync();
}

beforeAll(() => loadWords('en'));
beforeEach(() => Object.assign(settings, { speed: '1', animation: true }));
afterEach(cleanup);

describe('a moment', () => {
  it('is shown while its event is, and goes at a tap', async () => {
    const store = seated();
    shown(store);
    play(store, told('level'));
    await fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await store.playback.idle();
    flushSync();
    expect(screen.queryByText('level happened')).toBeNull();
    expect(store.playback.busy).toBe(false);
  });

  it('throws the dice of the map where one looks', () => {
    const store = seated();
    shown(store);
    play(store, told('map_die', { face: 'resource:3_gold' }));
    expect(screen.getByRole('img', { name: /gold/i })).toBeTruthy();
    store.playback.clear();
  });

  it('is not made of every event, and not for who wants no motion', () => {
    const store = seated();
    shown(store);
    play(store, told('walk'));
    expect(screen.queryByRole('button')).toBeNull();
    store.playback.clear();
    settings.animation = false;
    play(store, told('level'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['heroes', heroes.beats, ofHeroes],
    ['battlelore', battlelore.beats, ofBattlelore],
  ])('lasts one or two seconds in %s', (_, beats, moments) => {
    for (const name of Object.keys(moments)) {
      const long = duration({ name, text: name }, beats);
      expect(long, name).toBeGreaterThan(800);
      expect(long, name).toBeLessThanOrEqual(2000);
    }
  });
});

describe('the verdict', () => {
  it('is read before anything is asked after it', () => {
    const store = seated({ returns: [1, -1] });
    expect(store.asking.verdict).toBe(true);
    expect(store.asking.asked).toBeNull();
    store.asking.heard = true;
    expect(store.asking.verdict).toBe(false);
    expect(store.asking.asked).not.toBeNull();
  });

  it('stays when nothing is asked any more', () => {
    const store = seated({ returns: [1, -1], over: true, asked: null, waiting: [] });
    store.asking.heard = true;
    expect(store.asking.verdict).toBe(true);
  });
});
