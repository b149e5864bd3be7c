import type { Presence, Table } from '../net/types';

/** When somebody who is not here was last heard of, 0 if never; null for who is here or of whom nothing is known. */
export function goneSince(presence: Presence | null, seat: number): number | null {
  const found = presence?.seats.find((each) => each.seat === seat);
  return found && !found.here ? (found.seen ?? 0) : null;
}

export const isHere = (presence: Presence | null, seat: number): boolean =>
  presence?.seats.some((each) => each.seat === seat && each.here) ?? false;

/** The seat of somebody else who is to act and has been gone for so long that a bot may play on. */
export function missed(table: Table, presence: Presence | null, now: number): number | null {
  if (!presence || table.status !== 'playing' || table.mySeats.length === 0) return null;
  return (
    table.act.find((seat) => {
      const { kind, away } = table.seats[seat] ?? {};
      const since = goneSince(presence, seat);
      const isTheirs = kind === 'person' && !away && !table.mySeats.includes(seat);
      return isTheirs && since !== null && now - since >= presence.missedAfter;
    }) ?? null
  );
}
