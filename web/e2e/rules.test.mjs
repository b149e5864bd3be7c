// The rules in the page: the same games as on the JVM, byte by byte, and whole games under the server's own content policy.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { GAMES } from './games.mjs';
import { atoll, commands, world } from './world.mjs';

/** How many random games of each variant; `npm run law` asks for a thousand, or as many as ATOLL_LAW says. */
const LONG = process.env.ATOLL_LAW !== undefined;
const MANY = Number(process.env.ATOLL_LAW ?? 1);
assert.ok(Number.isInteger(MANY) && MANY > 0, 'ATOLL_LAW is how many games of each variant are compared');
/** A slice of the long law: one game (ATOLL_LAW_GAME=islant), and of it some of the lines it prints (ATOLL_LAW_LINES=3-9). */
const OF = process.env.ATOLL_LAW_GAME;
assert.ok(!OF || GAMES.includes(OF), `ATOLL_LAW_GAME is one of ${GAMES.join(', ')}`);
const LINES = process.env.ATOLL_LAW_LINES ?? '1-';
assert.match(LINES, /^\d+-\d*$/, 'ATOLL_LAW_LINES is like 3-9 or 3-');
const [FIRST, LAST] = LINES.split('-').map((each) => Number(each || Infinity));
const SEED = '20';
/** As many seats as any game but Islant has. */
const CROWD = 6;
const HOUR = 3_600_000;

