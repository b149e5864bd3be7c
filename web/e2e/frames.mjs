// How smoothly a piece follows the pointer: `npm run frames`, with the jar built; about two minutes. In each of the five games
// a piece is dragged over the board, on a desktop and on a phone whose processor is four times slower. What is printed are the
// times between two pictures while it moves, and how long anything kept the page busy. ATOLL_GAMES=islant asks for some games only.
import { GAMES } from './games.mjs';
import { hurryTo, playUp } from './player.mjs';
import { startBrowser, startServer, visitor } from './world.mjs';

const ASKED = process.env.ATOLL_GAMES?.split(',') ?? GAMES;
const SCREENS = [
  ['1366 by 768', { viewport: { width: 1366, height: 768 } }, 1],
  ['390 by 844, a quarter of the speed', { viewport: { width: 390, height: 844 } }, 4],
];
/** The moves that put something on the board, so that there is a piece to drag. */
const PLACES = {
  'my-island': 'place',
  'first-island': 'mark',
  'lord-of-my-island': 'play',
  islant: 'land',
  'small-islands': 'place',
};
/** What the board has come to before: moves of everybody. */
const MIDDLE = 10;
const STEPS = 150;

const server = await startServer();
const browser = await startBrowser();

/** Begins to write down when pictures are drawn, and what takes long. Runs in the page. */
function watch() {
  globalThis.frames = [];
  globalThis.long = [];
  new PerformanceObserver((list) => globalThis.long.push(...list.getEntries().map((each) => each.duration))).observe({
    type: 'longtask',
  });
  let before = performance.now();
  const frame = (now) => {
    globalThis.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function measure(game, options, slower) {
  const { page, context } = await visitor(browser, server.url, { reducedMotion: 'no-preference', ...options });
  await page.goto(server.url);
  await page.waitForSelector('.me button');
  let id, isOn;
  do {
    id = await page.evaluate(async (game) => {
      const body = JSON.stringify({ game, private: true, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
      const headers = { 'Content-Type': 'application/json' };
      return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).id;
    }, game);
    await page.evaluate(playUp, [`/api/tables/${id}`, MIDDLE]);
    isOn = await hurryTo(page, PLACES[game], '^$', `/api/tables/${id}`); // no piece may be left that can be placed
  } while (!isOn);
  await page.goto(`${server.url}/table/${id}`);
  await page.waitForSelector('.status.mine');
  const piece = page.locator('.tray [data-pick]').first();
  await piece.waitFor();
  await page.waitForTimeout(1500); // everything around the board is drawn
  const [from, board] = [await piece.boundingBox(), await page.locator('.board').boundingBox()];
  const pointer = await context.newCDPSession(page);
  await pointer.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(watch);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  for (let n = 0; n < STEPS; n++) {
    // A curve that passes over the whole board.
    const [x, y] = [0.5 + 0.42 * Math.sin((n / STEPS) * 22), 0.5 + 0.42 * Math.sin((n / STEPS) * 15 + 1)];
    await page.mouse.move(board.x + x * board.width, board.y + y * board.height);
  }
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.up();
  const found = await page.evaluate(() => ({ frames: globalThis.frames.slice(2), long: globalThis.long }));
  await context.close();
  return found;
}

const at = (all, share) => all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
for (const [screen, options, slower] of SCREENS) {
  console.log(`\n${screen}\n\n| game | frames | median, ms | 95 %, ms | greatest, ms | long tasks | longest, ms |`);
  console.log(`| :-- |${' --: |'.repeat(6)}`);
  for (const game of ASKED) {
    const { frames, long } = await measure(game, options, slower);
    const times = [at(frames, 0.5), at(frames, 0.95), at(frames, 1)].map((ms) => ms.toFixed(1));
    console.log(`| ${[game, frames.length, ...times, long.length, Math.max(0, ...long).toFixed(0)].join(' | ')} |`);
  }
}
await browser.close();
await server.stop();
