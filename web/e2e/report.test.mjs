// Reports as a designer opens them: files that ask nobody, on a phone and a desktop, by day and by night, on paper; and their way
// into the replay of a server.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { GAMES } from './games.mjs';
import { clean } from './measure.mjs';
import { axe, commands, visitor, world } from './world.mjs';

const TIMEOUT = { timeout: 300_000 };
const SCREENS = [
  [390, 844],
  [1366, 768],
];
/** What a sheet of A4 has between its margins, in the pixels of a browser. */
const SHEET = [718, 1047];
/** A report beside an earlier one, with a laid wave worth twice as much. */
const WHAT_IF = 'what-if';

/** What leaves the window, or is cut off where nobody can scroll to it; on paper nobody scrolls. Runs in the page. */
function outside(isPaper) {
  const wrong = [];
  const name = (e) => `${e.tagName} "${e.textContent.trim().slice(0, 30)}"`;
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push('the page is wider than the window');
  for (const e of document.querySelectorAll('body *')) {
    if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, right, width } = e.getBoundingClientRect();
    const overhang = isPaper && e.closest('svg') ? 16 : 1; // half a number at the end of an axis may reach into a sheet's margin
    const isInTable = !isPaper && e.closest('.table') !== null;
    if (width > 0 && (left < -overhang || right > innerWidth + overhang) && !isInTable)
      wrong.push(`${name(e)} leaves the window`);
    const { overflowX } = getComputedStyle(e);
    const isCut = /hidden|clip/.test(overflowX) || (isPaper && overflowX !== 'visible');
    if (isCut && e.scrollWidth > e.clientWidth + 1) wrong.push(`${name(e)} is cut off`);
  }
  return wrong;
}

describe('a report', { concurrency: false }, () => {
  const here = world();
  const folder = mkdtempSync(join(tmpdir(), 'atoll-report-'));
  const file = (name) => join(folder, name);
  const address = (name) => pathToFileURL(file(`${name}.html`)).href;
  const numbers = (name) => JSON.parse(readFileSync(file(`${name}.json`), 'utf8'));

  before(async () => {
    const few = ['--games', '60', '--ladder', 'random,greedy', '--ladder-games', '2', '--server', here.url];
    const report = (game, name, ...more) => ['report', game, ...few, ...more, '--out', file(`${name}.html`)];
    const own = new URL('../../games/islant/src/main/resources/atoll/games/islant/wave-lines.json', import.meta.url);
    writeFileSync(file('wave-lines.json'), readFileSync(own, 'utf8').replace(/"points": *9/, '"points":18'));
    await commands([
      ...GAMES.map((game) => report(game, game)),
      report('islant', WHAT_IF, '--with', file('wave-lines.json'), '--against', file('islant.json')),
    ]);
  });
  after(() => rmSync(folder, { recursive: true }));

  for (const name of [...GAMES, WHAT_IF])
    it(`${name} is read on every screen and on paper, and asks nobody`, TIMEOUT, async () => {
      const guest = await visitor(here.browser, 'file:');
      here.guests.push(guest);
      const { page, complaints } = guest;
      await page.goto(address(name));
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        assert.deepEqual(await page.evaluate(outside, false), [], `${name}, ${width} wide`);
        await clean(page, `${name}, ${width} wide`);
        await page.locator('details').evaluateAll((all) => all.forEach((each) => (each.open = !each.open)));
      }
      await page.setViewportSize({ width: SHEET[0], height: SHEET[1] });
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ media: 'print', colorScheme });
        assert.deepEqual(await page.evaluate(outside, true), [], `${name} on paper`);
        assert.deepEqual(await axe(page, ['color-contrast']), [], `${name} on paper, ${colorScheme}`);
        for (const each of await page.locator('h1, h2, .short li, section > p').all())
          assert.ok(await each.isVisible(), `${name} on paper has ${await each.textContent()}`);
      }
      assert.deepEqual(complaints, []);
    });

  it('opens its telling games in the replay of a server, up to their results', TIMEOUT, async () => {
    const guest = await visitor(here.browser, here.url);
    here.guests.push(guest);
    const { page, complaints } = guest;
    for (const game of GAMES) {
      await page.goto(address(game));
      const [telling] = numbers(game).telling;
      await page.getByRole('link', { name: telling.title }).click();
      await page.waitForURL(/\/look\/file#/);
      await page.getByRole('slider', { name: 'Steps of the game' }).waitFor();
      await page.keyboard.press('End');
      const record = readFileSync(file(`${game}-games/${telling.file}`), 'utf8');
      const last = String(record.trimEnd().split('\n').length - 2);
      await page.waitForFunction((last) => document.querySelector('input[type=range]')?.value === last, last);
      const expected = telling.scores.map((points) => String(points).replace('-', '−'));
      const shown = () =>
        page.locator('[data-seat] .score').evaluateAll((all) => all.map((e) => e.firstChild.data.trim()));
      for (let i = 0; i < 200 && String(await shown()) !== String(expected); i++) await page.waitForTimeout(25);
      assert.deepEqual(await shown(), expected, game);
    }
    // The address stays one that leads to the moment that is shown.
    await page.waitForURL(/[?]step=\d+#/);
    await page.reload();
    await page.waitForFunction(() => {
      const { value, max } = document.querySelector('input[type=range]') ?? {};
      return Number(max) > 0 && value === max;
    });
    const own = GAMES.map((game) => `asked ${address(game)}`);
    assert.deepEqual(
      complaints.filter((complaint) => !own.includes(complaint)),
      [],
    );
  });

  it('with altered components leads to no server, which would refuse them', TIMEOUT, async () => {
    const { page } = await here.arrive({}, '/ready');
    await page.goto(address(WHAT_IF));
    const games = page.getByRole('region', { name: 'Games to look at' });
    await games.getByText(`./atoll replay ${WHAT_IF}-games --with wave-lines.json`).waitFor();
    assert.equal(await games.locator('a[href*="/look/"]').count(), 0);
    const [{ file: record }] = numbers(WHAT_IF).telling;
    await page.goto(`${here.url}/look/file`);
    await page.locator('input[type=file]').setInputFiles(file(`${WHAT_IF}-games/${record}`));
    await page.getByRole('alert').getByText('This was played with other pieces than those of the game.').waitFor();
  });

  it('whose link is broken is told from a game, and its file is taken instead', TIMEOUT, async () => {
    const { page, complaints } = await here.arrive({}, '/look/file#broken!');
    await page.getByRole('alert').getByText('This address is broken').waitFor();
    const [{ file: record }] = numbers('islant').telling;
    await page.locator('input[type=file]').setInputFiles(file(`islant-games/${record}`));
    await page.getByRole('slider', { name: 'Steps of the game' }).waitFor();
    assert.equal(new URL(page.url()).hash, '');
    assert.deepEqual(complaints, []);
  });
});
