// What happens is shown step by step, at a person's pace, and never keeps anybody waiting.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clean, measure, well } from './measure.mjs';
import { hurried, hurriedToPoints, playOn } from './player.mjs';
import { axe, retell, world } from './world.mjs';

const AGAINST_BOT = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];

/** Writes down what the screen shows, whenever it shows something else. Runs in the page. */
function takeNotes() {
  globalThis.notes = [];
  const look = () => {
    const words = (selector) => [...document.querySelectorAll(selector)].map((e) => e.textContent.trim());
    const note = {
      status: words('.status b')[0] ?? '',
      isShow: document.querySelector('.status.show') !== null,
      dice: document.querySelectorAll('.dice .die').length,
      tiles: document.querySelectorAll('.board [data-at]').length,
      scores: words('.seats .score'),
      scene: words('.board > .scene')[0] ?? '',
      glowing: document.querySelectorAll('.board .glows').length,
      pops: document.querySelectorAll('.board [data-pop]').length,
    };
    if (JSON.stringify(note) !== JSON.stringify(globalThis.notes.at(-1))) globalThis.notes.push(note);
  };
  new MutationObserver(look).observe(document.querySelector('main.table'), {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  look();
}
const notes = (page) => page.evaluate(() => globalThis.notes);

/** Plays without a tap or key, past the page, so that nothing of the show is skipped. */
const playAside = (page, wanted) =>
  page.evaluate(
    async ([wanted]) => {
      const address = location.pathname.replace('/table/', '/api/tables/');
      for (;;) {
        const { status, number, legal, gain } = await (await fetch(address)).json();
        if (status !== 'playing') return null;
        const moves = legal[0] ?? [];
        if (moves.length === 0) {
          await new Promise((done) => setTimeout(done, 40));
          continue;
        }
        const liked = moves.map((move, i) => [move, gain[0][i]]).sort((a, b) => b[1] - a[1]);
        const isGoingOn = ([m]) => !/^(stop|end)/.test(m);
        const [move] = liked.find(([m]) => m.startsWith(wanted)) ?? liked.find(isGoingOn) ?? liked[0];
        await fetch(`${address}/moves`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ seat: 0, number, move }),
        });
        if (move.startsWith(wanted)) return move;
      }
    },
    [wanted],
  );
const isOurs = (page) => page.locator('.status.mine').waitFor();

