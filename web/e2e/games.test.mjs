// Each game as a newcomer meets it: from the home page, against a bot, to the final score.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES } from './games.mjs';
import { hurried, hurryTo, playOn, typeOn } from './player.mjs';
import { axe, scrolls, world } from './world.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What is too small for a finger. Runs in the page. */
const small = () =>
  [...document.querySelectorAll('button:not(:disabled), a, select, input, summary')]
    .filter((e) => e.checkVisibility())
    .map((e) => ({ e, box: e.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 39.5)
    .map(({ e, box }) => `${e.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`);

describe('the five games', { concurrency: false }, () => {
  const here = world();

  for (const game of GAMES) {
    it(`plays ${game} from the home page to the final score`, { timeout: 300_000 }, async () => {
      const { page, complaints } = await here.arrive();
      await page.click(`[data-play="${game}"]`);
      await page.waitForSelector('.board svg');
      await playOn(page, { presses: 12 });
      // While the bot moves, the log does too, and axe finds nothing behind its lines. The last press may have been in mid-move.
      await page.waitForSelector('.status.mine, .do .primary');
      assert.deepEqual(await axe(page), [], 'axe at the table');
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.deepEqual(await axe(page), [], 'axe at the table in the dark');
      assert.equal(await scrolls(page), false, 'no page scroll during a turn');
      await playOn(page);
      await page.waitForSelector('[aria-labelledby=result-title]');
      assert.match(await page.locator('.result .score').first().textContent(), /^−?\d+$/);
      const told = (await page.locator('.result, [role=log] li').allTextContents()).join('\n');
      assert.doesNotMatch(told, /bot(is|has|[a-z]+s)\b|(^|[^\w])-\d|[^s]’ |undefined|NaN/m, 'what is told reads well');
      assert.deepEqual(await axe(page), [], 'axe at the end, in the dark');
      await page.emulateMedia({ colorScheme: 'light' });
      assert.deepEqual(await axe(page), [], 'axe at the end');
      await page.keyboard.press('Escape');
      await page.waitForSelector('[role=dialog]', { state: 'detached' });
      assert.deepEqual(complaints, []);
    });

    it(`plays ${game} by touch on a phone, without page scroll`, { timeout: 120_000 }, async () => {
      const { page, complaints } = await here.arrive({ ...PHONE, colorScheme: 'dark' });
      assert.deepEqual(await page.evaluate(small), [], 'large enough to touch at home');
      await page.tap(`[data-play="${game}"]`);
      await page.waitForSelector('.board svg');
      for (let i = 0; i < 3; i++) {
        await playOn(page, { touch: true, presses: 3 });
        assert.equal(await scrolls(page), false, 'no page scroll during a turn');
        assert.deepEqual(await page.evaluate(small), [], 'large enough to touch');
      }
      assert.deepEqual(await axe(page), []);
      assert.deepEqual(complaints, []);
    });

    it(`plays ${game} with the keyboard alone`, { timeout: 120_000 }, async () => {
      const { page, complaints } = await here.arrive();
      await page.focus(`[data-play="${game}"]`);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.board svg');
      await typeOn(page, 7);
      await page.keyboard.press('?');
      await page.waitForSelector('[role=dialog] kbd');
      assert.deepEqual(await axe(page), []);
      await page.keyboard.press('Escape');
      await page.waitForSelector('[role=dialog] kbd', { state: 'detached' });
      assert.deepEqual(complaints, []);
    });
  }

  it('scores a camp card of The First Island, which is then gone', { timeout: 400_000 }, async () => {
    const table = { game: 'first-island', options: { level: 'casual' }, seats: [{ kind: 'me' }] };
    const { page, complaints } = await here.sitDown(table, {}, hurried('score hand'));
    const card = page.locator('[data-pick^="score hand"]');
    await card.first().click();
    for (let i = 0; i < 6 && (await card.count()) > 0; i++) await playOn(page, { presses: 1 });
    await card.waitFor({ state: 'detached' });
    await page
      .locator('[role=log]')
      .getByText(/scores/)
      .first()
      .waitFor();
    assert.deepEqual(complaints, []);
  });

  it(
    'skips a camp card of The First Island after the roll, waits for the others, and keeps a new one',
    { timeout: 400_000 },
    async () => {
      const table = { game: 'first-island', seats: [{ kind: 'me' }, { kind: 'same-device', name: 'Grace' }] };
      const { page, complaints } = await here.sitDown(table, {}, hurried('mark', '^(done|stand)'));
      await page.getByText('mark two hexes').waitFor();
      const skip = page.locator('[data-move=skip]');
      assert.equal(await page.locator('.do [data-move=skip]').count(), 0, 'it does not stand where pieces are placed');
      await skip.click();
      const sure = page.locator('[data-sure=skip]');
      await sure.waitFor();
      assert.deepEqual(await axe(page), [], 'axe when asked once more');
      await sure.click();
      await page.getByText('Grace’s turn').waitFor();
      await page.locator('[data-seat="0"]').getByText('waits for a card').waitFor();
      await page.locator('[data-seat="0"]').click();
      await page.getByText('a new card comes when all the others have marked').waitFor();
      await page.locator('[data-seat="1"]').click();
      await playOn(page, { presses: 3 });
      await hurryTo(page, 'keep');
      await page.locator('[data-move^=keep]').first().click();
      await page.getByText('mark two hexes').waitFor();
      await page
        .locator('[role=log]')
        .getByText(/keeps [A-Z]/)
        .waitFor();
      assert.equal(await skip.count(), 0, 'one skip a round');
      await playOn(page, { presses: 6 });
      assert.deepEqual(complaints, []);
    },
  );

  it('discards a tile of Lord of My Island and takes another', { timeout: 120_000 }, async () => {
    const { page, complaints } = await here.sitDown(
      { game: 'lord-of-my-island', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] },
      PHONE,
      hurried('discard'),
    );
    await page.getByText('lay a tile').waitFor();
    const pieces = page.locator('[data-pick]');
    if ((await pieces.count()) > 0 && (await page.locator('[data-pick][aria-pressed=true]').count()) === 0)
      await pieces.first().tap();
    const discard = page.locator('[data-move^=discard]').first();
    assert.match(await discard.textContent(), /^Discard [a-z-]+ tile \d+$/);
    const beyond = await page
      .locator('[data-move^=discard]')
      .evaluateAll((all) =>
        all.map((e) => e.getBoundingClientRect()).filter(({ left, right }) => left < 0 || right > innerWidth + 1),
      );
    assert.equal(beyond.length, 0, 'every discard is on the screen');
    await discard.tap();
    await page.locator('[data-sure^=discard]').tap();
    await page.getByText('Take a tile for the one you discarded').waitFor();
    assert.equal(await scrolls(page), false, 'no page scroll while a tile is chosen');
    assert.deepEqual(await axe(page), [], 'axe while a tile is chosen');
    await page.locator('[data-move^=take]:not(:disabled)').first().tap();
    await page.getByText('Take a tile for the one you discarded').waitFor({ state: 'detached' });
    await playOn(page, { touch: true, presses: 3 });
    assert.deepEqual(complaints, []);
  });

  for (const [action, reward, pick, words] of [
    ['sail', 'P14', 'sail', /sails the ship at/],
    ['erupt', 'P17', 'volcano', /lets a volcano take the tile/],
  ]) {
    it(`lets a reward of the Great Explorer ${action} in Small Islands`, { timeout: 240_000 }, async () => {
      const friends = ['Grace', 'Mary', 'Emmy'].map((name) => ({ kind: 'same-device', name }));
      const table = {
        game: 'small-islands',
        options: { advanced: true, greatExplorer: true },
        seats: [{ kind: 'me' }, ...friends],
      };
      const past = hurried(action, `^(choose|keep) M\\d+ ${reward}|^land`);
      const { page, complaints } = await here.sitDown(table, {}, past);
      await page.locator(`[data-pick^=${pick}]`).first().waitFor();
      assert.equal(await page.locator('[data-move=pass]').count(), 1);
      assert.deepEqual(await axe(page), [], 'axe at the reward');
      assert.equal(await scrolls(page), false);
      if ((await page.locator('.hits .can').count()) === 0) await page.locator(`[data-pick^=${pick}]`).first().click();
      await page.keyboard.press('.'); // aims at a lit cell
      await page.locator('.ghost').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('[role=log]').getByText(words).first().waitFor();
      assert.deepEqual(complaints, []);
    });
  }
});
