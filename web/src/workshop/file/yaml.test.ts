import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allParts, flow, insert, move, parse, remove, set, valueAt, type Path } from './yaml';

const folders = ['../src/banneret/heroes/content/scenarios', '../src/banneret/battlelore/content/adventures'];
const shipped = folders.flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith('.yaml')).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const));

/** Numbers that look drawn, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

const NOTED = `# A comment at the top
name: Hill   # what players read
layout:
  2:
    tiles:
    # the middle
    - {kind: near, at: [[0, 0], [1, 0]]}  # two of them
    - kind: far
      at: [[0, 1]]   # one

setup:
  units: [pack:T1, few:T2]
`;

describe('changes of a file', () => {
  it('changes a value and nothing else', () => {
    expect(set(NOTED, ['name'], 'Dale')).toBe(NOTED.replace('Hill ', 'Dale '));
    expect(set(NOTED, ['layout', '2', 'tiles', 0, 'at', 1], [2, 0])).toBe(NOTED.replace('[1, 0]', '[2, 0]'));
    expect(set(NOTED, ['layout', '2', 'tiles', 1, 'at', 0, 0], 5)).toBe(NOTED.replace('[[0, 1]]', '[[5, 1]]'));
  });
  it('adds keys where they belong', () => {
    expect(set(NOTED, ['layout', '2', 'tiles', 0, 'face'], 'up')).toContain('[1, 0]], face: up}  # two of them');
    expect(set(NOTED, ['layout', '2', 'tiles', 1, 'label'], 'gate')).toContain('at: [[0, 1]]   # one\n      label: gate\n');
    expect(set(NOTED, ['mode'], 'clash', ['name', 'mode', 'layout'])).toContain('# what players read\nmode: clash\nlayout:');
    expect(parse(set(NOTED, ['setup', 'resources', 'gold'], 3)).value).toMatchObject({ setup: { resources: { gold: 3 } } });
  });
  it('adds and takes out entries of lists', () => {
    expect(insert(NOTED, ['layout', '2', 'tiles', 0, 'at'], 2, [3, 3])).toContain('[1, 0], [3, 3]]}  # two');
    expect(insert(NOTED, ['layout', '2', 'tiles'], 1, { kind: 'center', at: [[9, 9]] })).toContain('# two of them\n    - {kind: center, at: [[9, 9]]}\n    - kind: far');
    expect(remove(NOTED, ['layout', '2', 'tiles', 0])).toBe(NOTED.replace(/ {4}- \{kind: near.*\n/, ''));
    expect(remove(NOTED, ['layout', '2', 'tiles', 0, 'at', 0])).toContain('at: [[1, 0]]}  # two');
    expect(remove(NOTED, ['setup', 'units', 0])).toContain('units: [few:T2]');
  });
  it('moves an entry with the comment above it', () => {
    const moved = move(NOTED, ['layout', '2', 'tiles'], 0, 1);
    expect(moved).toContain('tiles:\n    - kind: far\n      at: [[0, 1]]   # one\n    # the middle\n    - {kind: near');
  });
  it('writes what would be misread in quotation marks', () => {
    expect(flow(['4.6', 'pack:T1', 'a, b', 'yes: no', '12', 'true'])).toBe('["4.6", pack:T1, "a, b", "yes: no", "12", "true"]');
    expect(parse(set(NOTED, ['name'], 'Who: "me", # him?')).value).toMatchObject({ name: 'Who: "me", # him?' });
  });
  it('leaves alone what cannot be read', () => {
    expect(set('a: [1', ['a'], 2)).toBe('a: [1');
  });
});

it.each(shipped)('reads %s; what is there already changes no byte, and a change touches its own lines only', (_, text) => {
  const parsed = parse(text);
  expect(parsed.wrong).toBe('');
  allParts(parsed).forEach(({ path, from, to }, n) => {
    if (n % 11) return;
    const value = valueAt(parsed.value, path);
    expect(set(text, path, value)).toBe(text);
    if (typeof value === 'object') return;
    const changed = set(text, path, 'other');
    expect(changed.startsWith(text.slice(0, from))).toBe(true);
    expect(changed.endsWith(text.slice(to))).toBe(true);
    expect(valueAt(parse(changed).value, path)).toBe('other');
  });
});

// -- random changes: the text and the data always agree ---------------------------------------------------------------

type Tree = unknown[] | Record<string, unknown>;
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

function parentOf(value: unknown, path: Path): Tree {
  return valueAt(value, path.slice(0, -1)) as Tree;
}

const WORDS: unknown[] = [0, 7, -3, true, 'pack:T1', 'a tale, with: marks', '4.10', [1, 2], { gain: 'gold', amount: 2 }, [{ story: 'smoke' }], 'word '.repeat(40).trim(), []];

const small = shipped.filter(([, text]) => text.length < 2000);

describe('500 random sequences of changes', () => {
  const sequences = Array.from({ length: 500 }, (_, n) => n);
  it('leave the text and the data agreeing, and every comment in its place or gone with its part', () => {
    for (const seed of sequences) {
      const next = numbers(seed + 1);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
      let text = small[seed % small.length]![1];
      let value = parse(text).value;
      for (let turn = 0; turn < 6; turn++) {
        const paths = allParts(parse(text)).map(({ path }) => path);
        if (!paths.length) break;
        const path = pick(paths);
        const expected = copy(value);
        const parent = parentOf(expected, path);
        const step = path.at(-1)!;
        const word = copy(pick(WORDS));
        const here = valueAt(expected, path);
        const act = Math.floor(next() * 5);
        const before = text;
        if (act === 0) {
          text = set(text, path, word);
          (parent as Record<string, unknown>)[step] = word;
        } else if (act === 1 && Array.isArray(here)) {
          const at = Math.floor(next() * (here.length + 1));
          text = insert(text, path, at, word);
          here.splice(at, 0, word);
        } else if (act === 2) {
          text = remove(text, path);
          if (Array.isArray(parent)) parent.splice(Number(step), 1);
          else delete parent[String(step)];
        } else if (act === 3 && Array.isArray(here) && here.length > 1) {
          const [from, to] = [Math.floor(next() * here.length), Math.floor(next() * here.length)];
          text = move(text, path, from, to);
          here.splice(to, 0, ...here.splice(from, 1));
        } else if (typeof here === 'object' && here !== null && !Array.isArray(here)) {
          text = set(text, [...path, 'added'], word);
          (here as Record<string, unknown>)['added'] = word;
        }
        const parsed = parse(text);
        if (parsed.wrong || JSON.stringify(parsed.value) !== JSON.stringify(copy(expected))) {
          const told = JSON.stringify({ seed, turn, act, path, word });
          expect.soft(parsed.wrong, `${told}\n--- before\n${before}\n--- after\n${text}`).toBe('');
          expect(parsed.value, `${told}\n--- before\n${before}\n--- after\n${text}`).toEqual(expected);
        }
        value = parsed.value;
      }
    }
  });
});
