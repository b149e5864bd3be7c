// What one needs is in sight, on every screen, and nothing that appears covers it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { GAMES } from './games.mjs';
import { everywhere, labels, measure, SCREENS, unseen } from './measure.mjs';
import { hurried, hurriedToPoints, hurryTo, playOn, playUp } from './player.mjs';
import { retell, world } from './world.mjs';

const AGAINST_BOT = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
/** What has been played before anybody looks, where points come late: in Small Islands only houses and the end of the game bring any. */
const EARNS = { 'small-islands': hurriedToPoints('house ', '^land') };
/** Points as the boards write them. */
const written = (points) => String(points).replace('-', '−');

/** What the server says of the table. */
const told = (page) =>
  page.evaluate(async () => (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json());

/** Notes which numbers and names are covered by points that appear. Runs in the page. */
function notePops() {
  globalThis.pops = [];
  globalThis.covered = [];
  const known = new WeakSet();
  const look = (pop) => {
    if (pop.hidden) return;
    // As large as it gets: it grows when it appears.
    const corner = pop.offsetParent.getBoundingClientRect();
    const [left, top] = [corner.left + pop.offsetLeft, corner.top + pop.offsetTop];
    const [right, bottom] = [left + pop.offsetWidth, top + pop.offsetHeight];
    if (pop.matches('[data-pop]')) globalThis.pops.push(pop.textContent);
    for (const e of document.querySelectorAll('.board svg:first-child text, .aim, .why, .seat .name, .seat .score')) {
      const box = e.getBoundingClientRect();
      const area = (e.closest('.board') ?? e).getBoundingClientRect(); // what lies beyond it nobody sees
      const wide = Math.min(right, box.right, area.right) - Math.max(left, box.left, area.left);
      const high = Math.min(bottom, box.bottom, area.bottom) - Math.max(top, box.top, area.top);
      if (wide > 1 && high > 1) globalThis.covered.push(`${pop.textContent} lies over ${e.textContent}`);
    }
  };
  new MutationObserver(() => {
    for (const pop of document.querySelectorAll('[data-pop], .delta'))
      if (!known.has(pop)) {
        known.add(pop);
        requestAnimationFrame(() => requestAnimationFrame(() => pop.isConnected && look(pop))); // as it is seen
      }
  }).observe(document.body, { subtree: true, childList: true });
}

describe('in sight', { concurrency: false }, () => {
  const here = world();

  it('shows the whole tally of The First Island while a card may be skipped', { timeout: 120_000 }, async () => {
    const table = { game: 'first-island', seats: [{ kind: 'me' }, { kind: 'same-device', name: 'Grace' }] };
    const { page } = await here.sitDown(table, {}, hurried('skip', '^(done|stand)'));
    await page.locator('[data-move=skip]').waitFor();
    for (const look of [measure, unseen]) await everywhere(page, 'before', look);
    const before = await page.locator('[data-move=skip]').boundingBox();
    await page.locator('[data-move=skip]').click();
    await page.locator('[data-sure=skip]').waitFor();
    const no = await page.locator('.sure button:not([data-sure])').boundingBox();
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    assert.ok(
      middle.x > no.x && middle.x < no.x + no.width && middle.y > no.y && middle.y < no.y + no.height,
      'where the button was stands the way back',
    );
    for (const look of [measure, unseen]) await everywhere(page, 'when asked once more', look);
  });

  it(
    'tells on a phone what is noted of everybody, and which tiles of Lord come next',
    { timeout: 120_000 },
    async () => {
      const phone = { viewport: { width: 390, height: 844 } };
      const others = [
        { kind: 'me' },
        { kind: 'same-device', name: 'Grace' },
        { kind: 'same-device', name: 'Wilhelmina S.' },
      ];
      const LATER = { 'lord-of-my-island': hurried('play') }; // nobody has the pawn before
      const clock = { seconds: 600, increment: 5 };
      for (const [game, noted, table] of [
        ['small-islands', /^\d houses$/, {}],
        ['lord-of-my-island', /^(\u265F\uFE0E )?\d+ tiles?$/, {}],
        ['lord-of-my-island', /^(\u265F\uFE0E )?\d+ tiles?$/, { clock }],
      ]) {
        const { page } = await here.sitDown({ game, seats: others, ...table }, phone, LATER[game]);
        const notes = page.locator('.seat .note');
        assert.equal(await notes.count(), others.length);
        for (const note of await notes.all()) {
          await note.scrollIntoViewIfNeeded();
          assert.match(await note.textContent(), noted);
          const [box, area] = [await note.boundingBox(), await page.locator('.seats').boundingBox()];
          assert.ok(box.y > area.y && box.y + box.height < area.y + area.height, `${game}: in sight`);
        }
        for (const look of [measure, labels]) await everywhere(page, game, look);
        if (game !== 'lord-of-my-island') continue;
        const starter = page.locator('.seat', { has: page.locator('.note', { hasText: '\u265F' }) });
        assert.equal(await starter.getAttribute('data-seat'), String((await told(page)).view.starter));
        await page.setViewportSize(phone.viewport);
        const { holder } = (await told(page)).view;
        const tops = holder.filter(({ top }) => top !== undefined);
        const slots = page.locator('.things .slot svg');
        assert.equal(await slots.count(), tops.length);
        const lowest = await slots.last().boundingBox();
        const things = await page.locator('.things').boundingBox();
        assert.ok(lowest.y + lowest.height <= things.y + things.height, 'what comes next is in sight');
      }
    },
  );

  it('has the rules of each game one press away', { timeout: 180_000 }, async () => {
    for (const game of GAMES) {
      const { page } = await here.sitDown({ game, seats: AGAINST_BOT });
      for (const [width, height] of [SCREENS[0], SCREENS[3]]) {
        await page.setViewportSize({ width, height });
        await page.locator('header [data-rules]').click();
        const rules = page.getByRole('dialog');
        await rules.getByRole('searchbox').waitFor();
        await rules.getByRole('button', { name: 'Close' }).click();
        await rules.waitFor({ state: 'detached' });
      }
    }
  });

  it('lays no explanation over what a press has brought up', { timeout: 120_000 }, async () => {
    const table = { game: 'first-island', seats: AGAINST_BOT };
    const viewport = { width: 390, height: 844 };
    const { page } = await here.sitDown(table, { viewport }, hurried('override', '^(done|stand)'));
    const tribe = page.locator('[data-move^=override]:not(:disabled)').first();
    await tribe.hover();
    await page.locator('[data-bubble]').waitFor(); // what the tribe wants
    await page.mouse.move(2, 2);
    await page.locator('[data-bubble]').waitFor({ state: 'detached' });
    await tribe.click();
    await page.locator('[data-sure^=override]').waitFor();
    await page.waitForTimeout(500); // longer than a pointer must rest
    assert.equal(await page.locator('[data-bubble]').count(), 0);
  });

  for (const wanted of ['take', 'place', 'token'])
    it(`shows the objective of Small Islands whole when one may ${wanted}`, { timeout: 120_000 }, async () => {
      const table = { game: 'small-islands', seats: AGAINST_BOT };
      const { page } = await here.sitDown(table, {}, hurried(wanted));
      await page.locator('.things [data-needed]').waitFor();
      await everywhere(page, wanted, unseen);
    });

  /** The cards with the most words, and what can be chosen of them. */
  const WORDY = {
    'all objectives': { cards: ['O07', 'O14', 'O17'], choices: ['O07', 'O14', 'O17'] },
    'all missions and rewards': {
      options: { advanced: true },
      cards: ['M07', 'M14', 'M17', 'P07', 'P09', 'P13'],
      choices: ['M07', 'M14', 'M17'].flatMap((mission) =>
        ['P07', 'P09', 'P13'].map((reward) => `${mission} ${reward}`),
      ),
    },
  };
  for (const [what, { options = {}, cards, choices }] of Object.entries(WORDY))
    it(`shows ${what} of Small Islands whole to choose from`, { timeout: 120_000 }, async () => {
      // At a full table, where everybody has a place beside the board.
      const others = ['Grace', 'Mary', 'Emmy'].map((name) => ({ kind: 'same-device', name }));
      const table = { game: 'small-islands', options, seats: [{ kind: 'me' }, ...others] };
      const { page } = await here.sitDown(table, {}, async (page, address) => {
        await hurryTo(page, 'choose ', undefined, address);
        await retell(page, address, (found) => {
          found.view.you.cards = cards.map((card) => ({ card, text: card }));
          found.legal[0] = choices.map((choice) => `choose ${choice}`);
          found.gain[0] = choices.map(() => 0);
          found.ends[0] = choices.map(() => 0);
        });
        return true;
      });
      await page.locator('.things [data-needed]').nth(2).waitFor();
      const needed = await page.locator('.things [data-needed]').allTextContents();
      assert.ok(needed.length >= cards.length && needed.every((words) => words.length > 30), needed.join());
      for (const look of [measure, unseen]) await everywhere(page, 'when one chooses', look);
    });

  it('cuts nothing of the table of islands of Small Islands off', { timeout: 120_000 }, async () => {
    const table = { game: 'small-islands', seats: AGAINST_BOT };
    const { page } = await here.sitDown(table, {}, hurried('take'));
    await page.locator('.things summary', { hasText: /islands?$/ }).click();
    await everywhere(page, 'with the table of islands', measure);
  });

  it('shows all tiles of Lord of My Island that may be taken, below the dice too', { timeout: 120_000 }, async () => {
    const { page } = await here.sitDown(
      { game: 'lord-of-my-island', seats: AGAINST_BOT },
      {},
      async (page, address) => {
        await page.evaluate(playUp, [address, 12]);
        if (!(await hurryTo(page, 'take', undefined, address))) return false;
        const { latest } = await page.evaluate(async (address) => (await (await fetch(address)).json()).view, address);
        return latest?.white.length > 0; // else another table
      },
    );
    await page.locator('.holder.takes').waitFor();
    assert.ok((await page.locator('.things .dice').count()) > 0, 'dice lie above');
    await everywhere(page, 'tiles to take', unseen);
  });

  it('keeps all discards of Lord of My Island on the screen', { timeout: 120_000 }, async () => {
    const table = { game: 'lord-of-my-island', seats: AGAINST_BOT };
    const { page } = await here.sitDown(table, {}, async (page, address) => {
      await hurryTo(page, 'discard', undefined, address);
      await retell(page, address, (found) => {
        const moves = (found.legal[0] ?? []).filter((move) => move.startsWith('discard')); // as if nothing fitted
        Object.assign(found, { legal: { 0: moves }, gain: { 0: moves.map(() => 0) }, ends: { 0: moves.map(() => 1) } });
      });
      return true;
    });
    await page.locator('.do [data-move^=discard]').nth(2).waitFor();
    await everywhere(page, 'with discards', () =>
      [...document.querySelectorAll('.do [data-move]')]
        .map((e) => ({ e, box: e.getBoundingClientRect(), row: e.closest('.costs').getBoundingClientRect() }))
        .filter(
          ({ box, row }) =>
            box.left < row.left - 1 || box.right > row.right + 1 || box.top < row.top - 1 || box.bottom > innerHeight,
        )
        .map(({ e }) => `${e.textContent} is out of sight`),
    );
    await page.locator('[data-ask]').last().click();
    await page.locator('.do [data-move^=discard]').nth(1).waitFor({ state: 'detached' });
    const asked = await page.locator('[data-ask]').last().getAttribute('data-ask');
    assert.equal(await page.locator('.do [data-move]').getAttribute('data-move'), `discard ${asked}`);
  });

  for (const game of GAMES)
    it(`covers no number and no name of ${game} with points that are earned`, { timeout: 200_000 }, async () => {
      const table = { game, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] };
      for (const [width, height] of [SCREENS[1], SCREENS[3]]) {
        let page;
        const earned = () => page.evaluate(() => globalThis.pops.length);
        // A game that is over before anything was earned is followed by another.
        for (let tables = 0; tables < 4 && (tables === 0 || (await earned()) === 0); tables++) {
          ({ page } = await here.sitDown(table, { viewport: { width, height } }, EARNS[game]));
          await page.evaluate(notePops);
          // Twelve times five presses show many of them; where there are none by then it goes on to the first.
          for (let i = 0; (await earned()) < (i < 12 ? 8 : 1); i++) if ((await playOn(page, { presses: 5 })) < 5) break; // it is over
        }
        assert.ok((await earned()) > 0, 'something was earned on the board');
        assert.deepEqual(await page.evaluate(() => globalThis.covered), [], `${width} by ${height}`);
      }
    });

  it('keeps points beside the place where they were earned when the board is moved', { timeout: 120_000 }, async () => {
    const table = { game: 'lord-of-my-island', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] };
    const { page } = await here.sitDown(table);
    while ((await page.locator('[data-pop]').count()) === 0) await playOn(page, { presses: 1 });
    const found = () =>
      page.evaluate(() => {
        const pop = document.querySelector('[data-pop]');
        const middle = (e) => {
          const { x, y, width, height } = e.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        };
        const [[x, y], [cellX, cellY]] = [pop, document.querySelector(`[data-cell="${pop.dataset.pop}"]`)].map(middle);
        return { cell: [cellX, cellY], far: Math.hypot(x - cellX, y - cellY) };
      });
    const before = await found();
    await page.keyboard.press('+'); // a board that is larger than its area can be moved
    const board = await page.locator('.board').boundingBox();
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(before.cell[0] > x ? x - 400 : x + 400, y, { steps: 4 });
    await page.mouse.up();
    const after = await found();
    assert.ok(Math.hypot(...before.cell.map((at, i) => at - after.cell[i])) > 200, 'the place has moved');
    assert.ok(before.far < 110 && after.far < 110, JSON.stringify([before, after]));
  });

  /** What the board marks of a view: how many outlines and strays, what stands on the outlines, and the letters of islands. */
  const MARKED = {
    'first-island': ({ seats: [own] }) => {
      const marks = Object.values(own.map).reduce((sum, mark) => sum + new Set(mark.split(' ')[0]).size, 0);
      const camps = own.tribes.filter((tribe) => tribe.scorable.length > 0);
      const inCamps = camps.reduce((sum, tribe) => sum + tribe.scorable.length, 0);
      const points = camps.map(({ area, request }) => area + request);
      return { lines: camps.length, strays: marks - inCamps, points, letters: [] };
    },
    islant: ({ sheets: [own] }) => {
      const points = own.islands.map((island) => island.points);
      return { lines: own.islands.length, strays: 0, points, letters: [] };
    },
    'my-island': ({ seats: [own], pieces }) => {
      const groups = own.groups.filter((group) => group.spaces.length > 1);
      const worth = (key) => pieces.find((piece) => piece.key === key)?.points ?? 0;
      const all = [...groups.map(({ cubes }) => cubes.map(({ key }) => key)), ...own.roads.map(({ key }) => [key])];
      const points = all.map((keys) => keys.reduce((sum, key) => sum + worth(key), 0)).filter((sum) => sum !== 0);
      return { lines: all.length, strays: 0, points, letters: [] };
    },
    'small-islands': ({ islands }) => {
      const letters = islands.map(({ name }) => name).toSorted();
      return { lines: 0, strays: 0, points: [], letters };
    },
  };
  for (const [game, marked] of Object.entries(MARKED))
    it(`marks on the board of ${game} what belongs together as it grows`, { timeout: 120_000 }, async () => {
      // By then The First Island has a camp.
      const [table, past] =
        game === 'first-island'
          ? [{ game, options: { level: 'casual' }, seats: [{ kind: 'me' }] }, hurried('score hand')]
          : [{ game, seats: AGAINST_BOT }];
      let wanted;
      let page;
      // A game that is given up early is followed by another.
      const hasGrown = () => wanted && wanted.lines + wanted.letters.length > 0;
      for (let i = 0; i < 6 || (i < 20 && !hasGrown()); i++) {
        page ??= (await here.sitDown(table, {}, past)).page;
        let seen;
        // A last step that may still be taken back is on the board, and not yet with the server.
        for (let tries = 0; tries < 100 && !(seen && isDeepStrictEqual(seen, wanted)); tries++) {
          if (tries > 0) await page.waitForTimeout(100);
          const { view } = await page.evaluate(async () =>
            (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json(),
          );
          const { points, ...counted } = marked(view);
          wanted = { ...counted, points: points.map(written).toSorted() };
          seen = await page.evaluate(() => {
            const all = (what) => [...document.querySelectorAll(`.board svg:first-child ${what}`)];
            const words = (what) =>
              all(what)
                .map((e) => e.textContent)
                .toSorted();
            const [lines, strays] = [all('path.line').length, all('path.stray').length];
            return { lines, strays, letters: words('.letter'), points: words('path.line + g > text') };
          });
        }
        assert.deepEqual(seen, wanted);
        await playOn(page, { presses: 8 });
        const over = page.locator('[aria-labelledby=result-title]');
        await page.locator('.status.mine').or(over).first().waitFor();
        if ((await over.count()) > 0) page = undefined;
      }
      assert.ok(hasGrown(), 'something has grown');
    });
});
