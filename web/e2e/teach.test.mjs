// The page explains itself: each newcomer's question is answered in the rules, and what stands beside the board answers too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from './games.mjs';
import { CROWDED, MODES } from './modes.mjs';
import { hurried, playOn } from './player.mjs';
import { axe, world } from './world.mjs';

const here = world();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK = { width: 1366, height: 768 };
const QUICK = [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }];
const bubble = (page) => page.locator('[role=tooltip]');
/** With SHOTS set to a folder, pictures of what is tested are kept there. */
const shot = (page, name) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : Promise.resolve();
const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/**
 * Whatever is seen around a board or drawn on it and explains nothing: every text, number and icon that lies in nothing which
 * answers to pointing. Opens all that can be opened. Runs in the page.
 */
async function mute() {
  const says = [
    '.status', // the prompt is a sentence itself
    '.ask', // so is what is asked beside the choice
    '.legend > summary, .legend > button', // these lead to the explanations
    '[data-latest]', // lines of the log
    '.papers', // sentences of an episode's own rules
    '.do .over', // the way to the result
    '.aim .primary, .aim p', // what will be done, and what it brings
  ].join();
  // A board is drawn before what lies over it and explains it.
  for (let i = 0; i < 100 && !document.querySelector('.over [data-explains]'); i++)
    await new Promise((done) => setTimeout(done, 20));
  // What is closed may be drawn only once it is open.
  const closed = [...document.querySelectorAll('.things details:not([open])')];
  const opened = closed.map((each) => new Promise((done) => each.addEventListener('toggle', done, { once: true })));
  for (const each of closed) each.open = true;
  await Promise.all(opened);
  const isSeen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 1;
  const hasWords = (e) => [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent.trim() !== '');
  const isIcon = (e) => e.tagName === 'svg' && e.parentElement.closest('svg') === null;
  const around = [
    ...document.querySelectorAll(
      [
        'header p',
        'header button *',
        'header a *',
        '.aim *',
        '.board > * button',
        '.board > * button *',
        ...['seats', 'things', 'hand', 'do'].map((area) => `main > .${area} *`),
      ].join(),
    ),
  ]
    .filter((e) => (hasWords(e) || isIcon(e)) && isSeen(e) && !e.closest(`.hidden, ${says}`))
    .filter((e) => e.closest('[data-explains]') === null);
  // What is drawn on the board is explained by the place it lies on, the names of rows and columns by the log.
  const drawn = [...document.querySelectorAll('.board svg:first-child text:not(.names *, .names)')].filter((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    const there = document.elementsFromPoint(x + width / 2, y + height / 2);
    if (!there.some((o) => o.matches('.board *'))) return false; // another part of the board is shown
    return isSeen(e) && !there.some((o) => o.matches('.over [data-explains]'));
  });
  return [...around, ...drawn]
    .slice(0, 8)
    .map((e) => `${e.parentElement?.className ?? ''} > ${e.outerHTML.slice(0, 90)}`);
}

/** Nothing is mute, on a phone neither; the window is left as it was. */
async function explains(page, when) {
  const before = page.viewportSize();
  for (const viewport of [DESK, PHONE.viewport]) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(60); // a board may be shown in part now
    assert.deepEqual(await page.evaluate(mute), [], `${when}, ${viewport.width} by ${viewport.height}`);
  }
  await page.setViewportSize(before);
}

/**
 * Everything that a table says when it has the focus, or with `byFinger` when it is pressed long where a finger finds it. Opens all
 * that can be opened. Runs in the page.
 */
async function sayings(byFinger) {
  const closed = [...document.querySelectorAll('.things details:not([open])')];
  const opened = closed.map((each) => new Promise((done) => each.addEventListener('toggle', done, { once: true })));
  for (const each of closed) each.open = true;
  await Promise.all(opened);
  const said = [];
  /** Whether something can be brought on the screen, and nothing lies over it. What is hidden, no finger can move to. */
  const isFound = (e) => {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    for (let at = e.parentElement; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'hidden') at.scrollLeft = 0;
      if (overflowY === 'hidden') at.scrollTop = 0;
    }
    const { x, y, width, height } = e.getBoundingClientRect();
    return [0.5, 0.1, 0.9].some(
      (share) => document.elementFromPoint(x + width * share, y + height / 2)?.closest('[data-explains]') === e,
    );
  };
  const timer = globalThis.setTimeout;
  /** A finger that stays, for as long as a press takes, though not by the clock. */
  const press = async (e) => {
    globalThis.setTimeout = (then, wait = 0, ...rest) => timer(then, wait / 100, ...rest);
    e.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    globalThis.setTimeout = timer;
    await new Promise((done) => setTimeout(done, 10));
  };
  const [lit] = document.querySelectorAll('.hits .can');
  for (const each of document.querySelectorAll('[data-explains]')) {
    if (!each.checkVisibility({ visibilityProperty: true }) || (each.matches('.hits .can') && each !== lit)) continue;
    if (byFinger && !isFound(each)) continue;
    const isPressed = byFinger || each === lit; // there focus would hold a piece; a finger that stays does not
    if (isPressed) await press(each);
    else each.focus({ focusVisible: true });
    await new Promise((done) => setTimeout(done, 0));
    const bubble = document.querySelector('[role=tooltip]');
    if (bubble) said.push(bubble.textContent.trim());
    if (isPressed) {
      each.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }));
      // It is gone then, and covers nothing; where nothing was said, Esc would let go of the piece.
      if (bubble) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      await new Promise((done) => setTimeout(done, 0));
    }
  }
  return said;
}

