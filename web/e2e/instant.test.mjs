// What needs no answer of the server: what follows from a move, and why nothing goes to a place. In every game, also where others
// hold something hidden.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { SHY } from './player.mjs';
import { world } from './world.mjs';

const TIMEOUT = { timeout: 120_000 };
/** What is said where nobody knows why. */
const [, NO_REASON] = /'not-now': \(\) => '(.+)'/.exec(
  readFileSync(new URL('../src/text/en.ts', import.meta.url), 'utf8'),
);
/** A kind of move in each game that lays or marks something. */
const LAYS = {
  islant: 'land',
  'my-island': 'place',
  'first-island': 'mark',
  'small-islands': 'place',
  'lord-of-my-island': 'play',
};

/** How many moves the page lists, those that bring most. */
const LISTED = 200;
/** The sections of the rules that may tell why nothing goes to a place. */
const SECTIONS = {
  islant: /^(A turn|Land|The column die|Waves|Ships)$/,
  'my-island': /^Placing a tile$/,
  'first-island': /^(A round|Changing a die)$/,
  'small-islands': /^Exploring$/,
  'lord-of-my-island': /^(Where a tile fits|Beginning|A turn)$/,
};

const table = (page) =>
  page.evaluate(async () => (await fetch('/api' + location.pathname.replace('table', 'tables'))).json());

describe('without waiting for the server', { concurrency: false }, () => {
  const here = world();

  /** Plays with a friend, who has the other seat, until we may do what is wanted; then she takes her time. */
  async function withFriend(page, address, wanted) {
    const { invite } = await page.evaluate(async (address) => (await fetch(address)).json(), address);
    const ask = async (path, token, body) => {
      const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
      const how = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      return (await fetch(here.url + path, how)).json();
    };
    const { token: hers } = await ask('/api/guests', null, { name: 'Grace' });
    await ask(`${address}/join`, hers, { seat: 1, invite });
    const [cookie] = await page.context().cookies();
    const turns = [
      [0, cookie.value],
      [1, hers],
    ];
    for (;;)
      for (const [seat, token] of turns) {
        const { status, number, legal } = await ask(address, token);
        if (status !== 'playing') return false;
        if (seat === 0 && legal[0]?.some((move) => move.startsWith(wanted))) return true;
        const move = legal[seat]?.find((each) => !new RegExp(SHY).test(each)) ?? legal[seat]?.[0];
        if (move !== undefined) await ask(`${address}/moves`, token, { seat, number, move });
      }
  }

  /** Somebody at a table of that game who may lay something, with moves that are sent at once; what follows is hers alone to do. */
  async function toLay(game) {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const past = (page, address) => withFriend(page, address, LAYS[game]);
    const guest = await here.sitDown({ game, seats }, { commit: 'once' }, past);
    await guest.page.locator('.status.mine').first().waitFor();
    return guest;
  }

  /** The board without what is only in hand. */
  const drawn = (page) =>
    page.evaluate(() => {
      const board = document.querySelector('.board svg').cloneNode(true);
      for (const shown of board.querySelectorAll('.hits, .ghost, .aim')) shown.remove();
      return [board.textContent, ...[...board.querySelectorAll('[data-at]')].map((e) => e.outerHTML)].join();
    });

  /** All moves that the page lists now; none where it is not for us to move. */
  async function listed(page) {
    if ((await page.locator('.status.mine').count()) === 0) return [];
    if ((await page.locator('[data-listed]').count()) === 0) await page.keyboard.press('m');
    await page.locator('[data-listed]').first().waitFor();
    return page.locator('[data-listed]').evaluateAll((all) => all.map((each) => each.dataset.listed).toSorted());
  }

  for (const [game, kind] of Object.entries(LAYS)) {
    it(`what follows from a move of ${game} is seen, and is what the server says then`, TIMEOUT, async () => {
      const { page, complaints } = await toLay(game);
      const { legal, ends, number, viewer } = await table(page);
      const goesOn = (move) => ends[viewer][legal[viewer].indexOf(move)] === 0;
      const before = await drawn(page);
      await page.locator('[role=log] li').first().waitFor();
      const told = await page.locator('[role=log] li').count();
      let answer;
      const held = new Promise((done) => (answer = done));
      await page.route('**/moves', async (route) => {
        await held;
        await route.continue();
      });
      const moves = (await listed(page)).filter((each) => each.startsWith(kind));
      const move = moves.find(goesOn) ?? moves[0];
      await page.locator(`[data-listed="${move}"]`).click();
      await page.waitForFunction(() => document.querySelector('.ghost') === null);
      const isOffered = () => page.locator(`[data-listed="${move}"]`).count();
      for (let i = 0; i < 200 && ((await drawn(page)) === before || (await isOffered()) > 0); i++)
        await page.waitForTimeout(50);
      const foreseen = await drawn(page);
      assert.notEqual(foreseen, before, `${move} is on the board`);
      const foreseenMoves = await listed(page);
      assert.equal((await table(page)).number, number, 'the server knows nothing of it yet');

      const taken = page.waitForResponse(/\/moves$/);
      answer();
      assert.equal((await taken).status(), 200);
      await page.waitForFunction((told) => document.querySelectorAll('[role=log] li').length > told, told);
      const then = await table(page);
      assert.ok(then.number > number);
      assert.equal(await drawn(page), foreseen, 'what was foreseen is what there is');
      const theirs = then.legal[then.viewer] ?? [];
      assert.equal(foreseenMoves.length, Math.min(theirs.length, LISTED), 'as are the moves');
      for (const each of foreseenMoves) assert.ok(theirs.includes(each), `${each} was foreseen, and cannot be`);
      assert.deepEqual(await listed(page), foreseenMoves);
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
      const why = await page.waitForFunction(
        () => /\w{3}.*/.exec(document.querySelector('.why .words')?.textContent ?? '')?.[0],
      );
      assert.ok(!(await why.jsonValue()).includes(NO_REASON), 'the reason is a reason');
      assert.deepEqual(asked, [], 'nobody asked the server');
      await page.locator('.why').getByRole('button', { name: 'Read on' }).click();
      await page.waitForFunction(() => document.activeElement?.matches('dialog .rules h2'));
      const [top, bottom] = await page.evaluate(() => {
        const box = document.activeElement.getBoundingClientRect();
        return [box.top, box.bottom];
      });
      assert.ok(top >= 0 && bottom <= page.viewportSize().height, 'the section about it is seen');
      const heading = await page.evaluate(() => document.activeElement.textContent);
      assert.match(heading, SECTIONS[game]);
      assert.deepEqual(complaints, []);
    });
  }
});
