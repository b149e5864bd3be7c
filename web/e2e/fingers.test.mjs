// Boards under fingers and wheels: a piece is dragged by a finger, and two fingers or a wheel zoom.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { world } from './world.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const QUICK = [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }];
/** How far above a finger the piece is held that it drags. */
const ABOVE = 50;

const told = (page) =>
  page.evaluate(() => fetch(location.pathname.replace('/table/', '/api/tables/')).then((answer) => answer.json()));
const cellWidth = (page) => page.evaluate(() => document.querySelector('[data-cell]').getBoundingClientRect().width);

/** Fingers on the screen, each where it is: what they do is done by the browser, as on a real phone. */
async function fingers(page, context) {
  const touch = await context.newCDPSession(page);
  const send = (type, points) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  return {
    down: (...points) => send('touchStart', points),
    move: (...points) => send('touchMove', points),
    up: () => send('touchEnd', []),
  };
}

/** A lit cell that can be seen, and a point on it; or one `far` from its middle, where no piece could lie. Runs in the page. */
function litCell(far) {
  const area = document.querySelector('.board').getBoundingClientRect();
  const lit = [...document.querySelectorAll('.hits .can')].map((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return { name: cell.dataset.cell, x: x + width / 2, y: y + height / 2 };
  });
  for (const { name, x, y } of lit)
    for (let i = 0; i < 12; i++) {
      const at = [x + far * Math.cos((i * Math.PI) / 6), y + far * Math.sin((i * Math.PI) / 6)];
      const isInside = at[0] > area.left && at[0] < area.right && at[1] > area.top && at[1] < area.bottom;
      const under = document.elementFromPoint(...at);
      if (!isInside || !under?.closest('.area')) continue;
      const isNearest = lit.every((other) => other.name === name || Math.hypot(other.x - at[0], other.y - at[1]) > far);
      if (far === 0 ? under.dataset.cell === name : isNearest && !under.matches('.may')) return { name, at, x, y };
    }
  return null;
}

describe('fingers and wheels', { concurrency: false }, () => {
  const here = world();

  it('drop a piece on a lit hex, and beside one', { timeout: 90_000 }, async () => {
    const table = { game: 'my-island', seats: QUICK };
    const { page, context, complaints } = await here.sitDown(table, { ...PHONE, commit: 'once' });
    await page.waitForSelector('.hits .can');
    const finger = await fingers(page, context);
    const piece = await page.locator('.tray [data-pick]').first().boundingBox();
    const start = [piece.x + piece.width / 2, piece.y + piece.height / 2];
    for (const far of [27, 0]) {
      const { name, at, x, y } = await page.evaluate(litCell, far);
      const drop = [at[0], at[1] + ABOVE];
      await finger.down(start);
      const way = (share) => start.map((from, i) => from + (drop[i] - from) * share);
      for (const share of [0.05, 0.1]) await finger.move(way(share));
      await page.locator('.carried, .ghost').first().waitFor(); // it is in sight from the beginning
      for (const share of [0.4, 0.7, 0.9, 1]) await finger.move(way(share));
      await page.waitForTimeout(200); // a finger that is lifted in full swing throws: the browser then takes the next tap for the stop
      await finger.move(drop);
      await finger.up();
      await page.locator('.aim.ready').waitFor();
      const ghost = await page.locator('.ghost').boundingBox();
      const isOver = x > ghost.x && x < ghost.x + ghost.width && y > ghost.y && y < ghost.y + ghost.height;
      assert.ok(isOver, `the piece is held over ${name}`);
      if (far > 0) {
        await page.keyboard.press('Escape');
        await page.locator('.aim').waitFor({ state: 'detached' });
        continue;
      }
      await page.locator('.aim .primary').tap();
      await page.waitForSelector('.board .tile');
      const [first] = (await told(page)).view.seats[0].tiles;
      assert.ok(
        first.spaces.some((space) => space.at === name),
        `it lies on ${name}`,
      );
    }
    assert.deepEqual(complaints, []);
  });

  it('zoom the board: two of them, or a wheel', { timeout: 90_000 }, async () => {
    const table = { game: 'my-island', seats: QUICK };
    const { page, context } = await here.sitDown(table, PHONE);
    await page.waitForSelector('.hits .can');
    const { number } = await told(page);
    const finger = await fingers(page, context);
    const board = await page.locator('.board').boundingBox();
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
    /** Two fingers on both sides of the middle, first so far from it and then so far. */
    const pinch = async (from, to) => {
      const apart = (far) => [
        [x - far, y],
        [x + far, y],
      ];
      await finger.down(...apart(from));
      for (let i = 1; i <= 6; i++) await finger.move(...apart(from + ((to - from) * i) / 6));
      await finger.up();
    };
    const before = await cellWidth(page);
    await pinch(40, 120);
    const large = await cellWidth(page);
    assert.ok(large > before * 1.5, `${before} pixels have become ${large}`);
    await pinch(120, 40);
    assert.ok((await cellWidth(page)) < large / 1.5, 'and less again');
    assert.equal(await page.locator('.ghost').count(), 0, 'that aims at nothing');
    assert.equal((await told(page)).number, number, 'and plays nothing');

    const desk = await here.sitDown(table);
    await desk.page.waitForSelector('.hits');
    const area = await desk.page.locator('.board').boundingBox();
    const small = await cellWidth(desk.page);
    await desk.page.mouse.move(area.x + 8, area.y + area.height / 2); // where there is nothing to aim at
    await desk.page.mouse.wheel(0, -100);
    await desk.page.waitForFunction(
      (small) => document.querySelector('[data-cell]').getBoundingClientRect().width > small * 1.1,
      small,
    );
    await desk.page.mouse.wheel(0, 100);
    await desk.page.waitForFunction(
      (small) => Math.abs(document.querySelector('[data-cell]').getBoundingClientRect().width - small) < 0.5,
      small,
    );
  });
});
