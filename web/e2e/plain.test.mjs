// A game that the client has never heard of, in the plain room: Connect Four, the example of docs/new-game.md.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playOn, typeOn } from './player.mjs';
import { axe, scrolls, world } from './world.mjs';

const GAME = 'connect-four';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const FRIENDS = [{ kind: 'me' }, { kind: 'same-device', name: 'Grace' }];
const diagram = (page) => page.locator('.board pre').textContent();
/** Whether so many discs lie in the grid and it is for us to go on. Runs in the page. */
const discs = (wanted) =>
  document.querySelector('.board pre')?.textContent.match(/(?<=[ \n])[XO](?=[ \n](?!seat))/g)?.length === wanted &&
  document.querySelector('.status.mine') !== null;

describe('a game without a room of its own', { concurrency: false }, () => {
  const here = world({ examples: true });

  it('is at home under its own title, after the five', { timeout: 60_000 }, async () => {
    const { page, complaints } = await here.arrive();
    const cards = page.locator('.card');
    await cards.nth(5).waitFor(); // the server's own games are known a moment later than the page's
    assert.equal(await cards.count(), 6);
    const card = cards.last();
    assert.equal(await card.locator('h2').textContent(), 'Connect Four');
    assert.match(await card.textContent(), /four of yours in a line win/);
    assert.match(await card.textContent(), /2 players/);
    await page.waitForFunction(
      () =>
        document.querySelectorAll('.art img').length === 6 && document.querySelectorAll('.art img.sign').length === 1,
    );
    assert.deepEqual(await axe(page), []);
    await card.locator('a').click();
    await page.getByRole('heading', { name: 'New table: Connect Four' }).waitFor();
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(complaints, []);
  });

  it('is played from the home page to the final score', { timeout: 120_000 }, async () => {
    const { page, complaints } = await here.arrive();
    await page.click(`[data-play="${GAME}"]`);
    await page.waitForSelector('.board pre');
    assert.match(await page.title(), /Connect Four · Atoll$/);
    await playOn(page, { presses: 2 });
    assert.match(await diagram(page), /X/);
    assert.deepEqual(await axe(page), [], 'axe at the table');
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.deepEqual(await axe(page), [], 'axe at the table in the dark');
    assert.equal(await scrolls(page), false, 'no page scroll during a turn');
    await playOn(page);
    await page.waitForSelector('[aria-labelledby=result-title]');
    assert.match(await page.locator('.result .score').first().textContent(), /^[01]$/);
    assert.deepEqual(await axe(page), [], 'axe at the end, in the dark');
    await page.keyboard.press('Escape');
    assert.match(await diagram(page), /rank 1/);
    assert.equal(await page.locator('[data-move]').count(), 0, 'no moves when it is over');
    assert.deepEqual(complaints, []);
  });

  it('is played by touch on a phone, without page scroll', { timeout: 60_000 }, async () => {
    const { page, complaints } = await here.arrive({ ...PHONE, colorScheme: 'dark' });
    await page.tap(`[data-play="${GAME}"]`);
    await page.waitForSelector('.board pre');
    await playOn(page, { touch: true, presses: 3 });
    assert.equal(await scrolls(page), false, 'no page scroll during a turn');
    const font = await page.locator('.board pre').evaluate((e) => parseFloat(getComputedStyle(e).fontSize));
    assert.ok(font >= 13, `the diagram can be read: ${font}`);
    const buttons = await page
      .locator('[data-move]')
      .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().height));
    assert.ok(
      buttons.every((height) => height >= 40),
      `large enough to touch: ${buttons}`,
    );
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(complaints, []);
  });

  it('is played with the keyboard alone, and the focus stays in the list', { timeout: 60_000 }, async () => {
    const { page, complaints } = await here.arrive();
    await page.focus(`[data-play="${GAME}"]`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.board pre');
    await typeOn(page, 3);
    assert.equal(await page.evaluate(() => document.activeElement?.matches('[data-move]')), true);
    await page.keyboard.press('m');
    await page
      .locator('[role=dialog]')
      .getByText(/drop \d/)
      .first()
      .waitFor();
    assert.deepEqual(complaints, []);
  });

  it('shows a friend’s moves, takes one back, and tells everything in the log', { timeout: 60_000 }, async () => {
    const { page, complaints } = await here.sitDown({ game: GAME, seats: FRIENDS });
    const before = await diagram(page);
    await page.click('[data-move="drop 4"]');
    await page.getByText('Grace’s turn').waitFor();
    await page.locator('.board pre').getByText('. . . X . . .').waitFor();
    await page.keyboard.press('u');
    await page.waitForFunction((text) => document.querySelector('.board pre')?.textContent === text, before);
    await page.click('[data-move="drop 3"]');
    await page.locator('[role=log]').getByText('drop 3').waitFor();
    assert.match(await page.locator('.things').textContent(), /seat 1: Grace/);
    for (const [i, move] of ['drop 7', 'drop 3', 'drop 7', 'drop 3', 'drop 7'].entries()) {
      await page.click(`[data-move="${move}"]`);
      await page.waitForFunction(discs, i + 2);
    }
    assert.match(await page.locator('[data-move="drop 3"]').textContent(), /\+1/, 'the move that wins says so');
    await page.click('[data-move="drop 3"]');
    await page.waitForSelector('[aria-labelledby=result-title]');
    assert.deepEqual(complaints, []);
  });
});
