import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../lib/signs';
import { plain } from '../plain';
import { gameOf, gamePages } from '.';

const FOLDERS = readdirSync('src/games', { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name);
/** Everything that is no game's own: fixtures and what Python writes apart. */
const shared = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|^fixtures|protocol\.ts$/.test(file) && !FOLDERS.some((name) => file.startsWith(join('games', name) + sep)))
  .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const);

/** Whether some code asks for a message, by its id or by how that begins. */
function asker(code: string): (id: string) => boolean {
  const whole = new Set([...code.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((match) => match[1]));
  const starts = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? '');
  return (id) => whole.has(id) || starts.some((start) => id.startsWith(start));
}

describe('the games of the page', () => {
  it('are found by their folders', () => {
    expect(FOLDERS.length).toBeGreaterThan(2);
    for (const id of FOLDERS) expect(gameOf(id), id).not.toBe(plain);
    expect(gamePages.map(({ path }) => path)).toEqual(['heroes']);
  });

  it('wear signs that differ, from each other and from those of games without a folder', () => {
    const signs = [...FOLDERS.map((id) => gameOf(id).sign), plain.sign];
    expect(new Set(signs).size).toBe(signs.length);
  });

  it('need no folder to be played', () => {
    expect(gameOf('nobody_has_drawn_this')).toBe(plain);
    expect(gameOf(undefined)).toBe(plain);
  });

  it('are named nowhere else', () => {
    const names = new RegExp(`games/(${FOLDERS.join('|')})|['"\`](${FOLDERS.join('|')})['"\`]`);
    expect(shared.filter(([, code]) => names.test(code)).map(([file]) => file)).toEqual([]);
  });

  it('are not dressed by shared styles', () => {
    const colours = new RegExp(`(in-|--|--on-)(${COLOURS.join('|')})\\b`, 'g');
    const sheets = readdirSync('src/styles').filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(2);
    expect(sheets.flatMap((file) => [...readFileSync(join('src/styles', file), 'utf8').matchAll(colours)].map(([found]) => `${file}: ${found}`))).toEqual([]);
  });

  it('keep the words that only one of them says', () => {
    const everywhere = asker(shared.map(([, code]) => code).join('\n'));
    const games = FOLDERS.map((name) => {
      const files = readdirSync(join('src/games', name), { recursive: true, encoding: 'utf8' });
      const code = files.filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file));
      return { name, asks: asker(code.map((file) => readFileSync(join('src/games', name, file), 'utf8')).join('\n')) };
    });
    const catalogues = readdirSync('src/locale/en').filter((file) => file.endsWith('.ftl'));
    const ids = catalogues.flatMap((file) => [...readFileSync(join('src/locale/en', file), 'utf8').matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? ''));
    expect(ids.length).toBeGreaterThan(100);
    const lone = ids.filter((id) => !everywhere(id)).flatMap((id) => {
      const by = games.filter(({ asks }) => asks(id));
      return by.length === 1 ? `${id}: ${by[0]?.name}` : [];
    });
    expect(lone).toEqual([]);
  });
});
