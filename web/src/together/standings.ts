import type { GameClient } from '../games/client';
import type { Table } from '../net/types';

/** More around a table are a crowd: standings instead of seats, and lines for those alone who are looked at. */
export const MANY = 6;

/** How somebody in a crowd stands. */
export interface Standing {
  seat: number;
  score: number | undefined;
  /** Who has as many points shares a place. */
  place: number;
  /** Whether everybody waits for this seat; whether it has something to say of itself, such as that its game has ended. */
  isActing: boolean;
  note: string;
}

/** The seats of a crowd, the best first; who has as many points stands in the order of the seats. */
export function standings(table: Table, client: GameClient): Standing[] {
  const { view, result } = table;
  const all = table.seats.map((_, seat) => ({
    seat,
    score: result?.scores[seat] ?? (view ? client.score(view, seat) : undefined),
    isActing: table.status === 'playing' && table.act.includes(seat),
    note: view ? (client.note?.(view, seat) ?? '') : '',
  }));
  const worth = (seat: (typeof all)[number]) => seat.score ?? -Infinity;
  const place = ({ seat, score }: (typeof all)[number]) =>
    result?.ranks[seat] ?? 1 + all.filter((other) => worth(other) > (score ?? -Infinity)).length;
  return all
    .map((each) => ({ ...each, place: place(each) }))
    .sort((a, b) => a.place - b.place || worth(b) - worth(a) || a.seat - b.seat);
}
