import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
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
    await page.waitForSelector('.hits .can');
    for (let turn = 1; turn <= 3; turn++) {
      await page.waitForSelector('.status.mine');
      await page.waitForSelector('.hits .can');
      await page.keyboard.press('1');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('r');
      await page.waitForSelector('.do .primary');
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      assert.match(focused, /free to place/);
      await page.keyboard.press('Enter');
      await page.waitForFunction((n) => document.querySelectorAll('.board .tile').length >= n, turn);
    }
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
    await playOn(grace.page, { presses: 4 });
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
