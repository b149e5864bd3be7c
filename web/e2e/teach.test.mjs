// The page explains itself: each newcomer's question is answered in the rules, and what stands beside the board answers too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axe, world } from './world.mjs';

const here = world();
const GAMES = ['my-island', 'first-island', 'islant', 'small-islands', 'lord-of-my-island'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const bubble = (page) => page.locator('[role=tooltip]');
/** With SHOTS set to a folder, pictures of what is tested are kept there. */
const shot = (page, name) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : Promise.resolve();
const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const game of GAMES) {
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

  test(`beside the board of ${game} everything explains itself, by mouse, keys and a long press`, async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }];
    const { page, complaints } = await here.sitDown({ game, seats });
    await page.locator('summary', { hasText: 'What everything means' }).click();
    const things = page.locator('[data-explains]:visible');
    await things.first().waitFor();
    assert.ok((await things.count()) >= 3);
    const first = things.first();
    await first.hover();
    await bubble(page).waitFor();
    const [about, said] = [await first.boundingBox(), await page.locator('[data-bubble]').boundingBox()];
    const apart = said.y + said.height <= about.y || said.y >= about.y + about.height;
    assert.ok(apart, 'the explanation covers what it is about');
    await shot(page, `table-${game}`);
    await page.keyboard.press('Escape');
    await bubble(page).waitFor({ state: 'hidden' });
    await first.hover();
    await page.mouse.move(5, 5);
    const last = page.locator('[data-explains][tabindex]:visible').last();
    await last.evaluate((e) => e.focus({ focusVisible: true }));
    await bubble(page).waitFor();
    assert.equal(await last.getAttribute('aria-describedby'), 'explanation');
    await page.keyboard.press('Enter');
    await page.locator('dialog h2').first().waitFor();
    assert.deepEqual(await axe(page), []);
    await shot(page, `book-${game}`);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
  });
}

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
});

test('the home page leads to the rules of each game', async () => {
  const { page } = await here.arrive();
  for (const game of GAMES) assert.equal(await page.locator(`a[href="/rules/${game}"]`).count(), 1);
  assert.deepEqual(await axe(page), []);
  await page.locator('a[href="/rules/islant"]').click();
  await page.locator('h2#idea').waitFor();
});
