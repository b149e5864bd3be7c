// How fast the rules are in the page beside the JVM, in one run: `npm run speed`, with the jar built; about ten minutes. Both
// are measured in turns, each the second time that it is asked in one process or worker, so that both have compiled what is hot;
// what is printed is the median of all turns, with the least and the greatest ratio. `./atoll bench`
// counts processor time. The page knows none and goes by the clock; Linux tells how much of that time its thread was let run.
// Starts of games are measured by the clock, before everything else: the very first in a browser that has nothing but the files,
// and further ones. ATOLL_GAMES=islant,first-island asks for some games only. It fails when an aim is missed.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { GAMES } from './games.mjs';
import { builtFiles, commands, startBrowser, startServer, visitor } from './world.mjs';

const SEATS = 2;
const SECONDS = Number(process.env.ATOLL_SECONDS ?? 1);
const TURNS = Number(process.env.ATOLL_TURNS ?? 3);
const STARTS = 7;
const FIRST_STARTS = 3;
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
/** And the scripts of the first page, compressed, are to stay below so many bytes. */
const MOST_SCRIPT = 100 * 1024;

const server = await startServer();
const browser = await startBrowser();
const cdp = await browser.newBrowserCDPSession();
const { page } = await visitor(browser, server.url);
const asked = [];
page.on('request', (r) => r.url().endsWith('.js') && asked.push(r.url()));
await page.goto(server.url);
await page.waitForSelector('.art img');
const scripts = [...new Set(asked)]; // before anything else is asked for
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

/** The same in a browser context where nothing has run yet, with the files that it takes fetched before. */
async function firstStart(game) {
  const fresh = await visitor(browser, server.url);
  await fresh.page.goto(server.url);
  await fresh.page.waitForFunction(() => 'atoll' in globalThis);
  const needed = (await builtFiles(server.url)).filter((file) => /\.wasm$|worker/.test(file));
  await fresh.page.evaluate((files) => Promise.all(files.map(async (file) => (await fetch(file)).blob())), needed);
  const found = await fresh.page.evaluate(starting, game);
  await fresh.context.close();
  return found;
}

/** The speeds in the page, per second in which the worker was let run. */
async function inThePage(how) {
  await page.evaluate(async () => {
    globalThis.measured = await (await globalThis.atoll.rules()).openRules();
  });
  const bench = () => page.evaluate((how) => globalThis.measured.bench(how), how);
  await bench(); // as on the JVM: the second time counts
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

async function onTheJvm(game, variant) {
  const how = ['--variant', variant, '--seats', String(SEATS), '--seconds', String(SECONDS), '--search', '--json'];
  const bench = ['bench', game, ...how];
  const said = await commands([bench, bench], true, ['-XX:+UseParallelGC']);
  const [row] = JSON.parse(said);
  return { row, checksum: /"checksum":(-?\d+)/.exec(said)[1] }; // longer than a number of the page
}

const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
const number = (n) => Math.round(n).toLocaleString('en');
const table = (head, rows) => {
  console.log(`\n| ${head.join(' | ')} |\n| :-- |${' --: |'.repeat(head.length - 1)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
};

const found = ASKED.map((game) => ({ game, variant: null, first: [], starts: [], turns: [] }));
for (let i = 0; i < FIRST_STARTS; i++) for (const { game, first } of found) first.push(await firstStart(game));
for (const { game } of found) await page.evaluate(starting, game); // fetches the file
for (let i = 0; i < STARTS; i++) for (const { game, starts } of found) starts.push(await page.evaluate(starting, game));
for (let turn = 1; turn <= TURNS; turn++) {
  for (const each of found) {
    const { game } = each;
    each.variant ??= await page.evaluate(firstVariant, game);
    const { name, options } = each.variant;
    const jvm = await onTheJvm(game, name);
    const own = await inThePage({ game, seats: SEATS, options, seconds: SECONDS, search: true });
    if (jvm.checksum !== own.checksum) throw new Error(`${game}: not the same games`);
    each.turns.push({ jvm: jvm.row, own });
    console.error(`turn ${turn} of ${TURNS}: ${game}, the page ran ${Math.round(100 * own.share)} % of the time`);
  }
}
const sizes = await Promise.all(
  scripts.map(async (address) => [address.split('/').at(-1), Buffer.from(await (await fetch(address)).arrayBuffer())]),
);
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
  ['game', 'start', 'module runs, ms', 'game on the table, ms', 'together, ms', 'least', 'greatest'],
  found.flatMap(({ game, first, starts }) =>
    Object.entries({ 'the very first': first, 'a further one': starts }).map(([which, all]) => {
      const together = all.map(([loading, starting]) => loading + starting);
      if (median(together) > LONGEST_START) below.push(`${game}, ${which}: starts in ${number(median(together))} ms`);
      const parts = [0, 1].map((i) => median(all.map((both) => both[i])));
      return [game, which, ...[...parts, median(together), Math.min(...together), Math.max(...together)].map(number)];
    }),
  ),
);
const packed = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
const weighed = ([name, bytes]) => [name, bytes.length, gzipSync(bytes, { level: 9 }).length, packed(bytes).length];
const module = readFileSync(new URL('../../browser/target/wasm/rules.wasm', import.meta.url));
const ofThePage = sizes.map(weighed);
const together = [1, 2, 3].map((column) => ofThePage.reduce((sum, row) => sum + row[column], 0));
table(
  ['bytes', 'plain', 'gzip', 'brotli'],
  [weighed(['rules.wasm', module]), ...ofThePage, ['scripts of the first page', ...together]].map(
    ([name, ...bytes]) => [name, ...bytes.map(number)],
  ),
);
if (together[1] >= MOST_SCRIPT) below.push(`the first page has ${number(together[1])} bytes of script`);
console.log(below.length === 0 ? '\nAll aims are reached.' : `\nNot reached: ${below.join('; ')}.`);
process.exitCode = below.length === 0 ? 0 : 1;
