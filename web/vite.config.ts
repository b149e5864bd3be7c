import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './scripts/compressed';

const target = process.env.ATOLL ?? 'http://127.0.0.1:8080';
// The server refuses writes from other sites, so the proxy speaks as the server's own page.
const proxy = { '/api': { target, changeOrigin: true, headers: { origin: target } } };

export default defineConfig({
  plugins: [svelte(), compressed()],
  // The server's Content-Security-Policy allows nothing inline, so nothing may be inlined.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // Cards and pencils are printed once, in the resources of the games.
  worker: { format: 'es' },
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
});
