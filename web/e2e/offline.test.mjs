// Without a network: the page starts, games of all kinds are played and kept on the device, and their records hold elsewhere.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { GAMES } from './games.mjs';
import { playFromList } from './player.mjs';
import { atoll, axe, scrolls, visitor, world } from './world.mjs';

const TIMEOUT = { timeout: 600_000 };
const KEEPS = { serviceWorkers: 'allow' };

/** Waits until the whole page is on the device. */
const isInstalled = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
async function installed(page) {
  while (!(await isInstalled(page))) await page.waitForTimeout(50);
}

/** Saves the record from the result into a folder; returns its lines. */
async function savedRecord(page, folder) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save record' }).click(),
  ]);
  assert.match(file.suggestedFilename(), /\.atoll$/);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** What the command thinks of the records in a folder: that they hold, and that their chance follows from their seeds. */
function checkRecords(folder) {
  assert.match(atoll('replay', folder), /ok/);
  atoll('verify', ...readdirSync(folder).map((name) => join(folder, name)));
}

/** The points that stand in such places, as numbers with their signs. */
const points = (page, places) =>
  page
    .locator(places)
    .evaluateAll((all) => all.map((each) => Number(each.firstChild?.textContent.trim().replace('−', '-'))));
const ascending = (numbers) => numbers.toSorted((a, b) => a - b);

