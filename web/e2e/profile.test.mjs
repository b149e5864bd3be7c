// A person's own place: games, numbers, ratings, achievements, account, devices, settings; and what tells her that it is her turn.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { well } from './measure.mjs';
import { axe, world } from './world.mjs';

const PASSWORD = 'seven small islands';
const ME = { kind: 'me' };
const BOT = { kind: 'bot', bot: 'random' };

describe('a person’s own place', { concurrency: false }, () => {
  const here = world();

  const post = (page, path, body) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return answer.json();
      },
      [path, body],
    );
  const get = (page, path) => page.evaluate(async (path) => (await fetch(`/api${path}`)).json(), path);

  /** Plays a game of Islant to its end: so many drawings, and then the end, which is always allowed. */
  const play = (page, seats, { level = 1, drawings = 0 } = {}) =>
    page.evaluate(
      async ([seats, level, drawings]) => {
        const headers = { 'Content-Type': 'application/json' };
        const send = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        const options = level === 1 ? {} : { level };
        const made = await (await send('/api/tables', { game: 'islant', options, seats, private: true })).json();
        const path = `/api/tables/${made.id}`;
        for (let left = drawings; ; left--) {
          const table = await (await fetch(path)).json();
          if (table.status === 'over') return made.id;
          const moves = table.legal[0] ?? [];
          const move =
            left > 0
              ? (moves.find((each) => each.includes(' ')) ?? moves[0])
              : (moves.find((each) => each === 'end') ?? moves[0]);
          if (move) await send(`${path}/moves`, { seat: 0, number: table.number, move });
          else await new Promise((done) => setTimeout(done, 20));
        }
      },
      [seats, level, drawings],
    );

  /** Somebody at home whom the server knows. */
  async function guest(options) {
    const visitor = await here.arrive(options);
    await visitor.page.waitForSelector('.me button');
    return visitor;
  }
  const part = (page, name) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  const panel = (page, name) => page.getByRole('region', { name, exact: true });
  const rows = (page, n) =>
    page.waitForFunction((n) => document.querySelectorAll('main li a[href^="/look/table/"]').length === n, n);
  const called = (page, name) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

  it('keeps a guest’s games when she signs up, and goes with her to other devices', { timeout: 180_000 }, async () => {
    const { page, complaints } = await guest();
    await play(page, [ME], { level: 2 });
    await play(page, [ME, BOT]);
    await page.click('.me button');
    await rows(page, 2);
    await page.getByText('2 new results').waitFor();

    await page.getByLabel('Against').selectOption('bots');
    await rows(page, 1);
    assert.match(page.url(), /opponents=bots/);
    await page.getByLabel('Against').selectOption('');
    await page.getByLabel('Result', { exact: true }).selectOption('played');
    await rows(page, 1);
    await page.getByText('2 · Waves').waitFor();
    await page.getByLabel('Game', { exact: true }).selectOption('my-island');
    await page.getByText('No game fits.').waitFor();
    await page.getByLabel('Game', { exact: true }).selectOption('');
    await page.getByLabel('Result', { exact: true }).selectOption('');
    await rows(page, 2);
    await page.getByRole('button', { name: 'I have seen them all' }).click();
    await page.getByText('2 new results').waitFor({ state: 'detached' });
    await page.getByLabel('Only new results').check();
    await page.getByText('No game fits.').waitFor();

    await part(page, 'Account');
    const signUp = panel(page, 'Keep your games on all devices');
    assert.equal(await signUp.getByLabel('Name').getAttribute('autocomplete'), 'username');
    assert.equal(await signUp.getByLabel('Password', { exact: true }).getAttribute('autocomplete'), 'new-password');
    await signUp.getByLabel('Name').fill('Ada');
    await signUp.getByLabel('Password', { exact: true }).fill('short');
    await signUp.getByRole('button', { name: 'Sign up' }).click();
    await signUp.getByRole('alert').getByText('at least 8 characters').waitFor();
    await signUp.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await signUp.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('Welcome, Ada.').waitFor();
    await part(page, 'Games');
    await rows(page, 2);

    // Another browser, where somebody has played as a guest.
    const other = (await guest()).page;
    await other.goto(`${here.url}/me/account`);
    const taken = panel(other, 'Keep your games on all devices');
    await taken.getByLabel('Name').fill('ADA');
    await taken.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await taken.getByRole('button', { name: 'Sign up' }).click();
    await taken.getByRole('alert').getByText('Somebody else has that name').waitFor();
    const signIn = panel(other, 'Sign in');
    for (const [name, password] of [
      ['Ada', 'not the right one'],
      ['Nobody at all', PASSWORD],
    ]) {
      await signIn.getByLabel('Name').fill(name);
      await signIn.getByLabel('Password', { exact: true }).fill(password);
      await signIn.getByRole('button', { name: 'Sign in' }).click();
      await signIn.getByRole('alert').getByText('do not belong together').waitFor();
    }
    assert.equal(await signIn.getByLabel('Password', { exact: true }).getAttribute('autocomplete'), 'current-password');
    await signIn.getByLabel('Name').fill('ada');
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await called(other, 'Ada');
    await rows(other, 2);

    // She sees that browser among her devices, and signs it out.
    await part(page, 'Devices');
    const devices = panel(page, 'Devices');
    await devices.getByRole('button', { name: /^Sign out: / }).click();
    await page.waitForFunction(() => document.querySelectorAll('main section:first-of-type li').length === 1);
    await panel(page, 'Programs').getByLabel('Name of the program').fill('My bot');
    await panel(page, 'Programs').getByRole('button', { name: 'Make a token' }).click();
    const token = await panel(page, 'Programs').getByRole('textbox', { name: 'The token' }).inputValue();
    const reached = await fetch(`${here.url}/api/me`, { headers: { Authorization: `Bearer ${token}` } });
    assert.equal((await reached.json()).name, 'Ada');
    await panel(page, 'Programs').getByText('My bot').waitFor();
    await well(page, 'devices and programs');
    await other.reload();
    await other.getByText('Guest on this device').waitFor();

    // A code takes her there once more, without the password.
    await part(page, 'Account');
    await page.getByRole('button', { name: 'Make a code' }).click();
    const code = await page.getByRole('textbox', { name: 'Your code' }).inputValue();
    await part(other, 'Account');
    await other.getByLabel('Code from the other device').fill(` ${code.toLowerCase()} `);
    await other.getByRole('button', { name: 'Go on here' }).click();
    await called(other, 'Ada');

    await panel(page, 'Your name').getByLabel('Name').fill('Ada L');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await called(page, 'Ada L');

    // She goes for good: asked twice, and not without the password.
    await page.getByRole('button', { name: 'Delete me' }).click();
    await page.getByText('Your seat is called “Somebody” there.').waitFor();
    await page.getByLabel('Your password, once more', { exact: true }).fill('a wrong password');
    await page.getByRole('button', { name: 'Yes, delete me for good' }).click();
    await page.getByRole('alert').getByText('not the right password').waitFor();
    await page.getByLabel('Your password, once more', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Yes, delete me for good' }).click();
    await page.waitForSelector('[data-play]');
    await page.waitForSelector('.me button');
    assert.notEqual((await get(page, '/me')).name, 'Ada L');
    await other.reload();
    await other.getByText('Guest on this device').waitFor();
    assert.deepEqual(complaints, []);
  });

  it('shows how strong she is, what she has achieved, and celebrates a best', { timeout: 180_000 }, async () => {
    const { page, complaints } = await guest();
    await post(page, '/me/account', { name: 'Grace', password: PASSWORD });
    for (let i = 0; i < 5; i++) await play(page, [ME, BOT], { drawings: i });
    await play(page, [ME], { drawings: 1 });
    await play(page, [ME], { drawings: 3 });
    while ((await get(page, '/me/ratings')).ratings[0]?.games !== 5) await page.waitForTimeout(50);

    await page.goto(`${here.url}/me/ratings`);
    await page.getByRole('img', { name: /^Your rating went from 1500 to \d+ in 5 games/ }).waitFor();
    await rows(page, 5);
    await page.getByRole('link', { name: 'See the strongest' }).click();
    await page.getByRole('row', { name: /Level 5 bot/ }).waitFor();
    await page.getByRole('row', { name: /Grace/ }).first().waitFor();
    await page.getByRole('button', { name: 'Grace' }).click();
    await page.getByRole('dialog', { name: 'About this player' }).getByText('5 games').waitFor();
    await well(page, 'about a player');
    await page.keyboard.press('Escape');
    await page.getByLabel('Players').selectOption('1');
    await panel(page, 'Best games').getByRole('row', { name: /Grace/ }).waitFor();

    await page.goto(`${here.url}/me/numbers`);
    await panel(page, 'Islant').getByRole('rowheader', { name: 'alone' }).waitFor();
    await part(page, 'Achievements');
    await page.waitForFunction(() => document.querySelectorAll('.deck li').length === 14);
    await panel(page, 'The First Island, alone').getByText('Impossible').waitFor();
    await panel(page, 'Islant, level by level')
      .getByRole('link', { name: /points?$/ })
      .waitFor();

    // A rung that was won is marked, and leads to its game; the others wait.
    here.server.write(`insert into achievements (person, game, name, table_id, earned)
      select id, 'first-island', 'solo.standard', 'rung', ${Date.now()} from people where name = 'Grace'`);
    await page.reload();
    const ladder = panel(page, 'The First Island, alone').getByRole('listitem');
    await ladder.first().waitFor();
    const won = (await ladder.allTextContents()).map((rung) => !rung.includes('not yet'));
    assert.deepEqual(won, [false, true, false, false]);
    assert.equal(await ladder.nth(1).getByRole('link').getAttribute('href'), '/look/table/rung');
    await well(page, 'a rung that was won');

    // Each rung of the ladder is a game away.
    await page.getByRole('button', { name: 'Play Hard' }).click();
    await page.waitForURL(/\/table\//);
    await page.waitForSelector('.board svg');
    const [, , rung] = new URL(page.url()).pathname.split('/');
    assert.equal((await get(page, `/tables/${rung}`)).options.level, 'hard');

    // The best of the two games alone is a best that was beaten; of a tie the first one stays.
    const alone = (await get(page, '/me/statistics')).statistics.find((kind) => kind.seats === 1);
    await page.goto(`${here.url}/table/${alone.best.table}`);
    await page.locator('[data-brought]').getByText('Your best yet').waitFor();
    assert.deepEqual(await axe(page), [], 'the result with its card');
    assert.deepEqual(complaints, []);
  });

  it('keeps settings, and the title and the icon say whose turn it is', { timeout: 120_000 }, async () => {
    const { page, complaints } = await here.sitDown(
      { game: 'islant', seats: [ME] },
      { colorScheme: 'light', reducedMotion: 'no-preference' },
    );
    await page.waitForFunction(() => document.title === 'Your turn · Islant · Atoll');
    await page.waitForSelector('link[rel=icon][href="/icon-turn.svg"]', { state: 'attached' });
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForFunction(() => document.title === 'Your turn · Atoll');

    await page.goto(`${here.url}/settings`);
    const look = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const choice = (group, name) => page.getByRole('group', { name: group }).getByRole('radio', { name });
    const day = await look();
    await choice('Day or night', 'Dark').check();
    await page.waitForFunction((day) => getComputedStyle(document.body).backgroundColor !== day, day);
    const night = await look();
    assert.deepEqual(await axe(page), [], 'dark by choice');
    // Colours that stay apart, and pencils without their patterns.
    const seat = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--p0'));
    const usual = await seat();
    await choice('Colours of the players', /^Easy to tell apart/).check();
    assert.notEqual(await seat(), usual);
    await choice('Patterns', 'None').check();
    const motion = () => page.evaluate(() => getComputedStyle(document.body).animationDuration);
    assert.equal(await motion(), '0s');
    await choice('Motion', 'As little as possible').check();
    assert.notEqual(await motion(), '0s');
    await choice('The last step of a turn', 'is played at once').check();
    await choice('What happens is shown', 'slowly').check();
    assert.ok(await choice('When the device changes hands', 'it is only said whose turn it is').isChecked());
    await choice('Sounds', 'Quiet sounds').check();
    await choice('Notices of the browser', 'When it is my turn').click();
    await page.getByRole('alert').getByText('does not allow notices').waitFor();
    await page.reload();
    await page.getByRole('radio', { name: 'slowly' }).waitFor();
    for (const name of [
      'Dark',
      'As little as possible',
      'is played at once',
      'slowly',
      'Quiet sounds',
      'None, plain colours',
    ])
      assert.ok(await page.getByRole('radio', { name }).isChecked(), name);
    assert.equal(await look(), night);
    await choice('Day or night', 'As the system').check();
    await page.waitForFunction((day) => getComputedStyle(document.body).backgroundColor === day, day);
    await page.goto(`${here.url}/rules/islant`);
    const lines = page.locator('pattern path').first();
    const isDrawn = () => lines.evaluate((line) => getComputedStyle(line).display !== 'none');
    await lines.waitFor({ state: 'attached' });
    assert.equal(await isDrawn(), false);
    await page.evaluate(() => (document.documentElement.dataset.patterns = 'usual'));
    assert.equal(await isDrawn(), true);
    assert.deepEqual(complaints, []);
  });

  it('is told of her turn by a notice and a sound, and only if she asked for them', { timeout: 120_000 }, async () => {
    const { page, context, complaints } = await guest();
    await context.addInitScript(() => {
      // What the browser is asked to show, and what goes to the loudspeaker.
      globalThis.shown = [];
      globalThis.Notification = class {
        static permission = 'default';
        static async requestPermission() {
          return (this.permission = 'granted');
        }
        constructor(title, how) {
          globalThis.shown.push({ title, body: how.body, tag: how.tag });
        }
      };
      if (localStorage.getItem('atoll-settings')?.includes('"notices":"on"')) Notification.permission = 'granted';
      globalThis.heard = [];
      const connect = AudioNode.prototype.connect;
      AudioNode.prototype.connect = function (to, ...rest) {
        if (to instanceof AudioDestinationNode) {
          const meter = new AnalyserNode(this.context);
          connect.call(this, meter);
          globalThis.heard.push(meter);
        }
        return connect.call(this, to, ...rest);
      };
      globalThis.loudness = () =>
        Math.max(
          0,
          ...globalThis.heard.map((meter) => {
            const wave = new Float32Array(meter.fftSize);
            meter.getFloatTimeDomainData(wave);
            return Math.max(...wave.map(Math.abs));
          }),
        );
      // A page that nobody looks at.
      Object.defineProperty(document, 'visibilityState', { get: () => (globalThis.isAway ? 'hidden' : 'visible') });
    });
    const send = async (path, body, token) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      return (await fetch(`${here.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const opened = await fetch(`${here.url}/api/guests`, { method: 'POST', body: JSON.stringify({ name: 'Grace' }) });
    const { token } = await opened.json();
    const { id } = await post(page, '/tables', { game: 'lord-of-my-island', seats: [ME, { kind: 'open' }] });
    await send(`/tables/${id}/join`, {}, token);
    /** Plays for whoever is to act until it is the other's turn. */
    const until = async (seat) => {
      for (;;) {
        const mine = await get(page, `/tables/${id}`);
        if (mine.act.includes(seat)) return;
        if (mine.act.includes(0)) {
          await post(page, `/tables/${id}/moves`, { seat: 0, number: mine.number, move: mine.legal[0].at(-1) });
          continue;
        }
        const headers = { Authorization: `Bearer ${token}` };
        const theirs = await (await fetch(`${here.url}/api/tables/${id}`, { headers })).json();
        await send(`/tables/${id}/moves`, { seat: 1, number: theirs.number, move: theirs.legal[1].at(-1) }, token);
      }
    };
    await until(1);
    await page.goto(`${here.url}/table/${id}`);
    await page.waitForSelector('.hits');
    await until(0); // nothing was asked for: nothing is shown, nothing sounds
    await page.waitForFunction(() => document.title.startsWith('Your turn'));
    assert.deepEqual(await page.evaluate(() => [globalThis.shown.length, globalThis.heard.length]), [0, 0]);

    await page.goto(`${here.url}/settings`);
    await page.getByRole('radio', { name: 'Quiet sounds' }).check();
    await page.waitForFunction(() => globalThis.loudness() > 0.005, null, { polling: 10 }); // an example
    await page.getByRole('radio', { name: 'When it is my turn' }).check();
    await until(1);
    await page.goto(`${here.url}/table/${id}`);
    await page.waitForSelector('.hits');
    await page.mouse.click(5, 5); // browsers are silent before the first touch
    const before = await page.evaluate(() => ((globalThis.isAway = true), globalThis.heard.length));
    await until(0);
    await page.waitForFunction(() => globalThis.shown.length > 0);
    assert.deepEqual(await page.evaluate(() => globalThis.shown), [
      { title: 'Your turn', body: 'Lord of My Island, with Grace', tag: id },
    ]);
    assert.ok((await page.evaluate(() => globalThis.heard.length)) > before, 'a chime');
    assert.deepEqual(complaints, []);
  });

  it(
    'has the service worker tell of her turn, and a press on the notice leads there',
    { timeout: 120_000 },
    async () => {
      const { page, context, complaints } = await guest({ serviceWorkers: 'allow' });
      await context.addInitScript(() => {
        // This browser has no notices, so what its worker is asked to show is written down.
        globalThis.shown = [];
        Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
        ServiceWorkerRegistration.prototype.showNotification = async function (title, how) {
          globalThis.shown.push({ title, ...how, worker: this.active?.state });
        };
        Object.defineProperty(document, 'visibilityState', { get: () => (globalThis.isAway ? 'hidden' : 'visible') });
      });
      await page.evaluate(async () => {
        localStorage.setItem('atoll-settings', '{"pace":"once","notices":"on"}');
        await navigator.serviceWorker.ready;
      });
      const opened = await fetch(`${here.url}/api/guests`, { method: 'POST', body: JSON.stringify({ name: 'Grace' }) });
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${(await opened.json()).token}` };
      const { id } = await post(page, '/tables', { game: 'islant', seats: [ME, { kind: 'open' }] });
      const path = `${here.url}/api/tables/${id}`;
      const send = (what, body) => fetch(path + what, { method: 'POST', headers, body: JSON.stringify(body) });
      const drawing = ({ legal, number }, seat) => ({
        seat,
        number,
        move: legal[seat].find((each) => each.includes(' ')),
      });
      await send('/join', {});
      await post(page, `/tables/${id}/moves`, drawing(await get(page, `/tables/${id}`), 0)); // now all wait for Grace
      await page.goto(`${here.url}/table/${id}`);
      await page.waitForSelector('.hits');
      await page.evaluate(() => (globalThis.isAway = true));
      await send('/moves', drawing(await (await fetch(path, { headers })).json(), 1));
      await page.waitForFunction(() => globalThis.shown.length > 0);
      const [notice] = await page.evaluate(() => globalThis.shown);
      const { title, body, tag, data, worker } = notice;
      assert.deepEqual(
        { title, body, tag, data, worker },
        { title: 'Your turn', body: 'Islant, with Grace', tag: id, data: `/table/${id}`, worker: 'activated' },
      );

      // The worker's own part: whoever presses it comes to that table.
      await page.goto(here.url);
      await page.waitForSelector('[data-play]');
      const [own] = context.serviceWorkers();
      const isClosed = await own.evaluate(async (data) => {
        WindowClient.prototype.focus = async function () {
          return this; // only a real press may bring a window to the front
        };
        let closed = false;
        const notification = { data, close: () => (closed = true) };
        const work = [];
        const press = Object.assign(new Event('notificationclick'), {
          notification,
          waitUntil: (what) => work.push(what),
        });
        self.dispatchEvent(press);
        await Promise.all(work);
        return closed;
      }, notice.data);
      assert.equal(isClosed, true);
      await page.waitForURL(`**/table/${id}`);
      await page.waitForSelector('.hits');
      assert.deepEqual(complaints, []);
    },
  );

  for (const colorScheme of ['light', 'dark'])
    it(`is clean for axe and cut off on no screen, ${colorScheme}`, { timeout: 180_000 }, async () => {
      const { page, complaints } = await guest({ colorScheme, viewport: { width: 390, height: 844 } });
      await page.goto(`${here.url}/me/account`); // as a guest: all the forms
      await panel(page, 'Use a code').waitFor();
      await well(page, 'the account of a guest');
      const name = `Wollstonecraftshelleywalton, ${colorScheme}`; // a word that fits on no line
      await post(page, '/me/account', { name, password: PASSWORD });
      const table = await play(page, [ME, BOT]);
      await play(page, [ME], { level: 3 });
      await page.reload();
      await called(page, name);
      for (const [link, shown] of [
        ['Games', '.end'],
        ['Numbers', 'table'],
        ['Ratings', 'svg[role=img]'],
        ['Achievements', '.deck'],
        ['Account', 'input[name=old]'],
        ['Devices', 'main li'],
        ['Settings', 'fieldset'],
        ['The strongest', 'table'],
      ]) {
        await page.getByRole('link', { name: link, exact: true }).click();
        await page.locator(shown).first().waitFor();
        await well(page, link);
      }
      await page.goto(`${here.url}/table/${table}`);
      await page.locator('[aria-labelledby=result-title]').waitFor();
      await well(page, 'the result');
      assert.deepEqual(complaints, []);
    });
});
