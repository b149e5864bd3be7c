// A person at the table, by mouse, touch or keys alone: looks at the page and does what it offers.

/** What the page offers now, or nothing while there is nothing to do. Runs in the page. */
function look(avoid) {
  if (document.querySelector('[aria-labelledby=result-title]')) return { what: 'over' };
  const done = document.querySelector('.do .primary:not(:disabled)');
  if (!document.querySelector('.status.mine') && !done) return null;
  if (document.querySelector('.board svg') && !document.querySelector('.hits')) return null; // seen, but not to be played on yet
  const shy = new RegExp(avoid);
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const middle = (e) => {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = e.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const sure = document.querySelector('[data-sure]');
  const place = document.querySelector('.aim.ready .primary');
  if (done) return { what: 'done', ...middle(done) };
  if (sure) return { what: 'sure', ...middle(sure) };
  if (place) return { what: 'place', ...middle(place) };
  // A board may be shown in part: only what is on the screen can be pressed. Any cell will do, so not all of them are looked at.
  const cells = [...document.querySelectorAll('.hits .can')];
  while (cells.length > 0) {
    const [cell] = cells.splice(Math.floor(Math.random() * cells.length), 1);
    const { x, y } = middle(cell);
    if (document.elementFromPoint(x, y) === cell) return { what: 'cell', x, y };
  }
  const all = [...document.querySelectorAll('[data-pick][aria-pressed=false]')];
  const pieces = all.filter((p) => !shy.test(p.dataset.pick));
  const buttons = [...document.querySelectorAll('button[data-move]:not(:disabled)')];
  const bold = buttons.filter((b) => !shy.test(b.dataset.move));
  if (bold.length > 0 && (pieces.length === 0 || Math.random() < 0.2)) return { what: 'button', ...middle(any(bold)) };
  if (pieces.length > 0) return { what: 'piece', ...middle(any(pieces)) };
  if (buttons.length > 0) return { what: 'button', ...middle(any(buttons)) };
  if (all.length > 0) return { what: 'piece', ...middle(any(all)) };
  return null;
}

/** Moves that end something early, taken only when there is nothing else to do. */
export const SHY = '^(end|stop|skip|out|discard|pass|done|ship|water|override)';
const PATIENCE = 60_000;

async function offer(page) {
  try {
    const found = await page.waitForFunction(look, SHY, { polling: 40, timeout: PATIENCE });
    return await found.jsonValue();
  } catch (e) {
    const status = await page
      .locator('.status')
      .textContent()
      .catch(() => 'no status');
    throw new Error(`nothing to do for ${PATIENCE / 1000} seconds: ${status}`, { cause: e });
  }
}

/** Plays until the game is over, or so many presses. Returns how many it took. */
export async function playOn(page, { touch = false, presses = 1500 } = {}) {
  for (let n = 0; n < presses; n++) {
    const seen = await offer(page);
    if (seen.what === 'over') return n;
    if (touch) await page.touchscreen.tap(seen.x, seen.y);
    else await page.mouse.click(seen.x, seen.y);
  }
  return presses;
}

/** Plays until the page says that something else is due, another player or the next round, and the server knows it. */
export async function playMove(page, { touch = false } = {}) {
  const due = async () => (await page.locator('.what p, .status b').allTextContents()).join();
  await page.waitForSelector('.status'); // it comes a moment after the board
  const before = await due();
  do await playOn(page, { touch, presses: 1 });
  while ((await page.locator('.status.mine, .do .primary').count()) > 0 && (await due()) === before);
  const waiting = page.locator('.do .primary'); // a last step that is still in the page; it may go by itself
  if ((await waiting.count()) > 0) await waiting.click({ timeout: 5000 }).catch(() => {});
}

/** What moves from the list are drawn by; `ATOLL_SEED` draws the same ones again. What chance brings is another matter. */
const SEED = Number(process.env.ATOLL_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** What the next of them are drawn by, once there have been some. */
let further;

/**
 * Plays from the list of all moves, until the game is over, the device is for somebody else, or so many moves. Returns what further
 * moves are drawn by. Runs in the page.
 */
async function playListed([most, avoid, seed]) {
  const shy = new RegExp(avoid);
  const shown = async (selector) => {
    for (;;) {
      if (document.querySelector('[aria-labelledby=result-title], [data-take]')) return [];
      const found = [...document.querySelectorAll(selector)];
      if (found.length > 0) return found;
      await new Promise((done) => setTimeout(done, 4));
    }
  };
  let drawn = seed;
  const any = (list) => {
    drawn = (Math.imul(drawn, 1103515245) + 12345) >>> 0;
    return list[(drawn >>> 8) % list.length];
  };
  for (let n = 0; n < most; n++) {
    if ((await shown('.status.mine')).length === 0) break;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
    const moves = await shown('[data-listed]');
    const bold = moves.filter((move) => !shy.test(move.dataset.listed));
    (any(bold) ?? moves.find((move) => move.dataset.listed === 'pass') ?? any(moves))?.click();
    await new Promise((done) => setTimeout(done, 4));
  }
  return drawn;
}
export async function playFromList(page, most = 2000) {
  if (further === undefined)
    process.on('exit', (code) => code !== 0 && console.log(`moves were drawn by ATOLL_SEED=${SEED}`));
  further = await page.evaluate(playListed, [most, SHY, further ?? SEED]);
}

/** Goes with Tab to the next button that plays a move, as somebody without a mouse would. */
async function tabToMove(page) {
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('button[data-move]:not(:disabled)'))) return;
  }
  throw new Error('no button can be reached with Tab');
}

