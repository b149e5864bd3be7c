// Placing without traps: an aim stays, its buttons can be reached, nothing that costs is hit on the way, and there is a way back.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES } from './games.mjs';
import { hurried, playOn } from './player.mjs';
import { axe, world } from './world.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const QUICK = [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }];

const middle = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
const told = (page) =>
  page.evaluate(() => fetch(location.pathname.replace('/table/', '/api/tables/')).then((answer) => answer.json()));

/** Plays on until a piece of ours can be placed: then its cells are lit. */
async function untilLit(page, touch = false) {
  for (let i = 0; i < 60; i++) {
    await page.waitForSelector('.status.mine, .do .primary');
    if ((await page.locator('.hits .can').count()) > 0) return;
    await playOn(page, { presses: 1, touch });
  }
  throw new Error('no piece to place');
}

/** Plays on until a move was made that waits for a change of mind. */
async function untilWaiting(page) {
  for (let i = 0; i < 80; i++) {
    if ((await page.locator('.do .primary').count()) > 0) return;
    await playOn(page, { presses: 1 });
    await page.waitForTimeout(60);
  }
  throw new Error('no move that ends a turn');
}

describe('placing', { concurrency: false }, () => {
  const here = world();

  for (const game of GAMES) {
    it(
      `leads a mouse from a lit cell of ${game} to its buttons, past nothing that costs`,
      { timeout: 120_000 },
      async () => {
        const { page, complaints } = await here.sitDown({ game, seats: QUICK });
        await untilLit(page);
        const cells = page.locator('.hits .can');
        const cell = cells.nth(Math.floor((await cells.count()) / 2));
        await page.mouse.move(...(await middle(cell)), { steps: 3 }); // no click: hovering alone aims
        const place = page.locator('.aim.ready .primary');
        await place.waitFor();
        const held = await page.locator('.ghost').innerHTML();
        const before = await middle(place);
        await page.mouse.move(...before, { steps: 25 });
        assert.deepEqual(await middle(place), before, 'the button stayed where it was');
        assert.equal(await page.locator('.ghost').innerHTML(), held, 'the aim stayed');
        const box = await page.locator('.aim').boundingBox();
        for (const costly of await page.locator('[data-costs]').all()) {
          const other = await costly.boundingBox();
          const apart =
            other.x > box.x + box.width ||
            other.x + other.width < box.x ||
            other.y > box.y + box.height ||
            other.y + other.height < box.y;
          assert.ok(apart, 'what costs stands elsewhere');
        }
        const number = (await told(page)).number;
        await page.mouse.down();
        await page.mouse.up();
        await page.mouse.down();
        await page.mouse.up(); // a hasty second press hits nothing
        await page.waitForFunction(() => !document.querySelector('.aim'));
        const after = await told(page);
        assert.ok(after.status === 'playing' && after.number >= number);
        assert.deepEqual(complaints, []);
      },
    );
  }

  for (const [game, who, seats] of [
    ...GAMES.map((game) => [game, 'although the bot is quick', QUICK]),
    ['islant', 'alone', [{ kind: 'me' }]],
  ]) {
    it(`takes the last step of a turn back in ${game} ${who}`, { timeout: 180_000 }, async () => {
      const { page, complaints } = await here.sitDown({ game, seats });
      await untilWaiting(page);
      const before = await told(page);
      await page.getByText('You can still take this back').waitFor();
      await page.keyboard.press('u');
      await page.waitForSelector('.status.mine');
      assert.equal(await page.locator('.do .primary').count(), 0);
      await page.waitForTimeout(3300); // longer than it would have waited
      assert.deepEqual((await told(page)).legal, before.legal, 'nothing was sent');
      assert.deepEqual(complaints, []);
    });
  }

  it(
    'sends the last step when its time is up, at once, or when it is confirmed, as wanted',
    { timeout: 120_000 },
    async () => {
      // A table for each: only the first tile of a game has a place for certain.
      const place = async (way) => {
        const { page } = await here.sitDown({ game: 'my-island', seats: QUICK });
        await page.waitForSelector('.status.mine');
        if (way) {
          await page.getByRole('button', { name: 'More', exact: true }).click();
          await page.getByRole('button', { name: 'Pace of play' }).click();
          await page.getByLabel(way).check();
          assert.deepEqual(await axe(page), [], 'axe at the settings');
          await page.keyboard.press('Escape');
        }
        await page.locator('.hits .can').first().click();
        await page.locator('.aim .primary').click();
        return page;
      };
      await (await place()).waitForSelector('.board .tile');
      await (await place('is played at once')).waitForSelector('.board .tile');
      const page = await place('waits until you confirm it');
      assert.deepEqual(await axe(page), [], 'axe while it waits');
      assert.equal(await page.locator('.do .primary').count(), 1, 'it waits as long as it takes');
      assert.equal(await page.locator('.board .tile').count(), 0, 'and is not played');
      await page.locator('.do .primary').click();
      await page.waitForSelector('.board .tile');
      await page.reload();
      await page.waitForSelector('.status.mine');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Pace of play' }).click();
      assert.ok(await page.getByLabel('waits until you confirm it').isChecked(), 'it is remembered');
    },
  );

  it('asks once more, elsewhere, before anything is given up', { timeout: 90_000 }, async () => {
    for (const [game, move] of [
      ['my-island', 'pass'],
      ['my-island', 'stop'],
      ['islant', 'end'],
    ]) {
      const { page } = await here.sitDown({ game, seats: QUICK });
      const costly = page.locator(`.do [data-move=${move}]`);
      await costly.waitFor();
      const { number } = await told(page);
      await costly.dblclick();
      await page.waitForTimeout(300);
      assert.equal(await page.locator('.do .primary').count(), 0, 'a double press gives nothing up');
      assert.equal((await told(page)).legal[0].includes(move), true);
      await costly.click();
      await page.locator(`[data-sure=${move}]`).click();
      const answered = page.waitForResponse('**/moves');
      await page.locator('.do .primary').click();
      assert.ok((await answered).ok());
      assert.ok((await told(page)).number > number);
    }
  });

  it('gives nobody’s seat up by a double press', { timeout: 60_000 }, async () => {
    const { page } = await here.sitDown({ game: 'islant', seats: QUICK });
    await page.waitForSelector('.status.mine');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).dblclick();
    await page.getByRole('button', { name: 'Yes, resign' }).waitFor();
    assert.deepEqual((await told(page)).mySeats, [0]);
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.waitForFunction(() =>
      fetch(location.pathname.replace('/table/', '/api/tables/'))
        .then((answer) => answer.json())
        .then((table) => table.status === 'over' || table.mySeats.length === 0),
    );
  });

  it('lights places up as a piece would lie, not only where one end of it goes', { timeout: 120_000 }, async () => {
    // Some tiles fit with one end everywhere, and light up nothing more than that: a first tile may be one of them.
    const table = { game: 'my-island', options: { mode: 'episode', episode: 9 }, seats: QUICK };
    const seen = [];
    while (seen.length < 8 && !seen.some(({ may, can }) => may > can)) {
      const { page } = await here.sitDown(table);
      await page.waitForSelector('.hits .can');
      assert.equal(await page.locator('.hits .can:not(.may)').count(), 0, 'a piece lies where its end goes');
      seen.push({ may: await page.locator('.hits .may').count(), can: await page.locator('.hits .can').count() });
    }
    assert.ok(seen.at(-1).may > seen.at(-1).can, JSON.stringify(seen));
  });

  it(
    'says of The First Island before the dice that no card fits yet, instead of asking',
    { timeout: 60_000 },
    async () => {
      const { page } = await here.sitDown({ game: 'first-island', seats: QUICK });
      await page.waitForSelector('[data-move=done]');
      assert.match(await page.locator('.status').textContent(), /No card fits your map yet/);
      assert.doesNotMatch(await page.locator('header').textContent(), /\?/);
    },
  );

  it('says why nothing goes to an unlit cell', { timeout: 90_000 }, async () => {
    const { page, complaints } = await here.sitDown({ game: 'my-island', seats: QUICK });
    await page.waitForSelector('.hits .can');
    await page.locator('.hits polygon:not(.may)').first().click();
    await page.locator('.why').waitFor();
    assert.match(await page.locator('.why').textContent(), /\w{3}/);
    assert.deepEqual(await axe(page), [], 'axe with a reason');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.why', { state: 'detached' });
    assert.deepEqual(complaints, []);
  });

  it('never places anything by a second tap on a phone', { timeout: 90_000 }, async () => {
    const { page } = await here.sitDown({ game: 'my-island', seats: QUICK }, PHONE);
    await page.waitForSelector('.hits .can');
    const at = await middle(page.locator('.hits .can').first());
    for (let i = 0; i < 3; i++) await page.touchscreen.tap(...at);
    await page.locator('.aim.ready').waitFor();
    assert.equal(await page.locator('.do .primary').count(), 0);
    assert.equal(await page.locator('.ghost').count(), 1);
  });

  it('offers each kind of token of Small Islands once, as pieces', { timeout: 120_000 }, async () => {
    const { page } = await here.sitDown({ game: 'small-islands', seats: QUICK }, {}, hurried('token'));
    await page.waitForSelector('[data-pick^=token]');
    const { legal } = await told(page);
    const kinds = new Set(legal[0].filter((move) => move.startsWith('token')).map((move) => move.split(' ')[1]));
    const offered = await page.locator('[data-pick^=token]').evaluateAll((all) => all.map((e) => e.dataset.pick));
    assert.deepEqual(offered.toSorted(), [...kinds].map((kind) => `token ${kind}`).toSorted());
    assert.equal(await page.locator('button[data-move^=token]').count(), 0, 'and by no other button');
  });

  it('opens My Island without a mark where nothing is to be gained or lost', { timeout: 60_000 }, async () => {
    const { page } = await here.sitDown({ game: 'my-island', seats: QUICK });
    await page.waitForSelector('.hits .can');
    const { legal, gain } = await told(page);
    const worth = new Set(legal[0].filter((move, i) => /^place/.test(move) && gain[0][i] !== 0));
    const marks = await page.locator('.board .gain').count();
    assert.ok(marks <= worth.size, `${marks} marks for ${worth.size} places that bring or cost anything`);
    assert.equal(await page.locator('.board .gain', { hasText: /^0$/ }).count(), 0);
  });
});
