// A screen that holds still: on every screen, from the opening to the end, nothing is cut off or lies over something else.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { GAMES } from './games.mjs';
import { everywhere, labels, measure, SCREENS, survey, unseen } from './measure.mjs';
import { bots, CROWDED } from './modes.mjs';
import { hurryTo, playOn } from './player.mjs';
import { retell, scrolls, world } from './world.mjs';

const MIDDLE = 30;

/** The prompts at which something is cut off, of all that the page has. Runs in the page. */
function prompts(all) {
  const [prompt, status] = ['.status span', '.status'].map((selector) => document.querySelector(selector));
  const before = prompt.textContent;
  const box = (e) => e.getBoundingClientRect();
  const wrong = all.filter((words) => {
    prompt.textContent = words;
    const isCut = prompt.scrollWidth > prompt.clientWidth + 1 || box(prompt).bottom > box(status).bottom + 1;
    return isCut || box(status).right > innerWidth || box(document.querySelector('.do .row')).bottom > innerHeight + 1;
  });
  prompt.textContent = before;
  return wrong;
}
/** What the page asks for beside its buttons, as the catalogues have it. */
const asked = (catalogue, keys) => {
  const text = readFileSync(new URL(`../src/${catalogue}/en.ts`, import.meta.url), 'utf8');
  const table = text.slice(Math.max(0, text.indexOf('\n  table: {')));
  return keys.map((key) => new RegExp(`\\n +${key}: '([^']+)'`).exec(table)[1]);
};
const PROMPTS = [
  ...asked('text', ['skip', 'donePlaying', 'askCell', 'hold', 'aim', 'chooseBeside', 'pick', 'choose']),
  ...asked('games/my-island/text', ['joinsNowhere']),
  ...asked('games/first-island/text', ['noCardFits']),
  ...asked('games/small-islands/text', ['nothingFits']),
  ...asked('games/lord-of-my-island/text', ['nothingFits', 'nothingLeft']),
];

/**
 * The pieces on a board of which nobody could say where they lie, as the log calls it: neither their cell's name nor those of its row
 * and column can be read, because there is none or a piece lies over it. Runs in the page.
 */
function nameless() {
  const ground = document.querySelector('.board svg');
  const pieces = [...ground.querySelectorAll('[data-at]:not([data-at*=" "])')]; // what stands on a tile has its name
  const isOver = (piece, name) => {
    const [p, q] = [piece.getBoundingClientRect(), name.getBoundingClientRect()];
    const isLater = name.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isLater && p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1;
  };
  const readable = [...ground.querySelectorAll('text')]
    .filter((name) => !pieces.some((piece) => isOver(piece, name)))
    .map((name) => name.textContent.replace('−', '-'));
  return pieces
    .map((piece) => piece.dataset.at)
    .filter((cell) => !readable.includes(cell) && !cell.match(/-?\d+|[a-z]/g).every((name) => readable.includes(name)));
}

/** What of a result is out of sight. Runs in the page. */
function beyond() {
  const [mine, place] = ['.result li.mine', '.result .scroll'].map((s) =>
    document.querySelector(s).getBoundingClientRect(),
  );
  const { top, bottom } = document.querySelector('.result').getBoundingClientRect();
  return [
    ...(mine.top < place.top - 1 || mine.bottom > place.bottom + 1 ? ['one’s own row is out of sight'] : []),
    ...(top < 0 || bottom > innerHeight ? ['the result leaves the window'] : []),
  ];
}

const boardBox = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

/** How wide a cell of the board is, in pixels. Runs in the page. */
const cellWidth = () => Math.round(document.querySelector('[data-cell]').getBoundingClientRect().width * 10) / 10;

/** How much of its area a board takes, across and down. Runs in the page. */
function taken() {
  const area = document.querySelector('.board').getBoundingClientRect();
  const cells = [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getBoundingClientRect());
  const span = (from, to) => Math.max(...cells.map((c) => c[to])) - Math.min(...cells.map((c) => c[from]));
  return [span('left', 'right') / area.width, span('top', 'bottom') / area.height];
}

/** What is wrong, and where the board is, once a window that has got another size has settled: as well as it can be. */
async function settled(page, board) {
  let before;
  for (let i = 0; ; i++) {
    await page.waitForTimeout(50);
    const found = { wrong: await page.evaluate(measure), board: await boardBox(page) };
    const isWell = found.wrong.length === 0 && String(found.board) === String(board ?? before);
    if (isWell || i === 40) return found;
    before = found.board;
  }
}

