import type { GameClient } from '../games/client';
import type { Table, TableEvent, View } from '../net/types';
import { plus, text } from '../text';

/** Points that came or went, and what for. */
export interface Earning {
  key: string;
  points: number;
}

/** A line of the log: who did what, in words, and where it can be seen. */
export interface Line {
  number: number;
  /** The number of the event with which it was heard: a later one if the move was made unseen. */
  heard: number;
  seat: number | null;
  words: string;
  cell: string | null;
  /** The piece that came to lie there, as the board names it. */
  lays: string | null;
  /** The move that it tells of, if it is one and may be known. */
  move?: string;
  chance: boolean;
  /** Whether it was taken back. */
  undone: boolean;
  /** Whether it is a move that has not come to light yet. */
  unseen: boolean;
  /** Which of several seats at this device may know what it says, if not all of them. */
  only?: readonly number[];
  /** What it brought; known for what happened before our eyes. */
  earned: { seat: number; items: Earning[] }[];
}

/** A line in words: who, what, and what it brought to whom. */
export function caption(line: Line, names: readonly string[]): string {
  const who = line.seat === null ? '' : `${names[line.seat] ?? ''} `;
  const brought = line.earned.map(({ seat, items }) => {
    const points = plus(items.reduce((sum, item) => sum + item.points, 0));
    return seat === line.seat ? points : `${names[seat] ?? ''} ${points}`;
  });
  return [who + line.words, ...brought].join(' · ');
}

/** Who tells: the game's own words, the seats' names, and the view the words refer to. */
export interface Teller {
  client: GameClient;
  names: string[];
  view: View | undefined;
}

/** What is told of somebody by name in a sentence of its own. */
const NAMED = ['sat', 'arranged', 'timedOut', 'stoodIn', 'returned', 'left', 'replaced'];

/** Adds events to the story. A move that was taken back stays, crossed out. */
export function tell(before: readonly Line[], events: readonly TableEvent[], teller: Teller): Line[] {
  const lines = [...before];
  for (const event of events) {
    if (event.kind === 'tookBack') {
      const taken = lines.findIndex((l) => l.number === event.takes);
      const line = lines[taken];
      if (line) lines[taken] = { ...line, undone: true };
    }
    for (const unseen of event.reveals ?? []) {
      const at = lines.findIndex((l) => l.number === unseen.number);
      const line = lines[at];
      if (line) {
        const words = sayMove(unseen.move, unseen.seat, teller);
        lines[at] = { ...line, heard: event.number, unseen: false, only: undefined, ...words };
      }
    }
    const words = say(event, teller);
    if (words === '') continue;
    const move = event.kind === 'moved' ? (event.move ?? undefined) : undefined;
    const { cell, lays } = move === undefined ? { cell: null, lays: null } : sayMove(move, event.seat, teller);
    const seat = event.kind === 'drawn' || NAMED.includes(event.kind) ? null : (event.seat ?? null);
    lines.push({
      number: event.number,
      heard: event.number,
      seat,
      words,
      cell,
      lays,
      ...(move === undefined ? {} : { move }),
      chance: event.kind === 'drawn',
      undone: false,
      unseen: event.kind === 'moved' && event.move == null,
      ...(event.only ? { only: event.only } : {}),
      earned: [],
    });
  }
  return lines;
}

function sayMove(
  move: string,
  seat: number | undefined,
  { client, names, view }: Teller,
): Pick<Line, 'words' | 'cell' | 'lays'> & { move: string } {
  const { cell = null, lays = null } = view ? client.parse(move, view) : {};
  return { move, words: client.sayMove(move, view, true, names, seat), cell, lays };
}

function say(event: TableEvent, teller: Teller): string {
  const { client, names, view } = teller;
  const name = names[event.seat ?? -1] ?? '';
  switch (event.kind) {
    case 'moved':
      return event.move == null ? text.log.hidden : sayMove(event.move, event.seat, teller).words;
    case 'drawn':
      return event.outcome == null ? '' : client.sayOutcome(event.outcome, view, names);
    case 'tookBack':
      return text.log.tookBack;
    case 'sat':
      return text.log.sat(event.name ?? '');
    case 'kept':
      return ''; // that somebody sits down is told
    case 'arranged':
      return text.log.arranged(event.bot ? text.table.bot(event.bot) : (event.name ?? ''));
    case 'renamed':
      return text.log.renamed(event.name ?? '');
    case 'rematched':
      return text.log.rematched;
    case 'timedOut':
      return text.log.timedOut(name);
    case 'stoodIn':
      return text.log.replaced(name);
    case 'hinted':
      return text.log.asksBots;
    case 'returned':
      return text.log.returned(name);
    case 'left':
      return text.log.left(name);
    case 'started':
      return text.log.started;
    case 'resigned':
      return text.log.resigned;
    case 'shown':
      return text.log.shown;
    case 'replaced':
      return text.log.replaced(name);
    case 'hushed':
      return event.quiet === true ? text.log.quiet : text.log.loud;
    case 'forgotten':
      return text.log.forgotten;
    default:
      return text.log.closed;
  }
}

/** What a seat earned between two tables, item by item. */
export function earnings(
  client: GameClient,
  before: View | undefined,
  after: View | undefined,
  seat: number,
): Earning[] {
  if (!before || !after) return [];
  const [was, is] = [client.points(before, seat), client.points(after, seat)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((key) => ({ key, points: (is[key] ?? 0) - (was[key] ?? 0) }))
    .filter((item) => item.points !== 0);
}

/**
 * Writes what was earned between two tables behind the lines told since: behind the seat's own last
 * line, or where it did nothing itself, behind the last line of all. What became of seats by the rules alone is told there too.
 */
export function credit(
  lines: readonly Line[],
  since: number,
  before: Table,
  after: Table,
  client: GameClient,
  names: string[] = [],
): Line[] {
  const told = [...lines];
  const fresh = (test: (line: Line) => boolean) => told.findLastIndex((l) => l.heard > since && !l.undone && test(l));
  after.seats.forEach((_, seat) => {
    const items = earnings(client, before.view, after.view, seat);
    if (items.length === 0) return;
    const own = fresh((l) => l.seat === seat && !l.unseen);
    const at = own >= 0 ? own : fresh(() => true);
    const line = told[at];
    if (line) told[at] = { ...line, earned: [...line.earned, { seat, items }] };
  });
  const movesOf = (seat: number) =>
    told.flatMap((l) => (l.heard > since && l.seat === seat && l.move !== undefined ? [l.move] : []));
  const fate = before.view && after.view ? (client.sayFate?.(before.view, after.view, names, movesOf) ?? []) : [];
  const last = fresh(() => true);
  const line = told[last];
  if (line && fate.length > 0) told[last] = { ...line, words: [line.words, ...fate].join('. ') };
  return told;
}
