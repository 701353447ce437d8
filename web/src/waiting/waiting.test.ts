import { describe, expect, it } from 'vitest';
import { waiting } from '../lib/browser/waiting.svelte';
import type { WaitingGame } from '../lib/protocol';
import { newlyWaiting, numbered } from './outside';
import { relative } from './when.svelte';

const game = (room: string, more: Partial<WaitingGame> = {}): WaitingGame => ({
  room,
  seat: 0,
  game: 'heroes',
  title: room,
  side: 'castle',
  others: ['Ola'],
  alone: false,
  lesson: false,
  round: 1,
  since: 10,
  until: 0,
  ...more,
});

describe('the number in the title', () => {
  it('is put before it, changed and taken away', () => {
    expect(numbered('Banneret', 2)).toBe('(2) Banneret');
    expect(numbered('(2) Banneret', 11)).toBe('(11) Banneret');
    expect(numbered('(2) Banneret', 0)).toBe('Banneret');
  });
});

describe('what waits', () => {
  it('is counted where other people wait, besides the game at which one sits', () => {
    waiting.games = { yours: [game('oak'), game('elm', { alone: true }), game('ash')], theirs: [game('fir')] };
    expect(waiting.besides()).toBe(2);
    expect(waiting.besides('oak')).toBe(1);
  });

  it('comes in order, people before bots and never a lesson', () => {
    waiting.games = { yours: [game('elm', { alone: true, since: 1 }), game('oak'), game('ash')], theirs: [] };
    expect(waiting.after()?.room).toBe('oak');
    expect(waiting.after('oak')?.room).toBe('ash');
    waiting.games = { yours: [game('elm', { alone: true, lesson: true }), game('ivy', { alone: true }), game('oak')], theirs: [] };
    expect(waiting.after('oak')?.room).toBe('ivy');
    expect(waiting.after('ivy')?.room).toBe('oak');
    waiting.games = { yours: [game('oak')], theirs: [game('ash')] };
    expect(waiting.after('oak')).toBeNull();
  });

  it('is told once, where people wait', () => {
    const before = { yours: [game('oak'), game('ash')], theirs: [] };
    const now = { yours: [game('oak'), game('ash', { since: 20 }), game('elm', { alone: true }), game('fir')], theirs: [] };
    expect(newlyWaiting(before, now).map(({ room }) => room)).toEqual(['ash', 'fir']);
    expect(newlyWaiting(now, now)).toEqual([]);
  });
});

describe('a moment', () => {
  it('is told relative to now', () => {
    expect(relative(-3 * 86_400 - 5, 'en')).toBe('3 days ago');
    expect(relative(-7200, 'de')).toBe('vor 2 Stunden');
    expect(relative(3600, 'en')).toBe('in 1 hour');
    expect(relative(-5, 'en')).toBe('this minute');
  });
});
