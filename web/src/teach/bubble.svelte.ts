import type { Explanation } from './guide';

interface Open {
  about: Explanation;
  anchor: Element;
  /** Whether it is only looked at, and lets the pointer through. */
  isGlass: boolean;
}

/** The one explanation that is open, and what it is about. */
export const bubble = $state<{ open: Open | null }>({ open: null });

/** A section of a game's rules. */
export interface Chapter {
  game: string;
  section: string;
}

/** The rules that lie open over the page, and where. */
export const book = $state<{ open: Chapter | null }>({ open: null });

export const BUBBLE = 'explanation';

export function show(about: Explanation, anchor: Element, isGlass = false): void {
  if (bubble.open) hide(bubble.open.anchor);
  anchor.setAttribute('aria-describedby', BUBBLE);
  bubble.open = { about, anchor, isGlass };
}

/** Closes the explanation of an element, or whichever is open. */
export function hide(anchor: Element | undefined = bubble.open?.anchor): void {
  anchor?.removeAttribute('aria-describedby');
  if (bubble.open?.anchor === anchor) bubble.open = null;
}

/** Opens the rules where they tell more. */
export function readMore(about: Explanation): void {
  hide();
  book.open = { game: about.game, section: about.more };
}
