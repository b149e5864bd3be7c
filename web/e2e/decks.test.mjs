// The Great Explorer's decks on a server where they have to be earned: closed, opened at a table by the fifth achievement, and played with.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { axe, world } from './world.mjs';

describe('the Great Explorer’s decks', { concurrency: false }, () => {
  const here = world({ openDecks: false });

  /**
   * Plays games of Small Islands with advanced objectives against a bot past the page, by what earns most and without what is to be
   * won without, until a deck is open; returns the table where that happened, and how many achievements there were before it.
   */
  const playUntilOpen = (page) =>
    page.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' };
      const ask = async (path, body) => {
        for (;;) {
          const how = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
          const answer = await fetch(`/api${path}`, how);
          if (answer.status !== 429) return answer.json();
          await new Promise((done) => setTimeout(done, 100)); // too quick for the server
        }
      };
      const without = { noShip: /^(land own|sail)/, noToken: /^token/ };
      const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
      const options = { advanced: true };
      for (let earned = []; ;) {
        const missing = Object.keys(without).find((name) => !earned.includes(`advanced.${name}`));
        const { id } = await ask('/tables', { game: 'small-islands', options, seats, private: true });
        for (;;) {
          const { status, number, legal, gain } = await ask(`/tables/${id}`);
          if (status === 'over') break;
          const worth = (legal[0] ?? []).map(
            (move, i) => gain[0][i] + Math.random() - (without[missing]?.test(move) ? 1000 : 0),
          );
          const move = legal[0]?.[worth.indexOf(Math.max(...worth))];
          if (move) await ask(`/tables/${id}/moves`, { seat: 0, number, move });
          else await new Promise((done) => setTimeout(done, 5));
        }
        const { achievements, decks } = await ask('/me/achievements');
        if (decks.open.length > 0) return { id, before: earned.length };
        earned = achievements.map(({ name }) => name);
      }
    });

  const choose = async (page, isAdvanced) => {
    await page.goto(`${here.url}/new/small-islands`);
    await page.getByLabel(/^Great Explorer/).selectOption('true');
    if (isAdvanced) await page.getByLabel(/^Advanced objectives/).selectOption('true');
  };
  const start = (page) => page.getByRole('button', { name: 'Start' }).click();
  const closed = (page) => page.getByText('you have 0 of the 5 achievements');
  const deck = (page, mode) => page.locator('.deck', { has: page.getByRole('heading', { name: mode }) });

  it(
    'open with the fifth achievement of their mode, and the result shows that moment',
    { timeout: 240_000 },
    async () => {
      const { page, complaints } = await here.arrive();
      await page.waitForSelector('.me button');
      await choose(page, true);
      await closed(page).waitFor();
      await start(page);
      await page.getByRole('alert').getByText('nobody at the table has enough of them').waitFor();
      await page.getByRole('link', { name: 'How to earn them' }).click();
      for (const mode of ['Normal', 'Advanced']) await deck(page, mode).getByText('5 more open the deck').waitFor();

      const { id, before } = await playUntilOpen(page);
      assert.ok(before < 5);
      await page.goto(`${here.url}/table/${id}`);
      const card = page.locator('[data-brought]');
      await card.getByText('The Great Explorer’s advanced deck is open now').waitFor();
      assert.ok((await card.getByText(/^New: /).count()) >= 5 - before, 'with what has opened it');
      assert.deepEqual(await axe(page), [], 'axe at the moment a deck opens');
      await card.getByRole('link', { name: 'All your achievements' }).click();
      await deck(page, 'Advanced').getByText('The deck is open').waitFor();
      await deck(page, 'Advanced').getByText('5 of 5').waitFor();
      await deck(page, 'Normal').getByText('5 more open the deck').waitFor();

      // The other deck stays closed; this one is played with.
      await choose(page, false);
      await closed(page).waitFor();
      await page.getByLabel(/^Advanced objectives/).selectOption('true');
      await closed(page).waitFor({ state: 'detached' });
      await start(page);
      await page.waitForURL(/\/table\//);
      await page.waitForSelector('.board svg');
      assert.deepEqual(complaints, []);
    },
  );
});
