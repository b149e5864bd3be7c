// The screens before the table, in light and dark; what the page costs and whom it asks; every mode of every game.
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { describe, it } from 'node:test';
import { bots, MODES } from './modes.mjs';
import { playOn } from './player.mjs';
import { axe, builtFiles, scrolls, world } from './world.mjs';

/** What the scripts of the first page may have on the line, packed as browsers ask for: a few per cent more than they have. */
const FIRST_PAGE = 46_000;
/** The aim behind it. */
const AIM = 100 * 1024;
/** And the rules with all games and bots. */
const MODULE = 240_000;
/** What only the rules' loader says, and only what speaks with their worker. */
const OF_THE_RULES = [/teavm\.memoryRequirements/, /["'`]outlook["'`]/];

/** A file as it comes over the line for a browser: how many bytes, and of what kind. */
const sent = (address) =>
  new Promise((done, fail) => {
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length));
      answer.on('end', () => done({ bytes, headers: answer.headers }));
    }).on('error', fail);
  });

describe('the screens', { concurrency: false }, () => {
  const here = world();

  for (const colorScheme of ['light', 'dark']) {
    it(`are clean for axe at home and when making a table, ${colorScheme}`, { timeout: 90_000 }, async () => {
      const { page } = await here.arrive({ colorScheme });
      await page.waitForFunction(
        () => [...document.querySelectorAll('.art img')].filter((i) => i.naturalWidth > 0).length === 5,
      );
      assert.deepEqual(await axe(page), [], 'at home');
      for (const game of ['islant', 'my-island', 'small-islands']) {
        await page.goto(`${here.url}/new/${game}?friends`);
        await page.waitForSelector('.row select');
        assert.deepEqual(await axe(page), [], `new table of ${game}`);
      }
      await page.click('.box .primary');
      await page.waitForSelector('#link');
      assert.deepEqual(await axe(page), [], 'waiting for players');
    });
  }

  it(
    'need little: 46 KB of script, nothing of the rules, nothing inline, nobody else',
    { timeout: 90_000 },
    async () => {
      const { page, complaints } = await here.arrive({}, '/api/health');
      await page.route(here.url + '/', async (route) => {
        const answer = await route.fetch();
        const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'";
        await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } });
      });
      const scripts = [];
      const ofTheRules = [];
      page.on('request', (r) => r.url().endsWith('.js') && scripts.push(r.url()));
      page.on('request', (r) => r.url().endsWith('.wasm') && ofTheRules.push(r.url()));
      await page.goto(here.url + '/');
      await page.waitForFunction(
        () => [...document.querySelectorAll('.art img')].filter((i) => i.naturalWidth > 0).length === 5,
      );
      const first = [...scripts]; // what comes later comes in an idle moment
      const size = (await Promise.all(first.map(sent))).reduce((sum, { bytes }) => sum + bytes, 0);
      assert.ok(size > FIRST_PAGE / 2 && size < FIRST_PAGE, `${size} bytes of packed script`);
      assert.ok(size < AIM);
      assert.deepEqual([ofTheRules, page.workers().length], [[], 0], 'the rules are started when they are needed');
      const files = await builtFiles(here.url);
      const texts = new Map();
      for (const file of files.filter((each) => each.endsWith('.js')))
        texts.set(here.url + file, await (await fetch(here.url + file)).text());
      for (const mark of OF_THE_RULES) {
        const says = [...texts].filter(([, text]) => mark.test(text)).map(([address]) => address);
        assert.notDeepEqual(says, [], `${mark} is somewhere`);
        assert.deepEqual(
          says.filter((address) => first.includes(address)),
          [],
          `${mark} is not in the first page`,
        );
      }
      const modules = files.filter((each) => each.endsWith('.wasm'));
      assert.equal(modules.length, 1);
      const { bytes, headers } = await sent(here.url + modules[0]);
      assert.deepEqual([headers['content-encoding'], headers['content-type']], ['br', 'application/wasm']);
      assert.ok(bytes > MODULE / 2 && bytes < MODULE, `${bytes} bytes of packed rules`);
      await page.click('[data-play=lord-of-my-island]');
      await playOn(page, { presses: 4 });
      assert.deepEqual(complaints, []);
    },
  );

  for (const mode of MODES) {
    it(
      `show ${mode.game} with ${JSON.stringify(mode.options).slice(0, 60)} and ${mode.seats.length} seats`,
      { timeout: 120_000 },
      async () => {
        const { page, complaints } = await here.sitDown(mode);
        await page.locator('.seats button').last().click(); // any seat is one tap away
        await page.locator('.seats button').first().click();
        await playOn(page, { presses: 8 });
        assert.equal(await scrolls(page), false);
        assert.deepEqual(await axe(page), []);
        assert.deepEqual(complaints, []);
      },
    );
  }

  for (const [width, height] of [
    [740, 360],
    [820, 1180],
    [1920, 1080],
  ]) {
    it(`fit a screen of ${width} by ${height}, the board first`, { timeout: 90_000 }, async () => {
      const { page } = await here.sitDown(
        { game: 'first-island', seats: [{ kind: 'me' }, ...bots(1)] },
        { viewport: { width, height } },
      );
      await playOn(page, { presses: 6 });
      assert.equal(await scrolls(page), false);
      const board = await page.locator('.board').boundingBox();
      assert.ok(
        board.width * board.height > 0.35 * width * height,
        `the board has ${Math.round(board.width)} by ${Math.round(board.height)}`,
      );
    });
  }

  it('show all games of one’s own, the thirteenth too', { timeout: 90_000 }, async () => {
    const { page } = await here.sitDown({ game: 'islant', seats: [{ kind: 'me' }] });
    await page.evaluate(async () => {
      const body = JSON.stringify({ game: 'islant', options: {}, private: true, seats: [{ kind: 'me' }] });
      for (let i = 0; i < 12; i++)
        await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    });
    await page.goto(here.url);
    await page.getByRole('button', { name: 'Show all 13' }).click();
    await page.waitForFunction(() => document.querySelectorAll('a[href^="/table/"]').length === 13);
  });

  it('knows the games before the server has answered as the server knows them', { timeout: 60_000 }, async () => {
    const { page } = await here.arrive({}, '/api/health');
    await page.route('**/api/**', () => {}); // nothing is answered
    await page.goto(here.url);
    await page.locator('[data-play]').nth(4).waitFor();
    const seats = () => page.locator('.card h2, .card .facts span:first-child').allTextContents();
    const before = await seats();
    await page.unroute('**/api/**');
    await page.goto(here.url);
    await page.waitForSelector('.me button');
    assert.deepEqual(await seats(), before);
  });

  it('can be installed as an app: a manifest with its name, its start and icons that are there', async () => {
    const { page } = await here.arrive();
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await fetch(here.url + address)).json();
    assert.equal(manifest.name.startsWith('Atoll'), true);
    assert.deepEqual([manifest.start_url, manifest.display], ['/', 'standalone']);
    const sizes = new Set();
    for (const { src, sizes: size, type } of manifest.icons) {
      const icon = await fetch(new URL(src, here.url));
      assert.equal(icon.status, 200, src);
      assert.ok(icon.headers.get('content-type').startsWith(type ?? 'image/'), src);
      sizes.add(size);
    }
    for (const size of ['192x192', '512x512']) assert.ok(sizes.has(size), size);
    assert.ok(manifest.icons.some(({ purpose }) => purpose?.includes('maskable')));
  });

  it('let pieces move, unless people want less of it', { timeout: 90_000 }, async () => {
    for (const reducedMotion of ['no-preference', 'reduce']) {
      const { page } = await here.sitDown(
        { game: 'small-islands', seats: [{ kind: 'me' }, ...bots(1)] },
        { reducedMotion },
      );
      await page.evaluate(() => {
        globalThis.flights = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          globalThis.flights++;
          return animate.apply(this, how);
        };
      });
      let flights = 0;
      for (let i = 0; i < 4 && flights === 0; i++) {
        await playOn(page, { presses: 24 });
        flights = await page.evaluate(() => globalThis.flights);
      }
      assert.equal(flights > 0, reducedMotion === 'no-preference', `${flights} pieces flew`);
    }
  });
});
