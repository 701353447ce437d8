// Builds src/art/sprite.svg and src/art/icon-names.ts: the icons named in src/art/icons.txt, taken from game-icons.net;
// and for each game with emblems (src/games/GAME/art/emblems.json) those that are not among them, in a sprite which is
// loaded where that game is drawn. Run `npm run icons` after adding a name.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { icons as library } from '@iconify-json/game-icons';
import { optimize } from 'svgo';

const at = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const art = (name) => at(`art/${name}`);

const listed = readFileSync(art('icons.txt'), 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter(Boolean);
const names = [...new Set(listed)].sort();
const games = readdirSync(at('games')).filter((game) => existsSync(at(`games/${game}/art/emblems.json`)));

function drawnBy(map) {
  return Object.values(map).flatMap((kind) => Object.values(kind));
}

// Whole units of the 512 grid are a tenth of a pixel on the largest card; only arcs need more, or circles lose their shape.
function symbol(name) {
  const icon = library.icons[name] ?? library.icons[library.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons.net has no icon "${name}"`);
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${icon.body.replaceAll(' fill="currentColor"', '')}</svg>`;
  const { data } = optimize(source, {
    multipass: true,
    floatPrecision: /[Aa]/.test(icon.body.replaceAll(/<\/?path|fill="currentColor"/g, '')) ? 1 : 0,
    plugins: [{ name: 'preset-default', params: { overrides: { convertPathData: { makeArcs: false } } } }],
  });
  return data.replace(/^<svg[^>]*>/, `<symbol id="i-${name}" viewBox="0 0 512 512">`).replace('</svg>', '</symbol>');
}

function write(icons, folder, constant, types) {
  writeFileSync(at(`${folder}/sprite.svg`), `<svg xmlns="http://www.w3.org/2000/svg">\n${icons.map(symbol).join('\n')}\n</svg>\n`);
  const list = icons.map((name) => `  '${name}',`).join('\n');
  writeFileSync(
    at(`${folder}/icon-names.ts`),
    `// Written by scripts/icons.mjs.\nexport const ${constant} = [\n${list}\n] as const;\n${types}\n`,
  );
  console.log(`${folder}: ${icons.length} icons`);
}

write(
  names,
  'art',
  'ICONS',
  `/** By game, the icons that only it draws: each game adds its own. */
export interface MoreIcons {}
export type IconName = (typeof ICONS)[number] | MoreIcons[keyof MoreIcons];`,
);
for (const game of games) {
  const file = at(`games/${game}/art/emblems.json`);
  const own = [...new Set(drawnBy(JSON.parse(readFileSync(file, 'utf8'))))].filter((name) => !names.includes(name)).sort();
  // A game that draws nothing of its own shares the sprite of all.
  if (!own.length) continue;
  write(
    own,
    `games/${game}/art`,
    'MORE_ICONS',
    `declare module '../../../art/icon-names' {
  interface MoreIcons {
    ${game}: (typeof MORE_ICONS)[number];
  }
}`,
  );
}