/** Our best moves past the page, so many, with what is liked in front. */
const later = (moves, likes) => (page, address) =>
  page.evaluate(
    async ([moves, likes, address]) => {
      const [shy, liked] = [/^(end|stop|skip|out|discard|pass|override)/, new RegExp(likes)];
      for (let i = 0; ;) {
        const { status, number, legal, gain } = await (await fetch(address)).json();
        if (status !== 'playing') return false; // as when nothing was left but to stop
        const worth = (move, at) => gain[0][at] + (liked.test(move) ? 500 : shy.test(move) ? -100 : 0);
        const [best] = (legal[0] ?? []).map((move, at) => [move, worth(move, at)]).sort((a, b) => b[1] - a[1]);
        if (best) {
          if (i === moves) return true; // and it is our turn again
          const body = JSON.stringify({ seat: 0, number, move: best[0] });
          await fetch(`${address}/moves`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
          i++;
        } else await new Promise((done) => setTimeout(done, 30));
      }
    },
    [moves, likes ?? '^$', address],
  );
const ALONE = { options: { alexis: 2 }, seats: [{ kind: 'me' }] };
/** The tables at which the twenty questions of a game come up. */
const TABLES = {
  islant: [[{ options: { level: 5 } }, hurried('wave')]],
  'my-island': [[{}], [{}, later(12)]],
  'first-island': [
    [{}, hurried('score')],
    [{}, hurried('mark', '^(done|stand)')],
    [{}, later(24, '^(done|stand)')],
  ],
  'small-islands': [
    [{}, hurried('token')],
    [{}, hurried('land')],
    [{}, hurried('house ', '^land')],
    [ALONE, hurried('place')],
  ],
  'lord-of-my-island': [
    [{}, hurried('play')],
    [{}, hurried('out')],
  ],
};

for (const game of GAMES) {
  test(`each of the twenty questions about ${game} is answered at the table`, { timeout: 120_000 }, async () => {
    const { page: rules } = await here.arrive({}, `/rules/${game}`);
    await rules.waitForSelector('#q-20');
    const questions = await rules
      .locator('[id^=q-]')
      .evaluateAll((all) =>
        all.map((q) => [q.querySelector('dt').textContent, q.querySelector('dd').firstChild.textContent.trim()]),
      );
    const said = { desk: [], phone: [] };
    for (const [table, past] of TABLES[game]) {
      const options = { ...PHONE, viewport: DESK, commit: 'confirm' };
      const { page } = await here.sitDown({ game, seats: QUICK, ...table }, options, past);
      await page.waitForSelector('.status.mine');
      /** What is said now on a desk, and to a finger on a phone. */
      const listen = async () => {
        said.desk.push(...(await page.evaluate(sayings, false)));
        await page.setViewportSize(PHONE.viewport);
        await page.waitForTimeout(100);
        said.phone.push(...(await page.evaluate(sayings, true)));
        await page.setViewportSize(DESK);
      };
      await listen();
      if ((await page.locator('.hits .can').count()) === 0 && (await page.locator('[data-pick]').count()) > 0)
        await page.locator('[data-pick]').first().click();
      if ((await page.locator('.hits .can').count()) === 0) continue;
      await page.keyboard.press('.');
      await page.locator('.aim.ready').waitFor();
      await listen();
      await page.locator('.aim .primary').click();
      // Where something has come to light, perhaps a moment later, there is no way back to hear of.
      const back = page.locator('.undo[aria-disabled=false]');
      const focus = () => back.evaluate((each) => each.focus({ focusVisible: true }), undefined, { timeout: 2000 });
      const isThere = await focus().then(
        () => true,
        () => false,
      );
      if (!isThere) continue;
      // Where the button is drawn anew while it is asked, what it said is gone, and it is asked again.
      let words;
      for (let tries = 0; !words && tries < 5; tries++) {
        words = await bubble(page)
          .textContent({ timeout: 2000 })
          .catch(() => undefined);
        if (words) break;
        await page.evaluate(() => document.activeElement?.blur());
        await focus().catch(() => {}); // it may have gone meanwhile
      }
      if (!words) continue;
      said.desk.push(words);
      said.phone.push(words); // where it is as large
    }
    for (const [screen, all] of Object.entries(said)) {
      const open = questions.filter(([, answer]) => !all.some((words) => words.includes(answer)));
      assert.deepEqual(open, [], `nothing on the screen of a ${screen} says this`);
    }
  });

  test(`the rules of ${game} answer twenty questions, each at an address of its own`, async () => {
    const { page, complaints } = await here.arrive({}, `/rules/${game}`);
    await page.waitForSelector('#questions');
    for (let n = 1; n <= 20; n++) {
      const question = page.locator(`#q-${n}`);
      assert.ok(((await question.locator('dt').textContent()) ?? '').trim().endsWith('?'), `question ${n}`);
      assert.ok((await question.locator('dd').textContent()).trim().length > 30, `answer ${n}`);
      await question.locator('a').click();
      const [, id] = page.url().split('#');
      await page.locator(`h2[id="${id}"]`).waitFor();
      assert.ok(await page.locator(`h2[id="${id}"]`).isVisible());
    }
    await page.getByRole('searchbox').fill('points');
    assert.ok((await page.locator('.found li').count()) > 2);
    await page.getByRole('searchbox').fill('');
    assert.deepEqual(await axe(page), []);
    await shot(page, `rules-${game}`);
    await page.setViewportSize({ width: 360, height: 740 });
    assert.ok((await wide(page)) <= 0, 'cut off at 360');
    await page.evaluate(() => scrollTo(0, 0));
    await shot(page, `rules-${game}-phone`);
    assert.deepEqual(complaints, []);
  });

  test(`around the board of ${game} everything explains itself, by mouse and keys`, { timeout: 120_000 }, async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }];
    const { page, complaints } = await here.sitDown({ game, seats });
    await page.waitForSelector('.status.mine');
    await explains(page, 'in the opening');
    if ((await page.locator('[data-costs]').count()) > 0) {
      await page.locator('[data-costs]').first().click();
      await page.locator('[data-sure]').waitFor();
      await explains(page, 'when asked once more');
      await page.locator('.sure button:not([data-sure])').first().click();
      await page.locator('[data-sure]').waitFor({ state: 'detached' });
      await page.mouse.move(5, 5);
    }
    // A way back that is not there says why, to a pointer, to keys and to a press.
    const back = page.locator('.undo[aria-disabled=true]');
    const why = bubble(page).getByText('There is no move of yours yet that could be taken back.');
    for (const ask of [
      () => back.hover(),
      () => back.evaluate((e) => e.focus({ focusVisible: true })),
      () => back.click({ force: true }),
    ]) {
      await ask();
      await why.waitFor();
      await page.keyboard.press('Escape');
      await why.waitFor({ state: 'hidden' });
      await back.blur();
      await page.mouse.move(5, 5);
    }
    const first = page.locator('[data-explains]:visible').first();
    await first.hover();
    await bubble(page).waitFor();
    const [about, said] = [await first.boundingBox(), await page.locator('[data-bubble]').boundingBox()];
    const isBefore = (a, b) => a.y + a.height <= b.y || a.x + a.width <= b.x;
    const apart = isBefore(said, about) || isBefore(about, said);
    assert.ok(apart, 'the explanation covers what it is about');
    await shot(page, `table-${game}`);
    await page.keyboard.press('Escape');
    await bubble(page).waitFor({ state: 'hidden' });
    await page.mouse.move(5, 5);
    const last = page.locator('.things [data-explains][tabindex]:visible').last();
    await last.evaluate((e) => e.focus({ focusVisible: true }));
    await bubble(page).waitFor();
    assert.equal(await last.getAttribute('aria-describedby'), 'explanation');
    await page.keyboard.press('Enter');
    await page.locator('dialog h2').first().waitFor();
    assert.deepEqual(await axe(page), []);
    await shot(page, `book-${game}`);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    for (const when of ['later', 'later still']) {
      await playOn(page, { presses: 15 });
      if ((await page.locator('.hits .can').count()) > 0 && when === 'later') {
        await page.keyboard.press('.');
        await page.locator('.aim.ready').waitFor();
        await explains(page, 'beside a piece that is held');
        await page.keyboard.press('Escape');
      }
      if ((await page.locator('.result').count()) > 0) await page.keyboard.press('Escape'); // it may be over by now
      await page.locator('.result').waitFor({ state: 'detached' });
      await explains(page, when);
    }
    assert.deepEqual(complaints, []);
  });
}