/** The same games played by the command, as records, those of each line together. */
async function played(lines) {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-law-'));
  try {
    const folders = lines.map((_, i) => join(folder, String(i)));
    await commands(
      lines.map(({ game, options, seats, bot, games }, i) => {
        const chosen = Object.entries(options).flatMap(([name, value]) => [
          '--option',
          `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
        ]);
        const how = { games, seats, bots: bot, seed: SEED, records: folders[i] };
        const asked = Object.entries(how).flatMap(([name, value]) => [`--${name}`, String(value)]);
        return ['simulate', game, '--audit', ...asked, ...chosen];
      }),
      LONG,
    );
    return folders.map((each) =>
      readdirSync(each)
        .toSorted()
        .map((name) => readFileSync(join(each, name), 'utf8')),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The games of these lines in a worker of the page, each as its SHA-256. Runs in the page. */
async function simulated([lines, seed]) {
  const { openRules } = await globalThis.atoll.rules();
  const rules = await openRules();
  const all = [];
  for (const { game, options, seats, bot, games } of lines) {
    const digests = [];
    for (let index = 0; index < games; index++) {
      const how = { game, options, seats, bots: Array(seats).fill(bot), seed, index, audited: true };
      const bytes = new TextEncoder().encode(await rules.simulate(how));
      digests.push([...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]);
    }
    all.push(digests.map((digest) => digest.map((byte) => byte.toString(16).padStart(2, '0')).join('')));
  }
  rules.close();
  return all;
}

/** The record of one game of a line. Runs in the page. */
async function recorded({ game, options, seats, bot, index, seed }) {
  const rules = await (await globalThis.atoll.rules()).openRules();
  const record = await rules.simulate({
    game,
    options,
    seats,
    bots: Array(seats).fill(bot),
    seed,
    index,
    audited: true,
  });
  rules.close();
  return record;
}

/** How many moments of a table are compared. */
const STEPS = 10;

/** Plays at the server's table that the page shows and keeps what it says before each move; then bots end it, and its record tells. Runs in the page. */
async function servedSteps(most) {
  const address = location.pathname.replace('/table/', '/api/tables/');
  const post = (what, body) =>
    fetch(`${address}/${what}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const seen = [];
  while (seen.length < most) {
    const table = await (await fetch(`${address}?diagram=true`)).json();
    seen.push(table);
    const { number, legal } = table;
    const seat = Number(Object.keys(legal)[0]);
    const moves = legal[seat].filter((move) => !/^(stop|end)$/.test(move)); // so that it goes on
    await post('moves', { seat, number, move: moves[(7 * seen.length) % moves.length] });
  }
  for (const seat of [0, 1]) await post('resign', { seat });
  let record;
  do {
    await new Promise((done) => setTimeout(done, 50));
    record = await fetch(`${address}/record`);
  } while (!record.ok);
  return { seen, record: await record.text() };
}

/** The same moments by the rules in the page, brought there by what had happened until then. Runs in the page. */
async function ownSteps({ seen, record }) {
  const rules = await (await globalThis.atoll.rules()).openRules();
  const lines = record.split('\n');
  const isChance = (line) => JSON.parse(line).by === 'chance';
  const drawnFirst = lines.slice(1).findIndex((line) => !isChance(line));
  const shown = [];
  for (const { number, viewer } of seen) {
    const step = number - seen[0].number + drawnFirst;
    await rules.resume(lines.slice(0, 1 + step).join('\n') + '\n', { chance: 'told' });
    const sheet = await rules.look({ seats: [0, 1], viewer, diagram: true });
    const { view, act, legal, gain, ends, takeBack, diagram } = sheet;
    shown.push({ step, viewer: sheet.viewer, view, act, legal, gain, ends, takeBack, diagram });
  }
  rules.close();
  return shown;
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Holds the games of these lines in the page against those of the JVM; the first that differs is named, with its first line. */
async function sameGames(page, lines) {
  const [right, found] = await Promise.all([played(lines), page.evaluate(simulated, [lines, SEED])]);
  for (const [i, line] of lines.entries()) {
    assert.equal(right[i].length, line.games);
    const index = right[i].findIndex((record, n) => sha256(record) !== found[i][n]);
    if (index < 0) continue;
    const own = (await page.evaluate(recorded, { ...line, index, seed: SEED })).split('\n');
    const told = right[i][index].split('\n');
    const at = told.findIndex((each, n) => each !== own[n]);
    assert.fail(
      `${line.game}, ${line.name}, ${line.seats} seats, ${line.bot}: game ${index} of seed ${SEED} differs in line ${at + 1}:\n` +
        `JVM:  ${told[at]}\npage: ${own[at]}`,
    );
  }
}

describe('the rules in the page', { concurrency: false }, () => {
  const here = world();

  for (const game of GAMES.filter((each) => !LONG || !OF || each === OF)) {
    it(`play ${game} byte by byte as the JVM does`, { timeout: LONG ? 10 * HOUR : 300_000 }, async () => {
      const { page, complaints } = await here.arrive();
      const variants = await page.evaluate(async (game) => {
        const rules = await (await globalThis.atoll.rules()).openRules();
        const found = await rules.variants(game);
        rules.close();
        return found;
      }, game);
      assert.ok(variants.length > 0);
      const asked = variants.map((variant) => ({ ...variant, bot: 'random', games: MANY }));
      for (const variant of variants.filter(({ maxSeats }) => maxSeats > 2))
        asked.push({ ...variant, bot: 'random', games: Math.ceil(MANY / 10), isCrowded: true });
      for (const variant of variants)
        asked.push({ ...variant, bot: 'greedy', games: !LONG ? 1 : variant === variants[0] ? 100 : 10 });
      for (const level of LONG ? [1, 2, 3, 4, 5] : [4])
        asked.push({ ...variants[0], bot: `level${level}@30`, games: LONG ? 10 : 1 });
      // As people meet them, and the strongest with more games imagined than it has time for.
      for (const bot of LONG ? ['level3', 'level4', 'level5@1000'] : []) asked.push({ ...variants[0], bot, games: 1 });
      const lines = asked.map(({ minSeats, maxSeats, isCrowded, ...line }) => ({
        ...line,
        game,
        seats: Math.min(Math.max(minSeats, isCrowded ? CROWD : 2), maxSeats),
      }));
      if (!LONG)
        await sameGames(page, lines); // all in one JVM and one worker, whose starts would take longer than the games
      else {
        assert.ok(FIRST <= Math.min(LAST, lines.length), `${game} has the lines 1 to ${lines.length}, not ${LINES}`);
        for (const [done, line] of lines.entries()) {
          if (done + 1 < FIRST || done + 1 > LAST) continue;
          const begin = Date.now();
          await sameGames(page, [line]);
          const seconds = Math.round((Date.now() - begin) / 1000);
          console.log(
            `${game} ${done + 1}/${lines.length}: ${line.games} games of ${line.name} with ${line.seats} by ${line.bot} are the same, ${seconds} s`,
          );
        }
      }
      assert.deepEqual(complaints, []);
    });
  }

  for (const game of GAMES)
    it(`show a table of ${game} as the server does, step by step`, { timeout: 120_000 }, async () => {
      const seats = [{ kind: 'me' }, { kind: 'same-device', name: 'Grace' }];
      const { page, complaints } = await here.sitDown({ game, seats });
      const served = await page.evaluate(servedSteps, STEPS);
      const own = await page.evaluate(ownSteps, served);
      assert.equal(own.length, STEPS);
      for (const [i, { step, ...shown }] of own.entries()) {
        const told = Object.fromEntries(Object.keys(shown).map((key) => [key, served.seen[i][key]]));
        // What a tile is worth may depend on one that the other has laid unseen: the server guesses by its secret.
        if (game === 'my-island' && shown.act.length < seats.length) shown.gain = told.gain = null;
        assert.deepEqual(shown, told, `after ${step} steps`);
      }
      assert.deepEqual(complaints, []);
    });

  it('play, replay and keep a whole game of each of the five', { timeout: 120_000 }, async () => {
    const { page, complaints } = await here.arrive();
    const records = await page.evaluate(async (games) => {
      const { openRules } = await globalThis.atoll.rules();
      const rules = await openRules();
      const records = [];
      for (const game of games) {
        let now = await rules.start({ game, seats: 2, seed: 'sea' });
        while (now.next !== 'over') {
          const [seat] = now.act;
          const { move } = await rules.think(seat, seat === 0 ? 'greedy' : 'level1', '1');
          now = await rules.play(seat, move);
        }
        const record = await rules.record();
        const end = await rules.look({ seats: [0], diagram: true });
        await rules.resume(record);
        const again = await rules.look({ seats: [0], diagram: true });
        const [first, middle] = [await rules.view(0, 0), await rules.view(0, Math.floor(end.steps / 2))];
        if (JSON.stringify(end) !== JSON.stringify(again)) throw new Error(`${game}: not the same end`);
        if (JSON.stringify(first) === JSON.stringify(middle)) throw new Error(`${game}: nothing has happened`);
        records.push(record);
      }
      rules.close();
      return records;
    }, GAMES);
    const folder = mkdtempSync(join(tmpdir(), 'atoll-law-'));
    records.forEach((record, i) => writeFileSync(join(folder, `${i}.atoll`), record));
    assert.match(atoll('replay', folder), /ok/);
    rmSync(folder, { recursive: true });
    assert.deepEqual(complaints, []);
  });

  it('stay at the table when a call breaks the module', { timeout: 120_000 }, async () => {
    const { page } = await here.arrive();
    const found = await page.evaluate(async () => {
      const rules = await (await globalThis.atoll.rules()).openRules();
      await rules.start({ game: 'islant', seats: 1, seed: 'sea' });
      const { legal } = await rules.look({ seats: [0] });
      await rules.play(0, legal[0][0]);
      const before = await rules.look({ seats: [0] });
      // No page sends such a thing: a list where a text is meant stops the module itself, not only the call.
      const broken = await rules.play(0, [1n]).then(
        () => 'nothing',
        (problem) => problem.code,
      );
      const after = await rules.look({ seats: [0] });
      rules.close();
      return { broken, before, after };
    });
    assert.equal(found.broken, 'internal');
    assert.deepEqual(found.after, found.before);
  });

  it('run as well where the browser brings no texts for the module along', { timeout: 120_000 }, async () => {
    const { page, complaints } = await here.arrive();
    const how = { game: 'islant', options: {}, seats: 2, bot: 'greedy', index: 0, seed: SEED };
    const usual = await page.evaluate(recorded, how);
    let isAsked = false;
    await page.route(/worker-[^/]*\.js$/, async (route) => {
      isAsked = true;
      const response = await route.fetch();
      // As browsers without them do: they know nothing of the options.
      const older =
        'const compile = WebAssembly.compileStreaming; WebAssembly.compileStreaming = (file) => compile(file);';
      await route.fulfill({ response, body: older + (await response.text()) });
    });
    await page.reload();
    await page.waitForSelector('[data-play]');
    assert.equal(await page.evaluate(recorded, how), usual);
    assert.ok(isAsked, 'the worker was an older browser’s');
    assert.deepEqual(complaints, []);
  });

  it('verify the chance of a served game, and find the die that was changed', { timeout: 120_000 }, async () => {
    const { page, complaints } = await here.sitDown({
      game: 'islant',
      seats: [{ kind: 'me' }, { kind: 'same-device', name: 'Grace' }],
    });
    const found = await page.evaluate(async () => {
      const address = location.pathname.replace('/table/', '/api/tables/');
      for (;;) {
        const { status, number, legal } = await (await fetch(address)).json();
        if (status !== 'playing') break;
        const seat = Number(Object.keys(legal)[0]);
        const body = JSON.stringify({ seat, number, move: legal[seat].at(-1) });
        await fetch(`${address}/moves`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
        await new Promise((done) => setTimeout(done, 60)); // the server takes only so many moves a second
      }
      const record = await (await fetch(`${address}/record`)).text();
      const rules = await (await globalThis.atoll.rules()).openRules();
      const good = await rules.verify(record);
      const bad = await rules.verify(record.replace(/roll (\d) (\d)/, (_, a, b) => `roll ${7 - a} ${7 - b}`));
      rules.close();
      return { good, bad };
    });
    assert.ok(found.good.draws > 0, JSON.stringify(found));
    assert.match(found.bad.wrong, /line 2\b/);
    assert.deepEqual(complaints, []);
  });
});
