// Prints what a first visit of the lobby loads, compressed: the page, its scripts and styles, one language, the sprite.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const LIMIT = 300_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const { output } = await build({ root, logLevel: 'error', build: { write: false, manifest: true } });
const manifest = JSON.parse(output.find((file) => file.fileName.endsWith('manifest.json')).source);

const files = new Set(['index.html']);
function take(key) {
  const { file, css = [], assets = [], imports = [] } = manifest[key];
  if (files.has(file)) return;
  for (const name of [file, ...css, ...assets]) files.add(name);
  imports.forEach(take);
}
for (const key of ['index.html', 'src/pages/Lobby.svelte', 'src/locale/en/index.ts']) take(key);

let [gzip, brotli] = [0, 0];
for (const name of files) {
  const found = output.find((file) => file.fileName === name);
  const content = Buffer.from(found?.code ?? found?.source ?? readFileSync(`${root}/${name}`));
  const sizes = [gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length];
  gzip += sizes[0];
  brotli += sizes[1];
  console.log(`${String(sizes[0]).padStart(8)} ${String(sizes[1]).padStart(8)}  ${name}`);
}
console.log(`${String(gzip).padStart(8)} ${String(brotli).padStart(8)}  first load: gzip, brotli`);
if (gzip > LIMIT) throw new Error(`the first load is over ${LIMIT} bytes`);
