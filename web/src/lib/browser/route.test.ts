import { beforeEach, describe, expect, it } from 'vitest';
import { keptRooms } from './keys';
import { go, href, parse, route, type Route } from './route.svelte';

const routes: Route[] = [
  { page: 'lobby' },
  { page: 'table', room: 'oak-lion-7' },
  { page: 'replay', record: 'a b/c' },
  { page: 'replay', record: '31', step: 147, eyes: -2 },
  { page: 'replay', record: '31', step: 0 },
  { page: 'records' },
  { page: 'rules' },
  { page: 'rules', clause: 'H3-CBR-11' },
  { page: 'rules', game: 'heroes' },
  { page: 'rules', game: 'heroes', at: 'SPL' },
  { page: 'shared', id: '0123' },
  { page: 'lab' },
  { page: 'host' },
  { page: 'meet' },
  { page: 'tournaments' },
  { page: 'tournament', id: 'a_b-c' },
  { page: 'leaders' },
  { page: 'leaders', game: 'heroes', mode: 'clash' },
  { page: 'player', id: 'me' },
  { page: 'lab', id: 'x-y' },
  { page: 'print', game: 'heroes', what: 'crown_hill' },
  { page: 'print', game: 's', what: '0123' },
  { page: 'print', game: 'own', what: '' },
  { page: 'gallery' },
  { page: 'gallery', part: 'cards' },
  { page: 'missing' },
];

async function visit(hash: string): Promise<void> {
  if (location.hash === hash) return;
  location.hash = hash;
  await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
}

describe('routes', () => {
  it.each(routes)('are read as they are written: %o', (one) => {
    expect(parse(href(one))).toEqual(one);
  });

  it('lead to the lobby when nothing is said, and nowhere when it is nonsense', () => {
    for (const hash of ['', '#', '#/']) expect(parse(hash)).toEqual({ page: 'lobby' });
    for (const hash of ['#/nowhere', '#/t', '#/t/', '#nonsense', '#/r/?step=3', '#/s', '#/print/heroes']) expect(parse(hash)).toEqual({ page: 'missing' });
    expect(parse('#/t/%E0%A4%A')).toEqual({ page: 'table', room: '%E0%A4%A' });
    expect(parse('#/r/31?step=x&eyes=1e9')).toEqual({ page: 'replay', record: '31' });
  });

  it('follow the address', async () => {
    go({ page: 'table', room: 'x' });
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    expect(route.now).toEqual({ page: 'table', room: 'x' });
  });
});

describe('keys in an address', () => {
  beforeEach(async () => {
    localStorage.clear();
    await visit('#/');
  });

  it('are kept in the browser and taken out of the address at once', async () => {
    const before = history.length;
    await visit('#/t/oak?0=first&1=second%2B&host=mine');
    expect(location.hash).toBe('#/t/oak');
    expect(route.now).toEqual({ page: 'table', room: 'oak' });
    expect(keptRooms()['oak']).toMatchObject({ keys: { 0: 'first', 1: 'second+' }, host: 'mine' });
    expect(history.length).toBe(before + 1);
  });

  it('are added to those that are there, and what is not a key is left out', async () => {
    await visit('#/t/oak?0=first');
    await visit('#/');
    await visit('#/t/oak?0=another&1=second&2=&seat=third&host=');
    expect(location.hash).toBe('#/t/oak');
    expect(keptRooms()['oak']?.keys).toEqual({ 0: 'first', 1: 'second' });
    expect(keptRooms()['oak']?.host).toBeUndefined();
  });

  it('are never taken for a room that is only looked at', async () => {
    await visit('#/t/oak?');
    expect(location.hash).toBe('#/t/oak');
    expect(keptRooms()).toEqual({});
  });
});
