import { render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import catalogue from '../fixtures/catalogue-en.json';
import games from '../fixtures/lobby-en.json';
import { keptRooms } from '../lib/browser/keys';
import { settings } from '../lib/browser/settings.svelte';
import { loadWords } from '../lib/words.svelte';
import LobbyPage from '../pages/Lobby.svelte';

interface Asked {
  path: string;
  method: string;
  body: Record<string, unknown> | null;
}

let asked: Asked[] = [];
let refusal: { code: string; text: string } | null = null;

function answer(path: string): { status: number; json: unknown } {
  if (path.startsWith('/api/games')) return { status: 200, json: games };
  if (path.startsWith('/api/catalogue')) return { status: 200, json: catalogue };
  if (path === '/api/rooms' && refusal) return { status: 400, json: { error: refusal } };
  if (path === '/api/rooms') return { status: 201, json: { room: 'oak', host: 'h', keys: { 0: 'a', 1: 'b' }, info: { dice: { commitment: 'c0', entropy: [], secret: '' } } } };
  if (path.startsWith('/api/rooms/oak/')) return { status: 200, json: {} };
  return { status: 404, json: { error: { code: 'not_found', text: '' } } };
}

beforeAll(() => loadWords('en'));
beforeEach(() => {
  localStorage.clear();
  location.hash = '#/';
  asked = [];
  refusal = null;
  settings.name = 'Maud';
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    disconnect(): void {}
  });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push({ path, method, body: body ? JSON.parse(body) : null });
    const { status, json } = answer(path);
    return new Response(JSON.stringify(json), { status, headers: { 'Content-Type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function lobby(): Promise<void> {
  render(LobbyPage);
  await screen.findByRole('heading', { name: 'Brave New World' });
}

const made = (): Record<string, unknown> | null | undefined => asked.find(({ path, method }) => path === '/api/rooms' && method === 'POST')?.body;

describe('the lobby', () => {
  it('begins a game against a bot with one click, and keeps its keys', async () => {
    await lobby();
    screen.getByRole('button', { name: /Begin the game/ }).click();
    await waitFor(() => expect(location.hash).toBe('#/t/oak'), { timeout: 60_000 });
    expect(made()).toMatchObject({
      wait: true,
      game: 'heroes',
      scenario: 'brave_new_world',
      seats: [
        { kind: 'person', side: 'castle/catherine', name: 'Maud' },
        { kind: 'bot', bot: 'hanne', name: 'Hanne' },
      ],
    });
    const added = asked.filter(({ path }) => path.startsWith('/api/rooms/oak/'));
    expect(added.map(({ path }) => path)).toEqual(['/api/rooms/oak/dice', '/api/rooms/oak/start']);
    expect(added[0]?.body?.['entropy']).toMatch(/^[0-9a-f]{64}$/);
    expect(keptRooms()['oak']).toMatchObject({ dice: { commitment: 'c0', entropy: added[0]?.body?.['entropy'] }, keys: { 0: 'a', 1: 'b' }, host: 'h', title: 'Brave New World' });
  });

  it('begins a game of two at one screen with two clicks', async () => {
    await lobby();
    within(screen.getByRole('group', { name: 'Who sits in seat 2' })).getByText('here').click();
    await tick();
    screen.getByRole('button', { name: /Begin the game/ }).click();
    await waitFor(() => expect(made()).toBeTruthy(), { timeout: 60_000 });
    expect(made()?.['seats']).toMatchObject([{ kind: 'person', name: 'Maud' }, { kind: 'person', name: 'Player 2' }]);
  });

  it('opens a table for a friend, and remembers it', async () => {
    await lobby();
    within(screen.getByRole('group', { name: 'Who sits in seat 2' })).getByText('friend').click();
    await tick();
    screen.getByRole('button', { name: /Open the table/ });
    expect(JSON.parse(localStorage.getItem('banneret.lobby') ?? '{}').seats[1].who).toBe('friend');
  });

  it('shows the armies of a single Combat', async () => {
    await lobby();
    screen.getByRole('radio', { name: /^Skirmish/ }).click();
    await screen.findByRole('heading', { name: 'Castle vanguard' });
    expect(screen.getAllByLabelText(/^Halberdiers/).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('combobox', { name: 'Army' })).toHaveLength(2);
  });

  it('shows what the server has against a set-up where it belongs', async () => {
    refusal = { code: 'bad_setup', text: 'the option difficulty is easy or hard, not that' };
    await lobby();
    screen.getByRole('button', { name: /Begin the game/ }).click();
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain(refusal.text);
    expect(said.closest('.option')?.textContent).toContain('Difficulty');
    expect(location.hash).toBe('#/');
  });

  it('says when nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    settings.language = 'fr';
    await loadWords('fr');
    render(LobbyPage);
    await screen.findByRole('heading', { name: 'Le serveur ne répond pas' });
    settings.language = 'en';
    await loadWords('en');
  });
});
