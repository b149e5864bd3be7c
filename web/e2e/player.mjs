// A person at the table, by mouse or by touch: looks at the page alone and does what it offers.

/** What the page offers now: the end, nothing, or something to press. Runs in the page. */
function look(avoid) {
  if (document.querySelector('[aria-labelledby=result-title]')) return { what: 'over' };
  if (!document.querySelector('.status.mine')) return { what: 'wait' };
  const shy = new RegExp(avoid);
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const middle = (e) => {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = e.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const place = [...document.querySelectorAll('.do .primary')].find((b) => !b.disabled);
  const cells = [...document.querySelectorAll('.hits .can')];
  const all = [...document.querySelectorAll('[data-pick][aria-pressed=false]')];
  const pieces = all.filter((p) => !shy.test(p.dataset.pick));
  const buttons = [...document.querySelectorAll('button[data-move]:not(:disabled)')];
  const bold = buttons.filter((b) => !shy.test(b.dataset.move));
  if (place) return { what: 'place', ...middle(place) };
  if (cells.length > 0) return { what: 'cell', ...middle(any(cells)) };
  if (bold.length > 0 && (pieces.length === 0 || Math.random() < 0.2)) return { what: 'button', ...middle(any(bold)) };
  if (pieces.length > 0) return { what: 'piece', ...middle(any(pieces)) };
  if (buttons.length > 0) return { what: 'button', ...middle(any(buttons)) };
  if (all.length > 0) return { what: 'piece', ...middle(any(all)) };
  return { what: 'wait' };
}

const SHY = '^(end|stop|skip|out|discard|pass|done|ship|water|override)';

/** Plays until the game is over, or so many presses. Returns how many it took. */
export async function playOn(page, { touch = false, presses = 1500, minutes = 4, patience = 0 } = {}) {
  const until = Date.now() + minutes * 60_000;
  let n = 0;
  let idle = 0;
  while (n < presses && Date.now() < until) {
    const seen = await page.evaluate(`(${look})(${JSON.stringify(SHY)})`);
    if (seen.what === 'over') return n;
    if (seen.what === 'wait') {
      idle++;
      if (patience > 0 && idle * 50 > patience) return n;
      if (idle > 600) throw new Error('nothing to do for too long: ' + (await page.locator('.status').textContent()));
      await page.waitForTimeout(50);
      continue;
    }
    idle = 0;
    n++;
    if (touch) await page.touchscreen.tap(seen.x, seen.y);
    else await page.mouse.click(seen.x, seen.y);
  }
  return n;
}
