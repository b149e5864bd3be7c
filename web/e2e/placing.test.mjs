// Placing without traps: an aim stays, its buttons can be reached, nothing that costs is hit on the way, and there is a way back.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES } from './games.mjs';
import { measure, SCREENS } from './measure.mjs';
import { hurried, hurryTo, playOn } from './player.mjs';
import { axe, retell, world } from './world.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const QUICK = [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }];

/** Where the cells are as large as the buttons, these stand beside them: only small ones, and many, lie in the way. */
const CROWDED = { 'small-islands': [{ viewport: { width: 900, height: 560 } }, hurried('land')] };

/** Where a turn may end with something else first: what has been played until a piece is laid. */
const LAYS = { 'lord-of-my-island': hurried('play ') };

const middle = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
const told = (page) =>
  page.evaluate(() => fetch(location.pathname.replace('/table/', '/api/tables/')).then((answer) => answer.json()));

/** Where something stands on a phone and on a desk: the window is left as it was. */
async function onScreens(page, selector) {
  const before = page.viewportSize();
  const found = [];
  for (const [width, height] of [
    [390, 844],
    [before.width, before.height],
  ]) {
    await page.setViewportSize({ width, height });
    const boxes = await page.locator(selector).evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON()));
    found.push(...boxes.map(({ left, right, top, bottom }) => ({ screen: width, left, right, top, bottom })));
  }
  return found;
}

const isOver = (a, b) =>
  a.screen === b.screen && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Plays on until a piece of ours can be placed: then its cells are lit. */
async function untilLit(page, touch = false) {
  for (let i = 0; i < 60; i++) {
    await page.waitForSelector('.status.mine, .do .primary');
    if ((await page.locator('.hits .can').count()) > 0) return;
    await playOn(page, { presses: 1, touch });
  }
  throw new Error('no piece to place');
}

/**
 * Hovers over a lit cell of which the straight way to Place leads over other places where the piece might lie: there a mouse could
 * lose its aim. Returns the points of the way, and what is held there with its buttons.
 */
async function wayOverLitCells(page) {
  /** What is held, and where its buttons stand. Runs in the page. */
  const held = () => {
    const { x, y } = document.querySelector('.aim.ready .primary')?.getBoundingClientRect() ?? {};
    return { x, y, ghost: document.querySelector('.ghost')?.innerHTML };
  };
  /** The way from a point to Place, and how much of it leads over lit cells on which the piece does not lie. Runs in the page. */
  const way = ([x, y]) => {
    const box = document.querySelector('.aim.ready .primary').getBoundingClientRect();
    const [toX, toY] = [box.x + box.width / 2, box.y + box.height / 2];
    const steps = Math.ceil(Math.hypot(toX - x, toY - y) / 6);
    const points = Array.from({ length: steps }, (_, i) => [
      x + ((toX - x) * (i + 1)) / steps,
      y + ((toY - y) * (i + 1)) / steps,
    ]);
    const first = document.elementFromPoint(x, y);
    const others = points.filter((at) => {
      const under = document.elementFromPoint(...at);
      return under !== first && under?.matches('.hits .can');
    });
    return { points, others: others.length };
  };
  const cells = await page.locator('.hits .can').all();
  let best = { others: -1 };
  const hover = async (at) => {
    if ((await page.locator('.aim').count()) > 0) await page.keyboard.press('Escape');
    await page.locator('.aim').waitFor({ state: 'detached' });
    await page.mouse.move(2, 2);
    await page.mouse.move(...at, { steps: 3 }); // no click: hovering alone aims
    await page.locator('.aim.ready .primary').waitFor();
  };
  for (const cell of cells.filter((_, i) => i % Math.ceil(cells.length / 6) === 0)) {
    const at = await middle(cell);
    await hover(at);
    const { others } = await page.evaluate(way, at);
    if (others > best.others) best = { at, others };
  }
  await hover(best.at);
  const { points } = await page.evaluate(way, best.at);
  return { way: points, others: best.others, place: await page.evaluate(held), held };
}

/** Plays on until a move was made that waits for a change of mind. */
async function untilWaiting(page) {
  for (let i = 0; i < 80; i++) {
    if ((await page.locator('.do .primary').count()) > 0) return;
    await playOn(page, { presses: 1 });
    await page.waitForTimeout(60);
  }
  throw new Error('no move that ends a turn');
}

