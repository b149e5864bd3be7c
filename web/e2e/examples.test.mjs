// The examples in the rules: each is played through in place by the real rules, which are fetched with the first tap.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, world } from './world.mjs';

const here = world();
/** How many tries each example has, game by game; what cannot be played is told why. */
const EXAMPLES = {
  'my-island': { join: 3, farm: 2, statues: 3 },
  'lord-of-my-island': { fit: 3, roads: 3, dice: 1 },
  'first-island': { marks: 3, change: 3, camp: 3 },
  islant: { draw: 3, close: 2, line: 3, ships: 2 },
  'small-islands': { tile: 3, house: 3, ship: 3, alexis: 2 },
};
/** What changes nothing on the board. */
const BESIDE = ['pass', 'change', 'stop', 'nothing'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [game, examples] of Object.entries(EXAMPLES)) {
  test(`the examples of ${game} are played through in its rules`, { timeout: 240_000 }, async () => {
    const { page, complaints } = await here.arrive(PHONE, `/rules/${game}`);
    const fetched = [];
    page.on('request', (request) => request.url().includes('.wasm') && fetched.push(request.url()));
    await page.locator('[data-example] [data-open]').first().waitFor();
    const found = await page.locator('[data-example]').evaluateAll((all) => all.map((e) => e.dataset.example));
    assert.deepEqual(found.toSorted(), Object.keys(examples).toSorted());
    assert.deepEqual([page.workers().length, fetched], [0, []], 'nothing is fetched before it is asked for');
    const effects = [];
    for (const id of found) {
      const example = page.locator(`[data-example="${id}"]`);
      await example.locator('[data-open]').click();
      await example.locator('svg[role=img]').waitFor();
      const tries = await example.locator('[data-try]').evaluateAll((all) => all.map((e) => e.dataset.try));
      assert.equal(tries.length, examples[id], id);
      for (const key of tries) {
        const board = example.locator('svg[role=img]');
        const before = await board.innerHTML();
        await example.locator(`[data-try="${key}"]:enabled`).click();
        await example.locator('.effect').waitFor();
        const said = await example.locator('[role=status]').innerText();
        effects.push(`${id} ${key}: ${said.replaceAll('\n', ' / ')}`);
        assert.doesNotMatch(said, /undefined|NaN|not possible now/);
        const isSeen = (await board.innerHTML()) !== before;
        assert.ok(isSeen || BESIDE.includes(key), `${id} ${key} shows nothing`);
        if (key === tries.at(-1)) continue;
        await example.locator('[data-again]:enabled').click();
        await example.locator('.effect').waitFor({ state: 'detached' });
      }
      assert.equal(await example.locator('[role=alert]').count(), 0);
    }
    if (process.env.EFFECTS) console.log(effects.join('\n'));
    assert.ok(effects.some((effect) => effect.includes('You have')));
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await axe(page), [], colorScheme);
    }
    assert.ok((await wide(page)) <= 0, 'cut off at 390');
    assert.deepEqual(complaints, []);
  });
}

test('an example says so where the browser cannot run the rules', { timeout: 60_000 }, async () => {
  const { page, context } = await here.arrive();
  await context.addInitScript(() => (WebAssembly.validate = () => false));
  await page.goto(`${here.url}/rules/islant`);
  await page.getByText('too old to play the example').first().waitFor();
  assert.equal(await page.locator('[data-example] button').count(), 0);
});
