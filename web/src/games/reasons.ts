import type { Particulars } from '../net/types';
import { text } from '../text';

/** A sentence for each code of a game's reasons why something cannot be played. */
export type Reasons = Record<string, (about: Readonly<Record<string, string>>) => string>;

/** How a game's particulars are called: a card by its name, a seat by that of its player. */
export type Namer = (name: string, value: string | number) => string | undefined;

/** Why something cannot be played, in words: the game's own reasons, then those that all games have. */
export function sayReason(own: Reasons, code: string, about: Particulars, namer: Namer = () => undefined): string {
  const named = Object.fromEntries(
    Object.entries(about).map(([name, value]) => [name, namer(name, value) ?? String(value)]),
  );
  const say = [own, text.reasons].find((reasons) => Object.hasOwn(reasons, code))?.[code];
  return say ? say(named) : text.reasons['not-now']!({});
}
