import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '../protocol';
import { keepSeat, keptRooms, keysOf } from './keys';
import { identity, merged } from './me.svelte';

const ME: Me = { name: 'Maud', shield: '', languages: ['en'], created: 0, devices: [], passkeys: [], recovery: null };
let asked: { method: string; path: string; body: string }[] = [];
let answers: Record<string, unknown> = {};

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answers = {
    '/api/me': { me: ME, session: '' },
    '/api/me/keys': { rooms: [] },
    '/api/me/kept': {},
    '/api/me/history': { games: [], counts: [] },
  };
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const path = url.split('?')[0] ?? '';
    asked.push({ method, path, body: body ?? '' });
    const told = answers[path];
    return new Response(told === undefined ? null : JSON.stringify(told), { status: told === undefined ? 204 : 200, headers: told === undefined ? {} : { 'Content-Type': 'application/json' } });
  });
});

afterEach(() => {
  identity.left();
  vi.unstubAllGlobals();
});

describe('an identity', () => {
  it('is not asked for where nobody was ever signed in', async () => {
    await identity.load();
    expect(asked).toEqual([]);
    expect(identity.here).toBe(false);
  });

  it('brings along the seats and the hall of this browser', async () => {
    keepSeat('ROOM', 1, 'KEY');
    localStorage.setItem('banneret.hall', 'HALL');
    await identity.become();
    const brought = asked.find(({ path }) => path === '/api/me/keys');
    expect(JSON.parse(brought?.body ?? '')).toEqual({ rooms: [{ room: 'ROOM', keys: ['KEY'] }], halls: ['HALL'] });
    expect(localStorage.getItem('banneret.hall')).toBeNull();
  });

  it('shows games that were begun elsewhere, without a key', async () => {
    answers['/api/me/history'] = { games: [{ room: 'FAR', seat: 0, title: 'Crossroads', there: true, ended: null }], counts: [] };
    await identity.signedIn(ME);
    expect(keptRooms().FAR?.keys).toEqual({ '0': '' });
    expect(keysOf('FAR')).toEqual([]);
  });

  it('hands nothing of a guest over to whose link the guest follows', async () => {
    keepSeat('ROOM', 1, 'KEY');
    localStorage.setItem('banneret.hall', 'HALL');
    localStorage.setItem('banneret.campaigns', '{"mine":{}}');
    await identity.signedIn(ME);
    await identity.push();
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(identity.strays).toEqual([{ room: 'ROOM', keys: ['KEY'] }]);
    await identity.bring();
    expect(asked.filter(({ path }) => path === '/api/me/keys')).toHaveLength(1);
    expect(asked.some(({ path, body }) => path === '/api/me/kept/campaigns' && body === '{"mine":{}}')).toBe(true);
  });

  it('of one person takes nothing along when another signs in', async () => {
    await identity.become();
    keepSeat('ROOM', 1, 'KEY');
    await identity.signedIn({ ...ME, name: 'Ola' });
    expect(identity.strays).toEqual([]);
    expect(keptRooms()).toEqual({});
  });

  it('leaves nothing behind when it signs out', async () => {
    keepSeat('ROOM', 1, 'KEY');
    localStorage.setItem('banneret.campaigns', '{"a":{}}');
    await identity.become();
    identity.left();
    expect(keptRooms()).toEqual({});
    expect(localStorage.getItem('banneret.campaigns')).toBeNull();
    expect(identity.here).toBe(false);
  });

  it('prefers what is known everywhere and adds what is only here', () => {
    expect(JSON.parse(merged('{"a":1,"b":2}', '{"b":3,"c":4}'))).toEqual({ a: 1, b: 2, c: 4 });
    expect(merged(undefined, 'broken')).toBe('{}');
  });

  it('sends what has changed once', async () => {
    await identity.become();
    asked = [];
    await identity.push();
    localStorage.setItem('banneret.lessons', '{"heroes/first":{"room":"R","done":true}}');
    await identity.push();
    await identity.push();
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT /api/me/kept/lessons']);
  });
});
