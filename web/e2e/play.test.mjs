import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { playOn } from './player.mjs';
import { axe, startBrowser, startServer, visitor } from './world.mjs';

const GAMES = ['islant', 'my-island', 'first-island', 'small-islands', 'lord-of-my-island'];
let server;
let browser;

before(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function home(options) {
  const guest = await visitor(browser, server.url, options);
  await guest.page.goto(server.url + '/');
  await guest.page.waitForSelector('[data-play]');
  return guest;
}

/** Whether the page is wider or higher than the screen. */
const scrolls = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1 || document.documentElement.scrollHeight > innerHeight + 1);

describe('the browser client', { concurrency: false }, () => {
  for (const game of GAMES) {
    it(`plays ${game} from the home page to the final score`, { timeout: 300_000 }, async () => {
      const { page, context, complaints } = await home();
      await page.click(`[data-play="${game}"]`);
      await page.waitForSelector('.board svg');
      await playOn(page, { presses: 12 });
      assert.deepEqual(await axe(page), [], 'axe at the table');
      assert.equal(await scrolls(page), false, 'no page scroll during a turn');
      await playOn(page);
      await page.waitForSelector('[aria-labelledby=result-title]');
      assert.match(await page.locator('.result .score').first().textContent(), /^-?\d+$/);
      assert.deepEqual(await axe(page), [], 'axe at the end');
      assert.deepEqual(complaints, []);
      await context.close();
    });
  }

  it('is clean for axe at home and when making a table, light and dark', { timeout: 60_000 }, async () => {
    for (const colorScheme of ['light', 'dark']) {
      const { page, context } = await home({ colorScheme });
      assert.deepEqual(await axe(page), []);
      await page.goto(server.url + '/new/islant?friends');
      await page.waitForSelector('.row select');
      assert.deepEqual(await axe(page), []);
      await context.close();
    }
  });

  it('needs little: under 150 KB of script, nothing inline, nobody else', { timeout: 60_000 }, async () => {
    const { page, context, complaints } = await visitor(browser, server.url);
    await page.route(server.url + '/', async (route) => {
      const answer = await route.fetch();
      const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'";
      await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } });
    });
    const scripts = [];
    page.on('response', (r) => r.url().endsWith('.js') && scripts.push(r.body()));
    await page.goto(server.url + '/');
    await page.waitForSelector('[data-play]');
    await page.waitForFunction(() => document.querySelectorAll('.art svg').length === 5);
    const size = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    assert.ok(size < 150 * 1024, `${size} bytes of compressed script`);
    await page.click('[data-play=islant]');
    await playOn(page, { presses: 4 });
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('plays by touch on a phone, without page scroll', { timeout: 240_000 }, async () => {
    const { page, context, complaints } = await home({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });
    await page.tap('[data-play="first-island"]');
    await page.waitForSelector('.board svg');
    await playOn(page, { touch: true, presses: 25 });
    assert.equal(await scrolls(page), false);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('can be played with the keyboard alone', { timeout: 120_000 }, async () => {
    const { page, context } = await home();
    await page.focus('[data-play="my-island"]');
    await page.keyboard.press('Enter');
    let placed = 0;
    for (let turn = 1; turn <= 4; turn++) {
      await page.waitForSelector('.status.mine');
      if ((await page.locator('.hits .can').count()) === 0) {
        await page.focus('[data-move=pass], [data-move=stop]'); // the tile fits nowhere
        await page.keyboard.press('Enter');
        await page.waitForSelector('.status:not(.mine)');
        continue;
      }
      await page.keyboard.press('1');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('r');
      await page.waitForSelector('.do .primary');
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      assert.match(focused, /free to place/);
      await page.keyboard.press('Enter');
      placed++;
      await page.waitForFunction((n) => document.querySelectorAll('.board svg > .tile').length >= n, placed);
    }
    assert.ok(placed > 0);
    await page.keyboard.press('?');
    await page.waitForSelector('[role=dialog]');
    assert.deepEqual(await axe(page), []);
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('[role=dialog]').count(), 0);
    await context.close();
  });

  it('takes a move back', { timeout: 60_000 }, async () => {
    const { page, context } = await home();
    await page.goto(server.url + '/new/islant');
    await page.waitForSelector('.row select');
    await page.locator('.row select').nth(2).selectOption('2');
    await page.click('.box .primary');
    await page.waitForSelector('[data-pick]');
    const before = await page.locator('[data-pick]').count();
    await page.locator('[data-pick]').first().click();
    await page.locator('.hits .can').first().click();
    await page.waitForFunction((n) => document.querySelectorAll('[data-pick]').length !== n, before);
    await page.keyboard.press('u');
    await page.waitForFunction((n) => document.querySelectorAll('[data-pick]').length === n, before);
    await context.close();
  });

  it('seats a friend by link, survives a reload and a lost connection', { timeout: 120_000 }, async () => {
    const ada = await home();
    await ada.page.goto(server.url + '/new/islant?friends');
    await ada.page.waitForSelector('.box .primary');
    await ada.page.click('.box .primary');
    await ada.page.waitForSelector('#link');
    assert.deepEqual(await axe(ada.page), []);
    const link = await ada.page.inputValue('#link');
    const grace = await visitor(browser, server.url);
    await grace.page.goto(link);
    await grace.page.click('.lobby li .primary');
    for (const { page } of [ada, grace]) await page.waitForSelector('.hits');
    await playOn(ada.page, { presses: 2 });
    await ada.page.reload();
    await ada.page.waitForSelector('.board svg');
    await grace.context.setOffline(true);
    await playOn(grace.page, { presses: 2 });
    await grace.page.waitForSelector('.notice');
    await grace.context.setOffline(false);
    await grace.page.waitForSelector('.notice', { state: 'detached', timeout: 30_000 });
    // What Grace did while the line was cut has arrived: the second round can be played.
    await playOn(ada.page, { presses: 2, patience: 3_000 });
    await playOn(grace.page, { presses: 2, patience: 3_000 });
    for (const { page } of [ada, grace]) await page.getByText(/round [2-9]/).waitFor();
    assert.deepEqual([...ada.complaints, ...grace.complaints], []);
    await ada.context.close();
    await grace.context.close();
  });

  it('says in a sentence that a table does not exist', { timeout: 30_000 }, async () => {
    const { page, context } = await home();
    await page.goto(server.url + '/table/nosuchtable');
    assert.match(await page.locator('[role=alert]').textContent(), /no such table/);
    await context.close();
  });
});
