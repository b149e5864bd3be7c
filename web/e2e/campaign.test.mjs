// The campaign of My Island: a group, its envelopes, its islands, and a story that goes on after the server was away.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { measure, well } from './measure.mjs';
import { hurryTo, playOn } from './player.mjs';
import { atoll, axe, world } from './world.mjs';

/** Who does not want a way back from each tile. */
const AT_ONCE = { commit: 'once' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe('the campaign', { concurrency: false }, () => {
  const here = world();

  /** What the server tells of the campaign that is open in the page. */
  const told = (page) =>
    page.evaluate(async () => (await fetch(location.pathname.replace('/campaign/', '/api/campaigns/'))).json());

  /** Nothing of an envelope is told before it is opened; the shelf shows it sealed. */
  async function isSealed(page, opened) {
    const { chapters, envelopes } = await told(page);
    assert.deepEqual(
      chapters.map(({ chapter }) => chapter),
      Array.from({ length: opened }, (_, i) => i + 1),
    );
    const sealed = await page.locator('[data-sealed]').allTextContents();
    assert.equal(sealed.length, envelopes - opened);
    for (const words of sealed) assert.match(words.replace(/\s+/g, ''), /^\d(sealed|next)$/);
  }

  /** The animals of the islands that are shown, by which each can be told. */
  const animals = (page) => page.locator('[data-animal]').evaluateAll((all) => all.map((each) => each.dataset.animal));

  /** Opens the envelope that lies there by keys alone, reads the letter and lays it down. */
  async function openEnvelope(page, where = '') {
    await page.locator('[data-open]').press('Enter');
    await page.locator('dialog[open] h2:focus').waitFor(); // where a screen reader begins
    if (where) await well(page, where);
    await page.keyboard.press('Escape');
    await page.locator('h2:focus', { hasText: /^Episode/ }).waitFor(); // and where it goes on
    await page.waitForSelector('[data-play-episode]');
  }

  /** Searches the rules that are open for the words of the first envelope's sheet; returns where they are found. */
  async function foundInRules(page) {
    await page.getByRole('link', { name: 'The campaign and its episodes' }).first().waitFor();
    await page.getByRole('searchbox').fill('wreck');
    await page.locator('.found, .nothing').first().waitFor();
    return page.locator('.found a').allTextContents();
  }

  const sitDown = async (page) => {
    await page.click('[data-play-episode]');
    await page.waitForURL(/\/table\//);
  };

  /** Follows the result back to the campaign. */
  async function goOn(page) {
    await page.click('.result a.primary');
    await page.waitForURL(/\/campaign\//);
    await page.waitForSelector('.story ol');
  }

  /** Presses tile after tile, and whatever else there is, until there is a sticker to lay. */
  async function playToStickers({ page, touch }) {
    const sticker = page.locator('[data-pick^="stick "]');
    const result = page.locator('[aria-labelledby=result-title]');
    while ((await sticker.count()) === 0) {
      assert.equal(await result.count(), 0, 'everybody has a sticker to lay');
      await playOn(page, { touch, presses: 1 });
    }
  }

  /** Plays the whole episode by hand: the tiles, the stickers on the cleared board, and back to the campaign by the result. */
  async function playEpisode(guests, where = '') {
    const each = (what) => Promise.all(guests.map(what));
    await each(({ page }) => page.waitForSelector('.board svg'));
    await each(playToStickers);
    await each(async ({ page, touch }) => {
      await page.waitForSelector('.hits .can', { state: 'attached' });
      assert.equal(await page.locator('.board .tile').count(), 0, 'the board is cleared');
      if (where) await well(page, where, measure);
      await playOn(page, { touch });
    });
    await each(({ page }) => goOn(page));
  }

  it(
    'is played by friends for a whole chapter, and goes on after a rest and with another player',
    {
      timeout: 300_000,
    },
    async () => {
      let ada = await here.arrive(AT_ONCE);
      await ada.page.waitForSelector('.me button');
      await ada.page.click('[data-campaign-new]');
      await ada.page.fill('[data-own-name]', 'Ada');
      await ada.page.fill('[data-island="0"]', 'Heron Rock');
      assert.deepEqual(await animals(ada.page), ['turtle', 'crab']);
      await well(ada.page, 'a new campaign');
      await ada.page.click('[data-begin]');
      const link = await ada.page.inputValue('#link');
      await ada.page.waitForURL(link); // the address is as good as the link
      await isSealed(ada.page, 0);
      await well(ada.page, 'waiting for players');

      // A friend comes by the address, on a phone, and names her island.
      const grace = {
        ...(await here.arrive({ ...PHONE, ...AT_ONCE }, ada.page.url().slice(here.url.length))),
        touch: true,
      };
      await grace.page.getByText('Ada would like to play the campaign with you').waitFor();
      await grace.page.fill('[data-name]', 'Grace');
      await well(grace.page, 'an invitation');
      await grace.page.tap('[data-join="1"]');
      const form = grace.page.locator('form:has([name=name])');
      await form.first().waitFor();
      assert.equal(grace.page.url(), link, 'she could ask somebody else with hers');
      assert.equal(await form.count(), 1, 'she may name her own island alone');
      await form.locator('input').fill('Low Key');
      await form.locator('button').tap();
      await grace.page.getByRole('heading', { name: 'Low Key' }).waitFor();

      // The rules tell nothing of what is sealed, nor does the server.
      const reader = await ada.context.newPage();
      const answered = reader.waitForResponse('**/api/episodes');
      await reader.goto(`${here.url}/rules/my-island`);
      assert.deepEqual(await (await answered).json(), { episodes: [] });
      assert.deepEqual(await foundInRules(reader), []);

      // Opened by one, the envelope is open for both; each reads the letter.
      await isSealed(grace.page, 0);
      await openEnvelope(ada.page, 'a letter');
      await openEnvelope(grace.page);
      await isSealed(grace.page, 1);
      await well(ada.page, 'before an episode');
      await ada.page.getByRole('heading', { name: 'Rule sheet' }).waitFor();
      await reader.goto(`${here.url}/rules/my-island#envelope-1`);
      await reader.reload(); // another section of the same address loads nothing
      await reader.locator('#envelope-1:focus').waitFor();
      assert.deepEqual(await foundInRules(reader), ['Envelope 1: Arrival']);
      await well(reader, 'the rules with an envelope');
      await reader.close();
      for (const side of ['What scores', 'Who gets what'])
        assert.ok((await ada.page.getByRole('table', { name: side }).getByRole('row').count()) > 1, side);

      await Promise.all([ada, grace].map(({ page }) => sitDown(page)));
      for (const [i, { page }] of [ada, grace].entries()) {
        await page.waitForSelector('.board [data-animal]');
        assert.deepEqual(await animals(page), [['turtle', 'crab'][i]], 'one’s own swims beside the island');
      }
      // At the table the rules have the open envelope, too, whoever opened it.
      await grace.page.getByRole('button', { name: 'Rules', exact: true }).tap();
      await grace.page.locator('#envelope-1').waitFor({ state: 'attached' });
      assert.deepEqual(await foundInRules(grace.page), ['Envelope 1: Arrival']);
      await grace.page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
      await playEpisode([ada, grace], 'putting stickers on');
      await ada.page.getByRole('heading', { name: 'After episode 1' }).waitFor();

      // Weeks later: the server was away, and everything is as it was.
      const before = await told(ada.page);
      await here.server.restart();
      await Promise.all([ada, grace].map(({ page }) => page.reload()));
      await ada.page.waitForSelector('[data-play-episode]');
      assert.deepEqual(await told(ada.page), before);
      assert.equal(before.next, 2);

      // Ada has another device now: a code of the first one takes her there, and she reads the letter once more.
      const ask = async ([path, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      const { code } = await ada.page.evaluate(ask, ['/me/code', {}]);
      const other = await here.arrive(AT_ONCE);
      await other.page.waitForSelector('.me button');
      await other.page.evaluate(ask, ['/codes', { code }]);
      const first = ada;
      ada = other;
      await ada.page.goto(here.url);
      await ada.page.click('[data-campaign]');
      await openEnvelope(ada.page);

      await Promise.all([ada, grace].map(({ page }) => sitDown(page)));
      await ada.page.waitForSelector(`header a[href="/campaign/${before.id}"]`); // the way back from the table
      await playEpisode([ada, grace]);
      await Promise.all([ada, grace].map(({ page }) => sitDown(page)));
      await playEpisode([ada, grace]);

      // The chapter is over: the next envelope waits, sealed, and three pictures tell of each island.
      await ada.page.waitForSelector('[data-open]');
      await isSealed(ada.page, 1);
      const after = await told(ada.page);
      assert.equal(after.next, 4);
      assert.equal(after.current, undefined);
      for (const seat of after.seats) assert.equal(Object.keys(seat.board.stickers).length, 3, 'a sticker an episode');
      assert.equal(await ada.page.locator('.past li svg').count(), 3);
      await well(ada.page, 'after a chapter');

      // Grace hands her island over and is out; Alan takes it as it is, and goes on.
      await grace.page.tap('[data-hand-over="1"]');
      await well(grace.page, 'handing over');
      await grace.page.tap('[role=dialog] .primary');
      await grace.page.waitForSelector('[data-play]');
      const alan = { ...(await here.arrive(PHONE, link.slice(here.url.length))), touch: true };
      await alan.page.fill('[data-name]', 'Alan');
      await alan.page.tap('[data-join="1"]');
      await openEnvelope(alan.page);
      const island = (await told(alan.page)).seats[1];
      assert.equal(island.name, 'Alan');
      assert.deepEqual(island.board, after.seats[1].board);
      const taken = alan.page.locator('li', { has: alan.page.getByRole('heading', { name: 'Low Key' }) });
      await taken.getByRole('img', { name: 'The animal of this island: a crab' }).waitFor();
      await ada.page.click('header a');
      await ada.page.waitForSelector('[data-campaign]');
      await well(ada.page, 'home with a campaign');
      await ada.page.click('[data-campaign]');
      await openEnvelope(ada.page); // it is open for her, too
      await Promise.all([ada, alan].map(({ page }) => sitDown(page)));
      await alan.page.waitForSelector('.board svg');
      for (const { complaints } of [first, ada, grace, alan]) assert.deepEqual(complaints, []);
    },
  );

  it('goes on by itself for bots, beside people at one device', { timeout: 180_000 }, async () => {
    const { page, complaints } = await here.arrive({}, '/campaign/new');
    const more = page.getByRole('button', { name: 'Add an island' });
    await page.locator('[data-player="1"] [value="bot greedy"]').waitFor({ state: 'attached' });
    await page.locator('[data-player="1"]').selectOption('same-device');
    await page.getByLabel('Name for seat 2').fill('Linus');
    for (const bot of ['greedy', 'random']) {
      await more.click();
      await page.locator('[data-player]').last().selectOption(`bot ${bot}`);
    }
    for (const [i, island] of ['Heron Rock', 'Low Key', 'Tin Isle', 'Gear Reef'].entries())
      await page.fill(`[data-island="${i}"]`, island);
    await page.click('[data-begin]');
    await openEnvelope(page); // nobody has to be waited for

    /** What an island shows: its rank, who plays it, its circles, and its stickers in words. */
    const shown = async (name) => {
      const island = page.locator('li', { has: page.getByRole('heading', { name, exact: true }) });
      const [player, circles] = await Promise.all([
        island.locator('.player').textContent(),
        island.getByRole('img', { name: / of 80 circles$/ }).getAttribute('aria-label'),
      ]);
      const picture = await island.getByRole('img', { name: new RegExp(`^${name}, `) }).getAttribute('aria-label');
      const [rank, who] = player.trim().split(' · ');
      return { rank, player: who, circles, stickers: /with/.test(picture) };
    };
    /** Every island is shown with what the episodes have brought it, and bots have won something, too. */
    const hasGrown = async (episodes, players) => {
      const { seats, played } = await told(page);
      assert.equal(played.length, episodes);
      const places = seats.map((seat) => 1 + seats.filter(({ board }) => board.progress > seat.board.progress).length);
      for (const [i, { board }] of seats.entries()) {
        const stickers = Object.keys(board.stickers).length > 0;
        const [rank, circles] = [`Rank ${places[i]}`, `${board.progress} of 80 circles`];
        assert.deepEqual(await shown(board.name), { rank, player: players[i], circles, stickers });
      }
      const order = seats.map((_, i) => i).toSorted((a, b) => places[a] - places[b]);
      assert.deepEqual(
        await page.locator('li:has(.player) h3').allTextContents(),
        order.map((i) => seats[i].board.name),
        'the best first',
      );
      const bots = seats.filter(({ kind }) => kind === 'bot').map(({ board }) => board);
      assert.ok(
        bots.some(({ stickers }) => Object.keys(stickers).length >= episodes),
        'bots put stickers on',
      );
      assert.ok(
        bots.some(({ progress }) => progress > 0),
        'bots fill circles in',
      );
      await page.getByRole('button', { name: 'Tin Isle', exact: true }).click();
      assert.equal(await page.locator('.past li svg').count(), episodes);
    };
    /** People stop at once and put on the stickers that they get for it, if any; bots play to the end. */
    const playOneEpisode = async () => {
      await sitDown(page);
      await page.waitForSelector('.board svg');
      await hurryTo(page, 'stick ', '^stop$');
      await playOn(page);
      await goOn(page);
    };
    const { name } = (await told(page)).seats[0];
    await playOneEpisode();
    await hasGrown(1, [`${name} (you)`, 'Linus (you)', 'Greedy bot', 'Random bot']);

    // Linus has to go: a bot takes his island as it is, and everything goes on.
    await page.click('[data-hand-over="1"]');
    await page.locator('[data-new-player]').selectOption('bot random');
    await page.click('[role=dialog] .primary');
    await page.locator('.player').getByText('Random bot').nth(1).waitFor();
    await playOneEpisode();
    await hasGrown(2, [`${name} (you)`, 'Random bot', 'Greedy bot', 'Random bot']);
    await well(page, 'a campaign with bots');
    assert.deepEqual(complaints, []);
  });

  it('needs neither the friend who never comes nor a mouse', { timeout: 120_000 }, async () => {
    const { page, complaints } = await here.arrive({}, '/campaign/new');
    await page.locator('[data-begin]').press('Enter');
    const stage = page.locator('[data-stage]');
    await stage.getByText(/^Waiting for players/).waitFor({ state: 'attached' });
    const tabTo = async (wanted) => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab');
        if ((await page.locator(`${wanted}:focus`).count()) > 0) return;
      }
      assert.fail(`Tab does not come to ${wanted}`);
    };
    await tabTo('[data-hand-over="1"]');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Choose a player for Nameless Island' }).waitFor();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let i = 1; i <= 30; i++) {
        await page.keyboard.press(key);
        assert.equal(await page.locator('[role=dialog] :focus').count(), 1, `${key} ${i} times`);
      }
    await page.locator('[data-new-player]').selectOption('bot random');
    await well(page, 'choosing a player');
    await tabTo('[role=dialog] .primary');
    await page.keyboard.press('Enter');
    await stage.getByText(/^Every island has a player/).waitFor({ state: 'attached' });
    await tabTo('[data-open]');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open] h2:focus').waitFor();
    await tabTo('dialog[open] .primary');
    await page.keyboard.press('Enter');
    await page.locator('h2:focus', { hasText: /^Episode 1/ }).waitFor();
    await stage.getByText(/^Episode 1/).waitFor({ state: 'attached' });
    await tabTo('[data-play-episode]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\//);
    assert.deepEqual(complaints, []);
  });

  it('ends with the solution, the ranks and a page for each island', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'atoll-campaign-'));
    atoll('campaign', 'new', folder, '--players', 'Ada,Linus', '--islands', 'Heron Rock,Low Key');
    atoll('campaign', 'play', folder, '--bots', 'random', '--episodes', '24', '--brief');
    const records = readdirSync(folder)
      .filter((file) => file.endsWith('.atoll'))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    rmSync(folder, { recursive: true });
    const { page, complaints } = await here.arrive();
    await page.waitForSelector('.me button');
    const id = await page.evaluate(async (records) => {
      const post = async (path, body) =>
        (
          await fetch('/api/campaigns' + path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json();
      const seats = [{ kind: 'me' }, { kind: 'same-device', name: 'Linus' }];
      const { id } = await post('', { seats, islands: ['Heron Rock', 'Low Key'] });
      for (const record of records) await post(`/${id}/records`, { record });
      return id;
    }, records);
    await page.goto(`${here.url}/campaign/${id}`);
    await page.getByRole('heading', { name: 'The last page of Low Key' }).waitFor();
    assert.equal(await page.locator('.past li svg').count(), 24);
    assert.equal(await page.locator('[data-sealed]').count(), 0);
    assert.equal((await animals(page)).length, 4, 'at each island and on its last page');
    // The solution, then who has won by how many circles, then each island's own page, the best first: all as the server tells it.
    const { closing, seats } = await told(page);
    const best = [0, 1].toSorted((a, b) => closing.ranks[a] - closing.ranks[b]);
    const read = (title) => page.getByRole('region', { name: title, exact: true }).locator('.story').allTextContents();
    assert.ok(closing.solution.length > 0, 'there is a solution');
    assert.deepEqual(await read('The mystery is solved'), closing.solution);
    const ranks = await page
      .locator('.ranks li')
      .evaluateAll((all) => all.map((li) => [...li.querySelectorAll('b, span')].map((e) => e.textContent.trim())));
    assert.deepEqual(
      ranks,
      best.map((seat) => {
        const { name, board } = seats[seat];
        return [`${closing.ranks[seat]}.`, `${board.name} ${name}`, `${board.progress} circles`];
      }),
    );
    const pages = best.map((seat) => `The last page of ${seats[seat].board.name}`);
    assert.deepEqual(await page.getByRole('heading', { name: /^The last page of/ }).allTextContents(), pages);
    for (const [i, seat] of best.entries()) {
      assert.ok(closing.pages[seat].length > 0, 'each island has its own words');
      assert.deepEqual(await read(pages[i]), closing.pages[seat]);
    }
    await well(page, 'the finale');
    await page.getByRole('button', { name: /^Envelope 3/ }).click();
    await page.waitForSelector('dialog[open] details');
    assert.deepEqual(complaints, []);
  });

  it('is not spoilt by the list of single episodes, unless one asks', { timeout: 60_000 }, async () => {
    const { page, complaints } = await here.arrive({}, '/new/my-island');
    const asked = [];
    page.on('request', (request) => request.url().includes('/api/episodes/') && asked.push(request.url()));
    await page.getByRole('combobox', { name: /^Mode/ }).selectOption('episode');
    const episodes = page.getByRole('combobox', { name: /^Episode/ });
    for (const words of await episodes.locator('option').allTextContents()) assert.match(words, /^\d+$/);
    await episodes.selectOption('13');
    assert.deepEqual(asked, []);
    await page.click('[data-inside] summary');
    await page.waitForSelector('[data-inside] li');
    assert.equal(asked.length, 1);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(complaints, []);
  });
});
