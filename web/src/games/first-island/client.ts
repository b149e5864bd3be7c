import { text } from '../../text';
import { list } from '../../text/speech';
import type { GameClient, Shade } from '../client';
import { sayReason } from '../reasons';
import { ofSeat } from '../seat';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { explainCell, explainItem, explainPick, TRIBES } from './explain';
import { layout } from './geometry';
import Ghost from './Ghost.svelte';
import { HALVES, parse, parts, readMark, type Part } from './notation';
import Piece from './Piece.svelte';
import { sections } from './sections';
import { explained } from './text/explain';
import { reasons } from './text/reasons';
import type { Ending, View } from './view';
import { sayAim, sayCard, words } from './words';

const tribe = (t: number) => words.tribes[t] ?? '';
const sayPart = (p: Part) =>
  p.half === null ? words.whole(tribe(p.tribe)) : words.half(tribe(p.tribe), words.halves[p.half] ?? p.half);

/** A tribe's points have its colour, what it wishes for a texture besides. */
function shade(key: string): Shade {
  const own = ['cards', 'overrides'].indexOf(key);
  if (own >= 0) return { colour: own === 0 ? 'camp' : 'c10', texture: 0 };
  const [name, isRequest] = key.endsWith('-request') ? [key.slice(0, -'-request'.length), true] : [key, false];
  return { colour: `t${TRIBES.indexOf(name as (typeof TRIBES)[number]) + 1}`, texture: isRequest ? 1 : 0 };
}

export const client: GameClient<View, Ending> = {
  explained,
  sections,
  explainCell,
  explainItem,
  explainPick,
  ownBoards: true,
  turnOrder: HALVES,
  parse,
  layout,
  Board,
  Ghost,
  Piece,
  Aside,
  covers: ({ pick, turn }) => (pick?.startsWith('score') && turn ? turn.split(' ') : undefined),
  isFinal: (move, _view, offered) => move === 'done' && offered.some((other) => other.startsWith('score')),
  claims: (move) => /^(override|keep|skip)/.test(move),
  headline: (view) => words.headline(view.round, view.rounds, words.phases[view.phase] ?? ''),
  score: (view, seat) => view.seats[seat]?.score,
  points(view, seat) {
    const own = ofSeat(view.seats, seat);
    const tribes = own.tribes.flatMap((t) => [
      [t.tribe, t.area],
      [`${t.tribe}-request`, t.request],
    ]);
    return Object.fromEntries([...tribes, ['overrides', own.overrides], ['cards', own.cards]]);
  },
  note: (view, seat) => (view.seats[seat]?.replacing && words.waits[view.phase] ? words.waiting : ''),
  // Before the dice there is often nothing to score: then it is said so, and not asked.
  sayPrompt: (moves, view) =>
    view.phase === 'window' && !moves.some((move) => move.startsWith('score')) ? words.noCardFits : undefined,
  sayPick(pick) {
    const [verb, from = '', t = ''] = pick.split(' ');
    return verb === 'score'
      ? words.scoreWith(words[from as 'hand' | 'table'], tribe(Number(t)))
      : list([...pick].map((d) => tribe(Number(d))));
  },
  sayCell(cell, view, seat) {
    const mark = view.seats[seat]?.map?.[cell];
    return mark === undefined ? words.empty(cell) : `${cell}: ${list(readMark(mark).map(sayPart))}`;
  },
  sayMove(move, _view, done) {
    const [verb = '', a = '', b = '', c = null] = move.split(' ');
    if (verb === 'mark') return words.mark(a, parts(b, c).map(sayPart));
    if (verb === 'score') return words.scores(words[a as 'hand' | 'table'], tribe(Number(b)));
    if (verb === 'override') return words.override(Number(a), done ?? false);
    if (verb === 'keep') return words.keeps(sayCard(a));
    return (done ? words.done : words.moves)[verb] ?? move;
  },
  sayReason: (code, about, view, names) =>
    sayReason(reasons, code, about, (name, value) => {
      if (name === 'seat') return names[Number(value)];
      if (name === 'tribe') return tribe(Number(value));
      if (name === 'card') return sayCard(String(value));
      return name === 'phase' ? (words.phases[value] ?? view?.phase) : undefined;
    }),
  sayOutcome(outcome, _view, names) {
    const [verb, ...rest] = outcome.split(' ');
    if (verb === 'roll' || verb === 'reroll') return words.roll(list(rest.map((d) => tribe(Number(d)))));
    if (verb === 'table') return words.turned(sayCard(rest[0] ?? ''));
    return words.dealt(names[Number(rest[0])] ?? '', list(rest.slice(1).map((card) => sayCard(card))));
  },
  sayItem: (key) => words.items(key),
  shade,
  sayEnd(result) {
    const solo = result.solo;
    if (!solo) return { lines: [] };
    return {
      title: solo.won ? text.result.soloWon : text.result.soloLost,
      lines: [],
      checks: [...solo.met, ...solo.missed].map((c) => ({
        words: sayAim(c, solo.level),
        met: solo.met.includes(c),
      })),
    };
  },
};
