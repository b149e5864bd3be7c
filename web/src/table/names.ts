import type { SeatInfo } from '../net/types';
import { text } from '../text';

/** What the seats are called: names that occur twice get a number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map((s) =>
    s.kind === 'bot' && (s.name ?? s.bot) === s.bot ? text.table.bot(s.bot ?? '') : (s.name ?? text.table.open),
  );
  const seen = new Map<string, number>();
  return plain.map((name) => {
    if (plain.filter((n) => n === name).length === 1) return name;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return `${name} ${nth}`;
  });
}

/** In a crowd a name must be short: its number says enough. */
export function shortName(name: string): string {
  return /\d+$/.exec(name)?.[0] ?? name;
}
