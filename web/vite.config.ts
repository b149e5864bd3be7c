import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { ahead } from './scripts/ahead';
import { compressed } from './scripts/compressed';
import { kept } from './scripts/kept';
import { parcel } from './scripts/parcels';
import { pictures } from './scripts/pictures';

const target = process.env.ATOLL ?? 'http://127.0.0.1:8080';
// The server refuses writes from other sites, so the proxy speaks as the server's own page.
const proxy = { '/api': { target, changeOrigin: true, headers: { origin: target } } };

export default defineConfig({
  plugins: [pictures(), svelte(), ahead(), kept(), compressed()],
  // The server's Content-Security-Policy allows nothing inline, so nothing may be inlined.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      // The service worker speaks for all addresses only if it lies above them, under a name that stays.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: parcel }], includeDependenciesRecursively: false },
      },
    },
  },
  // Cards and pencils are printed once, in the resources of the games.
  worker: { format: 'es' },
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
});
