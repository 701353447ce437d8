/** Which part of a file a finding of the check is about: by its line, and by the way to the part that its words begin with. */
import type { Finding } from '../lib/protocol';
import { allParts, type Parsed, type Path } from './file/yaml';

export interface Found extends Finding {
  grave: boolean;
  path: Path;
  /** Without the way to the part, for where one sees which part it is. */
  said: string;
}

/** A word of the way to a part, which comes before what is said of it. */
const ofWay = (words: string): boolean => /^[\w.[\]-]+$/.test(words);

function bare(text: string): string {
  const words = text.split(': ');
  const first = words.findIndex((each, n) => n > 2 || !ofWay(each));
  return words.slice(Math.max(0, first)).join(': ');
}

/** A way as findings write it: `setup.units[0]`. */
export const written = (path: Path): string => path.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${step}` : step), '');

export function located(parsed: Parsed, errors: readonly Finding[], warnings: readonly Finding[]): Found[] {
  const starts = lineStarts(parsed.text);
  const parts = allParts(parsed).map(({ path, from }) => ({ path, line: lineAt(starts, from) }));
  return [...errors.map((each) => ({ ...each, grave: true })), ...warnings.map((each) => ({ ...each, grave: false }))].map((each) => {
    const here = parts.filter(({ line }) => line === each.line).map(({ path }) => path);
    const named = each.text.split(': ').slice(0, 3).filter(ofWay);
    /** How much of the end of a way the words name. */
    const ends = (path: Path): number => Math.max(0, ...named.map((way) => (written(path) === way || written(path).endsWith(`.${way}`) ? way.length : 0)));
    const best = here.reduce<Path | null>((found, path) => (found === null || ends(path) > ends(found) ? path : found), null);
    return { ...each, path: best ?? [], said: bare(each.text) };
  });
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
