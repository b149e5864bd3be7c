// What episodes of My Island bring: rafts, goals, two cards, floods, flips, stickers, and moves that stay hidden until a round closes.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playMove, playOn } from './player.mjs';
import { axe, scrolls, world } from './world.mjs';

const ME = { kind: 'me' };
const BOT = { kind: 'bot', bot: 'greedy' };
const PHONE = { viewport: { width: 390, height: 844 } };
const GROWN = {
  c4: 'statue',
  d10: 'statue',
  a8: 'statue',
  e7: 'statue',
  f3: 'spring',
  e11: 'spring',
  g8: 'cottage',
  h7: 'silt',
};
const island = (name) => ({ name, progress: 27, log: 6, stickers: GROWN, marks: { 't1.1': 'field', 't10.1': 'path' } });

describe('episodes of My Island', { concurrency: false }, () => {
  const here = world();
  const sit = (episode, options = {}, { boards, seats = [ME, BOT] } = {}) =>
    here.sitDown(
      { game: 'my-island', options: { mode: 'episode', episode, ...(boards ? { boards } : {}) }, seats },
      options,
    );

  /** What the server says of the table. */
  const told = (page) =>
    page.evaluate(async () => (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json());

  /** Has seat 0 make a move past the page as soon as it may. */
  async function say(page, move) {
    await page.evaluate(async (move) => {
      const address = location.pathname.replace('/table/', '/api/tables/');
      for (;;) {
        const { number, legal } = await (await fetch(address)).json();
        if (legal[0]?.includes(move)) {
          const body = JSON.stringify({ seat: 0, number, move });
          if (
            (await fetch(`${address}/moves`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }))
              .ok
          )
            return;
        }
        await new Promise((done) => setTimeout(done, 40));
      }
    }, move);
  }

  /** Holds the piece in hand over the next lit space, as somebody without a mouse would. */
  const aim = (page) => page.waitForSelector('.hits .can', { state: 'attached' }).then(() => page.keyboard.press('.'));

  async function isSound({ page, complaints }) {
    for (const colorScheme of ['dark', 'light']) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction(
        (scheme) =>
          matchMedia(`(prefers-color-scheme: ${scheme})`).matches &&
          document.getAnimations().every((a) => a.playState === 'finished'),
        colorScheme,
      );
      assert.deepEqual(await axe(page), [], `axe in the ${colorScheme}`);
    }
    assert.equal(await scrolls(page), false, 'no page scroll');
    assert.deepEqual(complaints, []);
  }

  it('hold a tile on the raft, which is a piece of its own from then on', { timeout: 120_000 }, async () => {
    const guest = await sit(5, PHONE);
    const { page } = guest;
    await page.click('[data-move=hold]');
    await page.waitForFunction(() => document.querySelectorAll('.tray .piece').length === 2);
    const { view } = await told(page);
    assert.equal(view.seats[0].raft, view.used[0]);
    const labels = await page
      .locator('.tray .piece')
      .evaluateAll((all) => all.map((p) => p.getAttribute('aria-label')));
    assert.ok(
      labels.some((l) => l.startsWith(`Tile ${view.used[0]}, from the raft`)),
      labels.join(),
    );
    assert.equal(await page.locator('.raft').count(), 2);
    await playMove(page);
    await isSound(guest);
  });

  it('let everybody keep a goal, and show who keeps which', { timeout: 120_000 }, async () => {
    const guest = await sit(6, PHONE);
    const { page } = guest;
    await page.waitForSelector('button[data-move^=keep]');
    assert.equal(await page.locator('button[data-move^=keep]').count(), 2);
    await isSound(guest);
    await page.locator('button[data-move^=keep]').first().click();
    await page.waitForSelector('text=Goals kept');
    assert.match(await page.locator('.goals').textContent(), /Greedy bot/);
    await playMove(page);
    await isSound(guest);
  });

  it('turn over two cards, and each tile is a piece', { timeout: 120_000 }, async () => {
    const guest = await sit(8);
    const { page } = guest;
    await page.waitForFunction(() => document.querySelectorAll('.tray .piece').length === 2);
    assert.equal(await page.locator('.things .card').count(), 2);
    await page.locator('.tray .piece').nth(1).click();
    await aim(page);
    assert.match(await page.locator('.aim').textContent(), /tile \d+ is laid aside/);
    await playMove(page);
    await isSound(guest);
  });

  it('flood rows, and say so of every space', { timeout: 120_000 }, async () => {
    const guest = await sit(13);
    const { page } = guest;
    for (let i = 0; i < 7; i++) await say(page, 'pass');
    await page.waitForSelector('text=Row h is under water');
    assert.equal(await page.locator('[data-cell^=h][aria-label*=flooded]').count(), 10);
    assert.equal(await page.locator('text=Row g goes under water after card 14').count(), 1);
    const lines = await page.locator('.more > details:first-of-type > ul:first-of-type > li').allTextContents();
    assert.ok(lines.length > 5);
    for (const line of lines) assert.doesNotMatch(line, /^\s*0\b|0 · /, 'what scores has a number or circles');
    await playMove(page);
    await isSound(guest);
  });

  it('flip tiles after turning them all the way round', { timeout: 120_000 }, async () => {
    const flips = ({ legal }) => legal[0]?.find((move) => / f\d$/.test(move));
    let guest, flipped;
    do {
      guest = await sit(20);
      let now = await told(guest.page);
      for (; now.status === 'playing' && !flips(now); now = await told(guest.page)) await playMove(guest.page);
      flipped = flips(now);
    } while (!flipped); // a game may end before any tile can be flipped
    const { page } = guest;
    // The page may still be at the card before: it knows this one when it lights up the cells of these moves.
    const cells = (await told(page)).legal[0]
      .filter((move) => move.startsWith('place '))
      .map((m) => m.split(' ').at(-2));
    await page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('.hits .can')]
          .map((c) => c.dataset.cell)
          .sort()
          .join() === wanted,
      [...new Set(cells)].sort().join(),
    );
    await page.locator(`[data-cell="${flipped.split(' ').at(-2)}"].can`).click();
    const held = page.locator('.aim.ready');
    await held.waitFor();
    for (let i = 0; !/flipped/.test(await held.textContent()); i++) {
      assert.ok(i < 12, 'turned all the way round');
      await page.keyboard.press('r');
    }
    await page.locator('.aim .primary').focus();
    await page.keyboard.press('Enter');
    await page.locator('.do .primary').click();
    await page.waitForFunction(() => /flipped/.test(document.querySelector('[role=log]')?.textContent ?? ''));
    const { view } = await told(page);
    assert.ok(view.seats[0].tiles.some((tile) => tile.flipped));
    await isSound(guest);
  });

  it('hide what others lay until the round closes', { timeout: 120_000 }, async () => {
    const { page, complaints } = await sit(4);
    const other = page.locator('.seats button').last();
    const tiles = () => page.locator('.board .tile').count();
    await page.waitForSelector('.note:text("moved")');
    await other.click();
    assert.equal(await tiles(), 0);
    assert.match(await page.locator('[role=log]').textContent(), /has decided/);
    await page.locator('.seats button').first().click();
    await playMove(page);
    await other.click();
    await page.waitForFunction(() => document.querySelectorAll('.board .tile').length === 1);
    assert.match(await page.locator('[role=log]').textContent(), /Greedy bot\s*lays the tile at/);
    assert.deepEqual(complaints, []);
  });

  for (const { episode, kind, before } of [
    { episode: 11, kind: 'glade', before: 'spring' },
    { episode: 18, kind: 'track', before: null },
  ]) {
    it(`lay a ${kind} on three spaces in a campaign, and play on`, { timeout: 180_000 }, async () => {
      const guest = await sit(episode, PHONE, { boards: [island('Heron Rock'), island('')] });
      const { page } = guest;
      await page.waitForSelector('text=Heron Rock');
      if (before) {
        await aim(page);
        await page.keyboard.press('Enter');
      }
      await page.waitForSelector(`[data-pick="stick ${kind}"]`);
      await aim(page);
      assert.equal(await page.locator('.ghost .ground').count(), 3);
      await isSound(guest);
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (kind) => document.querySelectorAll(`[data-cell][aria-label*="${kind}"]`).length === 3,
        kind,
      );
      await page.click('summary:text("Stickers")');
      await page.click('summary:text("Rule sheet")');
      await isSound(guest);
      await playOn(page, { presses: 8 }); // which may end the game, if all that is left is to stop
      assert.deepEqual(guest.complaints, []);
    });
  }

  it('end with stickers, on tiles as well, and say where the circles came from', { timeout: 180_000 }, async () => {
    const guest = await sit(
      6,
      {},
      { boards: [island('Heron Rock'), island('Low Key')], seats: [ME, { kind: 'same-device', name: 'Grace' }] },
    );
    const { page } = guest;
    for (let seen = ''; seen !== 'over';) {
      await playOn(page, { presses: 1 }); // keeps goals and lays stickers by hand
      seen = await page.evaluate(async () => {
        const address = location.pathname.replace('/table/', '/api/tables/');
        for (;;) {
          const { status, view, number, legal } = await (await fetch(address)).json();
          const seat = Object.keys(legal).find((s) => legal[s].includes('stop'));
          if (status !== 'playing' || seat === undefined) return status === 'playing' ? view.phase : 'over';
          const body = JSON.stringify({ seat: Number(seat), number, move: 'stop' });
          await fetch(`${address}/moves`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
        }
      });
    }
    await page.waitForSelector('[aria-labelledby=result-title]');
    assert.match(await page.locator('.result').textContent(), /Grace earned \d circles?: .*progress \d+ of 80/);
    await isSound(guest);
  });
});
