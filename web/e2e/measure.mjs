// What measures a page: what is cut off, lies over something else, or is out of sight, on every screen.
import assert from 'node:assert/strict';
import { axe } from './world.mjs';

export const SCREENS = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
];

/** What is cut off by the window or by its own area, or lies over another area. Runs in the page. */
export function measure() {
  const wrong = [];
  const seen = (e) => e.checkVisibility() && e.getBoundingClientRect().width > 0;
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => `${e.tagName.toLowerCase()}.${e.className} "${(e.textContent ?? '').trim().slice(0, 30)}"`;
  const inside = (a, b) =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const whole = new DOMRect(0, 0, innerWidth, innerHeight);
  const areas = all('.screen > header, main.table > section');
  for (const area of areas) if (!inside(box(area), whole)) wrong.push(`${name(area)} leaves the window`);
  areas.forEach((a, i) =>
    areas.slice(i + 1).forEach((b) => {
      const [p, q] = [box(a), box(b)];
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (wide > 1 && high > 1) wrong.push(`${name(a)} lies over ${name(b)}`);
    }),
  );
  // What must be seen whole, in the area it belongs to.
  const parts = [
    ['.screen > header', 'h1, button, a'],
    ['.seats', '.seat, .seat .score'],
    ['.hand', '.piece'],
    ['.do', '.status, button'],
  ];
  /** A row of many may scroll sideways; what nobody can scroll to is cut off. */
  const isOutOfReach = (part, holder) => {
    part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    let isHidden = !inside(box(part), box(holder));
    for (let at = part.parentElement; at !== null && !at.contains(holder.parentElement); at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'hidden' && at.scrollLeft > 1) isHidden = true;
      if (overflowY === 'hidden' && at.scrollTop > 1) isHidden = true;
      at.scrollTop = 0;
    }
    return isHidden;
  };
  for (const [area, selector] of parts)
    for (const holder of all(area))
      for (const part of [...holder.querySelectorAll(selector)].filter(seen))
        if (isOutOfReach(part, holder)) wrong.push(`${name(part)} leaves ${area}`);
  for (const text of all('.status b, .status span, .what p'))
    if (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 3)
      wrong.push(`${name(text)} is cut off`);
  for (const text of all('h1, .seat .score, .do button, .things button, .things th, .things td, .things li, .things p'))
    if (text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0 && getComputedStyle(text).overflowX !== 'auto')
      wrong.push(`${name(text)} is cut off`);
  for (const seats of all('.seats'))
    if (innerWidth >= 860 && seats.querySelectorAll('.seat').length <= 6 && seats.scrollHeight > seats.clientHeight + 1)
      wrong.push('not everybody around the table is seen');
  for (const aside of all('.things'))
    if (aside.scrollWidth > aside.clientWidth + 1) wrong.push('what lies beside the board is wider than its place');
  return wrong;
}

/**
 * Words, numbers and names inside of the areas around a board, or of a result, that are cut off, leave their button, or lie over one
 * another. What a list scrolls to is in its place. Runs in the page.
 */
export function labels() {
  const wrong = [];
  const box = (e) => e.getBoundingClientRect();
  /** What is common to two boxes. */
  const common = (a, b) => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    return { left, top, right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) };
  };
  const isSome = ({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2;
  /** Letters are lower than their line. */
  const letters = ({ left, right, top, bottom }) => {
    const less = (bottom - top) * 0.2;
    return { left, right, top: top + less, bottom: bottom - less };
  };
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }, { overflowX, overflowY }) =>
    (overflowX !== 'visible' && clientWidth > 0 && scrollWidth > clientWidth + 1) ||
    (overflowY !== 'visible' && clientHeight > 0 && scrollHeight > clientHeight + 3);
  for (const area of document.querySelectorAll('.screen > header, .seats, .hand, .things, .do, .result')) {
    const seen = [];
    const walk = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const holder = walk.currentNode.parentElement;
      const said = walk.currentNode.data.trim();
      if (said === '' || holder.closest('.hidden, select, title')) continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      let boxes = [...range.getClientRects()].map(letters).filter(isSome);
      const button = holder.closest('button, .button');
      if (button && boxes.some(({ left, right }) => left < box(button).left - 1 || right > box(button).right + 1))
        wrong.push(`"${said}" leaves its button`);
      for (let at = holder; area.contains(at); at = at.parentElement) {
        const style = getComputedStyle(at);
        const isPart = /auto|scroll/.test(style.overflowX + style.overflowY);
        const isLatest = at.hasAttribute('data-latest'); // its lines are seen whole, or not at all
        if (isLatest) boxes = boxes.filter((b) => isSome(common(b, box(at))));
        if (isLatest && boxes.some((b) => b.bottom > box(at).bottom + 1 || b.right > box(at).right + 1))
          wrong.push(`"${said}" is cut off`);
        if (isPart) boxes = boxes.map((b) => common(b, box(at))).filter(isSome);
        else if (!isLatest && at instanceof HTMLElement && isCut(at, style)) wrong.push(`"${said}" is cut off`);
      }
      for (const b of boxes) seen.push({ holder, said, b });
    }
    seen.forEach((one, i) =>
      seen.slice(i + 1).forEach((other) => {
        if (one.holder !== other.holder && isSome(common(one.b, other.b)))
          wrong.push(`"${one.said}" lies over "${other.said}"`);
      }),
    );
  }
  return wrong;
}

