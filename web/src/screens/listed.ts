/** How a table in a list is told: against whom, how it stands, and which of one's own come first. */
import type { Listed } from '../net/types';
import { text } from '../text/en';
import { counted, list, remaining, signed } from '../text/speech';

const words = text.home;
/** Of more players than this not every score is told. */
const FEW = 4;

const isOurs = (table: Listed, seat: number) => table.mySeats?.includes(seat) ?? false;

export const isTurn = (table: Listed): boolean =>
  table.status === 'playing' && table.act.some((seat) => isOurs(table, seat));

/** One's own tables: where one is to act, new results, tables that wait, games of others' turn, and what is over. */
export function inOrder(tables: readonly Listed[], fresh: ReadonlySet<string>): Listed[] {
  const rank = (table: Listed) => {
    if (isTurn(table)) return 0;
    if (fresh.has(table.id)) return 1;
    return ['open', 'playing', 'over'].indexOf(table.status) + 2;
  };
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
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
function ending({ result, mySeats = [] }: Listed): string {
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

export function sayStanding(table: Listed, bots: readonly string[], now: number): string {
  if (table.openSeats > 0) return words.openSeats(table.openSeats);
  if (table.result) return [table.brought ? text.here.fromDevice : '', ending(table)].filter(Boolean).join(' · ');
  if (table.status !== 'playing' || table.act.length === 0) return words.status[table.status] ?? '';
  const turn = isTurn(table) ? text.table.yourTurn : words.turnOf(table.act.map((seat) => nameOf(table, seat, bots)));
  return table.deadline ? `${turn} · ${words.until(remaining(table.deadline - now))}` : turn;
}