/** How wide a cell is once the board has settled: as it was, if it comes to that. */
async function settledCell(page, cell) {
  let now;
  for (let i = 0; i < 40 && now !== cell; i++) {
    if (i > 0) await page.waitForTimeout(50);
    now = await page.evaluate(cellWidth);
  }
  return now;
}

describe('a screen that holds still', { concurrency: false }, () => {
  const here = world();

  for (const game of GAMES) {
    it(`cuts nothing of ${game} off and never moves its board`, { timeout: 400_000 }, async () => {
      const { page } = await here.sitDown({ game, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
      const boards = new Map();
      const look = async (when) => {
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height });
          const where = `${when}, ${width} by ${height}`;
          const { wrong, board } = await settled(page, boards.get(width));
          assert.deepEqual(wrong, [], where);
          assert.equal(await scrolls(page), false, where);
          assert.deepEqual(await page.evaluate(labels), [], `inside of areas, ${where}`);
          assert.deepEqual(await page.evaluate(unseen), [], `in sight, ${where}`);
          if (when === 'middle') assert.deepEqual(await page.evaluate(nameless), [], `without a name, ${where}`);
          if (game === 'lord-of-my-island') {
            const [across, down] = await page.evaluate(taken);
            assert.ok(Math.max(across, down) > 0.8, `the board takes the room that it has, ${where}`);
            assert.ok(width < 1200 || across > 0.62, `and not only the middle of it, ${where}: ${across}`);
          }
          if (when === 'opening') assert.deepEqual(await page.evaluate(prompts, PROMPTS), [], `prompts, ${where}`);
          assert.deepEqual(board, boards.get(width) ?? board, `the board of the opening, ${where}`);
          boards.set(width, board);
        }
      };
      await page.waitForSelector('[data-cell]');
      await look('opening');
      const phone = SCREENS[1];
      await page.setViewportSize({ width: phone[0], height: phone[1] });
      await settled(page, boards.get(phone[0]));
      const cell = await page.evaluate(cellWidth);
      assert.ok(cell >= 40, `a cell of ${cell} pixels is large enough for a finger`);
      for (let i = 0; i < MIDDLE / 3; i++) {
        await playOn(page, { presses: 3 });
        assert.deepEqual(await boardBox(page), boards.get(phone[0]), 'the board holds still while one plays');
        assert.equal(await settledCell(page, cell), cell, 'and so do its cells');
      }
      await look('middle');
      await playOn(page);
      await page.setViewportSize({ width: phone[0], height: phone[1] });
      assert.equal(await settledCell(page, cell), cell, 'a cell is as large as in the beginning');
      for (const seen of [survey, labels, beyond]) await everywhere(page, 'result', seen);
      await page.keyboard.press('Escape');
      await page.waitForSelector('[aria-labelledby=result-title]', { state: 'detached' });
      await look('end');
    });
  }

  for (const table of CROWDED) {
    const { game, options } = table;
    it(`cuts nothing of ${game} with ${JSON.stringify(options)} off`, { timeout: 200_000 }, async () => {
      const { page } = await here.sitDown(table);
      for (const look of [measure, labels, unseen]) await everywhere(page, 'opening', look);
      await playOn(page, { presses: 14 });
      for (const look of [measure, labels, unseen]) await everywhere(page, 'later', look);
    });
  }

  it('has room for the longest names of cards beside what can be done with them', { timeout: 200_000 }, async () => {
    const table = { game: 'first-island', seats: [{ kind: 'me' }, ...bots(1)] };
    const { page } = await here.sitDown(table, {}, async (page, address) => {
      await retell(page, address, ({ view }) => {
        view.seats[0].hand = { ...view.seats[0].hand, id: '5a', points: 10 };
        view.table = { ...view.table, id: '4e', points: 10 };
      });
      return hurryTo(page, 'mark', '^(done|stand)', address);
    });
    await page.getByText('Long Ribbon').first().waitFor();
    await page.getByText('Twin Gates').first().waitFor();
    await page.locator('[data-move=skip]').waitFor();
    for (const look of [measure, labels, unseen]) await everywhere(page, 'long names', look);
  });

  it('shows the result of six whole, one’s own too', { timeout: 200_000 }, async () => {
    const { game, options } = CROWDED[3];
    const table = { game, options, seats: [...bots(5), { kind: 'me' }] };
    const { page } = await here.sitDown(table, {}, async (page, address) => {
      // Whoever comes last is seen least.
      await retell(page, address, ({ result }) => {
        if (result) result.ranks = [1, 2, 3, 4, 5, 6];
      });
      return !(await hurryTo(page, 'never', undefined, address)); // it is over
    });
    await page.waitForSelector('[aria-labelledby=result-title]');
    for (const look of [survey, labels, beyond]) await everywhere(page, 'result', look);
  });

  it('cuts nothing off at home with games, when making a table, and in the lobby', { timeout: 200_000 }, async () => {
    const { page } = await here.sitDown({ game: 'my-island', seats: [{ kind: 'me' }, ...bots(3)] });
    for (const game of GAMES) {
      await page.goto(`${here.url}/new/${game}?friends`);
      await page.waitForSelector('.row select');
      await everywhere(page, `new table of ${game}`);
    }
    await page.click('.box .primary');
    await page.waitForSelector('#link');
    await everywhere(page, 'lobby');
    await page.goto(here.url);
    await page.waitForSelector('[data-play]');
    await page.waitForSelector('a[href^="/table/"]');
    await everywhere(page, 'home');
  });

  for (const game of GAMES) {
    it(`cuts nothing of the first lesson of ${game} off`, { timeout: 200_000 }, async () => {
      const { page } = await here.arrive({}, `/learn/${game}`);
      await page.waitForSelector('.teacher .said');
      await everywhere(page, 'first step', measure);
      await page.locator('[data-lesson=next]').first().click();
      await everywhere(page, 'second step', measure);
      for (const [width, height] of SCREENS.slice(0, 2)) {
        await page.setViewportSize({ width, height });
        const share = await page.evaluate(
          () => document.querySelector('.teacher').getBoundingClientRect().height / innerHeight,
        );
        assert.ok(share <= 0.34, `who teaches takes ${share} of ${width} by ${height}`);
      }
    });
  }

  it(
    'shows the part in play on a phone, in cells that fingers find, and the whole when asked',
    { timeout: 90_000 },
    async () => {
      const { page } = await here.sitDown(
        { game: 'my-island', seats: [{ kind: 'me' }, ...bots(1)] },
        { viewport: { width: 390, height: 844 }, hasTouch: true },
      );
      await page.waitForSelector('.hits .can');
      const cell = () => page.evaluate(() => document.querySelector('[data-cell]').getBoundingClientRect().width);
      const isWhole = () =>
        page.evaluate(() => {
          const board = document.querySelector('.board').getBoundingClientRect();
          return [...document.querySelectorAll('[data-cell]')].every((e) => {
            const { left, right, top, bottom } = e.getBoundingClientRect();
            return left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
          });
        });
      assert.ok((await cell()) >= 40, 'a cell is large enough for a finger');
      assert.equal(await isWhole(), false);
      assert.ok(
        (await page.locator('[data-beyond]').count()) > 0,
        'there are lit places elsewhere, and arrows to them',
      );
      await page.tap('[data-whole=false]');
      await page.waitForSelector('[data-whole=true]');
      assert.equal(await isWhole(), true);
      await page.tap('[data-whole=true]');
      await page.waitForSelector('[data-whole=false]');
      assert.ok((await cell()) >= 40);
    },
  );

  it('leaves no half of a phone’s panel empty around the first islands', { timeout: 90_000 }, async () => {
    const { page } = await here.sitDown({ game: 'small-islands', seats: [{ kind: 'me' }, ...bots(1)] });
    for (const presses of [0, 12]) {
      await playOn(page, { presses });
      await everywhere(page, `after ${presses} presses`, () => {
        if (innerWidth > 400) return [];
        const area = document.querySelector('.board').getBoundingClientRect();
        const cells = [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getBoundingClientRect());
        const span = (from, to) => Math.max(...cells.map((c) => c[to])) - Math.min(...cells.map((c) => c[from]));
        const shares = [span('left', 'right') / area.width, span('top', 'bottom') / area.height];
        return shares.every((share) => share > 0.65) ? [] : shares;
      });
    }
  });

  it('says at home what one plays against whom, whose turn it is and when', { timeout: 90_000 }, async () => {
    const options = { mode: 'episode', episode: 3 };
    const { page } = await here.sitDown({ game: 'my-island', options, seats: [{ kind: 'me' }, ...bots(2)] });
    await page.waitForSelector('.status.mine');
    await page.goto(here.url);
    const row = page.locator('a[href^="/table/"]');
    await row.getByText('Episode: 3').waitFor();
    assert.match(await row.textContent(), /My Island.*against 2\s×\sRandom bot.*Your turn.*(now|ago)/);
  });
});
