/** A table's clock: what a seat has left, and how that is said. */
import type { Clock, SeatClock } from '../net/types';
import { text } from './text';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this the time is short: half a minute of a stock, a few hours of days. */
const SHORT = { stock: 30 * SECOND, days: 3 * HOUR };
/** When it is said aloud how little is left. */
const TOLD = { stock: [10 * SECOND, 30 * SECOND, MINUTE], days: [HOUR] };

/** Milliseconds that a seat has left. */
export function leftOf(seat: SeatClock, now: number): number {
  return Math.max(0, seat.deadline === undefined ? seat.left : seat.deadline - now);
}

export const runs = (seat: SeatClock): boolean => seat.deadline !== undefined;
export const isPerTurn = (clock: Clock): boolean => clock.days !== undefined;
const kind = (clock: Clock) => (isPerTurn(clock) ? 'days' : 'stock');
export const isShort = (left: number, clock: Clock): boolean => left < SHORT[kind(clock)];

/** The smallest of the told amounts that is not below what is left; null while there is enough. */
export function told(left: number, clock: Clock): number | null {
  return TOLD[kind(clock)].find((amount) => left <= amount) ?? null;
}

const two = (n: number) => String(n).padStart(2, '0');

/** `9:59`, `1:05:09`, `2 d 4 h`: a second counts until it is over. */
export function figures(left: number): string {
  if (left >= DAY) return text.clock.days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The same for people who listen: the two largest parts. */
export function spoken(left: number): string {
  const parts: [number, (n: number) => string][] = [
    [Math.floor(left / DAY), text.clock.day],
    [Math.floor((left % DAY) / HOUR), text.clock.hour],
    [Math.floor((left % HOUR) / MINUTE), text.clock.minute],
    [Math.ceil((left % MINUTE) / SECOND), text.clock.second],
  ];
  const from = parts.findIndex(([n]) => n > 0);
  if (from < 0) return text.clock.second(0);
  return parts
    .slice(from, from + 2)
    .flatMap(([n, say]) => (n > 0 ? [say(n)] : []))
    .join(' ');
}

/** What a table's clock is, in words. */
export function sayClock(clock: Clock): string {
  const much =
    clock.days === undefined
      ? text.clock.stock(spoken((clock.seconds ?? 0) * SECOND), clock.increment ?? 0)
      : text.clock.perTurn(clock.days);
  return `${much} ${clock.whenOut === 'lose' ? text.clock.lose : text.clock.bot}`;
}
