/** Where a game that is over comes from: a table of the server, this device, or a file. */
import { keptGame } from '../here/kept';
import * as api from '../net/api';
import type { SeatInfo } from '../net/types';
import { text } from '../text/en';

/** A game that can be looked back at. */
export interface Past {
  record: string;
  seats: SeatInfo[];
  /** The seats that were ours; none if that is not known. */
  mine: number[];
}

/** Where a game is looked for. */
export interface Whence {
  from: 'table' | 'here' | 'file';
  id: string;
  invite?: string;
}

/** Longer than any game's record. */
const LARGEST_FILE = 4 << 20;

let chosen: string | null = null;

/** Takes a record out of a file, for the screen that shows it. */
export async function choose(file: File): Promise<void> {
  if (file.size > LARGEST_FILE) throw new api.Problem(0, 'tooLarge', text.replay.noRecord);
  chosen = await file.text();
}

/** What a record's header says of who played. */
function seatsOf(record: string): SeatInfo[] {
  try {
    const { seats } = JSON.parse(record.slice(0, record.indexOf('\n'))) as { seats: string[] };
    return seats.map((name) => ({ kind: 'person', name: String(name) }));
  } catch {
    throw new api.Problem(0, 'noRecord', text.replay.noRecord);
  }
}

/** The game, or null if no file has been chosen yet. */
export async function past({ from, id, invite }: Whence): Promise<Past | null> {
  if (from === 'file') return chosen === null ? null : { record: chosen, seats: seatsOf(chosen), mine: [] };
  if (from === 'here') {
    const kept = await keptGame(id);
    if (!kept) throw new api.Problem(404, 'notFound', text.here.none);
    if (kept.status !== 'over') throw new api.Problem(409, 'notOver', text.errors.byCode.notOver ?? '');
    const mine = kept.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
    return { record: kept.record, seats: kept.seats, mine };
  }
  await api.me();
  const [record, { seats, mySeats }] = await Promise.all([api.record(id, invite), api.show(id, invite)]);
  return { record, seats, mine: mySeats };
}
