import { list } from '../../text/speech';
import { QUARTERS } from '../../play/geometry';
import type { GameClient } from '../client';
import { sayReason } from '../reasons';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { explainCell, explainItem, explainPick, spots } from './explain';
import { layout } from './geometry';
import Ghost from './Ghost.svelte';
import { idle, kindOf, parse, piece, readTile, spell } from './notation';
import { pencils, pencilsFor } from './pencils';
import Piece from './Piece.svelte';
import Show from './Show.svelte';
import { sections } from './sections';
import { explained } from './text/explain';
import { reasons } from './text/reasons';
import type { View } from './view';
import { words } from './words';

/** What a colour of the rules is called after the seat's own pencils; plain land needs no name. */
function sayColour(colour: string, view: View | undefined, seat: number): string {
  return colour === 'land'
    ? ''
    : list(pencilsFor(colour, pencils(view, seat)).map((p) => words.pencils[p.colour] ?? p.colour));
}

function sayPiece(pick: string, view: View | undefined, seat: number): string {
  const { job, face, value, isWild } = piece(pick);
  const kind = kindOf(job, value);
  const what = kind
    ? words.land(sayColour(job, view, seat), words.kinds[kind] ?? kind)
    : words.valued(words.things[job] ?? job, value);
  return words.byDie(what, face, isWild);
}

export const client: GameClient<View> = {
  explained,
  sections,
  explainCell,
  explainItem,
  explainPick,
  spots,
  ownBoards: true,
  turnOrder: QUARTERS,
  parse,
  layout,
  Board,
  Ghost,
  Piece,
  Aside,
  Show,
  spell,
  held: idle,
  isFinal: (move) => move === 'end',
  group(pick, view, seat) {
    const { job } = piece(pick);
    return words.jobs[job] ?? words.colouredLand(sayColour(job, view, seat));
  },
  headline: (view) => words.headline(view.level, view.round),
  score: (view, seat) => Object.values(view.sheets[seat]?.points ?? {}).reduce((sum, n) => sum + n, 0),
  points: (view, seat) => view.sheets[seat]?.points ?? {},
  note: (view, seat) => (view.sheets[seat]?.active ? '' : words.ended),
  sayPick: sayPiece,
  sayCell(cell, view, seat) {
    const held = view.sheets[seat]?.tiles?.[cell];
    if (held === undefined) return words.empty(cell);
    const tile = readTile(held);
    return `${cell}, ${tile.what === 'land' ? words.land(sayColour(tile.colour, view, seat), words.kinds[tile.kind] ?? tile.kind) : words.valued(words.things[tile.what] ?? tile.what, tile.value)}${tile.done ? `, ${words.done}` : ''}`;
  },
  sayMove(move, view, done, _names, seat) {
    const { pick, cell } = parse(move);
    return pick && cell ? words.draws(sayPiece(pick, view, seat ?? 0), cell) : done ? words.quits : words.end;
  },
  sayReason: (code, about, view, names) =>
    sayReason(reasons, code, about, (name, value) => {
      if (name === 'seat') return names[Number(value)];
      if (name === 'tile') return words.jobs[value] ?? words.colouredLand(sayColour(String(value), view, 0));
      return name === 'rest'
        ? list(
            String(value)
              .split(', ')
              .map((job) => words.jobs[job] ?? words.colouredLand(sayColour(job, view, 0))),
          )
        : undefined;
    }),
  sayOutcome: (outcome) => words.roll(outcome.split(' ').slice(1)),
  sayFate: (before, after, names, movesOf) =>
    after.sheets.flatMap((sheet, seat) =>
      before.sheets[seat]?.active && !sheet.active && !movesOf(seat).includes('end')
        ? [words.noTurn(names[seat] ?? '')]
        : [],
    ),
  sayItem: (key) => words.items[key] ?? key,
};