describe('watching', { concurrency: false }, () => {
  const here = world();

  it('shows tile, dice and gain of each in Lord of My Island, ours first', { timeout: 180_000 }, async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
    const isOurTile = ({ status }) => / lays .* tile/.test(status) && !/bot/.test(status);
    const isBotsTile = ({ status }) => /bot.* lays .* tile/.test(status);
    const isDice = ({ status }) => /^White dice/.test(status);
    /** What is told from one tile of ours to the next; the dice for both have to be seen, with what they brought. */
    let told = [];
    const wanted = {
      'our tile': () => isOurTile(told[0] ?? { status: '' }),
      'then our dice': () => isDice(told[1] ?? { status: '' }),
      'then the tile of the other': () => told.slice(2).some(isBotsTile),
      'and the dice of the other': () => {
        const answer = told.findIndex(isBotsTile);
        return answer > 1 && told.slice(answer).some(isDice);
      },
      'and what dice have brought': () =>
        told.some(({ status }) => /^White dice.* · (Ada|Greedy bot) \+\d/.test(status)),
    };
    /** What has been seen in some turn; whether dice bring something is luck. */
    const seen = new Set();
    const missing = () => Object.keys(wanted).filter((what) => !seen.has(what));
    // Where they brought nothing in so many turns, another table is tried.
    const MOST_TURNS = 9;
    let page;
    let complaints;
    for (let turn = 0; turn < 4 * MOST_TURNS && missing().length > 0; turn++) {
      if (turn % MOST_TURNS === 0) {
        ({ page, complaints } = await here.sitDown({ game: 'lord-of-my-island', seats }, { pace: 'fast' }));
        await page.evaluate(takeNotes);
      }
      await isOurs(page);
      const from = (await notes(page)).length;
      assert.ok(await playAside(page, 'play '), 'a tile was laid');
      await page.waitForFunction(
        (n) => globalThis.notes.slice(n).some((m) => m.isShow && / lays /.test(m.status)),
        from,
      );
      await isOurs(page);
      const shown = (await notes(page)).slice(from).filter((n) => n.isShow);
      const captions = shown.filter((n, i) => n.status !== shown[i - 1]?.status);
      told = captions.slice(captions.findLastIndex(isOurTile));
      for (const [what, isSeen] of Object.entries(wanted)) if (isSeen()) seen.add(what);
      const answer = told.find(isBotsTile);
      if (answer) assert.ok(answer.tiles > told[0].tiles, 'the board shows each moment');
    }
    assert.deepEqual(missing(), [], `all this is shown: ${JSON.stringify(told.map((n) => n.status))}`);
    assert.deepEqual(complaints, []);
  });

  it(
    'is skipped by any tap or key, and shows nothing but where it led if that is wished',
    { timeout: 120_000 },
    async () => {
      // Whoever moves in My Island waits for the other; then both tiles and the next card are shown.
      const { page } = await here.sitDown(
        { game: 'my-island', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] },
        { pace: 'slow' },
      );
      for (const skip of [() => page.keyboard.press('Shift'), () => page.mouse.click(300, 300)]) {
        await isOurs(page);
        // Without long timers nothing that is shown ends by itself.
        await page.evaluate(() => {
          const timer = globalThis.setTimeout;
          globalThis.timer = timer;
          globalThis.setTimeout = (then, wait = 0, ...rest) => (wait > 400 ? 0 : timer(then, wait, ...rest));
        });
        await playAside(page, 'place ');
        await page.locator('.status.show').waitFor();
        assert.deepEqual(await axe(page), [], 'axe while something is shown');
        await skip();
        await page.locator('.status.show').waitFor({ state: 'detached' });
        await page.evaluate(() => (globalThis.setTimeout = globalThis.timer));
      }
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await well(page, 'what else there is at a table');
      await page.getByRole('button', { name: 'Pace of play' }).click();
      await page.getByLabel('all at once').check();
      await well(page, 'the pace of play');
      await page.keyboard.press('Escape');
      await page.evaluate(takeNotes);
      await isOurs(page);
      await playAside(page, 'place ');
      await isOurs(page);
      assert.deepEqual(
        (await notes(page)).filter((n) => n.isShow),
        [],
      );
    },
  );

  it(
    'makes a scene of the end of a round in Small Islands: who had which mission, and what came of it',
    { timeout: 240_000 },
    async () => {
      // The bot never gets anything, because no island is what its mission asks for.
      const past = async (page, address) => {
        const nothing = ({ view }) => {
          Object.assign(view.seats[1], { rewards: 0, discoveryTokens: 0, houses: 5 });
          view.table.houses = view.table.houses.filter(({ owner }) => owner !== '1');
          if (view.reward?.player === '1') delete view.reward;
          const last = view.seats[1].objectives.at(-1);
          if (last) last.nowhere = 'mission';
        };
        await retell(page, address, nothing);
        await retell(page, `${address}/steps`, ({ steps }) => steps.forEach(nothing));
        return true;
      };
      const table = { game: 'small-islands', seats: AGAINST_BOT };
      const { page, complaints } = await here.sitDown(table, { pace: 'fast' }, past);
      await page.evaluate(takeNotes);
      // A scene that is looked at stays until it is let go.
      await page.evaluate(() => {
        const timer = globalThis.setTimeout;
        globalThis.kept = [];
        globalThis.setTimeout = (then, wait = 0, ...rest) => {
          const isKept = () => globalThis.kept && wait > 400 && document.querySelector('.board > .scene');
          return timer(() => (isKept() ? globalThis.kept.push(then) : then(...rest)), wait);
        };
      });
      await playAside(page, 'land ');
      for (let i = 0; i < 20 && (await page.locator('.board > .scene').count()) === 0; i++) {
        await page.locator('.status.mine, .board > .scene').first().waitFor();
        if ((await page.locator('.board > .scene').count()) === 0) await playAside(page, '');
      }
      await page.locator('.board > .scene').waitFor();
      await well(page, 'at the end of a round', measure);
      await page.locator('.seat').last().hover();
      await page.locator('[data-bubble]').waitFor();
      await clean(page, 'with an explanation');
      assert.equal(await page.locator('.board > .scene, [data-bubble]').count(), 2, 'all this was open');
      await page.evaluate(() => {
        const { kept } = globalThis;
        globalThis.kept = null;
        for (const then of kept) then();
      });
      const scenes = async () => (await notes(page)).filter(({ scene }) => scene !== '');
      const isTold = ({ scene }) => /bot.*No island .* fulfils the mission: no house, no points\./.test(scene);
      for (let i = 0; i < 20 && !(await scenes()).some(isTold); i++) {
        await isOurs(page);
        await playAside(page, '');
      }
      const seen = await scenes();
      assert.match(seen[0]?.scene ?? '', /The objective of .*Mission.*Reward/);
      assert.ok(seen.some(isTold), 'and why nothing came of it');
      assert.deepEqual(complaints, []);
    },
  );

  it('lets the island glow on which a house is built, and its points rise there', { timeout: 120_000 }, async () => {
    const { page } = await here.sitDown(
      { game: 'small-islands', seats: AGAINST_BOT },
      { pace: 'fast' },
      hurriedToPoints('house ', '^land'),
    );
    await isOurs(page);
    await page.evaluate(takeNotes);
    assert.ok(await playAside(page, 'house '), 'a house was built');
    const isRisen = async () =>
      (await notes(page)).some(
        ({ scene, glowing, pops }) => /house.* on island.*\+\d/i.test(scene) && glowing > 0 && pops > 0,
      );
    // The turn may go on with further houses; its points are told when it ends.
    for (let i = 0; i < 8 && !(await isRisen()); i++) {
      await page.locator('.status.mine').waitFor();
      if (!(await isRisen())) await playAside(page, '');
    }
    assert.ok(await isRisen());
  });

  it('lets Alexis announce himself with his mission', { timeout: 120_000 }, async () => {
    const { page } = await here.sitDown(
      { game: 'small-islands', options: { alexis: 2 }, seats: [{ kind: 'me' }] },
      { pace: 'fast' },
    );
    await page.evaluate(takeNotes);
    const isAnnounced = async () => (await notes(page)).some((n) => /Alexis sets out/.test(n.scene));
    for (let i = 0; i < 15 && !(await isAnnounced()); i++) {
      await isOurs(page);
      await playAside(page, '');
    }
    assert.ok(await isAnnounced(), 'his card was shown before it was our turn again');
  });

  it('counts no message as new that was read before the page was loaded again', { timeout: 90_000 }, async () => {
    const { page } = await here.sitDown({
      game: 'first-island',
      seats: [{ kind: 'me' }, { kind: 'same-device', name: 'Grace' }],
    });
    await page.evaluate(() =>
      fetch(location.pathname.replace('/table/', '/api/tables/') + '/chat', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ seat: 1, text: 'Well played!' }),
      }),
    );
    const chat = page.getByRole('button', { name: /^Chat/ });
    await chat.locator('.new').waitFor();
    await chat.click();
    await page.getByText('Well played!').waitFor();
    await page.reload();
    await chat.waitFor();
    await page.getByText('sits down').first().waitFor();
    assert.equal(await chat.locator('.new').count(), 0, 'it has been read');
  });

  it('tells the story after a reload, also of exactly two hundred events', { timeout: 120_000 }, async () => {
    const others = ['Grace', 'Mary', 'Emmy'].map((name) => ({ kind: 'same-device', name }));
    const table = { game: 'small-islands', seats: [{ kind: 'me' }, ...others] };
    const { page } = await here.sitDown(table, {}, async (page, address) => {
      const number = await page.evaluate(async (address) => {
        const headers = { 'Content-Type': 'application/json' };
        for (;;) {
          const answer = await fetch(address);
          const { number, legal } = answer.ok ? await answer.json() : { number: -1 };
          if (number >= 200) return number;
          const seat = Number(Object.keys(legal ?? {}).find((s) => legal[s].length > 0) ?? 0);
          // The last few are only said, because a move may be more than one event.
          const [path, body] =
            number < 185 ? ['moves', { seat, number, move: legal?.[seat]?.[0] }] : ['chat', { seat: 0, text: 'Ahoy' }];
          const done =
            number >= 0 && (await fetch(`${address}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
          if (!done || !done.ok) await new Promise((later) => setTimeout(later, 200)); // too quick for the server
        }
      }, address);
      return number === 200;
    });
    const told = () => page.locator('[role=log] li').count();
    await page.waitForFunction(() => document.querySelectorAll('[role=log] li').length > 50);
    const before = await told();
    await page.reload();
    await page.waitForFunction((n) => document.querySelectorAll('[role=log] li').length === n, before);
    await isOurs(page);
  });

  it('goes on when the server has gone back to what a backup holds', { timeout: 90_000 }, async () => {
    const guest = await here.arrive();
    await guest.context.addInitScript(() => {
      const Real = globalThis.EventSource;
      globalThis.sources = [];
      globalThis.EventSource = class extends Real {
        constructor(...how) {
          super(...how);
          globalThis.sources.push(this);
        }
      };
    });
    const { page } = guest;
    await page.goto(here.url);
    await page.click('[data-play=islant]');
    await page.waitForSelector('.status.mine');
    await playOn(page, { presses: 6 });
    await page.waitForFunction(() => document.querySelectorAll('[role=log] li').length > 3);
    const lines = () => page.locator('[role=log] li').count();
    const before = await lines();
    await page.evaluate(() => {
      const data = JSON.stringify({ table: location.pathname.split('/').at(-1), number: 2 });
      globalThis.sources.at(-1).dispatchEvent(new MessageEvent('reset', { data }));
    });
    await page.waitForFunction((n) => document.querySelectorAll('[role=log] li').length < n, before); // it is told anew
    await page.evaluate(() =>
      fetch(location.pathname.replace('/table/', '/api/tables/') + '/chat', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ seat: 0, text: 'Ahoy' }),
      }),
    );
    await page.waitForFunction((n) => document.querySelectorAll('[role=log] li').length >= n, before);
    await isOurs(page);
    await playOn(page, { presses: 6 });
  });

  it('puts the prompt beside the choice', { timeout: 90_000 }, async () => {
    const { page } = await here.sitDown({ game: 'small-islands', seats: AGAINST_BOT }, {}, hurried('take'));
    const box = async (selector) => {
      const found = page.locator(selector).first();
      await found.waitFor();
      return found.boundingBox();
    };
    const [ask, choice] = [await box('.things .ask'), await box('.things [data-move^=take]')];
    assert.ok(choice.y - (ask.y + ask.height) < 60, 'it stands right above what can be chosen');
    assert.equal(await page.locator('.status span').textContent(), 'Choose from what is on offer', 'and leads there');
  });

  /** A table at which two programs play, past any page; whoever has the address watches. */
  async function programs(game) {
    const ask = async (path, { token, ...body } = {}, method = 'POST') => {
      const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
      const how = method === 'GET' ? { headers } : { method, headers, body: JSON.stringify(body) };
      for (;;) {
        const answer = await fetch(`${here.url}/api${path}`, how);
        if (answer.status !== 429) return answer.json();
        await new Promise((later) => setTimeout(later, 100)); // too quick for the server
      }
    };
    const tokens = [];
    for (const name of ['Ada', 'Grace']) tokens.push((await ask('/guests', { name })).token);
    const { id } = await ask('/tables', { token: tokens[0], game, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ask(`/tables/${id}/join`, { token: tokens[1] });
    const seenBy = (seat) => ask(`/tables/${id}`, { token: tokens[seat] }, 'GET');
    /** Plays what is liked, else what comes first but for what ends a turn with nothing, until it is enough or over. */
    const play = async (likes, isEnough) => {
      for (;;) {
        const { act, view, status } = await seenBy();
        if (status === 'over' || (await isEnough(view))) return;
        const { number, legal } = await seenBy(act[0]);
        const moves = legal[act[0]];
        const move = moves.find((each) => likes.test(each)) ?? moves.find((each) => !/^(discard|out)/.test(each));
        await ask(`/tables/${id}/moves`, { token: tokens[act[0]], seat: act[0], number, move: move ?? moves[0] });
      }
    };
    return { id, play, seenBy };
  }

  it('goes back through what was played while it is watched, and to where it is', { timeout: 120_000 }, async () => {
    const { id, play } = await programs('lord-of-my-island');
    const lay = (tiles) => play(/^play/, (view) => Object.keys(view.board.squares).length >= tiles);
    await lay(4);
    const { page, complaints } = await here.arrive({ viewport: { width: 390, height: 844 } }, `/table/${id}`);
    const live = page.locator('[data-live]');
    const tiles = () => page.locator('.board [data-at]').count();
    await live.waitFor();
    await page.waitForSelector('.board [data-at]');
    const slider = page.getByRole('slider', { name: 'Steps of the game' });
    await page.waitForFunction(() => Number(document.querySelector('input[type=range]').max) > 3); // the story is told
    const all = await tiles();
    const last = Number(await slider.inputValue());
    assert.equal(await live.getAttribute('aria-pressed'), 'true');
    await page.keyboard.press('Home');
    await page.locator('[data-live][aria-pressed=false]').waitFor();
    assert.deepEqual(
      [await slider.inputValue(), await slider.getAttribute('min')],
      ['1', '1'],
      'as far back as it says',
    );
    assert.ok(await page.getByRole('button', { name: 'One step back' }).isDisabled());
    await page.waitForFunction((all) => document.querySelectorAll('.board [data-at]').length < all, all); // as it was then
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelector('input[type=range]').value === '2');
    await well(page, 'while watching', measure);
    await slider.fill(String(last - 1));
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.waitForFunction((at) => document.querySelector('input[type=range]').value === String(at), last - 2);
    // What happens meanwhile makes the way longer, and leaves whoever looks back where she is.
    await play(/^play/, ({ seats }) => seats.some(({ score }) => score > 0));
    await page.waitForFunction((most) => Number(document.querySelector('input[type=range]').max) > most, last);
    assert.equal(await slider.inputValue(), String(last - 2));
    assert.ok((await tiles()) <= all);
    await live.click();
    await page.locator('[data-live][aria-pressed=true]').waitFor();
    await page.waitForFunction((before) => document.querySelectorAll('.board [data-at]').length > before, all);
    // It runs from the beginning by itself, and pauses.
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[data-live][aria-pressed=false]').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    assert.equal(await page.locator('.hits .can, .do [data-move]').count(), 0, 'there is nothing to play');

    // The running score leads to its moments, and so does the address: out of the log of a phone, and beside a wider board.
    const chart = page.getByRole('img', { name: /^Score at this step: / });
    const steps = Number(await slider.getAttribute('max'));
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const { width, height } = await chart.boundingBox();
    await chart.click({ position: { x: 0.75 * width, y: height - 14 } });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const chosen = Number(await slider.inputValue());
    assert.ok(Math.abs(chosen - 0.75 * steps) <= 2, `at three quarters of ${steps} steps stands ${chosen}`);
    await page.waitForURL(new RegExp(`[?&]step=${chosen}\\b`));
    const friend = await here.arrive({}, page.url().slice(here.url.length));
    await friend.page.locator('[data-live][aria-pressed=false]').waitFor();
    const told = () =>
      friend.page.evaluate(() => {
        const points = [...document.querySelectorAll('.seat .score')].map((e) => e.firstChild.data.trim());
        const chart = document.querySelector('.log [role=img]')?.getAttribute('aria-label') ?? '';
        return [document.querySelector('input[type=range]').value, points.join(), chart.match(/[−\d]+/g)?.join()];
      });
    assert.equal((await told())[0], String(chosen), 'the link leads to its moment');
    await friend.page.keyboard.press('Home');
    const scores = new Set();
    for (let step = 1; step <= steps; step++) {
      if (step > 1) await friend.page.keyboard.press('ArrowRight');
      let seen = await told();
      for (let i = 0; i < 80 && (seen[0] !== String(step) || seen[1] !== seen[2]); i++) {
        await friend.page.waitForTimeout(25);
        seen = await told();
      }
      assert.deepEqual(seen, [String(step), seen[1], seen[1]], 'the chart says what the seats have');
      scores.add(seen[1]);
    }
    assert.ok(scores.size > 1, 'and somebody has earned something');
    await friend.page.keyboard.press('End');
    await friend.page.waitForURL((address) => !address.searchParams.has('step')); // where the game is it follows the game
    // Whoever looks back while it ends stays where she is, and sees the end when she wants to.
    await play(/^play/, () => false);
    await friend.page.locator('[aria-labelledby=result-title]').waitFor();
    assert.equal(await slider.inputValue(), String(chosen));
    await page.keyboard.press('Escape'); // whatever is explained where the pointer was left
    await live.click();
    await page.locator('[aria-labelledby=result-title]').waitFor();
    assert.deepEqual([...complaints, ...friend.complaints], []);
  });

  it('tells a watcher of Small Islands nothing that only the players know', { timeout: 90_000 }, async () => {
    const { id, play, seenBy } = await programs('small-islands');
    const missions = async () => (await Promise.all([seenBy(0), seenBy(1)])).map(({ view }) => view.you.chosen.length);
    await play(/^(choose|place|take)/, async ({ round, phase }) => {
      const all = await missions();
      return phase !== 'choose' && round > 0 && all.every((own) => own > 0);
    });
    const { page, complaints } = await here.arrive({}, '/ready');
    const views = [];
    page.on('response', async (answer) => {
      if (!/\/api\/tables\/[^/]+(\/steps)?(\?|$)/.test(answer.url())) return;
      const { view, steps = [] } = await answer.json();
      views.push(...[view, ...steps.map((step) => step.view)].filter(Boolean));
    });
    await page.goto(`${here.url}/table/${id}`);
    await page.getByRole('img', { name: /^Score at this step: / }).waitFor();
    await page.keyboard.press('Home');
    const slider = page.getByRole('slider', { name: 'Steps of the game' });
    const last = Number(await slider.getAttribute('max'));
    for (let step = 1; step < last; step++) {
      await page.keyboard.press('ArrowRight');
      assert.equal(
        await page.locator('.things .card, .things .offers').count(),
        0,
        `no mission is seen at step ${step}`,
      );
    }
    await page.locator('[data-live][aria-pressed=true]').waitFor();
    assert.ok(views.length >= last, 'all of it was told');
    assert.ok(
      views.every((view) => view.you === undefined),
      'and nothing of a hand or a mission',
    );
    assert.deepEqual(complaints, []);
  });

  it('lets a piece fly in once, and none that lay there when the page was opened', { timeout: 120_000 }, async () => {
    const { page } = await here.sitDown(
      { game: 'small-islands', seats: AGAINST_BOT },
      { reducedMotion: 'no-preference' },
      hurried('take'),
    );
    await page.addInitScript(() => {
      globalThis.flown = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        if (this.hasAttribute('data-at')) globalThis.flown.push(this.getAttribute('data-at'));
        return animate.apply(this, how);
      };
    });
    /** What has come flying, once the page has told all that happened and a late piece has had its time. */
    const flown = async () => {
      await page.waitForFunction(() => document.querySelectorAll('[role=log] li').length > 5);
      await isOurs(page);
      await page.waitForTimeout(250);
      return page.evaluate(() => globalThis.flown);
    };
    /** How many pieces of a name lie on the board: a token may cover another. */
    const lying = (piece) => page.locator(`[data-at="${piece}"]`).count();
    await page.reload();
    assert.deepEqual(await flown(), [], 'what lies there lies still');
    let all = [];
    while (all.length < 2) {
      await playOn(page, { presses: 1 });
      all = await flown();
      for (const piece of new Set(all))
        assert.ok(all.filter((one) => one === piece).length <= (await lying(piece)), `each once: ${all}`);
    }
    // It is ours again, and the last piece that was laid is the other's. What else changes on the screen moves nothing.
    await page.evaluate(() =>
      fetch(location.pathname.replace('/table/', '/api/tables/') + '/chat', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ seat: 0, text: 'Ahoy' }),
      }),
    );
    await page.setViewportSize({ width: 1300, height: 760 });
    assert.deepEqual(await flown(), all, 'nothing flies again');
    await page.reload();
    assert.deepEqual(await flown(), [], 'nor when the page is opened anew');
  });
});
