import { QUARTERS } from '../../play/geometry';
import type { GameClient } from '../client';
import { sayReason } from '../reasons';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { explainCell, explainItem, explainPick } from './explain';
import { layout } from './geometry';
import Ghost from './Ghost.svelte';
import { parse, piece } from './notation';
import Piece from './Piece.svelte';
import { sections } from './sections';
import { explained } from './text/explain';
import { reasons } from './text/reasons';
import type { View } from './view';
import { sayCommunity, sayShortTile, sayTile, words } from './words';

export const client: GameClient<View> = {
  explained,
  sections,
  explainCell,
  explainItem,
  explainPick,
  ownBoards: false,
  turnOrder: QUARTERS,
  parse,
  layout,
  Board,
  Ghost,
  Piece,
  Aside,
  claims: (move, view) => /^(take|bid|attack) /.test(move) || (move === 'pass' && view.auction !== undefined),
  isFinal: (move) => move === 'out' || move.startsWith('discard '),
  spell: (pick, cell, view) => (view.phase === 'setup' ? `set ${pick} ${cell} r0` : `play ${pick} ${cell} r0`),
  held: (view, seat) => view.seats[seat]?.hand ?? [],
  about: (move) => (move.startsWith('discard ') ? move.slice(8) : null),
  group: (pick) => (pick.startsWith('water ') ? words.asWater : ''),
  sayPrompt(moves) {
    if (moves.some((move) => move.startsWith('discard '))) return words.nothingFits;
    return moves.includes('pass') ? words.nothingLeft : undefined;
  },
  headline: (view) => words.headline(view.round, words.phases[view.phase] ?? '', view.board.spaces),
  score: (view, seat) => view.seats[seat]?.score,
  points: (view, seat) => view.seats[seat]?.points ?? {},
  note(view, seat) {
    const own = view.seats[seat];
    const has = own?.playingOut ? words.playingOut : words.owns(own?.owns ?? 0);
    return view.starter === seat && view.phase !== 'over' ? words.pawn(has) : has;
  },
  sayPick(pick, view) {
    const p = piece(pick);
    const said = sayTile(view.tiles[p.tile]);
    return p.isWater ? words.water(said) : said;
  },
  sayGain(move, view) {
    const found = view.earnings?.find((e) => e.move === move);
    if (!found) return '';
    const parts = (['roads', 'water', 'ports'] as const).flatMap((key) =>
      found[key] > 0 ? [words.earning(words.items[key] ?? key, found[key])] : [],
    );
    return [...parts, ...(found.dice > 0 ? [words.dice(found.dice)] : [])].join(' · ');
  },
  sayCell(cell, view, _seat, names) {
    const held = view.board.squares[cell];
    if (!held) return words.empty(cell);
    if (held.tile === undefined) return words.waterAt(cell);
    const owner = held.owner === undefined ? null : (names[held.owner] ?? '');
    return words.tileAt(cell, sayTile(view.tiles[held.tile]), owner);
  },
  sayMove(move, view, done, names) {
    const [verb = '', a = '', b = ''] = move.split(' ');
    const face = view?.tiles?.[a];
    const tile = sayTile(face);
    if (verb === 'take') return words.takes(tile);
    if (verb === 'play' || verb === 'set' || verb === 'defend') return words.lays(tile, b);
    if (verb === 'water') return words.laysWater(b);
    if (verb === 'discard') return done ? words.discards(tile) : words.discard(sayShortTile(face));
    if (verb === 'bid') return words.bid(a, !done);
    if (verb === 'attack') return words.attack(names?.[Number(a)] ?? '', !done);
    return (done ? words.done : words.moves)[verb] ?? move;
  },
  sayReason: (code, about, view, names) =>
    sayReason(reasons, code, about, (name, value) => {
      if (name === 'seat') return names[Number(value)];
      if (name === 'tile') return sayShortTile(view?.tiles?.[value]);
      if (name === 'option') return words.options[value]?.name;
      if (name === 'corner') return words.corners[value];
      return name === 'phase' ? words.phases[value] : undefined;
    }),
  sayOutcome(outcome, _view, names) {
    const [verb, a = '', ...rest] = outcome.split(' ');
    if (verb === 'white') return words.white([a, ...rest].map(sayCommunity));
    if (verb === 'black') return words.black(names[Number(a)] ?? '', sayCommunity(rest[0] ?? ''));
    return '';
  },
  sayItem: (key) => words.items[key] ?? key,
};