describe('without a network', { concurrency: false }, () => {
  const here = world();
  const folder = mkdtempSync(join(tmpdir(), 'atoll-here-'));
  after(() => rmSync(folder, { recursive: true }));

  /** Somebody whose device has the page, and no network any more. */
  async function cutOff() {
    const guest = await here.arrive(KEEPS);
    await guest.page.evaluate(() => localStorage.setItem('atoll-settings', '{"pace":"once","commit":"once"}'));
    await installed(guest.page);
    await guest.context.setOffline(true);
    await guest.page.reload();
    await guest.page.waitForSelector('[data-play]');
    return guest;
  }

  it('plays a whole game of each of the five, goes on after a reload, and keeps their records', TIMEOUT, async () => {
    const { page, context, complaints } = await cutOff();
    /** The scores of each game, by its id. */
    const ends = new Map();
    for (const game of GAMES) {
      await page.locator(`[data-play=${game}]`).click();
      await page.waitForURL(/\/here\//);
      await playFromList(page, 4);
      await page.locator('.status.mine').first().waitFor();
      const story = await page.locator('[role=log] li').count();
      await page.reload();
      await page.locator('.status.mine').first().waitFor();
      await page.waitForFunction((lines) => document.querySelectorAll('[role=log] li').length >= lines, story); // it is still there
      await playFromList(page);
      await page.locator('[aria-labelledby=result-title]').waitFor();
      const record = await savedRecord(page, folder);
      const { scores, fair } = record.at(-1);
      assert.match(fair.secret, /^[0-9a-f]{32}$/, 'the seed is in the record');
      const shown = await points(page, '[aria-labelledby=result-title] ol .score');
      assert.deepEqual(ascending(shown), ascending(scores));
      ends.set(page.url().split('/').at(-1), scores);
      await page.goto(here.url);
      await page.waitForSelector('[data-play]');
    }
    const rows = page.locator('[data-kept]');
    await rows.nth(GAMES.length - 1).waitFor();
    assert.equal(await page.getByText('on this device · finished').count(), GAMES.length);

    // Closed and opened again, still without a network, each of them is looked back at from its beginning to its end.
    const kept = await rows.evaluateAll((all) => all.map((row) => row.dataset.kept));
    await page.close();
    const again = await context.newPage();
    for (const id of kept) {
      await again.goto(`${here.url}/look/here/${id}`);
      const slider = again.getByRole('slider', { name: 'Steps of the game' });
      await slider.waitFor();
      await again.keyboard.press('End');
      await again.waitForFunction(() => {
        const { value, max } = document.querySelector('input[type=range]');
        return Number(max) > 0 && value === max;
      });
      const shown = () => points(again, '.seats .score');
      for (let i = 0; i < 100 && String(await shown()) !== String(ends.get(id)); i++) await again.waitForTimeout(50); // it is drawn a moment later
      assert.deepEqual(await shown(), ends.get(id), `the end of ${id}`);
    }

    // With the network they are brought to the server, each but once.
    await context.setOffline(false);
    await again.goto(here.url);
    await again.getByRole('button', { name: `Bring all ${GAMES.length} to the server` }).click();
    await again.getByText(`${GAMES.length} games are among your games on the server now`).waitFor();
    await again
      .getByText('brought from a device')
      .nth(GAMES.length - 1)
      .waitFor();
    await again.getByRole('button', { name: `Show all ${2 * GAMES.length}` }).click();
    assert.equal(await again.getByText('also on the server').count(), GAMES.length);
    assert.equal(await again.getByRole('button', { name: /to the server/ }).count(), 0);
    assert.deepEqual(await axe(again), [], 'axe at home with games that were brought along');
    await again
      .getByRole('link', { name: /brought from a device/ })
      .first()
      .click();
    await again.locator('[aria-labelledby=result-title]').waitFor();
    await again.getByRole('link', { name: 'Look back' }).click();
    await again.getByRole('slider', { name: 'Steps of the game' }).waitFor();

    // They are in one's history, marked; and count for nothing.
    await again.goto(`${here.url}/me`);
    await again
      .locator('a[href^="/look/table/"]', { hasText: 'brought from a device' })
      .nth(GAMES.length - 1)
      .waitFor();
    const counted = await again.evaluate(async () => (await (await fetch('/api/me/statistics')).json()).statistics);
    assert.deepEqual(counted, []);
    assert.deepEqual(complaints, []);
  });

  it('resigns: a bot plays on, the game ends, and may be played again', TIMEOUT, async () => {
    const { page, complaints } = await cutOff();
    await page.locator('[data-play=islant]').click();
    await page.locator('.status.mine').first().waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    const resigned = page.url();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForFunction((before) => location.href !== before, resigned);
    await page.locator('.status.mine').first().waitFor();
    assert.deepEqual(complaints, []);
  });

  it('plays solo, and together at one screen by name with a bot', TIMEOUT, async () => {
    const { page, complaints } = await cutOff();
    for (const title of ['Islant', 'The First Island', 'Small Islands']) {
      await page.goto(here.url);
      await page.getByRole('button', { name: `Solo: ${title}` }).click();
      await page.locator('[data-begin]').first().click();
      await page.waitForURL(/\/here\//);
      await playFromList(page);
      await page.locator('[aria-labelledby=result-title]').waitFor();
      assert.equal((await savedRecord(page, folder))[0].seats.length, 1);
    }

    await page.goto(here.url);
    await page.getByRole('link', { name: 'With friends: The First Island' }).click();
    await page.getByText('The server cannot be reached, so this game is played on this device.').waitFor();
    assert.deepEqual(await axe(page), [], 'axe at the choice of seats');
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.locator('label', { hasText: 'Seat 3' }).locator('select').selectOption('bot level1');
    await page.getByLabel('Name for seat 2').fill('Grace');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/here\//);
    await page.locator('.seats').getByText('Grace').waitFor();
    const bot = page.locator('[role=log]').getByText('Level 1 bot').first();
    while ((await bot.count()) === 0) await playFromList(page, 1);
    assert.deepEqual(await axe(page), [], 'axe at a table on this device');
    assert.equal(await scrolls(page), false);
    await playFromList(page);
    await page.locator('[aria-labelledby=result-title]').waitFor();
    assert.equal((await savedRecord(page, folder))[0].seats[1], 'Grace');
    assert.deepEqual(complaints, []);
  });

  for (const game of ['islant', 'my-island', 'lord-of-my-island'])
    it(`plays ${game} to its end with two at one screen`, TIMEOUT, async () => {
      const { page, complaints } = await cutOff();
      await page.goto(`${here.url}/new/${game}?friends`);
      await page.getByLabel('Name for seat 2').fill('Grace');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.waitForURL(/\/here\//);
      await playFromList(page);
      await page.locator('[aria-labelledby=result-title] ol').getByText('Grace').waitFor();
      const apart = mkdtempSync(join(folder, 'two-'));
      const [{ seats }, ...events] = await savedRecord(page, apart);
      rmSync(apart, { recursive: true });
      assert.equal(seats[1], 'Grace');
      for (const seat of [0, 1]) assert.ok(events.filter(({ by }) => by === seat).length > 3, `seat ${seat} has moved`);
      assert.deepEqual(complaints, []);
    });

  it('plays with bots of every level at one table', TIMEOUT, async () => {
    const { page, complaints } = await cutOff();
    await page.getByRole('link', { name: 'With friends: Islant' }).click();
    for (let seat = 3; seat <= 6; seat++) await page.getByRole('button', { name: 'Add a seat' }).click();
    for (let level = 1; level <= 5; level++)
      await page
        .locator('label', { hasText: `Seat ${level + 1}` })
        .locator('select')
        .selectOption(`bot level${level}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/here\//);
    await playFromList(page, 1);
    for (let level = 1; level <= 5; level++)
      await page.locator('[role=log]').getByText(`Level ${level} bot`).first().waitFor();
    assert.deepEqual(complaints, []);
  });

  it('plays a single episode of My Island, of which the page knows the rules but not the story', TIMEOUT, async () => {
    const { page, complaints } = await cutOff();
    await page.goto(here.url + '/new/my-island?friends');
    await page.getByText('The server cannot be reached, so this game is played on this device.').waitFor();
    await page.locator('label', { hasText: 'Mode' }).locator('select').selectOption('episode');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/here\//);
    await playFromList(page);
    await page.locator('[aria-labelledby=result-title]').waitFor();
    assert.equal((await savedRecord(page, folder))[0].options.mode, 'episode');
    assert.deepEqual(complaints, []);
  });

  it('leaves records that hold by the command, with chance that follows from their seeds', TIMEOUT, () => {
    assert.equal(readdirSync(folder).length, GAMES.length + 5); // alone, at one screen, an episode
    checkRecords(folder);
  });

  it('takes back, and can be played again and deleted', TIMEOUT, async () => {
    const { page, complaints } = await cutOff();
    await page.locator('[data-play=first-island]').click();
    await page.locator('.status.mine').first().waitFor();
    const back = page.getByRole('button', { name: 'Take back' });
    while (!(await back.isEnabled())) await playFromList(page, 1);
    await page.keyboard.press('u');
    await page.locator('[role=log]').getByText('takes a move back').waitFor();
    await playFromList(page);
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.locator('[aria-labelledby=result-title]').waitFor({ state: 'detached' });
    await page.locator('.status.mine').first().waitFor();
    await page.goto(here.url);
    const kept = page.locator('[data-kept]');
    await kept.nth(1).waitFor();
    assert.deepEqual(await axe(page), [], 'axe at home with kept games');
    await kept.first().getByRole('button', { name: 'Delete' }).click();
    await kept.first().getByRole('button', { name: 'Delete for good?' }).click();
    await kept.nth(1).waitFor({ state: 'detached' });
    assert.equal(await kept.count(), 1);
    assert.deepEqual(complaints, []);
  });

  it('opens lessons and rules, and says what only the server can do', TIMEOUT, async () => {
    const { page, complaints } = await cutOff();
    await page.getByRole('alert').getByText('The server cannot be reached. You can play on this device').waitFor();
    assert.deepEqual(await axe(page), [], 'axe at home without a network');
    await page.goto(here.url + '/rules/islant');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(here.url + '/learn/islant');
    await page.locator('.board svg').first().waitFor();
    for (const address of ['/table/abcdefghjk', '/campaign/abcdefghjk']) {
      await page.goto(here.url + address);
      await page.getByRole('alert').getByText('The server cannot be reached').waitFor();
    }
    assert.deepEqual(complaints, []);
  });

  it('goes on with a game that cannot be kept, and says so', TIMEOUT, async () => {
    const { page, context } = await here.arrive();
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await page.reload();
    await page.goto(here.url + '/new/islant');
    await page.locator('[data-where]').selectOption('true');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('alert').getByText('This device does not keep the game').waitFor();
    await playFromList(page, 3);
    await page.locator('.status.mine').first().waitFor();
  });

  it('is open in one window at a time', TIMEOUT, async () => {
    const { page, context } = await here.arrive();
    await page.goto(here.url + '/new/islant');
    await page.locator('[data-where]').selectOption('true');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.status.mine').first().waitFor();
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByText('This game is open in another window').waitFor();
    await page.close();
    await second.locator('.status.mine').first().waitFor();
  });

  it('plays through the server where the browser cannot run the rules, and says so', TIMEOUT, async () => {
    const guest = await visitor(here.browser, here.url);
    here.guests.push(guest);
    const { page, context, complaints } = guest;
    await context.addInitScript(() => (WebAssembly.validate = () => false));
    await page.goto(here.url + '/new/islant');
    await page.getByText('This browser is too old to play without the server').waitFor();
    assert.equal(await page.locator('[data-where]').count(), 0);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.status.mine').first().waitFor();
    await page.goto(here.url);
    await page.locator('[data-play=small-islands]').click();
    await page.waitForURL(/\/table\//);
    await page.locator('.status.mine').first().waitFor();
    for (const address of ['/here/abc', '/look/file']) {
      await page.goto(here.url + address);
      await page.getByText('This browser is too old').first().waitFor();
    }
    assert.deepEqual(complaints, []);
  });

  it('takes a new version without breaking a page that is open', TIMEOUT, async () => {
    const front = await renewing(here.url);
    try {
      const guest = await visitor(here.browser, front.url, KEEPS);
      here.guests.push(guest);
      const { page, context } = guest;
      await page.goto(front.url);
      await page.waitForSelector('[data-play]');
      await installed(page);
      front.renew();
      const second = await context.newPage();
      await second.goto(front.url);
      await second.evaluate(async () => (await navigator.serviceWorker.ready).update());
      const isRenewed = () =>
        second.evaluate(async () => {
          const { installing, waiting, active } = await navigator.serviceWorker.ready;
          const builds = (await caches.keys()).filter((name) => name.startsWith('atoll-page-'));
          return builds.length === 2 && !installing && !waiting && active?.state === 'activated';
        });
      while (!(await isRenewed())) await second.waitForTimeout(50);
      await context.setOffline(true);
      // The open page is of the build before, and fetches more of it.
      await page.getByRole('link', { name: 'Rules: Islant' }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await second.goto(front.url);
      await second.waitForSelector('[data-play]');
      assert.equal(await second.locator('body[data-renewed]').count(), 1, 'the new page is what starts now');
    } finally {
      await front.stop();
    }
  });
});

/** The server behind another address, at which the page and its service worker become new when told so. */
async function renewing(url) {
  let isNew = false;
  const front = createServer((asked, answer) => {
    const { method } = asked;
    // As it is, whole and not by its tag: what is made new here has none.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    delete headers['if-none-match'];
    const passed = request(url + asked.url, { method, headers }, (got) => {
      const isPage = /text\/html/.test(got.headers['content-type'] ?? '');
      if (!isNew || (!isPage && asked.url !== '/sw.js')) {
        answer.writeHead(got.statusCode, got.headers);
        got.pipe(answer);
        return;
      }
      let body = '';
      got.on('data', (chunk) => (body += chunk));
      got.on('end', () => {
        const kept = Object.entries(got.headers).filter(([name]) => !/^(content-length|etag)$/.test(name));
        answer.writeHead(got.statusCode, Object.fromEntries(kept));
        answer.end(isPage ? body.replace('<body', '<body data-renewed') : body.replace(/BUILD="/, '$&new-'));
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise((done) => front.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${front.address().port}`,
    renew: () => (isNew = true),
    stop: () => {
      front.closeAllConnections();
      return new Promise((done) => front.close(done));
    },
  };
}
