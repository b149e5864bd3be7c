// The lessons: each from its first step to its last by the real rules in the page, the first games also with keys alone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { axe, scrolls, world } from './world.mjs';

/** All that there are: `src/lesson/lesson.test.ts` compares the list with the lessons. */
const LESSONS = JSON.parse(readFileSync(new URL('lessons.json', import.meta.url), 'utf8'));
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const END = 'end';

/** The step the lesson is at, once nothing is on its way and everything it points at is ringed. */
async function stand(page) {
  const found = await page.waitForFunction((end) => {
    const buttons = [...document.querySelectorAll('.teacher [data-lesson]')];
    if (buttons.length === 0 || buttons.some((b) => b.disabled)) return null;
    const rings = [...document.querySelectorAll('[data-ring]')].map((r) => r.dataset.ring);
    const points = Number(document.querySelector('[data-points]')?.dataset.points ?? 0);
    if (rings.length !== points) return null;
    return {
      at: document.querySelector('.teacher small')?.textContent ?? end,
      buttons: buttons.map((b) => b.dataset.lesson),
      rings,
    };
  }, END);
  return found.jsonValue();
}

const press = (page, name) => page.locator(`.teacher [data-lesson=${name}]`).click();
/** Whether the lesson has gone on from a step, or says something to what was played instead. */
const answered = (page, at) =>
  page.waitForFunction(
    ([at, end]) => {
      const now = document.querySelector('.teacher small')?.textContent ?? end;
      return document.querySelector('.teacher .detour') ? 'detour' : now === at ? null : 'on';
    },
    [at, END],
  );

/** Picks a piece, unless it is in hand, and lays it on a cell after so many turns; whether it could be laid. */
async function lay(page, pick, cell, turns) {
  const piece = page.locator(pick ?? '[data-pick]').first();
  const isHeld = (await page.locator(`${pick ?? '[data-pick]'}[aria-pressed=true]`).count()) > 0;
  if (!isHeld) await piece.click();
  await page.locator(cell).click({ force: true });
  const place = page.locator('.aim.ready .primary');
  await place.waitFor({ timeout: 15_000 });
  const stands = () => page.locator('.aim.ready').getAttribute('style');
  const before = await stands();
  for (let n = 0; n < turns; n++) await page.keyboard.press('r');
  assert.equal(await stands(), before, 'its buttons stay while a piece is turned');
  await place.click();
}

/** Does what the rings point at, as somebody would who is told nothing else; what is wrong is tried again, turned further. */
async function obey(page, { at, rings }) {
  const [move, pick] = ['[data-move', '[data-pick'].map((what) => rings.find((ring) => ring.startsWith(what)));
  const cells = rings.filter((ring) => ring.startsWith('.board'));
  if (move && cells.length === 0) {
    await page.locator(move).first().click();
    const sure = page.locator('[data-sure]');
    if (await sure.isVisible()) await sure.click();
    return (await answered(page, at)).jsonValue();
  }
  const halves = page.locator('.columns [data-needed]'); // of which any two go together
  if (cells.length === 0 && (await halves.count()) > 0) {
    await halves.first().click();
    await page.locator('.columns [data-move]').first().click();
    return (await answered(page, at)).jsonValue();
  }
  for (const cell of cells)
    for (let turns = 0; turns < 6; turns++) {
      await lay(page, pick, cell, turns);
      if ((await (await answered(page, at)).jsonValue()) === 'on') return 'on';
      await press(page, 'again');
      await page.locator('.teacher .detour').waitFor({ state: 'detached' });
      await stand(page);
    }
  await press(page, 'show'); // what is asked for in words only
  await answered(page, at);
  return 'shown';
}

