// A screen that holds still: on every screen, from the opening to the end, nothing is cut off or lies over something else.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { GAMES } from './games.mjs';
import { hurryTo, playOn } from './player.mjs';
import { scrolls, world } from './world.mjs';

const SCREENS = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
];
const MIDDLE = 30;

/** What is cut off by the window or by its own area, or lies over another area. Runs in the page. */
function measure() {
  const wrong = [];
  const seen = (e) => e.checkVisibility() && e.getBoundingClientRect().width > 0;
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => `${e.tagName.toLowerCase()}.${e.className} "${(e.textContent ?? '').trim().slice(0, 30)}"`;
  const inside = (a, b) =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const whole = new DOMRect(0, 0, innerWidth, innerHeight);
  const areas = all('.screen > header, main.table > section');
  for (const area of areas) if (!inside(box(area), whole)) wrong.push(`${name(area)} leaves the window`);
  areas.forEach((a, i) =>
    areas.slice(i + 1).forEach((b) => {
      const [p, q] = [box(a), box(b)];
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (wide > 1 && high > 1) wrong.push(`${name(a)} lies over ${name(b)}`);
    }),
  );
  // What must be seen whole, in the area it belongs to.
  const parts = [
    ['.screen > header', 'h1, button, a'],
    ['.seats', '.seat, .seat .score'],
    ['.hand', '.piece'],
    ['.do', '.status, button'],
  ];
  for (const [area, selector] of parts)
    for (const holder of all(area))
      for (const part of [...holder.querySelectorAll(selector)].filter(seen)) {
        part.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // a row of many may scroll sideways
        if (!inside(box(part), box(holder))) wrong.push(`${name(part)} leaves ${area}`);
      }
  for (const text of all('.status b, .status span, .what p'))
    if (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 3)
      wrong.push(`${name(text)} is cut off`);
  for (const text of all('h1, .seat .score, .do button, .things button, .things th, .things td, .things li, .things p'))
    if (text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0 && getComputedStyle(text).overflowX !== 'auto')
      wrong.push(`${name(text)} is cut off`);
  for (const seats of all('.seats'))
    if (innerWidth >= 860 && seats.querySelectorAll('.seat').length <= 6 && seats.scrollHeight > seats.clientHeight + 1)
      wrong.push('not everybody around the table is seen');
  for (const aside of all('.things'))
    if (aside.scrollWidth > aside.clientWidth + 1) wrong.push('what lies beside the board is wider than its place');
  return wrong;
}

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
/** What the page asks for beside its buttons, as the catalogue has it. */
const CATALOGUE = readFileSync(new URL('../src/text/en.ts', import.meta.url), 'utf8');
const PROMPTS = ['skip', 'donePlaying', 'askCell', 'hold', 'aim', 'chooseBeside', 'pick', 'choose'].map(
  (key) => new RegExp(`\\n {4}${key}: '([^']+)'`).exec(CATALOGUE)[1],
);

/** What of a page that scrolls down is cut off at its sides, wider than its place, or lies over something else. Runs in the page. */
function survey() {
  const wrong = [];
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => `${e.tagName.toLowerCase()}.${e.className} "${(e.textContent ?? '').trim().slice(0, 30)}"`;
  const top = document.querySelector('[role=dialog]') ?? document.querySelector('#app');
  const all = (selector) => [...top.querySelectorAll(selector)].filter((e) => seen(e) && !e.closest('.hidden, svg'));
  /** A row that scrolls sideways shows the rest when it is moved. */
  const scrolls = (e) => {
    for (let at = e; at !== null; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1) return true;
    return false;
  };
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push('the page is wider than the window');
  for (const e of all('h1, h2, h3, p, li, dt, dd, td, th, label, small, b, button, a, input, select')) {
    const { left, right } = box(e);
    if ((left < -1 || right > innerWidth + 1) && !scrolls(e)) wrong.push(`${name(e)} leaves the window`);
    const style = getComputedStyle(e);
    const isCut = e.scrollWidth > e.clientWidth + 1 && style.display !== 'inline' && !/INPUT|SELECT/.test(e.tagName);
    if (isCut && style.textOverflow !== 'ellipsis' && !scrolls(e)) wrong.push(`${name(e)} is cut off`);
  }
  const pressed = all('button, a[href], input, select, summary');
  pressed.forEach((a, i) =>
    pressed.slice(i + 1).forEach((b) => {
      const [p, q] = [box(a), box(b)];
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (wide > 1 && high > 1 && !a.contains(b) && !b.contains(a) && !scrolls(a) && !scrolls(b))
        wrong.push(`${name(a)} lies over ${name(b)}`);
    }),
  );
  return wrong;
}

/** What is wrong a moment after the window has got another size. */
async function calmed(page, look) {
  for (let i = 0; ; i++) {
    await page.waitForTimeout(50);
    const wrong = await page.evaluate(look);
    if (wrong.length === 0 || i === 40) return wrong;
  }
}

