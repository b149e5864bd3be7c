// What needs no answer of the server: what follows from a move, and why nothing goes to a place. In every game, also where others
// hold something hidden.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hurried } from './player.mjs';
import { world } from './world.mjs';

const TIMEOUT = { timeout: 120_000 };
const SEATS = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
/** A kind of move in each game that lays or marks something. */
const LAYS = {
  islant: 'land',
  'my-island': 'place',
  'first-island': 'mark',
  'small-islands': 'place',
  'lord-of-my-island': 'play',
};

const table = (page) =>
  page.evaluate(async () => (await fetch('/api' + location.pathname.replace('table', 'tables'))).json());

describe('without waiting for the server', { concurrency: false }, () => {
  const here = world();

  /** Somebody at a table of that game who may lay something, with moves that are sent at once. */
  async function toLay(game) {
    const options = { commit: 'once' };
    const guest = await here.sitDown({ game, seats: SEATS }, options, hurried(LAYS[game]));
    await guest.page.locator('.status.mine').first().waitFor();
    return guest;
  }

  for (const [game, kind] of Object.entries(LAYS)) {
    it(`what follows from a move of ${game} is seen, and is what the server says then`, TIMEOUT, async () => {
      const { page, complaints } = await toLay(game);
      const { legal, ends, number } = await table(page);
      const goesOn = (move) => ends[0][legal[0].indexOf(move)] === 0;
      const drawn = () =>
        page.evaluate(() => {
          const board = document.querySelector('.board svg').cloneNode(true);
          for (const shown of board.querySelectorAll('.hits, .ghost, .aim')) shown.remove();
          return [board.textContent, ...[...board.querySelectorAll('[data-at]')].map((e) => e.outerHTML)].join();
        });
      const before = await drawn();
      let answer;
      const held = new Promise((done) => (answer = done));
      await page.route('**/moves', async (route) => {
        await held;
        await route.continue();
      });
      await page.keyboard.press('m');
      await page.locator(`[data-listed^=${kind}]`).first().waitFor();
      const listed = await page
        .locator(`[data-listed^=${kind}]`)
        .evaluateAll((all) => all.map((each) => each.dataset.listed));
      const move = listed.find(goesOn) ?? listed[0];
      await page.locator(`[data-listed="${move}"]`).click();
      await page.waitForFunction(() => document.querySelector('.ghost') === null);
      for (let i = 0; i < 200 && (await drawn()) === before; i++) await page.waitForTimeout(50);
      const foreseen = await drawn();
      assert.notEqual(foreseen, before, `${move} is on the board`);
      assert.equal((await table(page)).number, number, 'the server knows nothing of it yet');
      answer();
      await page.waitForFunction(
        async (number) =>
          (await (await fetch('/api' + location.pathname.replace('table', 'tables'))).json()).number > number,
        number,
      );
      assert.deepEqual(complaints, []);
    });

    it(`why nothing of ${game} goes to a place is said`, TIMEOUT, async () => {
      const { page, complaints } = await toLay(game);
      const asked = [];
      await page.route('**/why**', (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      const unlit = page.locator('.hits > :not(.may):not(.can)');
      if ((await page.locator('.hits .can').count()) === 0) await page.locator('[data-pick]').first().click();
      await page.locator('.hits .can').first().waitFor();
      if ((await unlit.count()) === 0) {
        await page.locator('.hits .can').first().click(); // on an empty map everything is lit
        await page.locator('.aim .primary').click();
        await page.locator('.aim').waitFor({ state: 'detached' });
        await page.locator('[data-pick]').first().click();
        await page.locator('.hits .can').first().waitFor();
      }
      await unlit.first().click();
      await page.locator('.why').waitFor();
      await page.waitForFunction(() => /\w{3}/.test(document.querySelector('.why')?.textContent ?? ''));
      assert.deepEqual(asked, [], 'nobody asked the server');
      assert.deepEqual(complaints, []);
    });
  }
});
