// How fast the rules are in the page beside the JVM, in one run: `npm run speed`, with the jar built; about eight minutes. Both
// are measured in turns, and what is printed is the median of all turns, with the least and the greatest ratio. `./atoll bench`
// counts processor time. The page knows none and goes by the clock; Linux tells how much of that time its thread was let run.
// Starts of games are measured by the clock, before everything else. ATOLL_GAMES=islant,first-island asks for some games only.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { GAMES } from './games.mjs';
import { command, startBrowser, startServer, visitor } from './world.mjs';

const SEATS = 2;
const SECONDS = Number(process.env.ATOLL_SECONDS ?? 1);
const TURNS = Number(process.env.ATOLL_TURNS ?? 3);
const STARTS = 7;
const ASKED = process.env.ATOLL_GAMES?.split(',') ?? GAMES;
const SPEEDS = {
  decisions: ['random decisions/s', 'decisionsPerCpuSecond'],
  level4: ['level 4 imagined games/s', 'level4ImaginedPerCpuSecond'],
  level5: ['level 5 imagined games/s', 'level5ImaginedPerCpuSecond'],
};
/** The page is to be at least this much of the JVM. */
const LEAST = 0.6;
/** And a game is to be on the table within so many milliseconds of the file being there. */
const LONGEST_START = 300;

const server = await startServer();
const browser = await startBrowser();
const cdp = await browser.newBrowserCDPSession();
const { page } = await visitor(browser, server.url);
await page.goto(server.url);
await page.waitForFunction(() => 'atoll' in globalThis);

/** Milliseconds until the module runs, its file being there, and from then until a game is on the table. Runs in the page. */
async function starting(game) {
  const { openRules } = await globalThis.atoll.rules();
  const begin = performance.now();
  const rules = await openRules();
  const loaded = performance.now();
  await rules.start({ game, seats: 2 });
  await rules.look({ seats: [0] });
  const started = performance.now();
  rules.close();
  return [loaded - begin, started - loaded];
}

/** The speeds in the page, per second in which the worker was let run. */
async function inThePage(how) {
  await page.evaluate(async () => {
    globalThis.measured = await (await globalThis.atoll.rules()).openRules();
  });
  const bench = () => page.evaluate((how) => globalThis.measured.bench(how), how);
  await bench(); // its own warm-up goes by the clock: on a busy machine the browser has compiled little by then
  const [begin, ranBefore] = [performance.now(), await ran()];
  const found = await bench();
  const [end, ranAfter] = [performance.now(), await ran()];
  await page.evaluate(() => globalThis.measured.close());
  const share = ranBefore === null ? 1 : Math.min(1, (ranAfter - ranBefore) / ((end - begin) / 1000));
  for (const speed of Object.keys(SPEEDS)) found[speed] /= share;
  return { ...found, share };
}

/** Processor seconds of all workers of the page so far, where the system tells (Linux); else null. */
async function ran() {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  try {
    let ticks = 0;
    for (const { id } of processInfo.filter(({ type }) => type === 'renderer')) {
      for (const thread of readdirSync(`/proc/${id}/task`)) {
        const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${id}/task/${thread}/stat`, 'utf8'));
        const fields = rest.split(' ');
        if (name.startsWith('DedicatedWorker')) ticks += Number(fields[11]) + Number(fields[12]);
      }
    }
    return ticks / 100;
  } catch {
    return null;
  }
}

async function firstVariant(game) {
  const rules = await (await globalThis.atoll.rules()).openRules();
  const [first] = await rules.variants(game);
  rules.close();
  return first;
}

function onTheJvm(game, variant) {
  const how = ['--variant', variant, '--seats', String(SEATS), '--seconds', String(SECONDS), '--search', '--json'];
  const said = command(['-XX:+UseParallelGC'], 'bench', game, ...how);
  const [row] = JSON.parse(said);
  return { row, checksum: /"checksum":(-?\d+)/.exec(said)[1] }; // longer than a number of the page
}

const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
const number = (n) => Math.round(n).toLocaleString('en');
const table = (head, rows) => {
  console.log(`\n| ${head.join(' | ')} |\n| :-- |${' --: |'.repeat(head.length - 1)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
};

const found = ASKED.map((game) => ({ game, variant: null, starts: [], turns: [] }));
for (const { game } of found) await page.evaluate(starting, game); // fetches the file
for (let i = 0; i < STARTS; i++) for (const { game, starts } of found) starts.push(await page.evaluate(starting, game));
for (let turn = 1; turn <= TURNS; turn++) {
  for (const each of found) {
    const { game } = each;
    each.variant ??= await page.evaluate(firstVariant, game);
    const { name, options } = each.variant;
    const jvm = onTheJvm(game, name);
    const own = await inThePage({ game, seats: SEATS, options, seconds: SECONDS, search: true });
    if (jvm.checksum !== own.checksum) throw new Error(`${game}: not the same games`);
    each.turns.push({ jvm: jvm.row, own });
    console.error(`turn ${turn} of ${TURNS}: ${game}, the page ran ${Math.round(100 * own.share)} % of the time`);
  }
}
await browser.close();
await server.stop();

const below = [];
table(
  ['game', 'what', 'JVM', 'page', 'ratio', 'least', 'greatest'],
  found.flatMap(({ game, variant, turns }) =>
    Object.entries(SPEEDS).map(([speed, [words, key]]) => {
      const [there, here] = [turns.map(({ jvm }) => jvm[key]), turns.map(({ own }) => own[speed])];
      const ratio = median(here) / median(there);
      if (ratio < LEAST) below.push(`${game}, ${words}: ${ratio.toFixed(2)}`);
      const ratios = here.map((n, i) => n / there[i]);
      const shown = [ratio, Math.min(...ratios), Math.max(...ratios)].map((n) => n.toFixed(2));
      return [`${game}, ${variant.name}`, words, number(median(there)), number(median(here)), ...shown];
    }),
  ),
);
table(
  ['game', 'module runs, ms', 'game on the table, ms', 'together, ms', 'least', 'greatest'],
  found.map(({ game, starts }) => {
    const together = starts.map(([loading, starting]) => loading + starting);
    if (median(together) > LONGEST_START) below.push(`${game} starts in ${number(median(together))} ms`);
    const parts = [0, 1].map((i) => median(starts.map((all) => all[i])));
    return [game, ...[...parts, median(together), Math.min(...together), Math.max(...together)].map(number)];
  }),
);
const module = readFileSync(new URL('../../browser/target/wasm/rules.wasm', import.meta.url));
table(
  ['the module, bytes', 'plain', 'gzip', 'brotli'],
  [
    [
      'rules.wasm',
      number(module.length),
      number(gzipSync(module, { level: 9 }).length),
      number(brotliCompressSync(module, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: module.length } }).length),
    ],
  ],
);
console.log(below.length === 0 ? '\nAll aims are reached.' : `\nNot reached: ${below.join('; ')}.`);
