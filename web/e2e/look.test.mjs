// Looking back at games with the bots' opinion, hints, and a table that shows at once what follows from a move.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { GAMES } from './games.mjs';
import { measure, well } from './measure.mjs';
import { atoll, axe, scrolls, world } from './world.mjs';

const TIMEOUT = { timeout: 300_000 };
/** An empty board has fewer elements, and fewer colours. */
const FEW = 10;

describe('looking back', { concurrency: false }, () => {
  const here = world();
  const folder = mkdtempSync(join(tmpdir(), 'atoll-look-'));
  let record;
  before(() => {
    atoll('simulate', 'first-island', '--bots', 'level1,random', '--seats', '2', '--games', '1', '--records', folder);
    record = join(folder, readdirSync(folder)[0]);
  });
  after(() => rmSync(folder, { recursive: true }));

  const slider = (page) => page.getByRole('slider', { name: 'Steps of the game' });
  const at = async (page, step) => {
    await page.waitForFunction((step) => document.querySelector('input[type=range]')?.value === String(step), step);
  };

  it('at a file: every step, everybody’s eyes, what the bots think, and what if', TIMEOUT, async () => {
    const { page, complaints } = await here.arrive();
    await page.getByRole('link', { name: 'Look back at a saved game' }).click();
    await page.locator('input[type=file]').setInputFiles(record);
    await slider(page).waitFor();
    await page.getByRole('img', { name: /^Points to expect in the end: / }).waitFor();
    await page.keyboard.press('End');
    const last = Number(await slider(page).getAttribute('max'));
    await at(page, last);
    await page.keyboard.press('Home');
    await at(page, 0);
    for (let step = 1; step <= 3; step++) await page.keyboard.press('ArrowRight');
    await at(page, 3);
    await page.getByLabel('Seen by').selectOption({ index: 2 });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await at(page, 4);
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();

    // It begins with the moves, each with what it brought and what for.
    assert.ok((await page.locator('[data-line] [data-earned]').count()) > 0);
    await bestMoves(page, 0);
    assert.deepEqual(await axe(page), [], 'axe at the best moves');
    assert.equal(await scrolls(page), false);

    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByLabel('Decisions of').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Look at every decision' }).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Look at every decision' }).click();
    await page.getByText(/could have been better:|decided much the same/).waitFor();
    // Who plays at random loses points: the dearest decision comes first, and leads to its moment.
    const losses = (await page.locator('.found b').allTextContents()).map((text) => Number(text.slice(1)));
    assert.ok(losses.length > 1, 'something could have been better');
    assert.deepEqual(
      losses,
      losses.toSorted((a, b) => b - a),
    );
    await page.locator('.found button').first().click();
    await page.getByRole('button', { name: 'Best moves' }).click();
    await page.locator('.options .made').waitFor();
    assert.deepEqual(await axe(page), [], 'axe at the review');

    await goOn(page);
    await page.locator('.status.mine').first().waitFor();
    assert.deepEqual(complaints, []);
  });

  /** What is saved when something is pressed. */
  async function saved(page, press) {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  }
  const button = (page, name) => page.getByRole('button', { name, exact: true });
  const close = async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  /** What the rules know of the points that each seat has at some steps of a record. */
  const scoresAt = (page, record, steps) =>
    page.evaluate(
      async ([record, steps]) => {
        const sum = (points) => Object.values(points).reduce((all, each) => all + each, 0);
        const scoreIn = {
          'my-island': ({ seats }, seat) => seats[seat].token,
          'small-islands': ({ seats }, seat) => seats[seat].score ?? seats[seat].rewards + seats[seat].ship,
          islant: ({ sheets }, seat) => sum(sheets[seat].points),
        };
        const { game, seats } = JSON.parse(record.slice(0, record.indexOf('\n')));
        const read = scoreIn[game] ?? ((view, seat) => view.seats[seat].score);
        const rules = await (await globalThis.atoll.rules()).openRules();
        await rules.resume(record, { chance: 'told' });
        const all = await Promise.all(
          steps.map((step) => Promise.all(seats.map(async (_, seat) => read(await rules.view(seat, step), seat)))),
        );
        rules.close();
        return all;
      },
      [record, steps],
    );
  const written = (points) => String(points).replace('-', '−');
  /** What is read becomes what is expected; it comes a moment after the slider. */
  async function becomes(page, read, expected, when) {
    for (let i = 0; i < 200 && String(await read()) !== String(expected); i++) await page.waitForTimeout(25);
    assert.deepEqual(await read(), expected, when);
  }
  /** The seats have so many points. */
  const shows = (page, scores, when) => {
    const shown = () =>
      page.locator('[data-seat] .score').evaluateAll((all) => all.map((e) => e.firstChild.data.trim()));
    return becomes(page, shown, scores.map(written), when);
  };

  /** What two seats of Small Islands have to do in the first round is read through their own eyes, and with all hands open. */
  async function areHidden(page, record) {
    const step = await page.evaluate(async (record) => {
      const rules = await (await globalThis.atoll.rules()).openRules();
      await rules.resume(record, { chance: 'told' });
      const hasChosen = async (seat, step) => (await rules.view(seat, step)).you.chosen.length > 0;
      for (let step = 1; ; step++)
        if ((await hasChosen(0, step)) && (await hasChosen(1, step))) {
          rules.close();
          return step;
        }
    }, record);
    await slider(page).fill(String(step));
    const read = () =>
      page.locator('.things .card').evaluateAll((all) =>
        all
          .filter((card) => card.checkVisibility())
          .map((card) => card.textContent)
          .toSorted(),
      );
    const through = (eyes) => page.getByLabel('Seen by').selectOption(eyes);
    await through('the audience');
    await becomes(page, read, [], 'who only watched knows of neither');
    const own = [];
    for (const eyes of ['0', '1']) {
      await through({ value: eyes });
      for (let i = 0; i < 200 && String(await read()) === String(own); i++) await page.waitForTimeout(25);
      const seen = await read();
      assert.equal(seen.length, 1, `seat ${eyes} sees ${seen}`);
      own.push(...seen);
    }
    assert.notEqual(own[0], own[1]);
    await through('all open');
    await becomes(page, read, own.toSorted(), 'with all hands open both are seen');
  }
  /** The chart leads to the moments that it shows: its beginning, and what was pressed at three quarters of its width. */
  async function leads(page, last) {
    const chart = page.getByRole('img', { name: /^Score at this step: / });
    const { width, height } = await chart.boundingBox();
    await chart.click({ position: { x: 2, y: height - 14 } });
    await at(page, 0);
    await chart.click({ position: { x: 0.75 * width, y: height - 14 } });
    const near = (step) => Math.abs(step - 0.75 * last) <= 1 + 0.02 * last; // its edges hold no steps
    await page.waitForFunction(() => document.querySelector('input[type=range]').value !== '0');
    const step = Number(await slider(page).inputValue());
    assert.ok(near(step), `at three quarters of ${last} steps stands ${step}`);
    const line = await chart
      .locator('.now')
      .evaluate((e) => e.getBoundingClientRect().x - e.ownerSVGElement.getBoundingClientRect().x);
    assert.ok(Math.abs(line - 0.75 * width) <= width / last + 1, 'the line stands where it was pressed');
  }
  /** How many elements each board of a picture is drawn with. */
  const drawnWith = (page, svg) =>
    page.evaluate((svg) => {
      const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
      return [...read.querySelectorAll('svg > svg')].map((board) => board.querySelectorAll('*').length);
    }, svg);
  /** How many colours a raster picture has where its twin of vectors has its boards. */
  const colours = (page, png, svg) =>
    page.evaluate(
      async ([png, svg]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext('2d', { willReadFrequently: true });
        pen.drawImage(image, 0, 0);
        const read = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
        const scale = image.width / Number(read.getAttribute('width'));
        return [...read.querySelectorAll('svg > svg')].map((board) => {
          const box = ['x', 'y', 'width', 'height'].map((side) => Math.round(scale * board.getAttribute(side)));
          return new Set(new Uint32Array(pen.getImageData(...box).data.buffer)).size;
        });
      },
      [png.toString('base64'), svg],
    );
  /** Drops a record on the page. */
  const drop = async (page, name, record) => {
    await page.waitForSelector('input[type=file], [data-play], .screen', { state: 'attached' }); // somebody is there to take it
    await page.evaluate(
      ([name, record]) => {
        const carried = new DataTransfer();
        carried.items.add(new File([record], name));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
      },
      [name, record],
    );
  };

  /** The first decision from a step on that was a choice has alternatives, and what was played is among them. */
  async function bestMoves(page, from) {
    await page.getByRole('button', { name: 'Best moves' }).click();
    const made = page.locator('.options .made');
    for (let step = from; (await made.count()) === 0; step++) {
      await slider(page).fill(String(step));
      await page.locator('.options, .about').first().waitFor();
      await page.waitForFunction(() => !document.body.textContent.includes('The bots are thinking'));
    }
    assert.ok((await page.locator('.options li').count()) > 1);
  }

  /** Goes on from the moment that is shown, against bots of a chosen level. */
  async function goOn(page) {
    await button(page, 'Go on from here').click();
    const choice = page.getByRole('dialog', { name: 'Go on from here' });
    await choice.locator('[data-value=level2]').click();
    await well(page, 'the choice of who plays on');
    await choice.locator('[data-begin]').click();
    await page.waitForURL(/\/here\//);
    const bots = await page.evaluate(async () => {
      const done = (request) => new Promise((then) => (request.onsuccess = () => then(request.result)));
      const games = (await done(indexedDB.open('atoll'))).transaction('games').objectStore('games');
      return (await done(games.getAll())).at(-1).seats.flatMap(({ bot }) => bot ?? []);
    });
    assert.deepEqual(bots, ['level2']);
  }

  it('steps through each of the five to the end that its record tells, and takes pictures along', TIMEOUT, async () => {
    const { page, complaints } = await here.arrive({}, '/look/file');
    for (const game of GAMES) {
      const records = join(folder, game);
      atoll(
        'simulate',
        game,
        '--bots',
        'greedy,random',
        '--seats',
        '2',
        '--games',
        '1',
        '--seed',
        '7',
        '--records',
        records,
      );
      const file = join(records, readdirSync(records)[0]);
      const text = readFileSync(file, 'utf8');
      const lines = text.trimEnd().split('\n');
      const { scores } = JSON.parse(lines.at(-1));
      await drop(page, `${game}.atoll`, text);
      const last = lines.length - 2;
      await page.waitForFunction((last) => document.querySelector('input[type=range]')?.max === String(last), last);
      await at(page, 0);
      await page.getByLabel('Seen by').selectOption('all open');
      const bar = page.getByRole('img', { name: /^Points to expect in the end: / });
      const outset = await bar.getAttribute('aria-label');
      await button(page, 'Moves').click();
      const tenths = Array.from({ length: Math.floor(last / 10) }, (_, i) => 10 * (i + 1));
      const known = await scoresAt(page, text, tenths);
      for (let step = 1; step <= last; step++) {
        await page.keyboard.press('ArrowRight');
        if (step % 10 > 0) continue;
        await at(page, step);
        await shows(page, known[step / 10 - 1], `${game}, step ${step}`);
      }
      await at(page, last);
      await shows(page, scores, `${game}, at the end`);
      // The moves are the record's, line by line; of chance all that there are words for.
      const names = await page
        .locator('[data-seat] .name')
        .evaluateAll((all) => all.map((e) => e.firstChild.data.trim()));
      const told = await page
        .locator('[data-line]')
        .evaluateAll((all) => all.map((e) => [Number(e.dataset.line), e.querySelector('b')?.textContent ?? 'chance']));
      const happened = lines.slice(1, -1).map((line, i) => [i + 1, names[JSON.parse(line).by] ?? 'chance']);
      const isTold = ([n, by]) => by !== 'chance' || told.some(([number]) => number === n);
      assert.deepEqual(told, happened.filter(isTold), game);
      await page
        .getByRole('img', {
          name: new RegExp(`^Score at this step: .* ${scores.map(written).join('\\b.* ')}$`),
        })
        .waitFor();
      assert.ok((await page.locator('[data-earned]').count()) > 0, `${game}: moves have points`);
      if (game === 'small-islands') await areHidden(page, text);
      await well(page, `looking back at ${game}`, measure);
      await page.waitForFunction(
        ([bar, outset]) => bar.getAttribute('aria-label') !== outset,
        [await bar.elementHandle(), outset],
      );
      await leads(page, last);
      await bestMoves(page, Math.round(last / 2));
      await button(page, 'Review').click();
      await button(page, 'Look at every decision').click();
      await page.getByRole('progressbar').waitFor();
      await button(page, 'Stop').click();
      await page.keyboard.press('End');
      await at(page, last);

      await button(page, 'Save and share').click();
      const record = await saved(page, () => button(page, 'The whole game (.atoll)').click());
      assert.equal(record.name, `${game}.atoll`);
      assert.equal(record.bytes.toString(), text);
      const board = await saved(page, () => button(page, 'The board as it is now, SVG').click());
      const strip = await saved(page, () => button(page, 'The game as a strip, SVG').click());
      for (const [picture, boards] of [
        [board, 1],
        [strip, 6],
      ]) {
        const text = picture.bytes.toString();
        const left = /var\(| class=| style=|NaN/.exec(text)?.[0];
        assert.equal(left, undefined, `${game}: everything is written into the picture`);
        const found = await page.evaluate((text) => {
          const read = new DOMParser().parseFromString(text, 'image/svg+xml');
          return [read.querySelectorAll('parsererror').length, read.querySelectorAll('svg > svg').length];
        }, text);
        assert.deepEqual(found, [0, boards], `${game}: ${picture.name}`);
      }
      // Something is drawn on each board, and more at the end than at the beginning.
      const [whole] = await drawnWith(page, board.bytes.toString());
      const moments = await drawnWith(page, strip.bytes.toString());
      assert.ok(moments[0] > FEW && moments[5] > moments[0], `${game}: a strip drawn with ${moments}`);
      assert.equal(moments[5], whole, `${game}: the strip ends with the board as it is`);
      for (const [what, vectors, width] of [
        ['The board as it is now', board, 2016],
        ['The game as a strip', strip, 2568],
      ]) {
        const png = await saved(page, () => button(page, `${what}, PNG`).click());
        assert.equal(png.bytes.subarray(1, 4).toString(), 'PNG');
        assert.equal(png.bytes.readUInt32BE(16), width, 'as wide as one board, or as three');
        for (const many of await colours(page, png.bytes, vectors.bytes.toString()))
          assert.ok(many > FEW, `${game}: ${what} has ${many} colours`);
      }
      await close(page);
    }
    await button(page, 'Fair dice?').click();
    await page.getByText('Nobody can tell').waitFor();
    await close(page);
    assert.deepEqual(complaints, []);
  });

  it('of a crowd shows standings at every step, all sheets, and who matters in the chart', TIMEOUT, async () => {
    const crowd = join(folder, 'crowd');
    const [seats, bots] = ['12', Array(12).fill('random').join()];
    atoll('simulate', 'islant', '--bots', bots, '--seats', seats, '--games', '1', '--records', crowd);
    const record = readFileSync(join(crowd, readdirSync(crowd)[0]), 'utf8');
    const last = record.trimEnd().split('\n').length - 2;
    const { page, complaints } = await here.arrive({}, '/look/file');
    await drop(page, 'crowd.atoll', record);
    const step = Math.round(last / 2);
    await slider(page).fill(String(step));
    await at(page, step);
    const [scores] = await scoresAt(page, record, [step]);
    const best = scores.toSorted((a, b) => b - a).map(written);
    await page.locator('.crowd .score').first().getByText(best[0], { exact: true }).waitFor();
    assert.deepEqual(await page.locator('.crowd .score').allTextContents(), best, 'the best first');

    // The chart tells the first and the one that is looked at apart from all the others, and leads to its moments.
    const lowest = scores.indexOf(Math.min(...scores));
    await page.locator(`[data-seat="${lowest}"]`).click();
    const told = new RegExp(`^Score at this step: .* ${best[0]} and .* ${best.at(-1)}$`);
    await page.getByRole('img', { name: told }).waitFor();
    await page.locator(`[data-told="${lowest}"]`).waitFor({ state: 'attached' });
    assert.equal((await page.locator('[data-told]').count()) + (await page.locator('[data-other]').count()), 12);
    await well(page, 'looking back at a crowd', measure);
    await leads(page, last);

    await page.locator('[data-sheets]').click();
    assert.equal(await page.locator('[data-sheet] > svg').count(), 12);
    await page.locator('[data-sheet="7"]').click();
    await page.locator('[data-seat="7"][aria-pressed=true]').waitFor();
    assert.deepEqual(complaints, []);
  });

  it('at a moment that a link leads to, without spoilers, and checks the dice', TIMEOUT, async () => {
    const { page, complaints } = await here.arrive();
    await page.addInitScript(() => {
      navigator.share = async (what) => (globalThis.shared = what);
      navigator.canShare = ({ files }) => files.length > 0;
    });
    await page.waitForSelector('.me button');
    const { id, record } = await page.evaluate(async () => {
      const rules = await (await globalThis.atoll.rules()).openRules();
      let now = await rules.start({ game: 'islant', seats: 2, seed: 'a'.repeat(32) });
      while (now.next !== 'over') {
        const { move } = await rules.think(now.act[0], 'greedy', '1');
        now = await rules.play(now.act[0], move);
      }
      const record = await rules.record();
      rules.close();
      const body = JSON.stringify({ record, bots: [null, 'greedy'] });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/api/brought', { method: 'POST', headers, body });
      return { ...(await answer.json()), record };
    });
    const last = record.trimEnd().split('\n').length - 2;
    await page.goto(`${here.url}/look/table/${id}?step=9`);
    await at(page, 9);
    assert.equal(await slider(page).getAttribute('max'), String(last));
    await button(page, 'No spoilers').click();
    await page.waitForFunction(() => document.querySelector('input[type=range]').max === '9');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/[?&]step=10&.*nospoilers/);
    await page.reload();
    await at(page, 10);
    assert.equal(await slider(page).getAttribute('max'), '10');
    assert.equal(await button(page, 'No spoilers').getAttribute('aria-pressed'), 'true');
    for (const [key, step] of Object.entries({ Home: 0, End: 10 })) {
      await page.keyboard.press(key);
      await at(page, step);
    }
    assert.doesNotMatch(await page.locator('header').textContent(), new RegExp(`\\b${last}\\b`));
    await button(page, 'Moves').click();
    assert.equal(await page.locator('.log ol li').count(), 10, 'what comes after it is not told');
    await button(page, 'Best moves').click();
    await page.getByText('What was played here comes with the next step').waitFor();
    await button(page, 'Review').click();
    await page.getByText('A review tells how the game went on').waitFor();
    assert.deepEqual(await axe(page), [], 'axe without spoilers');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Save and share').click();
    await well(page, 'what can be saved');
    await button(page, 'Copy a link to this moment').click();
    await page.getByText('The link is copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await button(page, 'Share a link to this moment').click();
    assert.equal((await page.evaluate(() => globalThis.shared)).url, link);
    await button(page, 'The board as it is now, share').click();
    await page.waitForFunction(() => globalThis.shared.files?.[0].type === 'image/png');
    assert.match(link, /step=10&.*nospoilers/);
    await close(page);
    // Whoever is given the link gets there, though the table is private.
    const friend = await here.arrive({}, link.slice(here.url.length));
    await at(friend.page, 10);
    assert.deepEqual(friend.complaints, []);

    await button(page, 'Fair dice?').click();
    await page.getByRole('heading', { name: 'The dice were fair' }).waitFor();
    await page.getByText(/^\d+ rolls and cards computed again on this device/).waitFor();
    await well(page, 'fair dice');
    await close(page);
    const changed = join(folder, 'changed.atoll');
    writeFileSync(changed, record.replace(/"secret":"a/, '"secret":"b'));
    await page.goto(`${here.url}/look/file`);
    await page.locator('input[type=file]').setInputFiles(changed);
    await slider(page).waitFor();
    await button(page, 'Fair dice?').click();
    await page.getByRole('heading', { name: 'This record has been changed' }).waitFor();
    await page.getByText('The secret in this record is not the one that was promised.').waitFor();
    await well(page, 'dice that are not');
    assert.deepEqual(complaints, []);
  });

  it('at a file that is no record says so, and a file can be dropped anywhere', TIMEOUT, async () => {
    const { page, complaints } = await here.arrive({ viewport: { width: 390, height: 844 } }, '/look/file');
    const wrong = join(folder, 'wrong.atoll');
    writeFileSync(wrong, '{"atoll":1,"game":"islant","seats":["Ada"]}\n{"by":0,"do":"fly"}\n');
    await page.locator('input[type=file]').setInputFiles(wrong);
    await page.getByRole('alert').getByText('This record does not hold: there is a fault in line 2.').waitFor();
    await well(page, 'the choice of a file');
    writeFileSync(wrong, '{"atoll":1,"game":"islant","components":"77ab","seats":["Ada"]}\n');
    await page.locator('input[type=file]').setInputFiles(wrong);
    await page.getByRole('alert').getByText('This was played with other pieces than those of the game.').waitFor();
    await page.goto(here.url);
    await page.waitForSelector('[data-play]');
    await drop(page, 'large.atoll', 'x'.repeat(5 << 20));
    await page.getByRole('alert').getByText('This file is too large to be the record of a game').waitFor();
    await page.goto(here.url);
    const text = atoll('simulate', 'islant', '--bots', 'greedy', '--games', '1', '--records', join(folder, 'more'));
    assert.ok(text);
    const [name] = readdirSync(join(folder, 'more'));
    await drop(page, name, readFileSync(join(folder, 'more', name), 'utf8'));
    await slider(page).waitFor();
    // What matters is on the screen; the rest is a list that opens.
    await page.keyboard.press('ArrowRight');
    const heading = await page.locator('header .what').boundingBox();
    assert.ok(heading.width > 200, `the heading has room: ${heading.width}`);
    await button(page, 'More').click();
    await well(page, 'the list on a phone');
    await button(page, 'Fair dice?').click();
    await page.getByText('Nobody can tell').waitFor();
    await close(page);
    await page.getByRole('button', { name: 'Analysis' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Moves', exact: true }).click();
    await well(page, 'the analysis on a phone');
    await page.getByRole('dialog').locator('li button').nth(4).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.equal(await scrolls(page), false);
    await goOn(page);
    await page.locator('.status.mine').first().waitFor();
    assert.deepEqual(complaints, []);
  });

  it('gives hints at a table on this device, and in a lesson', TIMEOUT, async () => {
    const { page, complaints } = await here.arrive({}, '/new/islant');
    await page.locator('[data-where]').selectOption('true');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.status.mine').first().waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.status').getByText('Hint: ').waitFor();
    await page.locator('.aim.ready .primary').waitFor(); // it can be placed as it is
    assert.deepEqual(await axe(page), [], 'axe with a hint');
    await page.goto(here.url + '/learn/islant');
    const next = page.locator('[data-lesson=next]');
    await page.locator('[data-lesson]').first().waitFor();
    while ((await next.count()) > 0) await next.click();
    await page.keyboard.press('h');
    await page.locator('.status').getByText('Hint: ').waitFor();
    assert.deepEqual(complaints, []);
  });

  it('shows what follows from a move before the server has answered', TIMEOUT, async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
    const { page, complaints } = await here.sitDown({ game: 'first-island', seats });
    await page.evaluate(async () => {
      localStorage.setItem('atoll-settings', '{"pace":"once","commit":"once"}');
      // Until there is a move after which it is still our turn: the first of the two marks of a round.
      const address = '/api' + location.pathname.replace('table', 'tables');
      for (;;) {
        const { legal, ends, number } = await (await fetch(address)).json();
        if (ends[0]?.includes(0)) return;
        const body = JSON.stringify({ seat: 0, number, move: legal[0]?.[0] });
        const headers = { 'Content-Type': 'application/json' };
        if (legal[0]) await fetch(address + '/moves', { method: 'POST', headers, body });
        else await new Promise((done) => setTimeout(done, 20));
      }
    });
    await page.reload();
    await page.locator('.status.mine').first().waitFor();
    const listed = () => page.locator('[data-listed]').evaluateAll((all) => all.map((each) => each.dataset.listed));
    const table = () =>
      page.evaluate(async () => (await fetch('/api' + location.pathname.replace('table', 'tables'))).json());
    const { legal, ends, number } = await table();
    const move = legal[0].find((_, i) => ends[0][i] === 0);
    assert.ok(move, 'a turn has more than one step');
    let answer;
    const held = new Promise((done) => (answer = done));
    await page.route('**/moves', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('m');
    await page.locator(`[data-listed="${move}"]`).click();
    await page.locator('.status.mine').first().waitFor();
    await page.keyboard.press('m');
    await page.locator('[data-listed]').first().waitFor();
    const foreseen = await listed();
    assert.ok(!foreseen.includes(move), 'it has been played');
    assert.equal((await table()).number, number, 'the server knows nothing of it yet');
    await page.keyboard.press('Escape');
    answer();
    await page.waitForFunction(
      async (number) =>
        (await (await fetch('/api' + location.pathname.replace('table', 'tables'))).json()).number > number,
      number,
    );
    const then = (await table()).legal[0];
    assert.ok(foreseen.length > 0 && foreseen.every((each) => then.includes(each)), 'as the page had foreseen');
    assert.deepEqual(complaints, []);
  });
});
