import { text } from '../../text/en';
import type { GameClient } from '../client';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { layout } from './geometry';
import Ghost from './Ghost.svelte';
import { onTile, parse, TILE, TURNS } from './notation';
import Piece from './Piece.svelte';
import { symbols, terrains, tileOf } from './terrain';

const words = text.myIsland;

export const client: GameClient = {
  ownBoards: true,
  turnOrder: TURNS,
  parse,
  layout,
  Board,
  Ghost,
  Piece,
  Aside,
  isFinal: (move) => move === 'stop',
  claims: (move) => onTile(move) !== null,
  headline: (view) => words.headline(view.title, view.round, view.rounds),
  score: (view, seat) => view.seats[seat]?.token,
  points(view, seat) {
    const sums: Record<string, number> = {};
    for (const { key, points } of view.seats[seat]?.history ?? []) sums[key] = (sums[key] ?? 0) + points;
    return sums;
  },
  note: (view, seat) => (view.seats[seat]?.in ? '' : words.stopped),
  sayPick: (pick, view) => (pick === TILE ? words.tile(tileOf(view, view.card, 0).symbols) : words.sticker(pick.slice(6))),
  sayCell(cell, view, seat) {
    const on = symbols(view, seat).get(cell);
    const sticker = view.seats[seat]?.stickers?.[cell];
    return [cell, terrains(view, seat).get(cell), sticker, on?.join(' with ')].filter(Boolean).join(', ');
  },
  sayMove(move, _view, done) {
    const tile = onTile(move);
    if (tile) return words.onTile(tile.kind, tile.tile, tile.space);
    const [verb, a = '', b = ''] = move.split(' ');
    if (verb === 'place') return words.place(a);
    if (verb === 'stick') return words.stick(a, b);
    return (done ? words.done : words.moves)[verb ?? ''] ?? move;
  },
  sayOutcome: (outcome) => words.card(outcome.replace('card ', '')),
  sayItem: (key) => words.items[key] ?? key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' '),
};
