import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from './browser/settings.svelte';
import { addWords, bundleOf, has, language, loadWords, t } from './words.svelte';

/** The messages of a language, each with the arguments it names. */
function catalogue(of: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files('src', /\.ftl$/).filter((name) => name.includes(`/locale/${of}/`))) {
    const text = readFileSync(file, 'utf8');
    for (const { id, value } of new FluentResource(text).body) {
      expect(found.has(id), `${of}: ${id} is defined twice`).toBe(false);
      found.set(id, [...new Set(args(value))].sort().join(' '));
    }
    // What the parser does not understand it leaves out without a word.
    const written = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]);
    expect(written.filter((id) => id !== undefined && !found.has(id)), file).toEqual([]);
  }
  return found;
}

function args(node: unknown): string[] {
  if (!node || typeof node !== 'object') return [];
  const own = 'type' in node && node.type === 'var' && 'name' in node ? [String(node.name)] : [];
  return [...own, ...Object.values(node).flatMap(args)];
}

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
}

const sources = files('src', /\.(svelte|ts)$/).filter((file) => !file.endsWith('.test.ts'));

describe('the catalogues', () => {
  const english = catalogue('en');

  it.each(LANGUAGES.filter((one) => one !== 'en'))('say in %s what they say in English', (other) => {
    const words = catalogue(other);
    expect([...english.keys()].filter((id) => !words.has(id)), 'missing').toEqual([]);
    expect([...words.keys()].filter((id) => !english.has(id)), 'unknown').toEqual([]);
    expect([...english].filter(([id, names]) => words.get(id) !== names), 'other arguments').toEqual([]);
  });

  it('have every message the page asks for', () => {
    const missing = sources.flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      const calls = [...code.matchAll(/\bt\(([^,)]*)/g)].map((match) => match[1] ?? '');
      const plain = calls.filter((call) => !call.includes('`')).flatMap((call) => [...call.matchAll(/(?:^|\?|:)\s*'([^']+)'/g)].map((match) => match[1] ?? ''));
      const composed = calls.flatMap((call) => /^\s*`([^`$]+)\$\{/.exec(call)?.[1] ?? []);
      return [
        ...plain.filter((id) => !english.has(id)),
        ...composed.filter((start) => ![...english.keys()].some((id) => id.startsWith(start))),
      ].map((id) => `${file}: ${id}`);
    });
    expect(missing).toEqual([]);
  });

  it('have no message the page never asks for', () => {
    const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
    const whole = new Set([...code.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((match) => match[1]));
    const starts = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? '');
    expect([...english.keys()].filter((id) => !whole.has(id) && !starts.some((start) => id.startsWith(start)))).toEqual([]);
  });
});

describe('words', () => {
  beforeAll(() => loadWords('en'));

  it('fill in arguments without isolating marks', () => {
    expect(t('refused', { name: 'Build' })).toBe('Build is not possible');
  });

  it('choose by plural, and show the id of a message nobody wrote', () => {
    expect(t('die-map', { kind: 'treasure', amount: 2, what: 'resource' })).toBe('Treasure die: 2 resource dice');
    expect(t('no-such-message')).toBe('no-such-message');
    expect(has('no-such-message')).toBe(false);
  });

  it('count one player as one, and leave a range as it is', async () => {
    const said = (): string[] => [1, 2, '2–3'].map((players) => t('lobby-players-of', { players }));
    expect(said()).toEqual(['1 player', '2 players', '2–3 players']);
    await loadWords('fr');
    expect(said()).toEqual(['1 joueur', '2 joueurs', '2–3 joueurs']);
    await loadWords('en');
  });

  it('change the language of the page', async () => {
    await loadWords('pl');
    expect(document.documentElement.lang).toBe('pl');
    expect(language()).toBe('pl');
    expect(t('close')).toBe('Zamknij');
  });

  it('show the language asked for last, even if another takes longer to come', async () => {
    let come = (): void => undefined;
    const late = new Promise<void>((resolve) => (come = resolve));
    const now = async (): Promise<{ default: string[] }> => ({ default: ['of-a-page = Here'] });
    await addWords({ en: now, fr: async () => (await late, now()), de: now, pl: now });
    const both = [loadWords('fr'), loadWords('en')];
    come();
    await Promise.all(both);
    expect(language()).toBe('en');
    expect(t('of-a-page')).toBe('Here');
  });

  it('can be made from any texts', () => {
    const bundle = bundleOf('de', ['eins = Hallo', 'zwei = { $wer } da']);
    const message = bundle.getMessage('zwei');
    expect(message?.value && bundle.formatPattern(message.value, { wer: 'Maud' })).toBe('Maud da');
  });
});
