/** Where a game that is over comes from: a table of the server, this device, or a file. */
import { keptGame } from '../here/kept';
import * as api from '../net/api';
import type { SeatInfo } from '../net/types';
import { text } from '../text';
import { inviteTo } from '../together/invited';
import { text as own } from './text';

/** A game that can be looked back at. */
export interface Past {
  record: string;
  seats: SeatInfo[];
  /** The seats that were ours; none if that is not known. */
  mine: number[];
  /** What others need to see the game: tables are private unless they are listed. */
  invite?: string;
}

/** Where a game is looked for. */
export interface Whence {
  from: 'table' | 'here' | 'file';
  id: string;
  invite?: string;
}

/** Longer than any game's record. */
const LARGEST_FILE = 4 << 20;
/** The same in the letters of an address, four for three. */
const LARGEST_LINK = (LARGEST_FILE / 3) * 4;

let chosen: string | api.Problem | null = null;

/** Takes a record out of a file, for the screen that shows it or says why it does not. */
export async function choose(file: File): Promise<void> {
  const isRecord = file.size <= LARGEST_FILE;
  chosen = isRecord ? await file.text() : new api.Problem(0, 'tooLarge', text.replay.tooLarge);
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

/** The record that an address carries behind its `#`, which no browser sends anywhere. */
function carried(link: string): string {
  if (link.length > LARGEST_LINK) throw new api.Problem(0, 'tooLarge', text.replay.tooLarge);
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    throw new api.Problem(0, 'noRecord', own.brokenAddress);
  }
}

/**
 * The game, or null if no file has been chosen yet.
 *
 * @param link what stands behind the `#` of the address, if anything: a record, as a report links to it
 */
export async function past({ from, id, invite }: Whence, link = ''): Promise<Past | null> {
  if (from === 'file' && link) {
    const record = carried(link);
    return { record, seats: seatsOf(record), mine: [] };
  }
  if (chosen instanceof api.Problem && from === 'file') {
    const problem = chosen;
    chosen = null;
    throw problem;
  }
  if (from === 'file') return typeof chosen !== 'string' ? null : { record: chosen, seats: seatsOf(chosen), mine: [] };
  if (from === 'here') {
    const kept = await keptGame(id);
    if (!kept) throw new api.Problem(404, 'notFound', text.here.none);
    if (kept.status !== 'over') throw api.refused(409, 'notOver');
    const mine = kept.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
    return { record: kept.record, seats: kept.seats, mine };
  }
  await api.me();
  const [record, table] = await Promise.all([api.record(id, invite), api.show(id, invite)]);
  const { seats, mySeats: mine } = table;
  return { record, seats, mine, invite: inviteTo(table, invite) };
}
