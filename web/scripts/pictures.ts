// Draws the small boards of the home page when the page is built, by the games' own components: as images they cost a phone nothing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type Plugin } from 'vite';

const FOLDER = 'target/pictures';
const STYLE = 'svg{font-family:ui-rounded,system-ui,sans-serif}';

/** The colours of the palette that a drawing uses, by day and by night. */
function colours(drawing: string): string {
  const used = new Set([...drawing.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name));
  const [day = '', night = ''] = readFileSync('src/palette.css', 'utf8')
    .split('prefers-color-scheme: dark')
    .map((css) => [...css.matchAll(/--([\w-]+): ([^;]+);/g)].filter(([, name]) => used.has(name)).map(([all]) => all))
    .map((lines) => `:root{${lines.join('')}}`);
  return `${day}@media(prefers-color-scheme:dark){${night}}`;
}

async function draw(): Promise<void> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte({ compilerOptions: { css: 'injected' } })],
  });
  try {
    const { pictures } = (await server.ssrLoadModule(
      '/src/games/pictures.ts',
    )) as typeof import('../src/games/pictures');
    const { render } = (await server.ssrLoadModule('svelte/server')) as typeof import('svelte/server');
    mkdirSync(FOLDER, { recursive: true });
    for (const [game, load] of Object.entries(pictures)) {
      const { Board, layout, view } = await load();
      const lie = layout(view, 0, false);
      const { head, body } = render(Board, { props: { view, seat: 0, layout: lie } });
      const styles = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('');
      const drawing = body.replaceAll(/<!--.*?-->/g, '');
      const style = `<style>${STYLE}${colours(styles + drawing)}${styles}</style>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${lie.box.join(' ')}">${style}${drawing}</svg>`;
      writeFileSync(`${FOLDER}/${game}.svg`, svg);
    }
  } finally {
    await server.close();
  }
}

/** The step of the build. */
export const pictures = (): Plugin => ({ name: 'pictures', buildStart: draw });
