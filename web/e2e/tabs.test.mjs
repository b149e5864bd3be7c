// Many tabs of one browser, and a page that is older than its server.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playMove } from './player.mjs';
import { world } from './world.mjs';

const TABS = 10;

describe('tabs of one browser', { concurrency: false }, () => {
  const here = world();

  /** How many streams are open at the server; those who have left are noticed by then. */
  async function streams(wanted) {
    for (let i = 0; ; i++) {
      const metrics = await (await fetch(here.url + '/metrics')).text();
      const open = Number(/^atoll_streams (\S+)/m.exec(metrics)?.[1]);
      if (open === wanted || i > 150) return open;
      await new Promise((done) => setTimeout(done, 200));
    }
  }

  /** Makes a move at a table from outside all pages, as the same guest would on another device. */
  const moveElsewhere = (page, id) =>
    page.evaluate(async (table) => {
      const seen = await (await fetch(`/api/tables/${table}`)).json();
      const move = seen.legal[0].find((each) => each.includes(' ')); // a drawing; the others end the game
      const answer = await fetch(`/api/tables/${table}/moves`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ seat: 0, number: seen.number, move }),
      });
      return (await answer.json()).number;
    }, id);

  const lines = (page) => page.locator('[role=log] li').count();
  const hears = (page, more) =>
    page.waitForFunction((n) => document.querySelectorAll('[role=log] li').length >= n, more, { timeout: 20_000 });

  it(
    'share one stream, block nobody, and go on when the tab that holds it is closed',
    { timeout: 300_000 },
    async () => {
      const { context, page, complaints } = await here.sitDown({ game: 'islant', seats: [{ kind: 'me' }] });
      const tabs = [page];
      while (tabs.length < TABS) {
        const tab = await context.newPage();
        tab.setDefaultTimeout(45_000);
        const id = await page.evaluate(async () => {
          const body = JSON.stringify({ game: 'islant', seats: [{ kind: 'me' }], private: true });
          const headers = { 'Content-Type': 'application/json' };
          return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).id;
        });
        await tab.goto(`${here.url}/table/${id}`);
        await tab.waitForSelector('.board svg');
        tabs.push(tab);
      }

      const idOf = (tab) => new URL(tab.url()).pathname.split('/').at(-1);
      const seen = async (tab) => {
        const before = await lines(tab);
        await moveElsewhere(page, idOf(tab));
        await hears(tab, before + 1);
      };
      for (const tab of tabs) await seen(tab);
      // The server notices who has left when it has something to tell, and so far it had ten times.
      assert.equal(await streams(1), 1, 'ten tabs have one stream');
      assert.equal(await page.evaluate(async () => (await fetch('/api/me')).status), 200, 'other requests pass');

      // Whoever holds it, half of the tabs are closed, the first of them too.
      const left = tabs.slice(5);
      for (const tab of tabs.slice(0, 5)) await tab.close();
      const [other] = left;
      for (const tab of left) {
        const before = await lines(tab);
        await moveElsewhere(other, idOf(tab));
        await hears(tab, before + 1);
      }
      assert.equal(await streams(1), 1, 'there is still one');
      assert.deepEqual(complaints, []);
    },
  );

  it('are one guest, even if they open together', { timeout: 120_000 }, async () => {
    const { context, page } = await here.arrive({}, '/rules/islant');
    const names = await Promise.all(
      [page, await context.newPage(), await context.newPage()].map(async (tab) => {
        tab.setDefaultTimeout(60_000);
        await tab.goto(here.url + '/');
        await tab.waitForSelector('.me button');
        return tab.evaluate(async () => (await (await fetch('/api/me')).json()).id);
      }),
    );
    assert.equal(new Set(names).size, 1);
    const arrivals = (await context.cookies()).filter((cookie) => cookie.name === 'atoll');
    assert.equal(arrivals.length, 1);
  });

  it('show at home what happens at another table, without being loaded again', { timeout: 90_000 }, async () => {
    const { context, page } = await here.arrive({}, '/rules/islant'); // which hears nothing
    await page.addInitScript(() => {
      const often = window.setInterval;
      window.setInterval = (work, wait, ...rest) => (wait === 15000 ? 0 : often(work, wait, ...rest)); // only news are left
    });
    const stream = page.waitForResponse('**/api/events*');
    await page.goto(here.url);
    await page.waitForSelector('.me button');
    await stream;
    const other = await context.newPage();
    other.setDefaultTimeout(45_000);
    await other.goto(here.url + '/');
    await other.locator('[data-play=islant]').click();
    await other.waitForSelector('.board svg');
    await page.getByRole('region', { name: 'Your games' }).waitFor();
  });

  it(
    'of an older page hear that there is a newer one, and load it when nothing is in hand',
    { timeout: 120_000 },
    async () => {
      const { page } = await here.sitDown({ game: 'islant', seats: [{ kind: 'me' }] });
      let isNewer = true;
      await page.route('**/api/**', async (route) => {
        if (!isNewer || route.request().url().includes('/api/events')) return route.fallback();
        const answer = await route.fetch();
        return route.fulfill({ response: answer, headers: { ...answer.headers(), 'atoll-client': 'index-other.js' } });
      });
      await playMove(page);
      await page
        .getByRole('status')
        .getByText(/new version/)
        .waitFor();
      assert.ok(await page.locator('.board svg').count(), 'the game goes on meanwhile');
      isNewer = false;
      const loaded = page.waitForEvent('load');
      await page.locator('header a').first().click(); // home, where nothing is in hand
      await loaded;
      await page.waitForSelector('[data-play]');
      assert.equal(
        await page
          .getByRole('status')
          .getByText(/new version/)
          .count(),
        0,
      );
    },
  );

  it('whose parts are gone since an upgrade load the new page by themselves', { timeout: 120_000 }, async () => {
    const { page } = await here.arrive();
    // Only the first time: the new page has its own.
    await page.route('**/assets/NewTable-*.js', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    const loaded = page.waitForEvent('load');
    await page.locator('a[href="/new/islant?friends"]').click();
    await loaded;
    await page.waitForSelector('.box .primary');
  });
});
