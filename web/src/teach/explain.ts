import { bubble, hide, readMore, show } from './bubble.svelte';
import type { Explanation } from './guide';

const HOVER = 350;
const LEAVE = 200;
const PRESS = 450;
const SLACK = 10;

const isOwnControl = (node: Element) => node.matches('a[href], button, input, select, summary, textarea');

/**
 * Lets an element explain itself: by hovering, by focus, and on a touch screen by a long press, which is then no tap.
 * Escape closes the explanation; Enter reads on in the rules, where Enter does nothing else.
 */
export function explain(node: HTMLElement | SVGElement, about: Explanation | undefined) {
  let now = about;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (wait: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, wait);
  };
  const open = () => now && show(now, node);
  const mark = () => {
    if (now && !isOwnControl(node) && !node.hasAttribute('tabindex') && !node.closest('button, a, summary'))
      node.setAttribute('tabindex', '0');
    if (now) node.setAttribute('data-explains', now.name);
  };
  mark();

  let pressed: { x: number; y: number } | null = null;
  const events: Record<string, (event: any) => void> = {
    pointerenter: (e: PointerEvent) => e.pointerType === 'mouse' && soon(HOVER, open),
    pointerleave: (e: PointerEvent) => e.pointerType === 'mouse' && soon(LEAVE, () => !isRead() && hide(node)),
    focus: () => node.matches(':focus-visible') && open(),
    blur: () => soon(0, () => !isRead() && hide(node)),
    keydown: (e: KeyboardEvent) => {
      if (e.key !== 'Enter' || !now || isOwnControl(node)) return;
      e.preventDefault();
      e.stopPropagation();
      readMore(now);
    },
    pointerdown: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') return;
      pressed = { x: e.clientX, y: e.clientY };
      soon(PRESS, () => {
        open();
        window.addEventListener('click', swallow, { capture: true, once: true });
        window.addEventListener('pointerup', unswallow, { capture: true, once: true });
      });
    },
    pointermove: (e: PointerEvent) => {
      if (pressed && Math.hypot(e.clientX - pressed.x, e.clientY - pressed.y) > SLACK) clearTimeout(timer);
    },
    pointerup: (e: PointerEvent) => e.pointerType !== 'mouse' && clearTimeout(timer),
    pointercancel: (e: PointerEvent) => e.pointerType !== 'mouse' && clearTimeout(timer),
    contextmenu: (e: Event) => bubble.open?.anchor === node && e.preventDefault(),
  };
  for (const [name, listener] of Object.entries(events)) node.addEventListener(name, listener);
  return {
    update(next: Explanation | undefined) {
      now = next;
      mark();
    },
    destroy() {
      clearTimeout(timer);
      hide(node);
      for (const [name, listener] of Object.entries(events)) node.removeEventListener(name, listener);
    },
  };
}

/** Whether the pointer or the focus has gone on to the explanation itself. */
const isRead = () => document.querySelector('[data-bubble]:hover, [data-bubble]:focus-within') !== null;

function swallow(click: Event): void {
  click.preventDefault();
  click.stopPropagation();
}
/** A press that ends in no click must not swallow the next one. */
function unswallow(): void {
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