/** Presses a key until the focus is where it should be. */
async function walk(page, key, selector) {
  for (let n = 0; n < 250; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} does not lead to ${selector}`);
}

async function enter(page, selector) {
  await page.locator(selector).first().waitFor();
  await walk(page, 'Tab', selector);
  await page.keyboard.press('Enter');
}

/** Where everything is allowed: takes what is offered first, or lays a piece on a lit place; whether there is either. */
async function playAnything(page) {
  const offered = '.things [data-move]:enabled';
  if ((await page.locator(offered).count()) > 0) {
    await enter(page, offered);
    return true;
  }
  if ((await page.locator('[data-pick]').count()) === 0) return false;
  if ((await page.locator('[data-pick][aria-pressed=true]').count()) === 0) await enter(page, '[data-pick]');
  await page.keyboard.press('.');
  await page.locator('.aim.ready').waitFor();
  await page.keyboard.press('Enter');
  return true;
}

/** The same by Tab, arrows, `.` from lit cell to lit cell, R and Enter. */
async function obeyByKeys(page, { at, rings }) {
  const [move, pick = '[data-pick]'] = ['[data-move', '[data-pick'].map((what) =>
    rings.find((ring) => ring.startsWith(what)),
  );
  const cells = rings.filter((ring) => ring.startsWith('.board'));
  if (move && cells.length === 0) {
    await enter(page, move);
    const sure = page.locator('[data-sure]');
    if (await sure.isVisible()) await enter(page, '[data-sure]');
    return (await answered(page, at)).jsonValue();
  }
  if (cells.length === 0 && (await playAnything(page))) {
    if ((await (await answered(page, at)).jsonValue()) === 'on') return 'on';
    await enter(page, '.teacher [data-lesson=again]');
    await page.locator('.teacher .detour').waitFor({ state: 'detached' });
    await stand(page);
  }
  for (const cell of cells)
    for (let turns = 0; turns < 6; turns++) {
      if ((await page.locator(`${pick}[aria-pressed=true]`).count()) === 0) await enter(page, pick);
      await page.keyboard.press('.'); // a cell that has the focus already is not aimed at
      await walk(page, '.', cell);
      await page.locator('.aim.ready').waitFor();
      for (let n = 0; n < turns; n++) await page.keyboard.press('r');
      await page.keyboard.press('Enter');
      if ((await (await answered(page, at)).jsonValue()) === 'on') return 'on';
      await enter(page, '.teacher [data-lesson=again]');
      await page.locator('.teacher .detour').waitFor({ state: 'detached' });
      await stand(page);
    }
  await enter(page, '.teacher [data-lesson=show]'); // what is asked for in words only
  await answered(page, at);
  return 'shown';
}

/** Whether what is said has more lines than there is room for. */
const isCut = (page) => page.locator('.teacher .said').evaluate((said) => said.scrollHeight > said.clientHeight + 1);

/** Goes through a lesson; with `clicks` by doing what it asks for. Returns its steps, and how many moves were made so and not shown. */
async function learn(page, clicks) {
  const seen = [];
  let made = 0;
  for (;;) {
    const now = await stand(page);
    assert.ok(!seen.includes(now.at), `${now.at} again`);
    seen.push(now.at);
    assert.equal(await isCut(page), false, `${now.at} can be read at once`);
    if (now.at === END) return { seen, made };
    if (now.buttons.includes('next')) await press(page, 'next');
    else if (clicks) {
      const how = await obey(page, now);
      assert.match(how, /^(on|shown)$/, now.at);
      if (how === 'on') made++;
    } else await press(page, 'show');
    await answered(page, now.at);
  }
}

describe('a lesson', { concurrency: false }, () => {
  const here = world();

  for (const [game, lessons] of Object.entries(LESSONS))
    for (const lesson of lessons)
      it(
        `of ${game}, ${lesson}, ${lesson === 'first' ? 'shows every step' : 'is played with clicks'}`,
        { timeout: 240_000 },
        async () => {
          const { page, complaints } = await here.arrive(PHONE, `/learn/${game}/${lesson}`);
          await stand(page);
          assert.equal(await scrolls(page), false);
          const isChapter = lesson !== 'first'; // which is played with clicks below
          const { seen, made } = await learn(page, isChapter);
          assert.ok(seen.length > 3);
          assert.ok(!isChapter || made > 0, 'a move is made with clicks');
          assert.deepEqual(complaints, []);
        },
      );

  for (const game of Object.keys(LESSONS))
    it(`of ${game} is played with clicks, from home to a real game`, { timeout: 400_000 }, async () => {
      const { page, complaints } = await here.arrive();
      await page.locator(`[data-learn=${game}]`).click();
      assert.ok((await learn(page, true)).made > 0);
      assert.deepEqual(await axe(page), []);
      await press(page, 'real');
      await page.waitForURL('**/table/*');
      await page.locator('.board svg').first().waitFor();
      assert.match(await page.locator('.seats').innerText(), /Level 1 bot/);
      assert.deepEqual(complaints, []);
    });

  it('explains a move that was not asked for, and gives it back', { timeout: 120_000 }, async () => {
    const { page, complaints } = await here.arrive({}, '/learn/islant');
    await stand(page);
    await press(page, 'next');
    await press(page, 'next');
    const { at } = await stand(page);
    await lay(page, '[data-pick="land 1"]', '.board [data-cell="a4"]', 0);
    assert.equal(await (await answered(page, at)).jsonValue(), 'detour');
    assert.match(await page.locator('.teacher .said').innerText(), /−2 points[^]*like a roof/);
    assert.equal(await page.locator('.hits .can').count(), 0);
    assert.match(await page.locator('[data-seat="0"]').innerText(), /−4/);
    assert.deepEqual(await axe(page), []);
    await press(page, 'again');
    assert.equal((await stand(page)).at, at);
    assert.match(await page.locator('[data-seat="0"]').innerText(), /−2/);
    // What the rules refuse they say themselves.
    await page.locator('[data-pick="land 1"]').click();
    await page.locator('.board [data-cell="a2"]').click({ force: true });
    await page.locator('.why, [role=tooltip], [role=alert]').first().waitFor();
    await press(page, 'show');
    assert.equal(await (await answered(page, at)).jsonValue(), 'on');
    assert.deepEqual(complaints, []);
  });

  it('waits where it was left, and begins anew when asked', { timeout: 120_000 }, async () => {
    const { page, complaints } = await here.arrive(PHONE, '/learn/my-island');
    for (let n = 0; n < 3; n++) {
      const now = await stand(page);
      await press(page, now.buttons.includes('next') ? 'next' : 'show');
      await answered(page, now.at);
    }
    const { at } = await stand(page);
    await page.goto(here.url);
    await page.goto(`${here.url}/learn/my-island`);
    assert.equal((await stand(page)).at, at);
    assert.match(await page.locator('[data-seat="0"]').innerText(), /15/);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await axe(page), [], colorScheme);
    }
    await page.getByRole('button', { name: 'All lessons' }).click();
    assert.deepEqual(await axe(page), [], 'the lessons in the dark');
    await page.emulateMedia({ colorScheme: 'light' });
    assert.deepEqual(await axe(page), []);
    assert.equal(await page.getByRole('dialog').locator('a').count(), LESSONS['my-island'].length);
    await page.getByRole('dialog').getByRole('button', { name: 'From the beginning' }).click();
    await page.waitForFunction((at) => document.querySelector('.teacher small')?.textContent !== at, at);
    assert.match((await stand(page)).at, /^Step 1 /);
    assert.deepEqual(complaints, []);
  });

  for (const game of Object.keys(LESSONS))
    it(`of ${game} is played from start to end by keys alone`, { timeout: 240_000 }, async () => {
      const { page, complaints } = await here.arrive({}, `/learn/${game}`);
      const seen = [];
      const made = { on: 0, shown: 0 };
      for (let now = await stand(page); now.at !== END; now = await stand(page)) {
        assert.ok(!seen.includes(now.at), `${now.at} again`);
        seen.push(now.at);
        if (now.buttons.includes('next')) await enter(page, '.teacher [data-lesson=next]');
        else made[await obeyByKeys(page, now)]++;
        await answered(page, now.at);
      }
      assert.ok(seen.length > 8);
      assert.ok(made.on >= 4 && made.on > made.shown, `played ${made.on}, shown ${made.shown}`);
      assert.equal(await page.locator('.teacher .said').getAttribute('aria-live'), 'polite');
      assert.deepEqual(complaints, []);
    });

  it('says so where the browser cannot run the rules, and offers to read them', { timeout: 60_000 }, async () => {
    const { page, context, complaints } = await here.arrive();
    await context.addInitScript(() => (WebAssembly.validate = () => false));
    await page.goto(`${here.url}/learn/islant`);
    await page.getByText('too old for the lessons').waitFor();
    assert.deepEqual(await axe(page), []);
    await page.getByRole('link', { name: 'Read the rules instead' }).click();
    await page.waitForURL('**/rules/islant');
    assert.deepEqual(complaints, []);
  });
});