for (const episode of [5, 6, 8, 13, 24])
  test(`around the board of episode ${episode} everything explains itself`, { timeout: 120_000 }, async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }];
    const { page } = await here.sitDown({ game: 'my-island', options: { mode: 'episode', episode }, seats });
    await page.waitForSelector('.status.mine');
    await explains(page, 'in the opening');
    await playOn(page, { presses: 9 });
    const result = page.locator('.result');
    await page.locator('.status.mine').or(result).first().waitFor();
    if ((await result.count()) > 0) await page.keyboard.press('Escape'); // it may be over by now, and lies over everything
    await result.waitFor({ state: 'detached' });
    await explains(page, 'later');
  });

const LEVELS = [2, 3, 4].map((level) => ({ game: 'islant', options: { level }, seats: [{ kind: 'me' }] }));
for (const table of new Set([...CROWDED, ...MODES, ...LEVELS]))
  test(
    `around ${table.game} with ${JSON.stringify(table.options).slice(0, 60)} and ${table.seats.length} seats everything explains itself`,
    { timeout: 120_000 },
    async () => {
      const { page } = await here.sitDown(table);
      await page.waitForSelector('.status.mine');
      await explains(page, 'in the opening');
      await playOn(page, { presses: 6 });
      await explains(page, 'later');
    },
  );