describe('placing', { concurrency: false }, () => {
  const here = world();

  for (const game of GAMES) {
    it(
      `leads a mouse from a lit cell of ${game} to its buttons, past nothing that costs`,
      { timeout: 120_000 },
      async () => {
        // Where a piece has few places, the way may lead over none of them: then another table is tried.
        const seated = async () => {
          const guest = await here.sitDown({ game, seats: QUICK }, ...(CROWDED[game] ?? []));
          await untilLit(guest.page);
          return { ...guest, ...(await wayOverLitCells(guest.page)) };
        };
        let found = await seated();
        for (let i = 0; i < 8 && found.others === 0; i++) found = await seated();
        const { page, complaints, way, others, place, held } = found;
        assert.ok(others > 0, 'the way leads over places where the piece might lie as well');
        for (const [x, y] of way) {
          await page.mouse.move(x, y);
          // A new aim shows its buttons only when the mouse rests: they must not go away for a moment either.
          const seen = await page.evaluate(held);
          assert.deepEqual(seen, place, `at ${x}, ${y} the aim is where it was, and so are its buttons`);
        }
        if (game === 'my-island' || game === 'islant')
          assert.ok((await page.locator('[data-costs]').count()) > 0, 'something that costs is there to be hit');
        const costly = await page.locator('[data-costs]').evaluateAll((all, way) => {
          const boxes = all.map((e) => [e.textContent, e.getBoundingClientRect()]);
          const isIn = (box) =>
            way.some(([x, y]) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
          return boxes.filter(([, box]) => isIn(box)).map(([words]) => words);
        }, way);
        assert.deepEqual(costly, [], 'what costs stands elsewhere');
        const number = (await told(page)).number;
        await page.mouse.down();
        await page.mouse.up();
        await page.waitForFunction(() => !document.querySelector('.aim'));
        const under = await page.evaluate(
          ([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent,
          way.at(-1),
        );
        assert.equal(under, undefined, 'where Place was stands no other button');
        await page.mouse.down();
        await page.mouse.up(); // a hasty second press hits nothing
        const after = await told(page);
        assert.ok(after.status === 'playing' && after.number >= number);
        assert.deepEqual(complaints, []);
      },
    );
  }

  for (const [game, who, seats] of [
    ...GAMES.map((game) => [game, 'although the bot is quick', QUICK]),
    ['islant', 'alone', [{ kind: 'me' }]],
  ]) {
    it(`takes the last step of a turn back in ${game} ${who}`, { timeout: 180_000 }, async () => {
      const { page, complaints } = await here.sitDown({ game, seats }, {}, LAYS[game]);
      const ghost = page.locator('.ghost');
      await untilWaiting(page);
      const before = await told(page);
      await page.getByText('You can still take this back').waitFor();
      if (game in LAYS) assert.equal(await ghost.count(), 1, 'a tile has been laid');
      await page.keyboard.press('u');
      await page.waitForSelector('.status.mine');
      assert.equal(await page.locator('.do .primary').count(), 0);
      assert.equal(await ghost.count(), 0, 'nothing lies on the board that was not there');
      if (game in LAYS) await page.waitForSelector('.hits .can'); // it is in hand again
      await page.waitForTimeout(3300); // longer than it would have waited
      assert.deepEqual((await told(page)).legal, before.legal, 'nothing was sent');
      assert.deepEqual(complaints, []);
    });
  }

  /** Moves after which somebody at the same device goes on, and nothing has come to light: the rules let them be taken back. */
  const OPEN = { 'my-island': 'place', 'first-island': 'mark', 'small-islands': 'place', 'lord-of-my-island': 'set' };
  for (const [game, kind] of Object.entries(OPEN))
    it(`takes a move of ${game} back that the server has already`, { timeout: 120_000 }, async () => {
      let before;
      const table = { game, seats: [{ kind: 'me' }, { kind: 'same-device', name: 'Grace' }] };
      const { page, complaints } = await here.sitDown(table, {}, async (page, address) => {
        if (!(await hurryTo(page, kind, undefined, address))) return false;
        before = await page.evaluate(async (address) => (await fetch(address)).json(), address);
        return page.evaluate(
          async ([address, { legal, number, act }, kind]) => {
            const seat = act.find((seat) => legal[seat].some((move) => move.startsWith(kind)));
            const body = JSON.stringify({ seat, number, move: legal[seat].find((move) => move.startsWith(kind)) });
            const headers = { 'Content-Type': 'application/json' };
            await fetch(`${address}/moves`, { method: 'POST', headers, body });
            const { act: next, takeBack } = await (await fetch(address)).json();
            return takeBack.includes(seat) && next.length > 0; // else nothing of it could be taken back: another table
          },
          [address, before, kind],
        );
      });
      await page.locator('.undo[aria-disabled=false]').waitFor();
      assert.ok((await told(page)).number > before.number, 'the server has it');
      await page.keyboard.press('u');
      await page.locator('[role=log] .undone').waitFor();
      const { view, legal } = await told(page);
      assert.deepEqual([view, legal], [before.view, before.legal], 'all is as it was');
      assert.deepEqual(complaints, []);
    });

  it(
    'sends the last step when its time is up, at once, or when it is confirmed, as wanted',
    { timeout: 120_000 },
    async () => {
      // A table for each: only the first tile of a game has a place for certain.
      const place = async (way) => {
        const { page } = await here.sitDown({ game: 'my-island', seats: QUICK });
        await page.waitForSelector('.status.mine');
        if (way) {
          await page.getByRole('button', { name: 'More', exact: true }).click();
          await page.getByRole('button', { name: 'Pace of play' }).click();
          await page.getByLabel(way).check();
          assert.deepEqual(await axe(page), [], 'axe at the settings');
          await page.keyboard.press('Escape');
        }
        await page.locator('.hits .can').first().click();
        await page.locator('.aim .primary').click();
        return page;
      };
      await (await place()).waitForSelector('.board .tile');
      await (await place('is played at once')).waitForSelector('.board .tile');
      const page = await place('waits until you confirm it');
      assert.deepEqual(await axe(page), [], 'axe while it waits');
      assert.equal(await page.locator('.do .primary').count(), 1, 'it waits as long as it takes');
      assert.equal(await page.locator('.board .tile').count(), 0, 'and is not played');
      await page.locator('.do .primary').click();
      await page.waitForSelector('.board .tile');
      await page.reload();
      await page.waitForSelector('.status.mine');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Pace of play' }).click();
      assert.ok(await page.getByLabel('waits until you confirm it').isChecked(), 'it is remembered');
    },
  );

  it('plays with a press on a lit place alone, for whoever wants that', { timeout: 90_000 }, async () => {
    for (const options of [{}, PHONE]) {
      const { page } = await here.sitDown({ game: 'my-island', seats: QUICK }, { commit: 'press', ...options });
      await page.waitForSelector('.hits .can');
      const at = await middle(page.locator('.hits .can').first());
      const sent = page.waitForRequest('**/moves');
      await (options.hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at));
      assert.match((await sent).postDataJSON().move, /^place /);
    }
  });

  it('asks once more, elsewhere, before anything is given up', { timeout: 90_000 }, async () => {
    for (const [game, move, past] of [
      ['my-island', 'pass'],
      ['my-island', 'stop'],
      ['islant', 'end'],
      ['small-islands', 'done', hurried('done', '^land')], // there is a house to be built
      ['first-island', 'done', hurried('score')],
      ['lord-of-my-island', 'discard', hurried('discard')],
      ['lord-of-my-island', 'out', hurried('out')],
    ]) {
      const { page } = await here.sitDown({ game, seats: QUICK }, { commit: 'confirm' }, past);
      const costly = page.locator(`.do [data-move^=${move}]`).first();
      if (move === 'discard') await page.locator('[data-pick][aria-pressed=false]').first().click(); // the tile it is about
      await costly.waitFor();
      const { number } = await told(page);
      const costs = await onScreens(page, '.do [data-costs]');
      await costly.dblclick();
      await page.waitForTimeout(300);
      assert.equal(await page.locator('.do .primary').count(), 0, 'a double press gives nothing up');
      const { legal } = await told(page);
      assert.ok(
        legal[0].some((other) => other.startsWith(move)),
        `${game}: ${move} waits for an answer among ${legal[0]}`,
      );
      await costly.click();
      const answered = page.waitForResponse('**/moves');
      await page.locator(`[data-sure^=${move}]`).click();
      const primary = page.locator('.do .primary');
      const isLast = await Promise.race([primary.waitFor().then(() => true), answered.then(() => false)]);
      const goesOn = isLast ? await onScreens(page, '.do .primary') : [];
      if (isLast) await primary.click();
      assert.ok((await answered).ok());
      assert.ok((await told(page)).number > number);
      const under = goesOn.flatMap((box) => costs.filter((other) => isOver(box, other)));
      assert.deepEqual(under, [], `nothing that costs in ${game} stands where what goes on does`);
    }
  });

  it(
    'has the way back stand where the button stood, however many of them there are',
    { timeout: 120_000 },
    async () => {
      const { page } = await here.sitDown({ game: 'lord-of-my-island', seats: QUICK }, {}, async (page, address) => {
        await hurryTo(page, 'discard', undefined, address);
        await retell(page, address, (found) => {
          const moves = ['discard q01', 'discard t10', 'discard t11', 'out']; // as if nothing fitted, near the end
          Object.assign(found, {
            legal: { 0: moves },
            gain: { 0: moves.map(() => 0) },
            ends: { 0: moves.map(() => 1) },
          });
        });
        return true;
      });
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        const costly = page.locator('.do [data-costs]');
        await costly.nth(3).waitFor();
        for (let i = 0; i < 4; i++) {
          // On a phone the row is moved for the fourth.
          await costly.nth(i).evaluate((e) => e.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
          const [x, y] = await middle(costly.nth(i));
          await page.mouse.click(x, y);
          const yes = page.locator('[data-sure]');
          await yes.waitFor();
          const over = await page.evaluate(
            ([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.outerHTML,
            [x, y],
          );
          assert.ok(over && !over.includes('data-sure'), `${width}: button ${i} gives way to ${over}`);
          const box = await yes.boundingBox();
          assert.ok(
            box.x >= 0 && box.x + box.width <= width,
            `${width}: the answer to button ${i} is out of sight: ${JSON.stringify(box)}`,
          );
          assert.deepEqual(await page.evaluate(measure), [], `${width}: asked by button ${i}`);
          await page.mouse.click(x, y);
          await yes.waitFor({ state: 'detached' });
        }
      }
    },
  );

  it('gives nobody’s seat up by a double press', { timeout: 60_000 }, async () => {
    const { page } = await here.sitDown({ game: 'islant', seats: QUICK });
    await page.waitForSelector('.status.mine');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).dblclick();
    await page.getByRole('button', { name: 'Yes, resign' }).waitFor();
    assert.deepEqual((await told(page)).mySeats, [0]);
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.waitForFunction(() =>
      fetch(location.pathname.replace('/table/', '/api/tables/'))
        .then((answer) => answer.json())
        .then((table) => table.status === 'over' || table.mySeats.length === 0),
    );
  });

  it('lights places up as a piece would lie, not only where one end of it goes', { timeout: 120_000 }, async () => {
    // Some tiles fit with one end everywhere, and light up nothing more than that: a first tile may be one of them.
    const table = { game: 'my-island', options: { mode: 'episode', episode: 9 }, seats: QUICK };
    const seen = [];
    while (seen.length < 8 && !seen.some(({ may, can }) => may > can)) {
      const { page } = await here.sitDown(table);
      await page.waitForSelector('.hits .can');
      assert.equal(await page.locator('.hits .can:not(.may)').count(), 0, 'a piece lies where its end goes');
      seen.push({ may: await page.locator('.hits .may').count(), can: await page.locator('.hits .can').count() });
    }
    assert.ok(seen.at(-1).may > seen.at(-1).can, JSON.stringify(seen));
  });

  it('lights a camp of The First Island up whole, wherever it is pointed at', { timeout: 120_000 }, async () => {
    const table = { game: 'first-island', options: { level: 'casual' }, seats: [{ kind: 'me' }] };
    const { page } = await here.sitDown(table, { commit: 'confirm' }, hurried('score hand'));
    const piece = page.locator('[data-pick^="score hand"]').first();
    const pick = await piece.getAttribute('data-pick');
    if ((await piece.getAttribute('aria-pressed')) !== 'true') await piece.click();
    const { legal } = await told(page);
    const camps = legal[0].filter((move) => move.startsWith(`${pick} `)).map((move) => move.split(' ').slice(3));
    assert.ok(camps.length > 0 && camps.every((cells) => cells.length > 1), `${legal[0]}`);
    const lit = (kind) => page.locator(`.hits ${kind}`).evaluateAll((all) => all.map((e) => e.dataset.cell));
    const [may, can] = [await lit('.may'), await lit('.can')];
    assert.deepEqual(may.toSorted(), [...new Set(camps.flat())].toSorted(), 'every hex of a camp is lit');
    assert.ok(may.length > can.length, 'and not only where it begins');
    const other = may.find((cell) => !can.includes(cell));
    await page.locator(`.hits [data-cell="${other}"]`).click();
    await page.locator('.aim.ready').waitFor();
    assert.equal(await page.locator('.ghost').count(), 1, 'a camp is aimed at by any of its hexes');
  });

  it(
    'says of The First Island before the dice that no card fits yet, instead of asking',
    { timeout: 60_000 },
    async () => {
      const { page } = await here.sitDown({ game: 'first-island', seats: QUICK });
      await page.waitForSelector('[data-move=done]');
      assert.match(await page.locator('.status').textContent(), /No card fits your map yet/);
      assert.doesNotMatch(await page.locator('header').textContent(), /\?/);
    },
  );

  it('says why nothing goes to an unlit cell', { timeout: 90_000 }, async () => {
    const { page, complaints } = await here.sitDown({ game: 'my-island', seats: QUICK });
    await page.waitForSelector('.hits .can');
    await page.locator('.hits polygon:not(.may)').first().click();
    await page.locator('.why').waitFor();
    assert.match(await page.locator('.why').textContent(), /\w{3}/);
    assert.deepEqual(await axe(page), [], 'axe with a reason');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.why', { state: 'detached' });
    assert.deepEqual(complaints, []);
  });

  it('never places anything by a second tap on a phone', { timeout: 90_000 }, async () => {
    const { page } = await here.sitDown({ game: 'my-island', seats: QUICK }, PHONE);
    await page.waitForSelector('.hits .can');
    const at = await middle(page.locator('.hits .can').first());
    for (let i = 0; i < 3; i++) await page.touchscreen.tap(...at);
    await page.locator('.aim.ready').waitFor();
    assert.equal(await page.locator('.do .primary').count(), 0);
    assert.equal(await page.locator('.ghost').count(), 1);
  });

  it('offers each kind of token of Small Islands once, as pieces', { timeout: 120_000 }, async () => {
    const { page } = await here.sitDown({ game: 'small-islands', seats: QUICK }, {}, hurried('token'));
    await page.waitForSelector('[data-pick^=token]');
    const { legal } = await told(page);
    const kinds = new Set(legal[0].filter((move) => move.startsWith('token')).map((move) => move.split(' ')[1]));
    const offered = await page.locator('[data-pick^=token]').evaluateAll((all) => all.map((e) => e.dataset.pick));
    assert.deepEqual(offered.toSorted(), [...kinds].map((kind) => `token ${kind}`).toSorted());
    assert.equal(await page.locator('button[data-move^=token]').count(), 0, 'and by no other button');
  });

  it('puts an objective of an Advanced game together from a mission and a reward', { timeout: 120_000 }, async () => {
    const table = { game: 'small-islands', options: { advanced: true }, seats: QUICK };
    const { page, complaints } = await here.sitDown(table, {}, hurried('choose '));
    const half = (kind) => page.getByRole('group', { name: kind, exact: true }).getByRole('button');
    await half('Reward').nth(2).waitFor();
    assert.deepEqual([await half('Mission').count(), await half('Reward').count()], [3, 3], 'not nine combinations');
    const { view } = await told(page);
    const [missions, rewards] = ['M', 'P'].map((kind) =>
      view.you.cards.map(({ card }) => card).filter((card) => card.startsWith(kind)),
    );
    await half('Reward').nth(2).click();
    await page.locator('.things').getByText('And the mission for it').waitFor();
    await half('Reward').nth(1).click(); // another one instead
    assert.equal(await half('Reward').nth(1).getAttribute('aria-pressed'), 'true');
    assert.deepEqual(await axe(page), [], 'axe while one chooses');
    assert.equal((await told(page)).view.you.chosen.length, 0, 'half an objective is none');
    await half('Mission').nth(0).click();
    await page.locator('.things').getByText('Keep a mission and a reward for later').waitFor();
    const chosen = (await told(page)).view.you.chosen.map(({ card }) => card);
    assert.deepEqual(chosen, [missions[0], rewards[1]]);
    await half('Mission').nth(1).waitFor();
    assert.deepEqual([await half('Mission').count(), await half('Reward').count()], [2, 2], 'what is left');
    assert.deepEqual(complaints, []);
  });

  it('opens My Island without a mark where nothing is to be gained or lost', { timeout: 60_000 }, async () => {
    const { page } = await here.sitDown({ game: 'my-island', seats: QUICK });
    await page.waitForSelector('.hits .can');
    const { legal, gain } = await told(page);
    const worth = new Set(legal[0].filter((move, i) => /^place/.test(move) && gain[0][i] !== 0));
    const marks = await page.locator('.board .gain').count();
    assert.ok(marks <= worth.size, `${marks} marks for ${worth.size} places that bring or cost anything`);
    assert.equal(await page.locator('.board .gain', { hasText: /^0$/ }).count(), 0);
  });
});
