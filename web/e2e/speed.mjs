// How fast the rules are in the page beside the JVM, in one run: `npm run speed`, with the jar built, on a machine that
// does nothing else. The page knows no processor time, so its column is by the clock; the JVM's is by `./atoll bench`.
import { command, startBrowser, startServer, visitor } from './world.mjs';

const GAMES = ['my-island', 'lord-of-my-island', 'first-island', 'islant', 'small-islands'];
const SEATS = 2;
const SECONDS = Number(process.env.ATOLL_SECONDS ?? 2);
const SPEEDS = {
  decisions: 'decisionsPerCpuSecond',
  level4: 'level4ImaginedPerCpuSecond',
  level5: 'level5ImaginedPerCpuSecond',
};

const server = await startServer();
const browser = await startBrowser();
const { page } = await visitor(browser, server.url);
await page.goto(server.url);

/** Milliseconds until the module is there and until a game has started. Runs in the page. */
async function starting(game) {
  const { openRules } = await globalThis.atoll.rules();
  const begin = performance.now();
  const rules = await openRules();
  const loaded = performance.now();
  await rules.start({ game, seats: 2 });
  await rules.look({ seats: [0] });
  const started = performance.now();
  rules.close();
  return [loaded - begin, started - loaded].map(Math.round);
}

async function inThePage(how) {
  const rules = await (await globalThis.atoll.rules()).openRules();
  const found = await rules.bench(how);
  rules.close();
  return found;
}

const number = (n) => Math.round(n).toLocaleString('en');
console.log('| game | module there, ms | game started, ms | speed | JVM | page | ratio |');
console.log('| :-- | --: | --: | :-- | --: | --: | --: |');
for (const game of GAMES) {
  const [loaded, started] = await page.evaluate(starting, game);
  const { name, options } = (
    await page.evaluate(async (game) => (await (await globalThis.atoll.rules()).openRules()).variants(game), game)
  )[0];
  const how = ['--variant', name, '--seats', String(SEATS), '--seconds', String(SECONDS), '--search', '--json'];
  const said = command(['-XX:+UseParallelGC'], 'bench', game, ...how);
  const [jvm] = JSON.parse(said);
  const checksum = /"checksum":(-?\d+)/.exec(said)[1]; // longer than a number of the page
  const own = await page.evaluate(inThePage, { game, seats: SEATS, options, seconds: SECONDS, search: true });
  if (checksum !== own.checksum) throw new Error(`${game}: not the same games`);
  for (const [speed, key] of Object.entries(SPEEDS)) {
    const ratio = (own[speed] / jvm[key]).toFixed(2);
    console.log(
      `| ${game} | ${loaded} | ${started} | ${speed} | ${number(jvm[key])} | ${number(own[speed])} | ${ratio} |`,
    );
  }
}
await browser.close();
await server.stop();