/** Plays so many moves with keys alone. */
export async function typeOn(page, moves) {
  for (let n = 0; n < moves;) {
    const { what } = await offer(page);
    if (what === 'over') return;
    if (what === 'piece') await page.keyboard.press(String(1 + Math.floor(Math.random() * 3)));
    if (what === 'cell') {
      await page.keyboard.press('.');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('r');
    }
    if (what === 'place' || what === 'done') await page.keyboard.press('Enter');
    if (what === 'sure') {
      await page.keyboard.press('Tab'); // from "no", where the focus is, to "yes"
      await page.keyboard.press('Enter');
    }
    if (what === 'button') {
      await tabToMove(page);
      await page.keyboard.press('Enter');
    }
    if (what === 'place' || what === 'button') n++;
  }
}

/**
 * Has all seats of ours play what they like, else what earns most, past the page, until a move that begins so is on offer; whether
 * it came to that. The table is the one that the page shows, or another one.
 */
export async function hurryTo(page, wanted, likes = '^$', address = undefined) {
  return page.evaluate(
    async ([wanted, likes, avoid, other]) => {
      const address = other ?? location.pathname.replace('/table/', '/api/tables/');
      const shy = new RegExp(avoid);
      const liked = new RegExp(likes);
      for (;;) {
        const answer = await fetch(address);
        if (answer.status === 429) {
          await new Promise((done) => setTimeout(done, 250)); // too quick for the server
          continue;
        }
        const { status, number, legal, gain } = await answer.json();
        if (status !== 'playing') return false;
        const seat = Number(Object.keys(legal).find((s) => legal[s].length > 0) ?? 0);
        const worth = (move, points) => points + Math.random() + (liked.test(move) ? 500 : shy.test(move) ? -100 : 0);
        const moves = (legal[seat] ?? []).map((move, i) => ({ move, worth: worth(move, gain[seat][i]) }));
        if (moves.some(({ move }) => move.startsWith(wanted))) return true;
        if (moves.length === 0) {
          await new Promise((done) => setTimeout(done, 30));
          continue;
        }
        const [{ move }] = moves.toSorted((a, b) => b.worth - a.worth);
        await fetch(`${address}/moves`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ seat, number, move }),
        });
      }
    },
    [wanted, likes, SHY, address],
  );
}

/** What a table has come to before anybody looks at it: as `hurryTo`, for `sitDown`. */
export const hurried = (wanted, likes) => (page, address) => hurryTo(page, wanted, likes, address);
/** The same until such a move brings points at once; where none does, another table is tried. */
export const hurriedToPoints = (wanted, likes) => async (page, address) => {
  if (!(await hurryTo(page, wanted, likes, address))) return false;
  const { legal, gain } = await page.evaluate(async (address) => (await fetch(address)).json(), address);
  return Object.keys(legal).some((s) => legal[s].some((move, i) => move.startsWith(wanted) && gain[s][i] > 0));
};

/**
 * Plays a table up to its middle, past the page, by so many moves of ours that bring most; whether it is our turn then, the game still
 * going on. Runs in the page.
 */
export async function playUp([address, most]) {
  for (let n = 0; ;) {
    const { status, number, legal, gain } = await (await fetch(address)).json();
    if (status !== 'playing') return false;
    const seat = Number(Object.keys(legal).find((s) => legal[s].length > 0) ?? -1);
    if (seat < 0) {
      await new Promise((done) => setTimeout(done, 30));
      continue;
    }
    if (n++ === most) return true;
    const best = legal[seat]
      .map((move, i) => ({
        move,
        worth: gain[seat][i] - (/^(end|stop|out)/.test(move) ? 2000 : /^(pass|skip|discard)/.test(move) ? 1000 : 0),
      }))
      .toSorted((a, b) => b.worth - a.worth)[0];
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ seat, number, move: best.move });
    await fetch(`${address}/moves`, { method: 'POST', headers, body });
  }
}
