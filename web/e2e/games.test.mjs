// Each game as a newcomer meets it: from the home page, against a bot, to the final score.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hurryTo, playOn, typeOn } from './player.mjs';
import { axe, scrolls, world } from './world.mjs';

export const GAMES = ['islant', 'my-island', 'first-island', 'small-islands', 'lord-of-my-island'];
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
      assert.deepEqual(await axe(page), [], 'axe at the table');
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.deepEqual(await axe(page), [], 'axe at the table in the dark');
      assert.equal(await scrolls(page), false, 'no page scroll during a turn');
      await playOn(page);
      await page.waitForSelector('[aria-labelledby=result-title]');
      assert.match(await page.locator('.result .score').first().textContent(), /^−?\d+$/);
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

  it('scores a camp card of The First Island, which is then gone', { timeout: 120_000 }, async () => {
    let guest;
    do guest = await here.sitDown({ game: 'first-island', options: { level: 'casual' }, seats: [{ kind: 'me' }] });
    while (!(await hurryTo(guest.page, 'score hand')));
    const { page, complaints } = guest;
    await page.click('[data-pick^="score hand"]');
    await playOn(page, { presses: (await page.locator('.hits .can').count()) > 0 ? 2 : 1 });
    await page.waitForFunction(() => document.querySelector('[data-pick^="score hand"]') === null);
    assert.deepEqual(complaints, []);
  });
});
