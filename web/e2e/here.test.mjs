// Tables on the device alone, in breadth: bots of every level, hints and secrets in every game, a late episode, and browsers that cannot.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES } from './games.mjs';
import { playFromList } from './player.mjs';
import { visitor, world } from './world.mjs';

const TIMEOUT = { timeout: 300_000 };
/** As many bots as there is room for beside one person. */
const BOTS = { 'my-island': 3, 'small-islands': 3 };
/** A module that asks for something that no page gives. */
const STRANGE_MODULE = Buffer.from([
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0],
  ...[2, 15, 1, 5, ...Buffer.from('other'), 5, ...Buffer.from('thing'), 0, 0],
]);

describe('a table on the device', { concurrency: false }, () => {
  const here = world();

  /** Chooses where a new table is to be, and who sits at it besides the first seat. */
  async function choose(page, game, others = []) {
    await page.goto(`${here.url}/new/${game}`);
    await page.locator('[data-where]').selectOption('true');
    await page.locator('#count').fill(String(Math.max(2, others.length + 1)));
    await page.locator('#count').press('Tab');
    for (const [i, who] of others.entries())
      await page
        .locator('label', { hasText: `Seat ${i + 2}` })
        .locator('select')
        .selectOption(who);
  }
  async function begin(page) {
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/here\//);
  }

  for (const game of GAMES) {
    it(`of ${game} has bots of every level, and gives hints`, TIMEOUT, async () => {
      const { page, complaints } = await here.arrive({ commit: 'once' }, '/ready');
      const levels = [1, 2, 3, 4, 5];
      while (levels.length > 0) {
        const now = levels.splice(0, BOTS[game] ?? 5);
        await choose(
          page,
          game,
          now.map((level) => `bot level${level}`),
        );
        await begin(page);
        const log = page.locator('[role=log]');
        const isHeard = async (level) => (await log.getByText(`Level ${level} bot`).count()) > 0;
        await page.locator('.status.mine').first().waitFor();
        await page.getByRole('button', { name: 'Hint' }).click();
        await page.locator('.status').getByText('Hint: ').waitFor();
        while (!(await Promise.all(now.map(isHeard))).every(Boolean)) await playFromList(page, 1);
      }
      assert.deepEqual(complaints, []);
    });
  }

  it('keeps the hands of those who share a screen apart', TIMEOUT, async () => {
    const { page, complaints } = await here.arrive({ commit: 'once', handOver: 'cover' }, '/ready');
    await choose(page, 'small-islands', ['same-device']);
    await page.getByLabel('Name for seat 2').fill('Grace');
    await begin(page);
    const cover = page.getByRole('dialog', { name: /turn$/ });
    const held = new Set();
    // The device changes hands until each of them has had it with tiles or cards of her own.
    while (held.size < 2) {
      await page.locator('[data-take], .status.mine').first().waitFor();
      if ((await cover.count()) > 0) {
        const isGrace = (await cover.textContent()).includes('Grace');
        await page.locator('[data-take]').click();
        await cover.waitFor({ state: 'detached' });
        const { hands, shown, log } = await page.evaluate(handsHere);
        const [own, other] = isGrace ? hands.toReversed() : hands;
        const isIn = (text) => (card) => new RegExp(`\\b${card}\\b`).test(text);
        assert.deepEqual(other.filter(isIn(shown)), [], 'what the other holds is nowhere in the page');
        assert.deepEqual([...own, ...other].filter(isIn(log)), [], 'and the log tells of nobody’s');
        if (own.some(isIn(shown))) held.add(isGrace); // that is how the other's would be found
      }
      await playFromList(page, 1);
    }
    assert.deepEqual(complaints, []);
  });

  it('asks what we are called ourselves where others share the screen, and on the server, too', TIMEOUT, async () => {
    const { page, complaints } = await here.arrive({ commit: 'once' }, '/ready');
    await choose(page, 'islant', ['same-device']);
    await page.fill('[data-own-name]', 'Ada');
    await begin(page);
    await page.locator('[data-seat="0"]').getByText('Ada').waitFor();
    await page.goto(`${here.url}/new/islant`);
    await page.locator('label', { hasText: 'Seat 2' }).locator('select').selectOption('same-device');
    await page.fill('[data-own-name]', 'Ada Byron');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('[data-seat="0"]').getByText('Ada Byron').waitFor();
    assert.deepEqual(complaints, []);
  });

  it('plays a late episode of My Island', TIMEOUT, async () => {
    const { page, complaints } = await here.arrive({ commit: 'once' }, '/ready');
    await choose(page, 'my-island');
    await page.locator('label', { hasText: 'Mode' }).locator('select').selectOption('episode');
    await page.locator('label', { hasText: 'comes from a sealed envelope' }).locator('select').selectOption('24');
    await begin(page);
    await playFromList(page, 3);
    await page.locator('.status.mine').first().waitFor();
    await page.getByText('Chapter 8: The Lantern · episode 24').first().waitFor({ state: 'attached' });
    assert.ok((await page.locator('[role=log] li').count()) > 3);
    assert.deepEqual(complaints, []);
  });

  it(
    'is none where the browser can make nothing of the module: that is said, and the server is played at',
    TIMEOUT,
    async () => {
      const guest = await visitor(here.browser, here.url);
      here.guests.push(guest);
      const { page, context } = guest;
      await context.route('**/*.wasm', (route) =>
        route.fulfill({ contentType: 'application/wasm', body: STRANGE_MODULE }),
      );
      await choose(page, 'islant');
      await begin(page);
      await page.getByText('This browser cannot play by itself').waitFor();
      assert.equal(await page.getByText('The server cannot be reached').count(), 0);
      await page.getByRole('link', { name: 'Home' }).first().click();
      await page.getByRole('link', { name: 'With friends: Islant' }).click();
      await page.getByText('This browser is too old to play without the server').waitFor();
      assert.equal(await page.locator('[data-where]').count(), 0);
      await page.locator('label', { hasText: 'Seat 2' }).locator('select').selectOption('bot level1');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.waitForURL(/\/table\//);
      await page.locator('.status.mine').first().waitFor();
      await playFromList(page, 2);
      await page.locator('.status.mine').first().waitFor();
    },
  );
});

/** What each seat of the game of Small Islands on the device holds unseen; what the page is made of; and its log. Runs in the page. */
async function handsHere() {
  const database = await new Promise((done) => {
    indexedDB.open('atoll').onsuccess = ({ target }) => done(target.result);
  });
  const [{ record }] = await new Promise((done) => {
    database.transaction('games').objectStore('games').getAll().onsuccess = ({ target }) => done(target.result);
  });
  const rules = await (await globalThis.atoll.rules()).openRules();
  await rules.resume(record, { chance: 'told' });
  const hands = [];
  for (const seat of [0, 1]) {
    const { you, seats } = await rules.view(seat);
    const { openHand, objectives } = seats[seat];
    const known = [...openHand, ...objectives.flatMap(({ cards }) => cards.map(({ card }) => card))];
    const held = [...you.hand.map(({ tile }) => tile), ...[...you.cards, ...you.chosen].map(({ card }) => card)];
    hands.push(held.filter((each) => !known.includes(each)));
  }
  rules.close();
  return {
    hands,
    shown: document.documentElement.outerHTML,
    log: document.querySelector('[role=log]').outerHTML,
  };
}
