import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './vite.offline';

// The page is served by the Python server; in development Vite passes the two doors of the server on to it.
const server = process.env.WORMGRILL_SERVER ?? 'http://127.0.0.1:8517';

/** The messages that are needed before the first screen come as one file a language. */
function words(id: string): string | null {
  const [, language] = /locales[\\/](\w+)[\\/](?:common|home|table)\.ftl/.exec(id) ?? [];
  return language ? `words-${language}` : null;
}

export default defineConfig({
  plugins: [svelte(), offline()],
  // In Vitest the browser's build of Svelte is wanted, not the one for rendering on a server.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/wormgrill/server/page',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // what the licences of the bundled packages ask for
    license: { fileName: 'licenses.md' },
    // Pictures are components and everything else is same-origin: a strict Content-Security-Policy has no place for data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/pwa/sw.ts' },
      output: {
        // the service worker's address may not change, for it is how browsers find its next version
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // A slow line minds every file more than its size: what screens share comes together.
        codeSplitting: {
          groups: [
            { name: words, test: /\.ftl/ },
            { name: 'parts', test: /[\\/](node_modules|src[\\/](?!table|learn|replay|end))/, minShareCount: 2 },
            { name: 'table', test: /[\\/]src[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    fs: { allow: ['.', '../src/wormgrill/rules/text'] }, // the books of the rules
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'locales/**/*.test.ts'],
    restoreMocks: true,
  },
});
