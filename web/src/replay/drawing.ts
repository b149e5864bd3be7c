/**
 * A board as a picture of its own. The room's component draws it out of sight, and what the page's style sheets made of it is
 * written into every element, so that it looks the same where there are none.
 */
import { flushSync, mount, unmount } from 'svelte';
import type { Drawing } from '../games/client';
import type { View } from '../net/types';

const SVG = 'http://www.w3.org/2000/svg';

/** What an element takes over from the one around it. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'visibility',
];
/** What it does not, with what holds where nothing is said. */
const OWN: Record<string, string> = {
  display: 'inline',
  opacity: '1',
  filter: 'none',
  'clip-path': 'none',
  mask: 'none',
  'stop-opacity': '1',
};

/** Copies an element as it looks. */
function copied(element: Element, around: CSSStyleDeclaration | null): Element {
  const copy = document.createElementNS(SVG, element.localName);
  const look = getComputedStyle(element);
  for (const { name, value } of element.attributes)
    if (!/^(class|style|data-|aria-|role|tabindex|on)/.test(name)) copy.setAttribute(name, value);
  for (const name of INHERITED) {
    const value = look.getPropertyValue(name);
    if (copy.hasAttribute(name) || value !== around?.getPropertyValue(name)) copy.setAttribute(name, value);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = look.getPropertyValue(name);
    if (value !== '' && (copy.hasAttribute(name) || (value !== usual && value !== 'block')))
      copy.setAttribute(name, value);
  }
  if (element.localName === 'stop') copy.setAttribute('stop-color', look.getPropertyValue('stop-color'));
  // A turn or a shift that a style sheet gives; one that is an attribute has been copied.
  const moved = look.getPropertyValue('transform');
  if (moved !== 'none' && moved !== '' && !copy.hasAttribute('transform')) copy.setAttribute('transform', moved);
  for (const child of element.childNodes) {
    if (child instanceof SVGElement) copy.append(copied(child, look));
    else if (child.nodeType === Node.TEXT_NODE) copy.append(child.textContent ?? '');
  }
  return copy;
}

/** The board of a seat, drawn to stand by itself. */
export function drawn({ Board, layout }: Drawing, view: View, seat: number): SVGSVGElement {
  const lie = layout(view, seat, false);
  const place = document.createElement('div');
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', lie.box.join(' '));
  place.inert = true;
  place.style.position = 'fixed';
  place.style.left = '-9999px';
  place.append(svg);
  document.body.append(place);
  const board = mount(Board, { target: svg, props: { view, seat, layout: lie } });
  try {
    flushSync();
    for (const animation of svg.getAnimations({ subtree: true })) animation.cancel();
    return copied(svg, null) as SVGSVGElement;
  } finally {
    void unmount(board);
    place.remove();
  }
}
