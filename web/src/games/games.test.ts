import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plain } from '../plain';
import { gameOf, gamePages } from '.';

const FOLDERS = readdirSync('src/games', { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name);
/** Everything that is no game's own: fixtures and what Python writes apart. */
const shared = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|^fixtures|protocol\.ts$/.test(file) && !FOLDERS.some((name) => file.startsWith(join('games', name) + sep)))
  .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const);

describe('the games of the page', () => {
  it('are found by their folders', () => {
    expect(FOLDERS.length).toBeGreaterThan(2);
    for (const id of FOLDERS) expect(gameOf(id), id).not.toBe(plain);
    expect(gamePages.map(({ path }) => path)).toEqual(['heroes']);
  });

  it('need no folder to be played', () => {
    expect(gameOf('nobody_has_drawn_this')).toBe(plain);
    expect(gameOf(undefined)).toBe(plain);
  });

  it('are named nowhere else', () => {
    const names = new RegExp(`games/(${FOLDERS.join('|')})|['"\`](${FOLDERS.join('|')})['"\`]`);
    expect(shared.filter(([, code]) => names.test(code)).map(([file]) => file)).toEqual([]);
  });
});
