// Prints what a first visit of the lobby loads, compressed: the page, its scripts and styles, one language, the sprite, and
// the fonts a browser takes for it: those of basic Latin, upright. The sprites of games come with their first icon, at the
// table. tests/browser/test_lobby.py sees that a browser takes no other fonts. It reads the page that was built last.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const LIMIT = 310_000;
const ENTRIES = ['index.html', 'src/pages/Lobby.svelte', 'src/locale/en/index.ts', 'src/games/heroes/lobby/index.ts'];
const page = fileURLToPath(new URL('../../src/banneret/server/page', import.meta.url));
if (!existsSync(`${page}/.vite/manifest.json`)) throw new Error('the page is not built: npm run build');
const read = (name) => readFileSync(`${page}/${name}`);
const manifest = JSON.parse(read('.vite/manifest.json'));

const later = new Set(Object.keys(manifest).filter((key) => /^src\/games\/.*\/sprite\.svg$/.test(key)).map((key) => manifest[key].file));
const files = new Set(['index.html']);
function take(key) {
  const { file, css = [], assets = [], imports = [] } = manifest[key];
  if (files.has(file)) return;
  for (const name of [file, ...css, ...assets.filter((asset) => !asset.endsWith('.woff2') && !later.has(asset))]) files.add(name);
  imports.forEach(take);
}
ENTRIES.forEach(take);
for (const name of [...files].filter((one) => one.endsWith('.css'))) {
  for (const [face] of read(name).toString().matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const latin = !/unicode-range/.test(face) || /unicode-range:\s*U\+(0+-|\?\?)/i.test(face);
    if (latin && !/font-style:\s*italic/.test(face)) files.add(`assets/${/([\w.-]+\.woff2)/.exec(face)[1]}`);
  }
}

let [gzip, brotli] = [0, 0];
for (const name of files) {
  const content = read(name);
  // What is compressed already travels as it is.
  const sizes = name.endsWith('.woff2') ? [content.length, content.length] : [gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length];
  gzip += sizes[0];
  brotli += sizes[1];
  console.log(`${String(sizes[0]).padStart(8)} ${String(sizes[1]).padStart(8)}  ${name}`);
}
console.log(`${String(gzip).padStart(8)} ${String(brotli).padStart(8)}  first load: gzip, brotli; at most ${LIMIT}`);
if (gzip > LIMIT) throw new Error(`the first load is over ${LIMIT} bytes`);
