// The Great Explorer's decks on a server where they have to be earned: closed, opened at a table by the fifth achievement, and played with.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { well } from './measure.mjs';
import { world } from './world.mjs';

describe('the Great Explorer’s decks', { concurrency: false }, () => {
  const here = world({ openDecks: false });

  /** Gives the only guest four achievements of the advanced mode, as if earned long ago. */
  const earnFour = () => {
    const four = ['ship12', 'island13', 'solo6', 'joined'].map((key) => `('advanced.${key}')`);
    here.server.write(`insert into achievements (person, game, name, table_id, earned)
      select id, 'small-islands', key, 'long ago', 0 from people, (select column1 as key from (values ${four}))`);
  };

  /**
   * Plays Small Islands with advanced objectives past the page, by what earns most and without a ship, until that is won: the fifth
   * achievement. Returns the table. Almost every game against a bot that plays at random is won.
   */
  const winWithoutShip = (page) =>
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
      const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
      const options = { advanced: true };
      const most = 12;
      for (let games = 0; games < most; games++) {
        const { id } = await ask('/tables', { game: 'small-islands', options, seats, private: true });
        for (;;) {
          const { status, number, legal, gain } = await ask(`/tables/${id}`);
          if (status === 'over') break;
          const worth = (legal[0] ?? []).map((move, i) => gain[0][i] - (/^(land own|sail)/.test(move) ? 1000 : 0));
          const move = legal[0]?.[worth.indexOf(Math.max(...worth))];
          if (move) await ask(`/tables/${id}/moves`, { seat: 0, number, move });
          else await new Promise((done) => setTimeout(done, 5));
        }
        if ((await ask('/me/achievements')).decks.open.length > 0) return id;
      }
      throw new Error(`none of ${most} games opened the deck: they were lost, or the fifth achievement was not earned`);
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
    { timeout: 120_000 },
    async () => {
      const { page, complaints } = await here.arrive();
      await page.waitForSelector('.me button');
      await choose(page, true);
      await closed(page).waitFor();
      await well(page, 'a new table with a closed deck');
      await start(page);
      await page.getByRole('alert').getByText('nobody at the table has as many').waitFor();
      await page.getByRole('link', { name: 'How to earn them' }).click();
      for (const mode of ['Normal', 'Advanced']) await deck(page, mode).getByText('5 more open the deck').waitFor();
      await well(page, 'achievements that are to be earned');

      await page.goto(here.url);
      await page.click('[data-choose=small-islands]');
      await page.click('[data-value="greatExplorer true"]');
      await closed(page).waitFor(); // it is said wherever the deck can be chosen
      await well(page, 'a closed deck at the choice of a mode');

      earnFour();
      const id = await winWithoutShip(page);
      await page.goto(`${here.url}/table/${id}`);
      const card = page.locator('[data-brought]');
      await card.getByText('The Great Explorer’s advanced deck is open now').waitFor();
      await card.getByText(/^New: .*own ship not on the table/).waitFor(); // with what has opened it
      await well(page, 'the moment a deck opens');
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
