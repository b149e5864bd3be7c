import type { View } from '../../net/types';
import { text } from '../../text/en';

const words = text.myIsland;

/** The name of a line in a breakdown. */
export const sayItem = (key: string): string =>
  words.items[key] ?? key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');

/** What a space shows: `field`, `two houses`, `wall and path`. */
export const saySymbols = ([first = '', second]: readonly string[]): string =>
  second === undefined ? first : second === first ? words.two(first) : words.both(first, second);

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
  const line = (key: string) =>
    (view?.overview?.left as { key: string; text: string }[] | undefined)?.find((l) => l.key === key);
  const parts = Object.entries(earned)
    .filter(([, n]) => n > 0)
    .map(
      ([key, n]) =>
        `${words.circleItems[key] ?? (line(key)?.text ?? sayItem(key)).replace(/^End: /, '')} ${text.plus(n)}`,
    );
  return parts.length > 0 ? words.circlesFor(circles, parts.join(', ')) : words.circles(circles);
}
