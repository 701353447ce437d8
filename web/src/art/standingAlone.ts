/** Drawings of the page as pictures that stand alone, for the documentation: no style sheet, no sprite, no script. For tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A file of the page and those of the same name that games have. */
const withGames = (shared: string, ofGame: string) => [
  shared,
  ...readdirSync('src/games', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((game) => `src/games/${game.name}/${ofGame}`)
    .filter((file) => existsSync(file)),
];

const SPRITES = withGames('src/art/sprite.svg', 'art/sprite.svg');
const TOKENS = withGames('src/styles/tokens.css', 'tokens.css');

const symbols = new Map(
  SPRITES.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<symbol id="(i-[a-z0-9-]+)".*?<\/symbol>/gs)].map(([whole, id]) => [id, whole] as const)),
);
const tokens = new Map(
  TOKENS.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(--[a-z-]+): (?:light-dark\((#[0-9a-f]+),|(#[0-9a-f]+))/g)].map(([, name, light, only]) => [name, light ?? only] as const)),
);

/** The rules of a component that the page would find in its style sheet. */
export function styleOf(component: string): string {
  return /<style>(.*)<\/style>/s.exec(readFileSync(component, 'utf8'))?.[1] ?? '';
}

/** A definition, such as a gradient, out of the source of a component. */
export function definition(markup: string, id: string): string {
  return new RegExp(`<(\\w+) id="${id}".*?</\\1>`, 's').exec(markup)?.[0] ?? '';
}

/** The markup of a drawing as a file of its own; `more` is what it borrows from elsewhere on the page. */
export function standingAlone(box: string, markup: string, more = ''): string {
  const used = new Set<string>();
  const body = `${more}${markup}`
    .replace(/<!--.*?-->/gs, '')
    .replace(/ (?:aria-hidden|focusable)="[a-z]+"/g, '')
    .replace(/ class="([^"]*)"/g, (_, names: string) => {
      const kept = names.split(' ').filter((name) => name && !name.startsWith('svelte-'));
      return kept.length ? ` class="${kept.join(' ')}"` : '';
    })
    .replace(/href="[^"#]*#(i-[a-z0-9-]+)"/g, (_, id: string) => {
      used.add(id);
      return `href="#${id}"`;
    })
    .replace(/<path [^>]*url\(#m-grain\)[^>]*?(?:\/>|><\/path>)/g, '') // painted on a canvas
    .replace(/var\((--[a-z-]+)\)/g, (_, name: string) => {
      const colour = tokens.get(name);
      if (!colour && !/^--(?:serif|sans)$/.test(name)) throw new Error(`no colour ${name}`);
      return colour ?? 'serif';
    });
  const drawn = [...used].sort().map((id) => {
    const symbol = symbols.get(id);
    if (!symbol) throw new Error(`no icon ${id}`);
    return symbol;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${drawn.join('')}</defs>${body}</svg>\n`.replace(/>\s+</g, '><');
}
