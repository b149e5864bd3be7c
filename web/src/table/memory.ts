import type { Line } from './story';

const MOST = 150;
const place = (table: string) => `atoll-earned-${table}`;

/** Keeps what lines of the log have earned, so that it is still there after a reload. */
export function remember(table: string, lines: readonly Line[]): void {
  const kept = lines
    .filter((l) => l.earned.length > 0)
    .slice(-MOST)
    .map((l) => [l.number, l.earned]);
  try {
    sessionStorage.setItem(place(table), JSON.stringify(kept));
  } catch {
    // no room, or no storage: then a reload tells the story without points
  }
}

/** The lines with what they are known to have earned. */
export function recall(table: string, lines: readonly Line[]): Line[] {
  try {
    const kept = new Map<number, Line['earned']>(JSON.parse(sessionStorage.getItem(place(table)) ?? '[]'));
    return lines.map((l) => ({ ...l, earned: kept.get(l.number) ?? l.earned }));
  } catch {
    return [...lines];
  }
}

const readPlace = (table: string) => `atoll-read-${table}`;

/** Keeps up to which number messages have been read, so that they are not new again after a reload. */
export function rememberRead(table: string, number: number): void {
  try {
    sessionStorage.setItem(readPlace(table), String(number));
  } catch {
    // then they count as new once more
  }
}

export function lastRead(table: string): number {
  try {
    return Number(sessionStorage.getItem(readPlace(table)) ?? 0) || 0;
  } catch {
    return 0;
  }
}