/** What of a page that scrolls down is cut off at its sides, wider than its place, or lies over something else. Runs in the page. */
export function survey() {
  const wrong = [];
  const seen = (e) =>
    e.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && e.getBoundingClientRect().width > 0;
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => `${e.tagName.toLowerCase()}.${e.className} "${(e.textContent ?? '').trim().slice(0, 30)}"`;
  const top = document.querySelector('[role=dialog], dialog[open]') ?? document.querySelector('#app');
  const all = (selector) => [...top.querySelectorAll(selector)].filter((e) => seen(e) && !e.closest('.hidden, svg'));
  /** A row that scrolls sideways shows the rest when it is moved. */
  const scrolls = (e) => {
    for (let at = e; at !== null; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1) return true;
    return false;
  };
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push('the page is wider than the window');
  for (const e of all('h1, h2, h3, p, li, dt, dd, td, th, label, small, b, button, a, input, select')) {
    const { left, right } = box(e);
    if ((left < -1 || right > innerWidth + 1) && !scrolls(e)) wrong.push(`${name(e)} leaves the window`);
    const style = getComputedStyle(e);
    const isCut = e.scrollWidth > e.clientWidth + 1 && style.display !== 'inline' && !/INPUT|SELECT/.test(e.tagName);
    if (isCut && style.textOverflow !== 'ellipsis' && !scrolls(e)) wrong.push(`${name(e)} is cut off`);
  }
  const pressed = all('button, a[href], input, select, summary');
  pressed.forEach((a, i) =>
    pressed.slice(i + 1).forEach((b) => {
      const [p, q] = [box(a), box(b)];
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (wide > 1 && high > 1 && !a.contains(b) && !b.contains(a) && !scrolls(a) && !scrolls(b))
        wrong.push(`${name(a)} lies over ${name(b)}`);
    }),
  );
  return wrong;
}

/** What is wrong a moment after the window has got another size. */
async function calmed(page, look) {
  for (let i = 0; ; i++) {
    await page.waitForTimeout(50);
    const wrong = await page.evaluate(look);
    if (wrong.length === 0 || i === 40) return wrong;
  }
}

/** Looks at a page on every screen. */
export async function everywhere(page, what, look = survey) {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await calmed(page, look), [], `${what}, ${width} by ${height}`);
  }
}

/** Clean for axe, by day and by night. */
export async function clean(page, what) {
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await axe(page, ['color-contrast']), [], `axe ${what}, in the dark`); // what else it looks for has no colour
  await page.emulateMedia({ colorScheme: null });
  assert.deepEqual(await axe(page), [], `axe ${what}`);
}

/** Clean for axe, by day and by night, and nothing cut off on any screen; the window is left as it was. */
export async function well(page, what, look = survey) {
  await clean(page, what);
  const before = page.viewportSize();
  await everywhere(page, what, look);
  await page.setViewportSize(before);
}

/** What a player needs all the time and does not see without scrolling. Runs in the page. */
export function unseen() {
  const things = document.querySelector('.things');
  things.scrollTop = 0;
  const { top, bottom } = things.getBoundingClientRect();
  return [...things.querySelectorAll('[data-needed]')]
    .map((e) => ({ e, box: e.getBoundingClientRect() }))
    .filter(({ box }) => box.top < top || box.bottom > bottom + 1)
    .map(({ e, box }) => `${e.textContent.trim().slice(0, 30)} ends ${Math.round(box.bottom - bottom)} below its area`);
}
