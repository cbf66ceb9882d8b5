// How the browser client is built, served while developing, and tested.
import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Readers do not need the comments and blank lines of the texts. */
const spareTexts = {
  name: 'spare-texts',
  enforce: 'pre',
  async load(id: string) {
    if (!id.endsWith('.ftl?raw')) return null;
    const text = await readFile(id.replace('?raw', ''), 'utf8');
    return `export default ${JSON.stringify(text.replace(/^(#.*)?\n/gm, ''))}`;
  },
} as const;

export default defineConfig({
  plugins: [spareTexts, svelte()],
  // Without this condition vitest would load Svelte's server half.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    outDir: '../src/parlour/server/web',
    emptyOutDir: true,
    // The server's content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    // The texts live in the Python package: import them as "../../src/parlour/texts/…/….ftl?raw".
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://localhost:8000', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/games/all-texts.ts'],
  },
});
