import { text } from '../../text/en';
import type { GameClient } from '../client';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { layout } from './geometry';
import Ghost from './Ghost.svelte';
import { kindOf, parse, piece, readTile, TURNS } from './notation';
import Piece from './Piece.svelte';

const words = text.islant;

function sayPiece(pick: string): string {
  const { job, face, value } = piece(pick);
  const kind = kindOf(job, value);
  const what = kind ? words.land(job, kind) : words.valued(job, value);
  return words.byDie(what, face);
}

export const client: GameClient = {
  ownBoards: true,
  turnOrder: TURNS,
  parse,
  layout,
  Board,
  Ghost,
  Piece,
  Aside,
  isFinal: (move) => move === 'end',
  group: (pick) => words.jobs[piece(pick).job] ?? '',
  headline: (view) => words.headline(view.level, view.round),
  score: (view, seat) => Object.values(view.sheets[seat]?.points ?? {}).reduce((s: number, v) => s + Number(v), 0),
  points: (view, seat) => view.sheets[seat]?.points ?? {},
  note: (view, seat) => (view.sheets[seat]?.active ? '' : words.ended),
  sayPick: sayPiece,
  sayCell(cell, view, seat) {
    const held = view.sheets[seat]?.tiles?.[cell];
    if (held === undefined) return words.empty(cell);
    const tile = readTile(held);
    return `${cell}, ${tile.what === 'land' ? words.land(tile.colour, tile.kind) : words.valued(tile.what, tile.value)}${tile.done ? `, ${words.done}` : ''}`;
  },
  sayMove(move, _view, done) {
    const { pick, cell } = parse(move);
    return pick && cell ? words.draws(sayPiece(pick), cell) : done ? words.quits : words.end;
  },
  sayOutcome: (outcome) => words.roll(outcome.replace('roll ', '')),
  sayItem: (key) => words.items[key] ?? key,
};
