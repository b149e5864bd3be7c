/** How a table in a list is told: against whom, how it stands, and which of one's own come first. */
import type { Kept } from '../here/kept';
import type { Listed } from '../net/types';
import { text } from '../text';
import { counted, list, remaining, signed } from '../text/speech';

const words = text.home;
/** Of more players than this not every score is told. */
const FEW = 4;

const isOurs = (table: Listed, seat: number) => table.mySeats?.includes(seat) ?? false;

/** Whether it is up to us: to act, or to come to a seat that is kept. */
export const isTurn = (table: Listed): boolean =>
  table.status !== 'over' && table.act.some((seat) => isOurs(table, seat));

export const isKept = (game: Listed | Kept): game is Kept => 'record' in game;

/**
 * One's own tables: where one is to act, new results, tables that wait, games of others' turn, and what is over. For games that are
 * kept on this device nobody else waits and no clock runs: unless they are over they stand with those of others' turn. Those that
 * are on the server too come last.
 */
export function inOrder(
  tables: readonly Listed[],
  fresh: ReadonlySet<string>,
  kept: readonly Kept[] = [],
): (Listed | Kept)[] {
  const rank = (game: Listed | Kept) => {
    if (!isKept(game) && isTurn(game)) return 0;
    if (fresh.has(game.id)) return 1;
    if (isKept(game) && game.brought) return 5;
    return ['open', 'playing', 'over'].indexOf(game.status) + 2;
  };
  return [...tables, ...kept].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** What a seat is called in a list; the names of bots are theirs. */
function nameOf(table: Listed, seat: number, bots: readonly string[]): string {
  const name = table.players?.[seat] ?? '';
  return bots.includes(name) ? text.table.bot(name) : name;
}

export function sayWho(table: Listed, bots: readonly string[]): string {
  const names = (table.players ?? []).flatMap((name, seat) =>
    name && !isOurs(table, seat) ? [nameOf(table, seat, bots)] : [],
  );
  if (names.length === 0) return table.openSeats > 0 ? '' : words.alone;
  if (table.mySeats) return words.against(names);
  return names.length > FEW ? words.crowd(names.length) : list(counted(names));
}

/** How it ended: one's own place and score before the others'. */
function ending({ result, mySeats = [] }: Pick<Listed, 'result' | 'mySeats'>): string {
  if (!result) return '';
  const { scores, ranks } = result;
  const [own] = mySeats;
  const others = scores.filter((_, seat) => seat !== own);
  if (own === undefined || mySeats.length > 1)
    return scores.length > FEW ? words.crowd(scores.length) : scores.map(signed).join(' : ');
  const score = scores[own] ?? 0;
  if (others.length === 0) return words.points(score);
  if (scores.length > FEW) return `${words.placed(ranks[own] ?? 0, scores.length)} · ${words.points(score)}`;
  return `${ranks[own] === 1 ? words.won : words.lost} ${[score, ...others].map(signed).join(' : ')}`;
}

/** Who sits there and waits for us. */
function waiting(table: Listed, bots: readonly string[]): string[] {
  const isThere = (name: string, seat: number) => name && !table.act.includes(seat) && !bots.includes(name);
  return (table.players ?? []).filter(isThere);
}

export function sayStanding(table: Listed, bots: readonly string[], now: number): string {
  if (table.status === 'open' && isTurn(table)) return words.waitsForYou(waiting(table, bots));
  if (table.openSeats > 0) return words.openSeats(table.openSeats);
  if (table.result) return [table.brought ? text.here.fromDevice : '', ending(table)].filter(Boolean).join(' · ');
  if (table.status !== 'playing' || table.act.length === 0) return words.status[table.status] ?? '';
  const turn = isTurn(table) ? text.table.yourTurn : words.turnOf(table.act.map((seat) => nameOf(table, seat, bots)));
  return table.deadline ? `${turn} · ${words.until(remaining(table.deadline - now))}` : turn;
}

/** How a game stands that is kept on this device: it goes on with whoever holds it, and its record tells how it ended. */
export function sayKept({
  status,
  seats,
  record,
  brought,
}: Pick<Kept, 'status' | 'seats' | 'record' | 'brought'>): string {
  const where = brought ? `${text.here.mark}, ${text.here.isBrought}` : text.here.mark;
  const mySeats = seats.flatMap((seat, i) => (seat.kind === 'person' && !seat.bot ? [i] : []));
  const isOurs = status === 'playing' && mySeats.length === 1;
  const how = isOurs ? text.table.yourTurn : (words.status[status] ?? '');
  return [where, how, status === 'over' ? ending({ result: resultIn(record), mySeats }) : '']
    .filter(Boolean)
    .join(' · ');
}

/** The last line of a record of a game that is over. */
function resultIn(record: string): Listed['result'] {
  try {
    const end = JSON.parse(record.trimEnd().split('\n').at(-1) ?? '') as { end?: true } & Listed['result'];
    return end.end ? end : undefined;
  } catch {
    return undefined; // then it is told without
  }
}
