// Getting together: home, joining, arranging seats, clocks, who is here, one device for two, manners, and a crowd.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { measure, well } from './measure.mjs';
import { playMove } from './player.mjs';
import { world } from './world.mjs';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

/** Asks the server as the person at a page. */
const post = (page, path, body = {}) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    },
    [path, body],
  );
const look = (page, id) => page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);

describe('getting together', { concurrency: false }, () => {
  // Who is gone for three seconds may be replaced, so that nobody has to wait for three minutes.
  const here = world({ missing: 3 });

  /** Somebody without a page: what she sends. */
  async function stranger(name) {
    const send = async (path, body, token) => {
      const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
      return (await fetch(`${here.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const { token } = await send('/guests', { name });
    return (path, body) => send(path, body, token);
  }

  /** Somebody by a name, and at home. */
  async function named(name, options = {}) {
    const guest = await here.arrive(options);
    await guest.page.waitForSelector('.me button');
    await post(guest.page, '/me', { name });
    return guest;
  }
  /** Two people at a table in play, each with a page that shows it. */
  async function two(table, meanwhile = async () => {}) {
    const [ada, grace] = [await named('Ada'), await named('Grace')];
    const { id } = await post(ada.page, '/tables', { options: {}, seats: [ME, OPEN], ...table });
    await post(grace.page, `/tables/${id}/join`);
    await meanwhile(id);
    for (const { page } of [ada, grace]) {
      await page.goto(`${here.url}/table/${id}`);
      await page.waitForSelector('.hits');
    }
    return { ada, grace, id };
  }

  it(
    'begins at home: one’s own games first, new results, and modes and levels a tap away',
    { timeout: 120_000 },
    async () => {
      const { page, complaints } = await named('Ada');
      const { id, number } = await post(page, '/tables', { game: 'islant', private: true, seats: [ME] });
      await post(page, `/tables/${id}/moves`, { seat: 0, number, move: 'end' });
      const other = await named('Grace');
      await post(other.page, '/tables', { game: 'small-islands', seats: [ME, OPEN] });
      await post(other.page, '/tables', { game: 'lord-of-my-island', seats: [ME, { kind: 'bot', bot: 'random' }] });
      await page.reload();
      const result = page.getByRole('region', { name: 'Your games' }).locator(`a[href="/table/${id}"]`);
      await result.getByText('New result').waitFor();
      await page.getByRole('region', { name: 'Open tables' }).getByText('Grace').waitFor();
      const watched = page.getByRole('region', { name: 'Games to watch' });
      await watched.getByText('Grace and Random bot').waitFor();
      await well(page, 'at home');
      await result.click();
      await page.locator('[aria-labelledby=result-title]').waitFor();
      await page.getByRole('link', { name: 'All islands' }).click();
      await result.getByText('Result', { exact: true }).waitFor();
      await page.waitForFunction(() => !document.body.textContent.includes('New result'));

      await page.locator('[data-choose=islant]').click();
      await page.locator('[data-value=level4]').waitFor();
      await well(page, 'at modes and levels');
      const rules = page.getByRole('dialog', { name: 'Rules of Islant' });
      /** One press opens the rules over whatever is being chosen. */
      const read = async () => {
        await page.getByRole('button', { name: 'Rules', exact: true }).click();
        await rules.getByRole('searchbox').waitFor();
        await page.keyboard.press('Escape');
        await rules.waitFor({ state: 'detached' });
      };
      await read();
      await page.getByRole('link', { name: 'Friends, seats, clock…' }).click();
      await page.getByRole('heading', { name: 'How it is played' }).waitFor();
      await read();
      await page.getByRole('link', { name: 'Back to the islands' }).click();
      await page.locator('[data-solo=first-island]').click();
      await page.locator('[data-value="level hard"]').click();
      await well(page, 'at the levels of a game alone');
      await page.locator('[data-begin]').click();
      await page.waitForSelector('.board svg');
      const table = await look(page, new URL(page.url()).pathname.split('/')[2]);
      assert.deepEqual([table.options.level, table.seats.length], ['hard', 1]);

      // Whoever gives up against a bot has not won, whatever the bot that plays on for her makes of it.
      const rivals = [ME, { kind: 'bot', bot: 'random' }];
      const { id: lost } = await post(page, '/tables', { game: 'islant', private: true, seats: rivals });
      await page.goto(`${here.url}/table/${lost}`);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('button', { name: 'Yes, resign' }).click();
      await page.getByText('A bot played on for Ada to the end.').waitFor();
      assert.match(await page.locator('#result-title').textContent(), /^Random bot wins/);

      // Of many games that are kept on this device the first few are seen, each with its score.
      await page.evaluate(async () => {
        const done = (request) => new Promise((then) => (request.onsuccess = () => then(request.result)));
        const database = await done(indexedDB.open('atoll'));
        const games = database.transaction('games', 'readwrite').objectStore('games');
        const seats = [{ kind: 'person', name: 'Ada' }];
        const record = '{"atoll":1}\n{"end":true,"scores":[21],"ranks":[1],"breakdown":[{}]}\n';
        for (let i = 0; i < 9; i++) {
          const kept = { id: `kept${i}`, game: 'islant', options: {}, seats, seed: 'a', record, status: 'over' };
          await done(games.put({ ...kept, created: i, changed: i }));
        }
        database.close();
      });
      await page.goto(here.url);
      const own = page.getByRole('region', { name: 'Your games' });
      await own.getByRole('button', { name: /^Show all \d+$/ }).waitFor();
      const rows = await own.getByRole('listitem').count();
      assert.equal(rows, 6, 'above the five games there is no long list');
      await own.getByRole('button', { name: /^Show all \d+$/ }).click();
      assert.equal(await own.getByText('on this device · finished · 21 points').count(), 9);
      await well(page, 'with games on this device');
      assert.deepEqual(complaints, []);
    },
  );

  it('lists open tables and games to watch with their players, and leads to both', { timeout: 120_000 }, async () => {
    const longest = 'Linus of the Long Lagoon';
    const [grace, linus] = [await stranger('Grace'), await stranger(longest)];
    const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: 'random' }));
    const { id: open } = await grace('/tables', { game: 'islant', seats: [ME, OPEN, OPEN] });
    await linus(`/tables/${open}/join`, {});
    const { id: hidden } = await grace('/tables', { game: 'islant', seats: [ME, OPEN], private: true });
    const { id: crowd } = await linus('/tables', { game: 'first-island', seats: [ME, ...bots] });
    const { id: rest } = await grace('/tables', { game: 'small-islands', seats: [ME, bots[0]] });

    /** The row of a table in a list at home, once it says this. */
    const told = async (page, list, id, words) => {
      const row = page.getByRole('region', { name: list }).locator(`a[href="/table/${id}"]`);
      await row.filter({ hasText: words }).waitFor();
      return row;
    };
    const listed = (page, id) => page.locator(`a[href^="/table/${id}"]`).count();
    const ada = await named('Ada');
    const { page } = ada;
    const row = await told(
      page,
      'Open tables',
      open,
      /Islant\s*Grace and Linus of the Long Lagoon\s*1 seat open.*Join/,
    );
    await told(page, 'Games to watch', crowd, /The First Island\s*5 players.*Watch/);
    await told(page, 'Games to watch', rest, /Small Islands\s*Grace and Random bot.*Watch/);
    assert.equal(await listed(page, hidden), 0, 'a private table is for those who have its link');
    await well(page, 'with tables of others');

    await row.click();
    await page.getByText('Grace invites you to play').waitFor();
    await page.getByText(`${longest} is here already.`).waitFor();
    await well(page, 'at a table that is open to all');
    await page.locator('.join li .primary').click();
    await page.waitForSelector('.hits');
    await page.getByRole('link', { name: 'Home' }).click();
    await told(page, 'Your games', open, /against Grace and Linus of the Long Lagoon.*Continue/);
    assert.equal(await listed(page, open), 1, 'what is one’s own is in no other list');

    // For everybody else it is a game to watch now, and nothing is to be done there but that.
    const alan = await named('Alan', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await (await told(alan.page, 'Games to watch', open, /Grace, Linus of the Long Lagoon,? and Ada.*Watch/)).tap();
    await alan.page.getByText('You are watching').waitFor();
    await alan.page.locator('[data-live][aria-pressed=true]').waitFor();
    const names = (await alan.page.locator('.seats .name').allTextContents()).map((name) => name.split(/\s·/)[0]);
    assert.deepEqual(names, ['Grace', longest, 'Ada']);
    assert.equal(await alan.page.locator('[data-pick], .hits .can, .do [data-move]').count(), 0);
    await well(alan.page, 'while watching', measure);
    assert.deepEqual([...ada.complaints, ...alan.complaints], []);
  });

  it(
    'shows who invites and what will be played, and lets the host arrange the seats',
    { timeout: 120_000 },
    async () => {
      const ada = await here.arrive({}, '/api/health');
      await ada.page.addInitScript(() => {
        navigator.share = async (what) => (globalThis.shared = what);
      });
      await ada.page.goto(`${here.url}/new/islant?friends`);
      await ada.page.getByRole('button', { name: 'Add a seat' }).click();
      await ada.page.locator('[data-clock-kind]').selectOption('live');
      await ada.page.getByLabel('Your name at the table').fill('Countess');
      await well(ada.page, 'when making a table with a clock');
      await ada.page.click('.box .primary');
      await ada.page.locator('[data-share]').click();
      const link = await ada.page.inputValue('#link');
      assert.equal((await ada.page.evaluate(() => globalThis.shared)).url, link);
      const address = link.slice(here.url.length);

      await ada.page.locator('[data-place="0"]').getByText('Countess').waitFor();
      await ada.page.locator('[data-change="0"]').click();
      await ada.page.getByLabel('Name', { exact: true }).fill('Ada');
      await ada.page.getByRole('button', { name: 'Save' }).click();
      await ada.page.locator('[data-place="0"]').getByText('Ada').waitFor();

      const grace = await here.arrive({ viewport: { width: 390, height: 844 } }, address);
      await grace.page.getByText('Ada invites you to play').waitFor();
      await grace.page.getByText('Level: 1 · Land').waitFor();
      await grace.page.getByText(/15 minutes each/).waitFor();
      await well(grace.page, 'at the page that invites');
      await grace.page.getByRole('button', { name: 'Rules' }).click();
      await grace.page.locator('dialog h2').first().waitFor();
      await grace.page.keyboard.press('Escape');
      await grace.page.locator('[data-own-name]').fill('Grace');
      await grace.page.locator('.join li .primary').click();
      await grace.page.waitForSelector('#link');
      const top = await grace.page.locator('main .art').evaluate((art) => {
        const screen = art.closest('main');
        screen.scrollTop = 0;
        return art.getBoundingClientRect().top - screen.getBoundingClientRect().top;
      });
      assert.ok(top >= 0, `it begins on the screen, not ${-top} above it`);
      await well(grace.page, 'while waiting as a guest');

      const [second, third] = [1, 2].map((seat) => ada.page.locator(`[data-place="${seat}"]`));
      await second.getByText('Grace').waitFor();
      await second.locator('[data-here=true]').waitFor();
      await well(ada.page, 'while waiting');
      // Sent away she cannot come back, and is told so.
      await ada.page.locator('[data-change="1"]').click();
      await well(ada.page, 'at a seat');
      await ada.page.locator('[data-open-seat]').click();
      await second.getByText('open seat').waitFor();
      await grace.page.locator('.join li .primary').click();
      await grace.page
        .getByRole('alert')
        .getByText(/The host has sent you away/)
        .waitFor();

      await ada.page.locator('[data-change="1"]').click();
      await ada.page.getByLabel('A bot').selectOption('level1');
      await ada.page.getByRole('button', { name: 'Add' }).last().click();
      await second.getByText('Level 1 bot').waitFor();
      await ada.page.locator('[data-change="2"]').click();
      await ada.page.getByLabel('Somebody at this screen').fill('Linus');
      await ada.page.getByRole('button', { name: 'Add' }).first().click();
      await third.waitFor({ state: 'detached' }); // every seat is taken: it begins
      await ada.page.waitForSelector('.hits');
      assert.deepEqual(
        (await ada.page.locator('.seats .name').allTextContents()).map((name) => name.split(/\s·/)[0]),
        ['Ada', 'Level 1 bot', 'Linus'],
      );
      assert.equal(await ada.page.locator('.seats [data-clock]').count(), 2, 'people have a clock, bots have none');
      // Who comes now watches.
      await grace.page.waitForSelector('.board svg');
      assert.equal(await grace.page.locator('[data-pick]').count(), 0);
      assert.deepEqual([...ada.complaints, ...grace.complaints], []);
    },
  );

  it(
    'lets a bot play when time is up, gives the seat back, and takes everybody along to the next game',
    { timeout: 120_000 },
    async () => {
      const [ada, grace] = [await named('Ada'), await named('Grace')];
      const clock = { seconds: 5, increment: 180 };
      const { id } = await post(ada.page, '/tables', { game: 'islant', seats: [ME, OPEN], clock });
      for (const { page } of [ada, grace]) await page.goto(`${here.url}/table/${id}`);
      await ada.page.waitForSelector('#link');
      // Grace is quick, and has time for the rest of the game; Ada lets hers run out.
      await post(grace.page, `/tables/${id}/join`);
      const draw = async () => {
        const { number, legal } = await look(grace.page, id);
        const move = legal[1].find((each) => each.includes(' '));
        await post(grace.page, `/tables/${id}/moves`, { seat: 1, number, move });
      };
      await draw();
      const time = ada.page.locator('[data-seat="0"] .figures');
      await time.getByText(/^0:0[1-5]$/).waitFor();
      const back = ada.page.getByRole('button', { name: 'I am back' });
      await back.waitFor();
      await well(ada.page, 'while a bot plays', measure);
      await grace.page.locator('[data-seat="0"]').getByText('a bot plays').waitFor({ state: 'attached' });
      await back.click();
      await draw();
      await ada.page.locator('.status.mine').waitFor();
      await time.getByText(/^(1:00|0:5\d)$/).waitFor();
      await ada.page.reload(); // the clock is right whenever one comes
      await time.getByText(/^0:[2-5]\d$/).waitFor();

      const { number, legal } = await look(ada.page, id);
      await post(ada.page, `/tables/${id}/moves`, { seat: 0, number, move: legal[0].find((move) => move === 'end') });
      await post(grace.page, `/tables/${id}/resign`);
      for (const { page } of [ada, grace]) {
        await page.getByText('Ada had the help of bots.').waitFor();
        await page.getByText('A bot played on for Grace to the end.').waitFor();
      }
      // Whoever gave up may play again as well, and the others are asked along.
      await grace.page.getByRole('button', { name: 'Play again' }).click();
      await grace.page.getByText('Ada has been asked along.').waitFor();
      assert.equal(await grace.page.locator('#link').count(), 0, 'a kept seat is nobody else’s');
      // Whoever has gone home in the meantime hears there that she is waited for.
      const away = await ada.context.newPage();
      await away.goto(here.url);
      await away.getByRole('region', { name: 'Your games' }).getByText('Grace waits for you').waitFor();
      await away.waitForFunction(() => document.title.startsWith('Your turn'));
      await away.close();
      await ada.page.getByRole('button', { name: 'Come along' }).click();
      for (const { page } of [ada, grace])
        await page.waitForFunction(
          (before) => !location.pathname.endsWith(before) && document.querySelector('.hits'),
          id,
        );
      assert.equal(new URL(ada.page.url()).pathname, new URL(grace.page.url()).pathname);

      // Both devices have added a number to these dice. When the game is over each can check them, with one tap.
      const next = new URL(ada.page.url()).pathname.split('/')[2];
      for (const { page } of [ada, grace]) {
        const { number, mySeats } = await look(page, next);
        await post(page, `/tables/${next}/moves`, { seat: mySeats[0], number, move: 'end' });
      }
      for (const { page } of [ada, grace]) {
        await page.getByRole('link', { name: 'Fair dice?' }).click();
        await page.getByRole('heading', { name: 'The dice were fair' }).waitFor();
        await page.getByText('2 players’ devices added a number that nobody else could know').waitFor();
        await page.getByText('Your device remembers the fingerprint that it saw and the number that it gave').waitFor();
      }
      await ada.page.keyboard.press('Escape');
      await ada.page.getByRole('button', { name: 'Save and share' }).click();
      const [saved] = await Promise.all([
        ada.page.waitForEvent('download'),
        ada.page.getByRole('button', { name: 'The whole game (.atoll)' }).click(),
      ]);
      const record = readFileSync(await saved.path(), 'utf8');
      const other = record.replace(/"roll (\d \d)"/, (_, roll) => `"roll ${roll === '1 2' ? '1 3' : '1 2'}"`);
      assert.notEqual(other, record);
      await ada.page.keyboard.press('Escape');
      await ada.page.evaluate((record) => {
        const carried = new DataTransfer();
        carried.items.add(new File([record], 'changed.atoll'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
      }, other);
      await ada.page.waitForURL(/\/look\/file$/);
      await ada.page.getByRole('button', { name: 'Fair dice?' }).click();
      await ada.page.getByRole('heading', { name: 'This record has been changed' }).waitFor();
      assert.deepEqual([...ada.complaints, ...grace.complaints], []);
    },
  );

  it('gives days for each turn, or a time that may be lost by', { timeout: 120_000 }, async () => {
    const ada = await named('Ada');
    await ada.page.goto(`${here.url}/new/islant?friends`);
    await ada.page.locator('[data-clock-kind]').selectOption('daily');
    await ada.page.getByLabel('When time is up').selectOption('lose');
    await well(ada.page, 'when making a table with days for each turn');
    await ada.page.click('.box .primary');
    const link = await ada.page.inputValue('#link');
    const grace = await named('Grace');
    await grace.page.goto(link);
    await grace.page.getByText('3 days for each turn. Who runs out of time has lost.').waitFor();
    await grace.page.locator('.join li .primary').click();
    const left = (seat) => ada.page.locator(`[data-seat="${seat}"] .figures`);
    for (const seat of [0, 1]) await left(seat).getByText('2 d 23 h').waitFor(); // both are drawing
    await playMove(ada.page);
    await left(0).waitFor({ state: 'detached' }); // whoever need not act has no time to lose
    await left(1).waitFor();

    // Ada does nothing until her time is up, so Grace has won; where both run out of it nobody has.
    const ended = async (increment) => {
      const clock = { seconds: 5, increment, whenOut: 'lose' };
      const { id } = await post(ada.page, '/tables', { game: 'islant', seats: [ME, OPEN], clock });
      await post(grace.page, `/tables/${id}/join`);
      const { number, legal } = await look(grace.page, id);
      const move = legal[1].find((each) => each.includes(' '));
      await post(grace.page, `/tables/${id}/moves`, { seat: 1, number, move });
      for (const { page } of [ada, grace]) await page.goto(`${here.url}/table/${id}`);
      if (increment > 0) {
        await grace.page.locator('.status.mine').waitFor(); // a bot plays on, though it is lost
        await post(grace.page, `/tables/${id}/moves`, {
          seat: 1,
          number: (await look(grace.page, id)).number,
          move: 'end',
        });
      }
      return Promise.all([ada, grace].map(({ page }) => page.locator('#result-title').textContent()));
    };
    assert.deepEqual(await ended(180), ['Grace wins', 'You win!']);
    assert.deepEqual(await ended(0), ['Nobody wins', 'Nobody wins']);
    await well(ada.page, 'when the time has run out');
    assert.deepEqual([...ada.complaints, ...grace.complaints], []);
  });

  it('marks who has gone, lets a bot play for her, and gives the seat back', { timeout: 120_000 }, async () => {
    const { ada, grace, id } = await two({ game: 'islant' });
    await ada.page.locator('[data-seat="1"] [data-here=true]').waitFor();
    await grace.page.goto(`${here.url}/health`); // her line ends, and nothing more is heard of her
    await ada.page
      .locator('[data-seat="1"] [data-here=false]')
      .getByText(/gone for/)
      .waitFor({ state: 'attached' });
    assert.equal(await ada.page.locator('[data-absent]').count(), 0, 'not while there is something else to do');
    await playMove(ada.page);
    await ada.page.getByText(/Grace has been gone for \d+ (second|minute)/).waitFor();
    await well(ada.page, 'while somebody is missed', measure);
    await ada.page.locator('[data-absent]').click();
    await ada.page.locator('[data-seat="1"]').getByText('a bot plays').waitFor({ state: 'attached' });
    await ada.page.locator('.status.mine').waitFor(); // and has played
    await grace.page.goto(`${here.url}/table/${id}`);
    await grace.page.getByRole('button', { name: 'I am back' }).click();
    await grace.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
    assert.deepEqual((await look(grace.page, id)).mySeats, [1]);
    assert.deepEqual([...ada.complaints, ...grace.complaints], []);
  });

  it(
    'tells who invites and who has come, and gives hints where the table allows them',
    { timeout: 120_000 },
    async () => {
      const ada = await named('Ada');
      await ada.page.goto(`${here.url}/new/islant?friends`);
      await ada.page.getByRole('button', { name: 'Add a seat' }).click();
      await ada.page.locator('select[data-hints]').selectOption('on');
      await ada.page.click('.box .primary');
      const link = await ada.page.inputValue('#link');
      const id = new URL(link).pathname.split('/')[2];
      const linus = await stranger('Linus');
      await linus(`/tables/${id}/join?invite=${new URL(link).searchParams.get('invite')}`, {});
      const grace = await here.arrive({ viewport: { width: 390, height: 844 } }, link.slice(here.url.length));
      await ada.page.locator('[data-place="1"]').getByText('Linus').waitFor();
      await grace.page.getByText('Ada invites you to play').waitFor();
      await grace.page.getByText('Linus is here already.').waitFor();
      await grace.page.getByText('With hints, not rated').waitFor();
      await grace.page.locator('.join li .primary').click();

      await ada.page.locator('.status.mine').waitFor();
      const hint = ada.page.getByRole('button', { name: 'Hint' });
      await hint.click();
      const asked = ada.page.getByRole('dialog', { name: 'Ask the bots?' });
      await asked.waitFor();
      await well(ada.page, 'before the first hint');
      assert.equal(await ada.page.locator('.status').getByText('The bots are thinking').count(), 0, 'not before a yes');
      await asked.getByRole('button', { name: 'No, I think for myself' }).click();
      assert.equal((await look(ada.page, id)).seats[0].helped, undefined, 'nothing is asked before she says yes');
      await hint.click();
      await asked.locator('[data-hints]').click();
      await ada.page.locator('.status').getByText('Hint: ').waitFor();
      assert.equal((await look(ada.page, id)).seats[0].helped, true);
      await grace.page.getByRole('button', { name: 'Log' }).click();
      await grace.page.getByRole('dialog').getByText('asks the bots for a hint').waitFor();
      await ada.page.keyboard.press('Escape');
      await Promise.all([ada.page.waitForResponse(/\/hint$/), hint.click()]); // from now on without a question
      assert.deepEqual([...ada.complaints, ...grace.complaints], []);
    },
  );

  it('marks in a crowd as well who has gone and for whom a bot plays', { timeout: 120_000 }, async () => {
    const bots = Array.from({ length: 5 }, () => ({ kind: 'bot', bot: 'random' }));
    const { ada, grace } = await two({ game: 'islant', seats: [ME, OPEN, ...bots] });
    const seat = ada.page.locator('.crowd [data-seat="1"]');
    await seat.locator('[data-here=true]').waitFor();
    await grace.page.goto(`${here.url}/health`);
    await seat
      .locator('[data-here=false]')
      .getByText(/gone for/)
      .waitFor({ state: 'attached' });
    await well(ada.page, 'in a crowd that somebody has left', measure);
    await playMove(ada.page);
    await ada.page.locator('[data-absent]').click();
    await seat.getByText('a bot plays').waitFor({ state: 'attached' });
    assert.deepEqual([...ada.complaints, ...grace.complaints], []);
  });

  it('covers secrets when a device is passed on, and says whose turn it is', { timeout: 120_000 }, async () => {
    const seats = [ME, { kind: 'same-device', name: 'Grace' }];
    const { page, complaints } = await here.sitDown({ game: 'small-islands', seats }, { handOver: 'cover' });
    const id = new URL(page.url()).pathname.split('/')[2];
    const cover = page.getByRole('dialog', { name: /turn$/ });
    await cover.waitFor();
    assert.equal(await page.locator('main[inert]').count(), 1, 'nothing under it can be reached');
    await well(page, 'at the cover');
    const { viewer, seats: sitting } = await look(page, id);
    await cover.getByRole('button', { name: `I am ${sitting[viewer].name}` }).click();
    await page.locator('main:not([inert])').waitFor();
    // Until the other is next, whatever is to be done before that.
    for (let now = await look(page, id); now.viewer === viewer; now = await look(page, id)) {
      const move = now.legal[viewer].find((each) => !each.startsWith('discard')) ?? now.legal[viewer][0];
      await post(page, `/tables/${id}/moves`, { seat: viewer, number: now.number, move });
    }
    const next = sitting[1 - viewer].name;
    await page.getByRole('dialog', { name: `It is ${next}’s turn` }).waitFor();
    await page.keyboard.press('Enter'); // its button has the focus
    await page.locator('main:not([inert])').waitFor();

    const { id: plain } = await post(page, '/tables', { game: 'islant', seats });
    await page.goto(`${here.url}/table/${plain}`);
    await page.waitForSelector('.status.mine');
    await playMove(page); // nothing is secret there
    await page.locator('.said').getByText('Now Grace plays').waitFor();

    // What one of them has just laid unseen the other cannot read in the log either, until it comes to light.
    const { id: own } = await post(page, '/tables', { game: 'my-island', seats });
    await page.goto(`${here.url}/table/${own}`);
    await page.waitForSelector('.status.mine');
    const lay = async (seat) => {
      const { number, legal } = await look(page, own);
      const move = legal[seat].find((each) => each.startsWith('place'));
      await post(page, `/tables/${own}/moves`, { seat, number, move });
    };
    await lay(0);
    const log = page.getByRole('log');
    await log.getByText('has decided').waitFor();
    assert.equal(await log.getByText(/places|lays/).count(), 0);
    await lay(1);
    await log.getByText('has decided').waitFor({ state: 'detached' });
    assert.equal(await log.locator('li button').count(), 2, 'both tiles are told with their places');

    // And the same at a table that is on this device alone.
    await page.goto(`${here.url}/new/my-island?friends`);
    await page.locator('[data-where]').selectOption('true');
    await page.getByLabel('Name for seat 2').fill('Grace');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/here\//);
    const choose = async () => {
      await page.locator('.status.mine').waitFor();
      await page.keyboard.press('m');
      await page.locator('[data-listed^="place"]').first().click();
      await page.locator('.do .primary').click(); // the way back is not wanted
    };
    await choose();
    await page.locator('.said').getByText('Now Grace plays').waitFor();
    await log.getByText('has decided').waitFor();
    assert.equal(await log.getByText(/places|lays/).count(), 0);
    await choose();
    await log.getByText('has decided').waitFor({ state: 'detached' });
    assert.equal(await log.locator('li button').count(), 2, 'both tiles are told there as well');
    assert.deepEqual(complaints, []);
  });

  it('lets people mute and report each other, and the host switch the chat off', { timeout: 120_000 }, async () => {
    // Two are called Grace: it is the person who is muted, not the name.
    const namesake = await stranger('Grace');
    const { ada, grace } = await two({ game: 'islant', seats: [ME, OPEN, OPEN] }, (id) =>
      namesake(`/tables/${id}/join`, {}),
    );
    await ada.page.getByRole('button', { name: 'More', exact: true }).click();
    await ada.page.getByRole('button', { name: 'People and chat' }).click();
    await ada.page.getByRole('button', { name: 'Mute Grace 1' }).click();
    await ada.page.getByText('You do not hear this player').waitFor();
    await ada.page.reload();
    await ada.page.getByRole('button', { name: 'More', exact: true }).click();
    await ada.page.getByRole('button', { name: 'People and chat' }).click();
    await ada.page.getByRole('button', { name: 'Unmute Grace 1' }).waitFor();
    await ada.page.getByRole('button', { name: 'Mute Grace 2', exact: true }).waitFor();

    await grace.page.getByRole('button', { name: 'Chat' }).click();
    await grace.page.getByLabel('Say something').fill('Some rude words');
    await grace.page.keyboard.press('Enter');
    await grace.page.getByText('Some rude words').waitFor();
    await well(grace.page, 'the chat', measure);
    await playMove(grace.page);
    await ada.page.locator('[data-seat="1"]:not(.acts)').waitFor(); // what came after it is here
    assert.equal(await ada.page.getByText('Some rude words').count(), 0);

    await ada.page.getByRole('button', { name: 'Report Grace 1' }).click();
    await ada.page.getByLabel('What has Grace 1 done?').fill('She is rude');
    await well(ada.page, 'at people and chat');
    await ada.page.getByRole('button', { name: 'Send the report' }).click();
    await ada.page.getByText('Your report has been sent').waitFor();
    await ada.page.getByRole('button', { name: 'Unmute Grace' }).click();
    await ada.page.locator('[data-quiet]').click();
    await grace.page.getByText('The host has switched the chat off.').waitFor();
    assert.equal(await grace.page.getByLabel('Say something').count(), 0);
    await ada.page.getByRole('button', { name: 'Close' }).click();
    await ada.page.getByRole('button', { name: /^Chat/ }).click();
    await ada.page.getByText('Some rude words').waitFor();
    assert.deepEqual([...ada.complaints, ...grace.complaints], []);
  });

  it('shows how ninety-nine stand, who is still drawing, and all their sheets', { timeout: 120_000 }, async () => {
    const bots = Array.from({ length: 97 }, () => ({ kind: 'bot', bot: 'random' }));
    const seats = [ME, ...bots, { kind: 'same-device', name: 'Grace' }];
    const { page, complaints } = await here.sitDown({ game: 'islant', options: { level: 2 }, seats });
    const drawing = page.locator('[data-drawing]');
    await drawing.getByText('2 are still drawing').waitFor(); // the bots are done
    const rows = page.locator('.crowd ol [data-seat]');
    assert.equal(await rows.count(), 97);
    assert.match(await page.locator('.crowd [data-seat]').first().textContent(), /you/, 'oneself comes first');
    const isCut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.crowd .name')].some((name) => name.scrollWidth > name.clientWidth + 1),
      );
    assert.equal(await isCut(), false, 'every name is whole');
    const places = (await rows.locator('.place').allTextContents()).map(Number);
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    await well(page, 'in a crowd', measure);

    await page.setViewportSize({ width: 390, height: 844 });
    assert.equal(await isCut(), false, 'every name is whole on a phone');
    await page.locator('[data-sheets]').click();
    assert.equal(await page.locator('[data-sheet]').count(), 99);
    assert.ok((await page.locator('[data-sheet="57"] [data-at]').count()) > 0, 'with what is drawn on it');
    await well(page, 'at all sheets');
    await page.getByRole('button', { name: 'Still drawing', exact: true }).click();
    assert.equal(await page.locator('[data-sheet]').count(), 2);
    const id = new URL(page.url()).pathname.split('/')[2];
    const { number } = await look(page, id);
    await post(page, `/tables/${id}/moves`, { seat: 98, number, move: 'end' });
    await page.waitForFunction(() => document.querySelectorAll('[data-sheet]').length === 1); // Grace has put her pencil down
    await page.locator('[data-sheet="0"]').waitFor();
    await drawing.getByText('one is still drawing').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.locator('[data-sheet="57"]').click();
    await page.getByRole('region', { name: 'Board of Random bot 57' }).waitFor();
    assert.deepEqual(complaints, []);
  });
});
