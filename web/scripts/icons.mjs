// Builds src/art/sprite.svg and src/art/icon-names.ts: the icons named in src/art/icons.txt and every
// emblem of src/art/emblems.json, taken from game-icons.net. Run `npm run icons` after adding a name.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { icons as library } from '@iconify-json/game-icons';
import { optimize } from 'svgo';

const art = (name) => fileURLToPath(new URL(`../src/art/${name}`, import.meta.url));

const listed = readFileSync(art('icons.txt'), 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter(Boolean);
const emblems = existsSync(art('emblems.json')) ? JSON.parse(readFileSync(art('emblems.json'), 'utf8')) : {};
const names = [...new Set([...listed, ...Object.values(emblems).flatMap((kind) => Object.values(kind))])].sort();

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

writeFileSync(art('sprite.svg'), `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbol).join('\n')}\n</svg>\n`);
writeFileSync(
  art('icon-names.ts'),
  `// Written by scripts/icons.mjs.\nexport const ICONS = [\n${names.map((name) => `  '${name}',`).join('\n')}\n] as const;\nexport type IconName = (typeof ICONS)[number];\n`,
);
console.log(`${names.length} icons`);