/** Looks at a page on every screen. */
async function everywhere(page, what, look = survey) {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await calmed(page, look), [], `${what}, ${width} by ${height}`);
  }
}

const bots = (count) => Array.from({ length: count }, () => ({ kind: 'bot', bot: 'random' }));
/** Modes with more beside the board, or more people around it, than a game of two. */
const CROWDED = [
  { game: 'first-island', options: { level: 'impossible' }, seats: [{ kind: 'me' }] },
  { game: 'islant', options: { level: 5 }, seats: [{ kind: 'me' }, ...bots(1)] },
  { game: 'small-islands', options: { alexis: 4, advanced: true, greatExplorer: true }, seats: [{ kind: 'me' }] },
  { game: 'lord-of-my-island', options: { auction: true, kingdoms: true }, seats: [{ kind: 'me' }, ...bots(5)] },
];

const boardBox = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

/** How much of its area a board takes, across or down, whichever is more. Runs in the page. */
function taken() {
  const area = document.querySelector('.board').getBoundingClientRect();
  const cells = [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getBoundingClientRect());
  const span = (from, to) => Math.max(...cells.map((c) => c[to])) - Math.min(...cells.map((c) => c[from]));
  return Math.max(span('left', 'right') / area.width, span('top', 'bottom') / area.height);
}

/** What a player needs all the time and does not see without scrolling. Runs in the page. */
function unseen() {
  const things = document.querySelector('.things');
  things.scrollTop = 0;
  const { top, bottom } = things.getBoundingClientRect();
  return [...things.querySelectorAll('[data-needed]')]
    .map((e) => ({ e, box: e.getBoundingClientRect() }))
    .filter(({ box }) => box.top < top || box.bottom > bottom + 1)
    .map(({ e, box }) => `${e.textContent.trim().slice(0, 30)} ends ${Math.round(box.bottom - bottom)} below its area`);
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
          if (width !== 360) assert.deepEqual(await page.evaluate(unseen), [], `in sight, ${where}`);
          if (game === 'lord-of-my-island')
            assert.ok((await page.evaluate(taken)) > 0.8, `the board takes the room that it has, ${where}`);
          if (when === 'opening') assert.deepEqual(await page.evaluate(prompts, PROMPTS), [], `prompts, ${where}`);
          assert.deepEqual(board, boards.get(width) ?? board, `the board of the opening, ${where}`);
          boards.set(width, board);
        }
      };
      await page.waitForSelector('[data-cell]');
      await look('opening');
      for (let i = 0; i < MIDDLE / 3; i++) {
        await playOn(page, { presses: 3 });
        assert.deepEqual(await boardBox(page), boards.get(1920), 'the board holds still while one plays');
      }
      await look('middle');
      await playOn(page);
      await page.keyboard.press('Escape');
      await page.waitForSelector('[aria-labelledby=result-title]', { state: 'detached' });
      await look('end');
    });
  }

  for (const table of CROWDED) {
    const { game, options } = table;
    it(`cuts nothing of ${game} with ${JSON.stringify(options)} off`, { timeout: 200_000 }, async () => {
      const { page } = await here.sitDown(table);
      await everywhere(page, 'opening', measure);
      await playOn(page, { presses: 14 });
      await everywhere(page, 'later', measure);
    });
  }

  it('shows the result of six whole, one’s own too', { timeout: 200_000 }, async () => {
    const { game, options } = CROWDED[3];
    const table = { game, options, seats: [...bots(5), { kind: 'me' }] };
    const { page } = await here.sitDown(table, {}, async (page, address) => {
      return !(await hurryTo(page, 'never', undefined, address)); // it is over
    });
    await page.waitForSelector('[aria-labelledby=result-title]');
    await everywhere(page, 'result', () => {
      const [mine, place] = ['.result li.mine', '.result .scroll'].map((s) =>
        document.querySelector(s).getBoundingClientRect(),
      );
      const { top, bottom } = document.querySelector('.result').getBoundingClientRect();
      return [
        ...(mine.top < place.top - 1 || mine.bottom > place.bottom + 1 ? ['one’s own row is out of sight'] : []),
        ...(top < 0 || bottom > innerHeight ? ['the result leaves the window'] : []),
      ];
    });
    await everywhere(page, 'result');
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

  it('says at home against whom one plays, whose turn it is and when', { timeout: 90_000 }, async () => {
    const { page } = await here.sitDown({ game: 'my-island', seats: [{ kind: 'me' }, ...bots(2)] });
    await page.waitForSelector('.status.mine');
    await page.goto(here.url);
    const row = page.locator('a[href^="/table/"]');
    await row.waitFor();
    assert.match(await row.textContent(), /My Island.*against Random bot.*Your turn.*(now|ago)/);
  });
});
