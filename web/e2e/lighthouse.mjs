// Lighthouse's marks: `npm run lighthouse`, with the jar built, while nothing else runs. Home and a table of
// each of the five games, in the middle of a game and on turn, on a phone and on a desktop: the medians of three runs each. Lighthouse
// is fetched by npx and is no part of the project. ATOLL_GAMES=islant asks for home and some games only, ATOLL_RUNS=1 for fewer runs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from './games.mjs';
import { playUp } from './player.mjs';
import { findBrowser, startBrowser, startServer, visitor } from './world.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const ASKED = process.env.ATOLL_GAMES?.split(',') ?? GAMES;
const RUNS = Number(process.env.ATOLL_RUNS ?? 3);
/** Moves of ours before a table is looked at. */
const MIDDLE = 10;
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'practices',
  seo: 'SEO',
};
/** What Lighthouse itself takes for a phone is what it looks with if nothing is said. */
const SCREENS = { phone: [], desktop: ['--preset=desktop'] };

const server = await startServer();
const { executablePath, args } = await findBrowser();
const folder = mkdtempSync(join(tmpdir(), 'atoll-lighthouse-'));

/** A table of a game in its middle, at which it is our turn, and who we are. */
async function sitDown(page, context, game) {
  for (;;) {
    const id = await page.evaluate(async (game) => {
      const body = JSON.stringify({ game, private: true, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
      const headers = { 'Content-Type': 'application/json' };
      return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).id;
    }, game);
    const isOn = await page.evaluate(playUp, [`/api/tables/${id}`, MIDDLE]);
    const cookies = await context.cookies();
    if (isOn) return { path: `/table/${id}`, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  }
}

/** The marks of one run, of a hundred each. */
function look({ path, cookie }, flags) {
  const report = join(folder, 'report.json');
  const chrome = ['--headless=new', ...args].join(' ');
  execFileSync(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, server.url + path, '--quiet', '--output=json', `--output-path=${report}`],
      ...[`--chrome-flags=${chrome}`, `--only-categories=${Object.keys(CATEGORIES)}`, ...flags],
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const { categories } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.keys(CATEGORIES).map((category) => Math.round(100 * categories[category].score));
}

const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];

try {
  const browser = await startBrowser();
  const { page, context } = await visitor(browser, server.url);
  await page.goto(server.url);
  await page.waitForSelector('.me button');
  const places = [['home', { path: '/' }]];
  for (const game of ASKED) places.push([game, await sitDown(page, context, game)]);
  await browser.close(); // nothing else is to run while Lighthouse looks
  console.log(`| page | screen | ${Object.values(CATEGORIES).join(' | ')} |`);
  console.log(`| :-- | :-- |${' --: |'.repeat(Object.keys(CATEGORIES).length)}`);
  for (const [name, place] of places)
    for (const [screen, flags] of Object.entries(SCREENS)) {
      const runs = Array.from({ length: RUNS }, () => look(place, flags));
      const marks = runs[0].map((_, i) => median(runs.map((marks) => marks[i])));
      console.log(`| ${[name, screen, ...marks].join(' | ')} |`);
    }
} finally {
  rmSync(folder, { recursive: true });
  await server.stop();
}
