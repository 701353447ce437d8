import { realpathSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.BANNERET_SERVER ?? 'http://127.0.0.1:8440';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    // Beside the server, so that it is part of the installed package.
    outDir: '../src/banneret/server/page',
    emptyOutDir: true,
    manifest: true, // for scripts/size.mjs
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark()
    // Nothing is inlined: the page runs under a policy without data: for anything but pictures.
    assetsInlineLimit: 0,
  },
  server: {
    // node_modules may be a link to those of another checkout.
    fs: { allow: ['..', realpathSync('node_modules')] },
    proxy: {
      // The host stays as the browser has it: the server takes requests from its own pages only.
      '/api': { target: server },
      '/guide': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    // These only end what hangs: how fast a machine is decides nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 300_000,
  },
});
