import { bubble, hide, readMore, show } from './bubble.svelte';
import type { Explanation } from './guide';

const HOVER = 350;
/** Over a board a pointer is often on its way to somewhere else. */
const LINGER = 700;
const LEAVE = 200;
const PRESS = 450;
const SLACK = 10;
const CLICK = 250;

type Events = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

const CONTROL = 'a[href], button, input, select, summary, textarea';
const isOwnControl = (node: Element) => node.matches(CONTROL);
/** Whether a pointer is over something inside that explains itself. */
const isInner = (node: Element) => node.querySelector('[data-explains]:hover') !== null;

/** Something that comes after a while, unless something else comes first. */
function alarm() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const soon = (wait: number, then: () => void) => {
    stop();
    timer = setTimeout(then, wait);
  };
  return { soon, stop };
}

/** A finger that stays where it is opens something, and is then no tap. */
function press(node: Element, open: () => void, { soon, stop }: ReturnType<typeof alarm>): Events {
  let pressed: { x: number; y: number } | null = null;
  const lifted = (e: PointerEvent) => e.pointerType !== 'mouse' && stop();
  return {
    pointerdown: (e) => {
      if (e.pointerType === 'mouse' || (e.target as Element).closest('[data-explains]') !== node) return;
      pressed = { x: e.clientX, y: e.clientY };
      soon(PRESS, () => {
        open();
        window.addEventListener('click', swallow, { capture: true, once: true });
        window.addEventListener('pointerup', unswallow, { capture: true, once: true });
      });
    },
    pointermove: (e) => {
      if (pressed && e.pointerType !== 'mouse' && Math.hypot(e.clientX - pressed.x, e.clientY - pressed.y) > SLACK)
        stop();
    },
    pointerup: lifted,
    pointercancel: lifted,
    contextmenu: (e) => bubble.open?.anchor === node && e.preventDefault(),
  };
}

/** Hears events until it is told not to. */
function hear(node: Element, ...all: Events[]): () => void {
  const listeners = all.flatMap((events) => Object.entries(events) as [string, EventListener][]);
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return () => {
    hide(node);
    for (const [name, listener] of listeners) node.removeEventListener(name, listener);
  };
}

/**
 * Lets an element explain itself: by hovering, by focus, and on a touch screen by a long press, which is then no tap.
 * Escape closes the explanation; Enter reads on in the rules, where Enter does nothing else. Of things that lie in one
 * another the inner one answers.
 */
export function explain(node: HTMLElement | SVGElement, about: Explanation | undefined) {
  let now = about;
  const clock = alarm();
  const open = () => now && show(now, node);
  const mark = () => {
    if (now?.text && !isOwnControl(node) && !node.hasAttribute('tabindex') && !node.closest('button, a, summary'))
      node.setAttribute('tabindex', '0');
    if (now?.text) node.setAttribute('data-explains', now.name);
    else node.removeAttribute('data-explains');
  };
  mark();
  const deafen = hear(node, press(node, open, clock), {
    pointerenter: (e) => e.pointerType === 'mouse' && clock.soon(HOVER, () => !isInner(node) && open()),
    pointerleave: (e) => e.pointerType === 'mouse' && clock.soon(LEAVE, () => !isRead() && hide(node)),
    focus: () => node.matches(':focus-visible') && open(),
    blur: () => clock.soon(0, () => !isRead() && hide(node)),
    keydown: (e) => {
      if (e.key !== 'Enter' || e.target !== node || !now?.more || isOwnControl(node)) return;
      e.preventDefault();
      e.stopPropagation();
      readMore(now);
    },
    pointerdown: (e) => {
      if (e.pointerType !== 'mouse' || !(e.target as Element).closest(CONTROL)) return;
      clock.stop(); // who presses a button knows what it does: the explanation would only lie over the next one
      hide(node);
    },
  });
  return {
    update(next: Explanation | undefined) {
      now = next;
      mark();
    },
    destroy() {
      clock.stop();
      deafen();
    },
  };
}

/** A place on a board: what lies there, and whether something can be placed there now. */
export interface Place {
  about: () => Explanation;
  isLit: boolean;
}

/**
 * Lets a place on a board explain itself: by a long press at any time; by hovering and by focus where nothing can be placed,
 * because elsewhere they hold a piece there. What hovering shows lets the pointer through. The place marks itself by
 * `data-explains`.
 */
export function explainPlace(node: SVGElement, place: Place) {
  let now = place;
  const clock = alarm();
  const open = (isGlass = false) => show(now.about(), node, isGlass);
  const away = (e: PointerEvent) => {
    if (e.pointerType !== 'mouse') return;
    clock.stop();
    hide(node);
  };
  const deafen = hear(node, press(node, open, clock), {
    pointerenter: (e) => e.pointerType === 'mouse' && clock.soon(LINGER, () => !now.isLit && open(true)),
    pointerleave: away,
    pointerdown: away,
    focus: () => node.matches(':focus-visible') && !now.isLit && open(),
    blur: () => clock.soon(0, () => !isRead() && hide(node)),
  });
  return {
    update: (next: Place) => void (now = next),
    destroy() {
      clock.stop();
      deafen();
    },
  };
}

/** Whether the pointer or the focus has gone on to the explanation itself. */
const isRead = () => document.querySelector('[data-bubble]:hover, [data-bubble]:focus-within') !== null;

function swallow(click: Event): void {
  click.preventDefault();
  click.stopPropagation();
}
/** A press that ends in no click must not swallow the next one; a click comes a moment after the finger is lifted. */
function unswallow(): void {
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), CLICK);
}
