// What the page tells: names instead of codes, one name for one thing, who it is about, and why nothing can be done.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { measure, well } from './measure.mjs';
import { hurried, hurryTo, playOn } from './player.mjs';
import { retell, world } from './world.mjs';

const ME = { kind: 'me' };
const GRACE = { kind: 'same-device', name: 'Grace' };
const BOT = { kind: 'bot', bot: 'random' };
const TRIBES = '(Scavengers|Builders|Scholars|Matriarchy|Healers|Scientists)';

/** What the server says of the table. */
const told = (page) =>
  page.evaluate(async () => (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json());
/** Whose names the seats have, as the page shows them. */
const names = (page) =>
  page
    .locator('.seat .name')
    .evaluateAll((all) => all.map((e) => [...e.childNodes].find((n) => n.nodeType === 3).textContent.trim()));
const log = (page) => page.locator('[role=log]');

/** Plays Small Islands until a house can be built while another island, that fulfils the mission too, takes none any more. */
async function untilOneIsTaken(page, address) {
  while (await hurryTo(page, 'house ', '^land', address)) {
    const isTelling = await page.evaluate(async (address) => {
      const { view, legal, number } = await (await fetch(address)).json();
      const chosen = view.you.chosen.map(({ card }) => card);
      if (view.islands.some((i) => i.open !== true && i.fulfils?.some((card) => chosen.includes(card)))) return true;
      const [seat, moves] = Object.entries(legal).find(([, all]) => all.some((move) => move.startsWith('house ')));
      const body = JSON.stringify({ seat: Number(seat), number, move: moves.find((m) => m.startsWith('house ')) });
      const headers = { 'Content-Type': 'application/json' };
      await fetch(`${address}/moves`, { method: 'POST', headers, body });
      return false;
    }, address);
    if (isTelling) return true;
  }
  return false;
}

describe('what is told', { concurrency: false }, () => {
  const here = world();

  /** Somebody at a game that has been played to its end, of which the wanted can be said. */
  const after = async (table, wanted = () => true) => {
    const guest = await here.sitDown(table, {}, async (page, address) => {
      await hurryTo(page, 'never', '^land', address);
      const end = await page.evaluate(async (address) => (await fetch(address)).json(), address);
      return wanted(end.result);
    });
    await guest.page.waitForSelector('[aria-labelledby=result-title]');
    return guest;
  };

  /** Somebody at a table whose rules leave only some of what could be done. */
  const leaving = (table, change, past = async () => true) =>
    here.sitDown(table, {}, async (page, address) => {
      const isThere = await past(page, address);
      if (isThere) await retell(page, address, change);
      return isThere;
    });
  /** Until such a move is on offer to the first seat. */
  const ours = (wanted) => async (page, address) => {
    await hurryTo(page, wanted, undefined, address);
    return (await page.evaluate(async (address) => (await fetch(address)).json(), address)).act.includes(0);
  };
  /** Only these moves are left to the first seat. */
  const only = (table, moves) => {
    table.legal[0] = moves;
    table.gain[0] = moves.map(() => 0);
    table.ends[0] = moves.map(() => 1);
  };

  it('leaves room between who did something and what it was', { timeout: 90_000 }, async () => {
    const table = { game: 'islant', seats: [ME, { kind: 'bot', bot: 'greedy' }] };
    const { page } = await here.sitDown(table, { viewport: { width: 390, height: 844 } });
    await page
      .locator('[data-latest] p', { hasText: /^Greedy bot draws / })
      .first()
      .waitFor();
    await page.setViewportSize({ width: 1366, height: 768 });
    await log(page)
      .locator('li', { hasText: /^\s*Greedy bot\s+draws / })
      .first()
      .waitFor();
  });

  it('calls the dice of The First Island by their tribes', { timeout: 120_000 }, async () => {
    const { page } = await here.sitDown(
      { game: 'first-island', seats: [ME, GRACE] },
      {},
      hurried('mark', '^(done|stand)'),
    );
    const dice = page.locator('.things .dice');
    const all = new RegExp(`^Dice left: (${TRIBES}, ){3}${TRIBES} and ${TRIBES}$`);
    assert.match(await dice.getAttribute('aria-label'), all);
    await log(page)
      .getByText(new RegExp(`^Dice: (${TRIBES}, ){3}${TRIBES} and ${TRIBES}$`))
      .first()
      .waitFor();
    for (let i = 0; i < 6 && all.test(await dice.getAttribute('aria-label')); i++) await playOn(page, { presses: 1 });
    assert.match(
      await dice.getAttribute('aria-label'),
      new RegExp(`^Dice left: (${TRIBES}, )?${TRIBES} and ${TRIBES}$`),
    );
  });

  it('says who changed a die of The First Island into what', { timeout: 120_000 }, async () => {
    const { page } = await here.sitDown(
      { game: 'first-island', seats: [ME, GRACE] },
      {},
      hurried('override', '^(done|stand)'),
    );
    const [name] = await names(page);
    // Whoever taps a tribe to ask about it spends nothing.
    const { number } = await told(page);
    const points = await page.locator('.total').textContent();
    const tribe = page.locator('[data-move^=override]:not(:disabled)').first();
    await tribe.click();
    await page
      .locator('.sure p')
      .getByText(/ for each /)
      .waitFor();
    await well(page, 'asking a tribe', measure);
    assert.equal((await told(page)).number, number, 'nothing was played');
    assert.equal(await page.locator('.total').textContent(), points);
    await tribe.click();
    await page.locator('[data-sure]').waitFor({ state: 'detached' });
    await tribe.click();
    await page.locator('[data-sure^=override]').click();
    await log(page)
      .locator('li', { hasText: new RegExp(`^\\s*${name} changes a die into ${TRIBES}`) })
      .waitFor();
    assert.doesNotMatch(await log(page).textContent(), /override/i);
  });

  it('names the requests of all tribes as one speaks, at the table and in the end', { timeout: 180_000 }, async () => {
    const table = { game: 'first-island', options: { level: 'impossible' }, seats: [ME] };
    const { page } = await here.sitDown(table);
    const asked = await page.locator('.others').textContent();
    assert.match(asked, /for the Matriarchy’s request/);
    assert.match(asked, /for the Healers’ request/);
    await hurryTo(page, 'never');
    await page.waitForSelector('[aria-labelledby=result-title]');
    const checks = await page.locator('.checks').textContent();
    assert.match(checks, /for the Matriarchy’s request/);
    assert.doesNotMatch(checks + asked, /[^s]’ |[a-z]-request/);
  });

  it('counts points below zero with a minus sign', { timeout: 60_000 }, async () => {
    const { page } = await here.sitDown({ game: 'islant', seats: [ME] });
    await page.locator('[data-move=end]').click();
    await page.locator('[data-sure=end]').click();
    await page.locator('.do .primary').click();
    const title = page.locator('#result-title');
    await title.waitFor();
    assert.equal(await title.textContent(), 'You scored −2 points');
  });

  it('says whose achievement it is in Small Islands, and which', { timeout: 180_000 }, async () => {
    const { page } = await after({ game: 'small-islands', seats: [ME, GRACE] }, (result) => {
      return result.extra.achievements.length > 0 && result.ranks.filter((rank) => rank === 1).length === 1;
    });
    const { result } = await told(page);
    const winner = (await names(page))[result.ranks.indexOf(1)];
    const line = (await page.locator('.result .line').allTextContents()).join('\n');
    assert.match(line, new RegExp(`^${winner} achieved: [a-z0-9]`, 'm'));
    for (const code of result.extra.achievements) assert.ok(!line.includes(code), `${code} is a code: ${line}`);
  });

  it('ranks Alexis above whomever he has beaten', { timeout: 180_000 }, async () => {
    const table = { game: 'small-islands', options: { alexis: 6 }, seats: [ME] };
    const { page } = await after(table, (result) => result.ranks[0] !== 1);
    assert.deepEqual(await page.locator('.result .rank').allTextContents(), ['1.', '2.']);
    assert.match(await page.locator('.result li').first().textContent(), /Alexis/);
  });

  it(
    'calls a road of My Island a road of paths, and one from the lantern by the lantern',
    { timeout: 90_000 },
    async () => {
      const road = (key) => (table) => {
        if (!table.result) return;
        table.result.breakdown[0][key] = 8;
        table.view.seats[0].history.push({ key, points: 8 });
      };
      for (const [options, key, words] of [
        [{}, 'road', /roads of paths/i],
        [{ mode: 'episode', episode: 23 }, 'beacon-road', /paths from the lantern/i],
      ]) {
        const { page } = await leaving({ game: 'my-island', options, seats: [ME, GRACE] }, road(key));
        assert.match(await page.locator('.more').textContent(), key === 'road' ? /a road, connected paths/ : words);
        await hurryTo(page, 'never', '^stop');
        await page.waitForSelector('[aria-labelledby=result-title]');
        const result = await page.locator('.result').textContent();
        const story = await log(page).textContent();
        for (const said of [result, story]) {
          assert.match(said, words);
          assert.doesNotMatch(said, /beacon/i);
        }
      }
    },
  );

  it('lists in an episode what cannot be scored on this island as such', { timeout: 90_000 }, async () => {
    const boards = [
      { name: 'Low Key', stickers: {} },
      { name: 'Heron Rock', stickers: { h4: 'wreck' } },
    ];
    const options = { mode: 'episode', episode: 7, boards };
    const { page } = await here.sitDown({ game: 'my-island', options, seats: [ME, GRACE] });
    const wreck = page.locator('.more li', { hasText: 'a wreck that you cover' });
    assert.match(await wreck.textContent(), /\+2.*\(none on this island\)/s);
    await page.locator('[data-seat="1"]').click();
    await page.locator('[data-seat="1"][aria-pressed=true]').waitFor();
    assert.doesNotMatch(await wreck.textContent(), /none on this island/);
    const numbers = await page.locator('.more > details:first-of-type > ul:first-of-type > li > b').allTextContents();
    assert.ok(numbers.length > 5);
    for (const number of numbers) assert.match(number, /^([+−][1-9]\d*|●.*|)$/, 'a number, circles, or neither');
  });

  it('calls a card of The First Island yours only if it is', { timeout: 90_000 }, async () => {
    // A bot that keeps its card: a random one may skip it.
    const { page } = await here.sitDown({
      game: 'first-island',
      private: false,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    });
    await page.getByText('your card').first().waitFor();
    await page.locator('[data-seat="1"]').click();
    await page.getByText(/card of .*bot/i).waitFor();
    assert.equal(await page.getByText('your card', { exact: true }).count(), 0);
    const { page: watcher } = await here.arrive({}, new URL(page.url()).pathname);
    await watcher
      .getByText(/^card of /)
      .first()
      .waitFor();
    assert.equal(await watcher.getByText('your card', { exact: true }).count(), 0, 'nor to whoever watches');
  });

  it(
    'marks in Small Islands exactly the islands that take a house, with what it brings',
    { timeout: 240_000 },
    async () => {
      const table = { game: 'small-islands', seats: [{ kind: 'me' }, { kind: 'same-device', name: 'Grace' }] };
      const { page, complaints } = await here.sitDown(table, {}, untilOneIsTaken);
      await page.locator('[data-pick=house]').waitFor();
      const { open, seat } = await page.evaluate(async () => {
        const table = await (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json();
        const seat = Object.keys(table.legal).find((s) => table.legal[s].some((move) => move.startsWith('house ')));
        const at = (move) => {
          const [, cell, where] = move.split(' ');
          const tile = table.view.table.tiles.find((t) => t.cell === cell);
          return tile.regions[where.charCodeAt(0) - 97].island;
        };
        return { seat, open: [...new Set(table.legal[seat].filter((move) => move.startsWith('house ')).map(at))] };
      });
      assert.ok(seat !== undefined && open.length > 0);
      await page.locator('summary', { hasText: /islands?$/ }).click();
      const marked = await page.locator('tr.fits th').allTextContents();
      assert.deepEqual(marked.map((name) => name.replace('✓ ', '')).toSorted(), open.toSorted());
      if ((await page.locator('.hits .can').count()) === 0) await page.locator('[data-pick=house]').click();
      await page.keyboard.press('.');
      assert.match(await page.locator('.aim').textContent(), /island [A-Z]+: (\+\d+ when you are done|\d+ discover)/);
      assert.deepEqual(complaints, []);
    },
  );

  it('says that a tile of My Island joins nowhere, and why not where one points', { timeout: 180_000 }, async () => {
    /** Places what can be placed until something cannot. */
    const past = (page, address) =>
      page.evaluate(async (address) => {
        for (;;) {
          const { status, number, legal } = await (await fetch(address)).json();
          if (status !== 'playing') return false;
          const seat = [0, 1].find((s) => legal[s]?.length > 0) ?? 0;
          const moves = legal[seat] ?? [];
          if (seat === 0 && moves.length > 0 && moves.every((move) => /^(pass|stop)$/.test(move))) return true;
          const move = moves.find((each) => each.startsWith('place')) ?? moves.find((each) => each === 'pass');
          const body = JSON.stringify({ seat, number, move: move ?? moves[0] });
          const headers = { 'Content-Type': 'application/json' };
          const done = moves.length > 0 && (await fetch(`${address}/moves`, { method: 'POST', headers, body }));
          if (!done || !done.ok) await new Promise((later) => setTimeout(later, 50));
        }
      }, address);
    const { page } = await here.sitDown({ game: 'my-island', seats: [ME, GRACE] }, {}, past);
    await page.locator('.status').getByText('This tile joins nowhere: pass, or stop').waitFor();
    const tile = page.locator('[data-ask]');
    await tile.click();
    await page.locator('.status').getByText('Tap a space to hear why').waitFor();
    await page.locator('.hits [data-cell]').first().click();
    await page.locator('.why').waitFor();
    assert.match(await page.locator('.why').textContent(), /\w+ .*\w+\./, 'a sentence');
  });

  it('says in Lord of My Island that no tile fits, and what is left to do', { timeout: 180_000 }, async () => {
    const table = { game: 'lord-of-my-island', seats: [ME, GRACE] };
    const discards = (found) =>
      only(
        found,
        found.view.seats[0].hand.map((tile) => `discard ${tile}`),
      );
    const { page } = await leaving(table, discards, ours('play'));
    await page.locator('.status').getByText('No tile of yours fits: discard one').waitFor();
    assert.ok((await page.locator('.do [data-move^=discard]').count()) > 0);
    assert.ok((await page.locator('[data-ask]').count()) > 0, 'the tiles are there to be asked about');
    const { page: last } = await leaving(table, (found) => only(found, ['pass']), ours('play'));
    await last.locator('.status').getByText('Nothing fits, and no tile is left to take: pass').waitFor();
  });

  it('says in Small Islands that no tile fits, and shows which ones', { timeout: 180_000 }, async () => {
    const table = { game: 'small-islands', seats: [ME, GRACE] };
    let count;
    const discards = (found) => {
      found.view.phase = 'discard';
      count = found.view.you.hand.length;
      only(
        found,
        found.view.you.hand.map(({ tile }) => `discard ${tile}`),
      );
    };
    const { page } = await leaving(table, discards, ours('place'));
    await page.locator('.status').getByText('None of your tiles fits anywhere: discard one').waitFor();
    await page.locator('header').getByText('nothing fits').waitFor();
    assert.ok(count > 0);
    assert.equal(await page.locator('.do [data-move^=discard]').count(), count);
    assert.equal(await page.locator('.things [aria-label^="In your hand"]').count(), count);
  });

  it('says in Small Islands why a tile fits nowhere while another does', { timeout: 180_000 }, async () => {
    const table = { game: 'small-islands', seats: [ME, GRACE] };
    let tiles, unfit, taken;
    const { page } = await leaving(
      table,
      (found) => {
        tiles = found.view.you.hand.map(({ tile }) => tile);
        taken = found.legal[0].find((move) => /^place .* r0$/.test(move));
        [, unfit] = taken.split(' ');
        only(
          found,
          found.legal[0].filter((move) => move.startsWith('place ') && !move.startsWith(`place ${unfit} `)),
        );
      },
      ours('place'),
    );
    assert.deepEqual(
      (await page.locator('[data-pick]').evaluateAll((all) => all.map((e) => e.dataset.pick))).toSorted(),
      tiles.filter((tile) => tile !== unfit).toSorted(),
    );
    await page.locator(`[data-ask="${unfit}"]`).click();
    await page.locator('.status').getByText('Tap a space to hear why').waitFor();
    const { cell } = (await told(page)).view.table.tiles[0];
    await page.locator(`.hits [data-cell="${cell}"]`).click();
    await page.locator('.why').getByText('A tile lies here already.').waitFor();
    // Where nobody knows a reason, it is said that it cannot be: the rules would take this one, only the list lacks it.
    await page.locator(`.hits [data-cell="${taken.split(' ')[2]}"]`).click();
    await page.locator('.why').getByText('That is not possible now.').waitFor();
  });

  it('says why a sheet of Islant is finished', { timeout: 240_000 }, async () => {
    const { page } = await here.sitDown({ game: 'islant', seats: [ME] });
    const [name] = await names(page);
    await hurryTo(page, 'never'); // it ends nothing by itself
    await log(page).getByText(`No whole turn is possible for ${name}: the sheet is finished`).waitFor();
  });

  it(
    'shows who rolled, who begins, and how long it lasts, in each game that has it',
    { timeout: 240_000 },
    async () => {
      for (const viewport of [
        { width: 1366, height: 768 },
        { width: 360, height: 740 },
      ]) {
        const sit = (game, past) => here.sitDown({ game, seats: [BOT, ME] }, { viewport }, past);
        /** It stands beside the board, and can be seen without moving anything. */
        const isSeen = async (page, words) => {
          const found = page.locator('.things').getByText(words, { exact: true });
          await found.waitFor();
          const [box, area] = [await found.boundingBox(), await page.locator('.things').boundingBox()];
          assert.ok(box.y >= area.y && box.y + box.height <= area.y + area.height + 1, `${words} at ${viewport.width}`);
        };
        const first = await sit('first-island', hurried('mark', '^(done|stand)'));
        const roller = (await names(first.page))[(await told(first.page)).view.roller];
        await isSeen(first.page, `${roller} rolled`);

        const small = await sit('small-islands', hurried('take'));
        const begins = (await names(small.page))[Number((await told(small.page)).view.firstPlayer)];
        await isSeen(small.page, `${begins} begins this round`);
        await isSeen(small.page, 'until landing');

        const lord = await sit('lord-of-my-island', hurried('play'));
        const { view } = await told(lord.page);
        await isSeen(lord.page, `${(await names(lord.page))[view.starter]} starts this round`);
        const left = view.board.untilPlayingOut;
        await isSeen(lord.page, left > 0 ? `${left} tile${left > 1 ? 's' : ''} until playing out` : 'you may play out');
      }
    },
  );

  it('opens Small Islands with a word about the empty sea', { timeout: 60_000 }, async () => {
    const { page } = await here.sitDown({ game: 'small-islands', seats: [ME, GRACE] });
    assert.equal((await told(page)).view.table.tiles.length, 0);
    const first = page.locator('.board svg').getByText('The first tile');
    await first.waitFor();
    const [words, board] = [await first.boundingBox(), await page.locator('.board').boundingBox()];
    const off = words.x + words.width / 2 - (board.x + board.width / 2);
    assert.ok(Math.abs(off) < board.width / 4, 'it stands where the tile goes, in the middle');
  });

  it('shows in Small Islands what is kept, and what everybody had to do', { timeout: 180_000 }, async () => {
    const table = { game: 'small-islands', seats: [ME, GRACE] };
    const { page } = await here.sitDown(table, {}, async (page, address) => {
      const isThere = await hurryTo(page, 'house ', '^land', address); // the first round is over
      return isThere && (await hurryTo(page, 'take', '^land', address));
    });
    const { view } = await told(page);
    const [kept, shown] = ['Kept for a later round', 'Objectives shown so far'].map((title) =>
      page.locator('.things details', { hasText: title }),
    );
    await kept.locator('summary').click();
    assert.ok(view.you.cards.length > 0);
    assert.equal(await kept.locator('.card').count(), view.you.cards.length);
    await shown.locator('summary').click();
    const called = await names(page);
    const had = view.seats.flatMap(({ seat, objectives }) =>
      objectives.map(({ round }) => `${called[seat]}, round ${round}`),
    );
    assert.ok(had.length >= 2);
    assert.deepEqual(
      (await shown.locator('.label').allTextContents()).map((words) => words.trim()),
      had,
    );
    assert.equal(await shown.locator('.card').count(), had.length);
  });

  it('shows the discarded tiles of Lord of My Island', { timeout: 120_000 }, async () => {
    const table = { game: 'lord-of-my-island', seats: [ME, GRACE] };
    const { page } = await here.sitDown(table, {}, hurried('discard'));
    await page.evaluate(async () => {
      const address = location.pathname.replace('/table/', '/api/tables/');
      const { number, legal } = await (await fetch(address)).json();
      const [seat, moves] = Object.entries(legal).find(([, all]) => all.some((move) => move.startsWith('discard')));
      const move = moves.find((each) => each.startsWith('discard'));
      const headers = { 'Content-Type': 'application/json' };
      await fetch(`${address}/moves`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ seat: Number(seat), number, move }),
      });
    });
    await page.locator('.things summary', { hasText: 'Everyone’s tiles' }).click();
    const discarded = page.locator('.things .hand', { hasText: 'Discarded' });
    await discarded.waitFor();
    assert.equal(await discarded.locator('svg').count(), (await told(page)).view.discarded.length);
  });
});
