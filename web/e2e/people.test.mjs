// Several people at one table, bad lines, and moves that are not taken.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { well } from './measure.mjs';
import { playMove, playOn } from './player.mjs';
import { axe, world } from './world.mjs';

const ALONE = { game: 'islant', seats: [{ kind: 'me' }] };

describe('people at a table', { concurrency: false }, () => {
  const here = world();

  /** Two people in two browsers: the second sits down by the link of the first. */
  async function twoFriends() {
    const ada = await here.arrive({}, '/new/islant?friends');
    await ada.page.click('.box .primary');
    const link = await ada.page.inputValue('#link');
    assert.deepEqual(await axe(ada.page), [], 'axe while waiting');
    const grace = await here.arrive({}, link.slice(here.url.length));
    await grace.page.click('.lobby li .primary');
    for (const { page } of [ada, grace]) await page.waitForSelector('.hits');
    return [ada, grace];
  }
  const round = (page, n) => page.getByText(`round ${n}`).waitFor();

  it('play together, talk, reload, and lose the line in mid-game', { timeout: 180_000 }, async () => {
    const [ada, grace] = await twoFriends();
    await playMove(ada.page);
    await playMove(grace.page);
    for (const { page } of [ada, grace]) await round(page, 2);

    await ada.page.getByRole('button', { name: 'Chat' }).click();
    await ada.page.getByLabel('Say something').fill('Well <b>played</b>!');
    await ada.page.keyboard.press('Enter');
    await grace.page.getByRole('button', { name: /Chat/ }).click();
    await grace.page.getByText('Well <b>played</b>!').waitFor();
    assert.deepEqual(await axe(grace.page), [], 'axe at the chat');

    await ada.page.reload();
    await ada.page.waitForSelector('.board svg');
    await round(ada.page, 2);

    await grace.context.setOffline(true);
    await playMove(grace.page);
    await grace.page.waitForSelector('.notice');
    await playMove(ada.page);
    await grace.context.setOffline(false);
    await grace.page.waitForSelector('.notice', { state: 'detached' });
    // What Grace did while the line was cut has arrived, and what Ada did meanwhile is seen.
    for (const { page } of [ada, grace]) await round(page, 3);
    assert.deepEqual([...ada.complaints, ...grace.complaints], []);
  });

  it('see a move at once, and see it corrected if the server refuses', { timeout: 90_000 }, async () => {
    const { page } = await here.sitDown(ALONE);
    const tiles = () => page.locator('.board [data-at]').count();
    const before = await tiles();
    let answer;
    const asked = new Promise((done) => (answer = done));
    await page.route('**/moves', (route) => answer(route));
    await page.locator('[data-pick]').first().click();
    await page.locator('.hits .can').first().click();
    await page.locator('.aim .primary').click();
    const route = await asked;
    // Before the server has answered the piece lies there: as the one that is sent, or where the rules in the page put it.
    await page.waitForFunction(
      (n) => document.querySelector('.ghost.sent') !== null || document.querySelectorAll('.board [data-at]').length > n,
      before,
    );
    const table = await page.evaluate(() =>
      fetch(location.pathname.replace('/table/', '/api/tables/')).then((a) => a.json()),
    );
    await route.fulfill({ status: 422, json: { error: 'illegal', parameters: {}, message: 'XYZZY', table } });
    await page.getByRole('alert').getByText('That is not possible now.').waitFor();
    // Then the board is as the server says.
    await page.waitForFunction(
      (n) => document.querySelector('.ghost') === null && document.querySelectorAll('.board [data-at]').length === n,
      before,
    );
    await page.unroute('**/moves');
    for (let i = 0; i < 12 && (await tiles()) === before; i++) await playOn(page, { presses: 1 });
    await page.waitForFunction((n) => document.querySelectorAll('.board [data-at]').length > n, before);
  });

  it('take a move back, and find its place from the log', { timeout: 90_000 }, async () => {
    const { page } = await here.sitDown({ ...ALONE, options: { level: 2 } });
    const before = await page.locator('[data-pick]').count();
    await page.locator('[data-pick]').first().click();
    await page.locator('.hits .can').first().click();
    await page.locator('.aim .primary').click();
    await page.waitForFunction((n) => document.querySelectorAll('[data-pick]').length !== n, before);
    await page.locator('[role=log] li button').first().focus();
    await page.waitForSelector('.board .recent');
    await page.keyboard.press('u');
    await page.waitForFunction((n) => document.querySelectorAll('[data-pick]').length === n, before);
    await page.waitForSelector('[role=log] .undone');
  });

  it('drag a piece to its place with it in sight all the way, turn it, and place it', { timeout: 90_000 }, async () => {
    const { page } = await here.sitDown(ALONE);
    const middle = async (locator) => {
      const box = await locator.boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const piece = page.locator('[data-pick]').first();
    await piece.click(); // lights its cells up
    const target = await middle(page.locator('.hits .can').first());
    await page.mouse.move(...(await middle(piece)));
    await page.mouse.down();
    await page.mouse.move(5, target[1], { steps: 4 });
    await page.locator('.carried').waitFor();
    await page.mouse.move(...target, { steps: 4 });
    await page.mouse.up();
    const place = page.locator('.aim .primary');
    await place.waitFor();
    const turn = page.getByRole('button', { name: 'Turn', exact: true });
    if (await turn.count()) {
      const label = () => page.locator('.hits .can[aria-label*="turned"]').getAttribute('aria-label');
      const before = await label();
      await turn.click();
      assert.notEqual(await label(), before);
    }
    await place.click();
    await page.waitForFunction(() => document.querySelectorAll('.board [data-at]').length === 2);
  });

  it('name their islands and take other pencils, for all to see', { timeout: 120_000 }, async () => {
    const [ada, grace] = await twoFriends();
    await ada.page.getByRole('button', { name: 'Names and pencils' }).click();
    await ada.page.getByLabel('Island 1').fill(' Avalon ');
    await ada.page.getByLabel('Island 2').fill('<b>Thule</b>');
    await ada.page.getByRole('radio', { name: 'green' }).first().check();
    await ada.page.getByRole('radio', { name: 'green' }).last().focus();
    await ada.page.keyboard.press('Space'); // takes the other pencil, which changes the two
    await well(ada.page, 'names and pencils');
    assert.deepEqual(await ada.page.locator('legend b').allTextContents(), ['blue', 'green']);
    await ada.page.getByRole('button', { name: 'Save' }).click();
    await ada.page.waitForSelector('[role=dialog]', { state: 'detached' });
    await ada.page.locator('.islands').getByText('Avalon').waitFor();
    assert.equal(
      await grace.page.locator('.islands').getByText('Avalon').count(),
      0,
      'on her own sheet there are no names',
    );
    await grace.page.locator('[data-seat="0"]').click();
    await grace.page.locator('.islands').getByText('<b>Thule</b>').waitFor();
    assert.ok(
      (await grace.page.locator('.board [fill="url(#pencil-blue)"]').count()) > 0,
      'the centre tile is drawn with her pencil',
    );
    assert.equal(await grace.page.locator('.board [fill="url(#pencil-red)"]').count(), 0);
    assert.equal(
      await grace.page.getByRole('button', { name: 'Names and pencils' }).count(),
      0,
      'nobody else can change them',
    );
    await playMove(ada.page);
    assert.deepEqual([...ada.complaints, ...grace.complaints], []);
  });

  it(
    'play again at one table, each with a number of its own, and a friend watches by the address',
    {
      timeout: 180_000,
    },
    async () => {
      const [ada, grace] = await twoFriends();
      const address = new URL(ada.page.url());
      assert.match(address.search, /invite=/, 'the address of a private table works for whoever is given it');
      const friend = await here.arrive({}, address.pathname + address.search);
      await friend.page.waitForSelector('.board svg');
      assert.equal(await friend.page.locator('[data-pick]').count(), 0, 'who watches plays nothing');
      /** Ends the games of all at once. */
      const end = async (path) => {
        const headers = { 'Content-Type': 'application/json' };
        for (;;) {
          const table = await (await fetch(path)).json();
          if (table.status === 'over') return;
          for (const [seat, moves] of Object.entries(table.legal)) {
            const move = moves.includes('end') ? 'end' : moves[0];
            const body = JSON.stringify({ seat: Number(seat), number: table.number, move });
            await fetch(`${path}/moves`, { method: 'POST', headers, body });
          }
        }
      };
      const path = `/api/tables/${address.pathname.split('/')[2]}`;
      await Promise.all([ada, grace].map(({ page }) => page.evaluate(end, path)));
      for (const { page } of [ada, grace]) {
        await page.getByRole('button', { name: /Play again|Come along/ }).click({ timeout: 60_000 });
        await page.waitForFunction((before) => location.pathname !== before, address.pathname);
      }
      for (const { page } of [ada, grace]) await page.waitForSelector('.hits');
      assert.equal(new URL(ada.page.url()).pathname, new URL(grace.page.url()).pathname, 'one table for both');
      const fair = await ada.page.evaluate(
        async (path) => (await (await fetch(`/api/tables/${path.split('/')[2]}`)).json()).fair,
        new URL(ada.page.url()).pathname,
      );
      assert.equal(fair.contributions.length, 2, 'both devices gave a number');
      const given = await grace.page.evaluate(() =>
        Object.values(JSON.parse(localStorage.getItem('atoll-fair') ?? '{}')),
      );
      assert.ok(
        given.some((mine) => fair.contributions.includes(String(mine.number)) && mine.commitment === fair.commitment),
        'and remember it',
      );
    },
  );

  it('share one device', { timeout: 90_000 }, async () => {
    const { page } = await here.sitDown({
      game: 'islant',
      seats: [{ kind: 'me' }, { kind: 'same-device', name: 'Grace' }],
    });
    await playMove(page);
    await page.getByText('Grace’s turn').waitFor();
    await playMove(page);
    await round(page, 2);
  });

  it('see of a game whose rules have changed who played and how it ended', { timeout: 90_000 }, async () => {
    const { page, complaints } = await here.sitDown(ALONE);
    await page.evaluate(async () => {
      const address = location.pathname.replace('/table/', '/api/tables/');
      const { number } = await (await fetch(address)).json();
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ seat: 0, number, move: 'end' });
      await fetch(`${address}/moves`, { method: 'POST', headers, body });
    });
    await page.waitForSelector('#result-title');
    here.server.write('update tables set edition = 0');
    await here.server.restart();
    await page.reload();
    await page.getByText('It was begun by edition 0 of the rules').waitFor();
    assert.match(await page.locator('.past li').textContent(), /^\s*Ada\s*−?\d+\s*$/);
    await well(page, 'a game that cannot go on');
    assert.deepEqual(complaints, []);
  });

  it('are told in a sentence that a table does not exist', { timeout: 60_000 }, async () => {
    const { page } = await here.arrive({}, '/table/nosuchtable');
    await page
      .getByRole('alert')
      .getByText(/no such table/)
      .waitFor();
  });
});