test('a long press explains and is no tap', async () => {
  const { page } = await here.sitDown(
    { game: 'first-island', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }], options: { cards: 'none' } },
    PHONE,
  );
  const tribe = page.locator('[data-explains] button').first();
  await tribe.scrollIntoViewIfNeeded();
  const before = await page.locator('.total b').first().textContent();
  const box = await tribe.boundingBox();
  const touch = {
    clientX: box.x + box.width / 2,
    clientY: box.y + box.height / 2,
    pointerType: 'touch',
    bubbles: true,
  };
  await tribe.dispatchEvent('pointerdown', touch);
  await bubble(page).waitFor();
  await tribe.dispatchEvent('pointerup', touch);
  assert.match(await bubble(page).textContent(), /Scavengers/);
  assert.equal(await page.locator('.total b').first().textContent(), before);
  await shot(page, 'press-first-island-phone');
  await page.keyboard.press('Escape');
  const back = page.locator('.undo[aria-disabled=true]');
  await back.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await bubble(page).getByText('could be taken back').waitFor();
  await back.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
});

test('an explanation goes when its button is pressed, so that the next one can be', async () => {
  const bot = { kind: 'bot', bot: 'greedy' };
  const { page } = await here.sitDown({ game: 'my-island', seats: [{ kind: 'me' }, bot, bot, bot] });
  const seats = page.locator('.seats button');
  await seats.last().hover();
  await bubble(page).waitFor();
  await page.mouse.down();
  await page.mouse.up();
  await bubble(page).waitFor({ state: 'detached' });
  await seats.first().click();
  assert.equal(await seats.first().getAttribute('aria-pressed'), 'true');
});

for (const game of GAMES)
  test(`a long press on the board of ${game} explains the place, with a piece in hand too, and plays nothing`, async () => {
    const { page, context } = await here.sitDown(
      { game, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }] },
      PHONE,
    );
    const touch = await context.newCDPSession(page);
    const finger = (type, points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    /** Presses long on a place that can be seen; returns what it is called and what is said of it. */
    const press = async (selector) => {
      const found = await page.waitForFunction((selector) => {
        for (const cell of document.querySelectorAll(selector)) {
          const box = cell.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          if (document.elementFromPoint(x, y) === cell) return { x, y, name: cell.dataset.explains };
        }
        return null;
      }, selector);
      const { x, y, name } = await found.jsonValue();
      await finger('touchStart', [{ x, y }]);
      await bubble(page).waitFor();
      await finger('touchEnd', []);
      const said = (await bubble(page).textContent()).trim();
      await page.keyboard.press('Escape');
      await bubble(page).waitFor({ state: 'detached' });
      assert.ok(said.startsWith(name), `${said} is about ${name}`);
      assert.match(said.slice(name.length), /\w+ .*\w+.*[.!?]$/, 'a sentence says what it means');
    };
    await page.waitForSelector('.status.mine');
    const before = await page.locator('.status.mine').textContent();
    await press('.hits [data-cell]');
    assert.equal(await page.locator('.status.mine').textContent(), before);
    for (let i = 0; i < 60 && (await page.locator('.hits .can').count()) === 0; i++)
      await playOn(page, { presses: 1, touch: true });
    await press('.hits .can');
    assert.equal(await page.locator('.ghost').count(), 0, 'a long press is no aim');
    assert.ok((await page.locator('.hits .can').count()) > 0, 'the piece is still in hand');
  });

test('the home page leads to the rules of each game', async () => {
  const { page } = await here.arrive();
  for (const game of GAMES) assert.equal(await page.locator(`a[href="/rules/${game}"]`).count(), 1);
  assert.deepEqual(await axe(page), []);
  await page.locator('a[href="/rules/islant"]').click();
  await page.locator('h2#idea').waitFor();
});
