import { text } from '../../text/en';
import type { View } from '../../net/types';
import type { GameClient } from '../client';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { layout } from './geometry';
import Ghost from './Ghost.svelte';
import { HALVES, parse, parts, readMark, type Part } from './notation';
import Piece from './Piece.svelte';

const words = text.firstIsland;
const tribe = (t: number) => words.tribes[t] ?? '';
type Card = { id: string; name: string };
const sayParts = (held: Part[]) =>
  held.map((p) => (p.half === null ? words.whole(tribe(p.tribe)) : words.half(tribe(p.tribe), p.half))).join(', ');

/** The name of a card that lies somewhere face up, else its letters. */
function sayCard(id: string, view: View | undefined): string {
  const seats = (view?.seats ?? []) as { hand?: Card; drawn: Card[] }[];
  const open = [view?.table as Card | undefined, ...seats.flatMap((s) => [s.hand, ...s.drawn])];
  return open.find((card) => card?.id === id)?.name ?? id;
}

export const client: GameClient = {
  ownBoards: true,
  turnOrder: HALVES,
  parse,
  layout,
  Board,
  Ghost,
  Piece,
  Aside,
  covers: ({ pick, turn }) => (pick?.startsWith('score') && turn ? turn.split(' ') : undefined),
  claims: (move) => /^(override|keep|skip)/.test(move),
  headline: (view) => words.headline(view.round, view.rounds, words.phases[view.phase] ?? ''),
  score: (view, seat) => view.seats[seat]?.score,
  points(view, seat) {
    const own = view.seats[seat];
    const tribes = (own.tribes as { tribe: string; area: number; request: number }[]).flatMap((t) => [
      [t.tribe, t.area],
      [`${t.tribe}-request`, t.request],
    ]);
    return Object.fromEntries([...tribes, ['overrides', own.overrides], ['cards', own.cards]]);
  },
  note: (view, seat) => (view.seats[seat]?.replacing && words.waits[view.phase] ? words.waiting : ''),
  sayPick(pick) {
    const [verb, from = '', t = ''] = pick.split(' ');
    return verb === 'score'
      ? words.scoreWith(words[from as 'hand' | 'table'], tribe(Number(t)))
      : text.list([...pick].map((d) => tribe(Number(d))));
  },
  sayCell(cell, view, seat) {
    const mark = view.seats[seat]?.map?.[cell];
    return mark === undefined ? words.empty(cell) : `${cell}, ${sayParts(readMark(mark))}`;
  },
  sayMove(move, view, done) {
    const [verb = '', a = '', b = '', c = null] = move.split(' ');
    if (verb === 'mark') return words.mark(a, sayParts(parts(b, c)));
    if (verb === 'score') return words.scores(words[a as 'hand' | 'table'], tribe(Number(b)));
    if (verb === 'override') return words.override(Number(a));
    if (verb === 'keep') return words.keeps(sayCard(a, view));
    return (done ? words.done : words.moves)[verb] ?? move;
  },
  sayOutcome(outcome, view, names) {
    const [verb, ...rest] = outcome.split(' ');
    if (verb === 'roll' || verb === 'reroll') return words.roll(text.list(rest.map((d) => tribe(Number(d)))));
    if (verb === 'table') return words.turned(sayCard(rest[0] ?? '', view));
    return words.dealt(names[Number(rest[0])] ?? '', text.list(rest.slice(1).map((card) => sayCard(card, view))));
  },
  sayItem: (key) => words.items(key),
  sayEnd(result) {
    const solo = result.solo;
    if (!solo) return { lines: [] };
    return {
      title: solo.won ? text.result.soloWon : text.result.soloLost,
      lines: [],
      checks: [...solo.met, ...solo.missed].map((c: string) => ({
        words: words.aim(c, solo.level),
        met: solo.met.includes(c),
      })),
    };
  },
};
