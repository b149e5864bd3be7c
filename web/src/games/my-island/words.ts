import type { View } from './view';
import { begin, list, plus } from '../../text/speech';
import { words } from './text';

/** The room's words in the language of the page. */
export { words };

interface Left {
  key: string;
  text: string;
}

/** What a line of the table says. Lines of later envelopes are told in the server's words, so that nothing of them is here. */
export const sayLine = ({ key, text }: Left): string => words.lines[key] ?? text;

/** The name of a line in a breakdown, or of a line that only the view knows. */
export const sayItem = (key: string, view?: View): string =>
  words.items[key] ?? view?.pieces?.find((line) => line.key === key)?.text ?? begin(key.replaceAll('-', ' '));

export const sayTerrain = (terrain: string | undefined): string => words.terrains[terrain ?? ''] ?? terrain ?? '';
export const saySymbol = (symbol: string): string => words.symbols[symbol] ?? symbol;

/** What a space shows: `field`, `two houses`, `wall and path`. */
export const saySymbols = ([first = '', second]: readonly string[]): string =>
  second === undefined
    ? saySymbol(first)
    : second === first
      ? (words.twoSymbols[first] ?? first)
      : words.both(saySymbol(first), saySymbol(second));

/** What is known of a seat in the open step: not what it did, only that it did. */
export function sayNote(view: View, seat: number): string {
  const own = view.seats[seat];
  if (!own) return '';
  if (own.toPlace > 0) return words.stickersLeft(own.toPlace);
  if (view.phase === 'goals') return own.due ? '' : words.chosen;
  if (view.phase !== 'play') return '';
  if (!own.in) return words.stopped;
  return own.due || view.open.length === 0 ? '' : words.moved;
}

/** Where circles came from, and how many. Lines of the overview are called as they are called there. */
export function sayEarned(circles: number, earned: Record<string, number>, view: View | undefined): string {
  const line = (key: string) => view?.overview?.left.find((l) => l.key === key);
  const parts = Object.entries(earned)
    .filter(([, n]) => n > 0)
    .map(([key, n]) => {
      const found = line(key);
      return `${words.circleItems[key] ?? (found ? sayLine(found) : sayItem(key, view))} ${plus(n)}`;
    });
  return parts.length > 0 ? words.circlesFor(circles, list(parts)) : words.circles(circles);
}
