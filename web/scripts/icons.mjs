// Builds src/art/sprite.svg and src/art/icon-names.ts: the icons named in src/art/icons.txt and every
// emblem of src/art/emblems.json, taken from game-icons.net; and the same for those of src/art/lore-emblems.json that
// are not among them, in a sprite of their own which only an adventure loads. Run `npm run icons` after adding a name.
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
const names = [...new Set([...listed, ...drawnBy(emblems)])].sort();
const lore = [...new Set(drawnBy(JSON.parse(readFileSync(art('lore-emblems.json'), 'utf8'))))].filter((name) => !names.includes(name)).sort();

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

function write(icons, sprite, list, constant, type) {
  writeFileSync(art(sprite), `<svg xmlns="http://www.w3.org/2000/svg">\n${icons.map(symbol).join('\n')}\n</svg>\n`);
  writeFileSync(
    art(list),
    `// Written by scripts/icons.mjs.\nexport const ${constant} = [\n${icons.map((name) => `  '${name}',`).join('\n')}\n] as const;\nexport type ${type} = (typeof ${constant})[number];\n`,
  );
}

write(names, 'sprite.svg', 'icon-names.ts', 'ICONS', 'IconName');
write(lore, 'lore-sprite.svg', 'lore-icon-names.ts', 'LORE_ICONS', 'LoreIconName');
console.log(`${names.length} icons, ${lore.length} more of an adventure`);
