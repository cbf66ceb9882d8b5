// How the browser client is built, served while developing, and tested.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { afterPaint } from './build/after-paint';
import { firstLoad } from './build/first-load';
import { packed } from './build/packed';

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

/** What only the word games share. */
const WORDS = /web.src.(lib.words.(?!lookup)|parts.(Challenge|Doubt|OnRelease|Ribbon|WordLine))/;

/** The name of a shared chunk tells all who share it, which is long. */
function briefly(name = 'asset') {
  return name.replace(/[~.].*/, '');
}

export default defineConfig({
  plugins: [spareTexts, svelte(), firstLoad(fileURLToPath(new URL('..', import.meta.url))), afterPaint(), packed()],
  // Without this condition vitest would load Svelte's server half.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    outDir: '../src/parlour/server/web',
    emptyOutDir: true,
    // The server's content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${briefly(name)}-[hash].js`,
        assetFileNames: ({ names: [name] }) => `assets/${briefly(name)}-[hash][extname]`,
        // A page in a few files: the house, itself, its game, its texts, and what it shares with other pages.
        codeSplitting: {
          groups: [
            { name: 'house', tags: ['$initial'], priority: 3 },
            {
              name: 'parts',
              test: (id) => /web.src.(parts|lib)/.test(id) && !WORDS.test(id),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 3000,
              priority: 2,
            },
            { name: 'words', test: WORDS, minShareCount: 2, priority: 1 },
            {
              name: (id) => /games.(\w+)/.exec(id)?.[1] ?? null,
              test: /web.src.games/,
              minShareCount: 2,
              entriesAware: true,
              priority: 1,
            },
          ],
        },
      },
    },
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
