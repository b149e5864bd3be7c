import { list, oneOf } from '../../text/speech';
import type { GameClient } from '../client';
import { sayReason } from '../reasons';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { explainCell, explainItem, explainMove, explainPick, spots } from './explain';
import { covered, layout } from './geometry';
import Ghost from './Ghost.svelte';
import { isFlipped, parse, pickOf, read, stickerIn, tileIn, TURNS, write } from './notation';
import Piece from './Piece.svelte';
import { goalOf, stickerOf, symbols, terrains, tileOf, tilesInHand } from './terrain';
import { sections } from './sections';
import { explained } from './text/explain';
import { reasons } from './text/reasons';
import type { Ending, View } from './view';
import { sayEarned, sayItem, sayNote, saySymbol, saySymbols, sayTerrain, words } from './words';

export const client: GameClient<View, Ending> = {
  explained,
  sections,
  explainCell,
  explainItem,
  explainMove,
  explainPick,
  spots,
  ownBoards: true,
  turnOrder: TURNS,
  parse,
  layout,
  Board,
  Ghost,
  Piece,
  Aside,
  group(pick, view) {
    const kind = stickerIn(pick);
    return kind === null ? '' : words.newSticker(stickerOf(view, kind).name);
  },
  covers({ pick, cell, turn = null }, view, seat) {
    if (pick === undefined || cell === undefined) return undefined;
    const kind = stickerIn(pick);
    const { spaces } = kind === null ? tileOf(view, tileIn(pick, view), seat) : stickerOf(view, kind);
    return covered(view, spaces, cell, turn);
  },
  spell(pick, cell, view) {
    const kind = stickerIn(pick);
    if (kind !== null) return write({ verb: 'stick', kind, cell, turn: null });
    const isNamed = pick.includes(' ');
    return write({ verb: 'place', tile: isNamed ? tileIn(pick, view) : null, cell, turn: 'r0' });
  },
  isFinal: (move) => move === 'stop' || move === 'pass',
  claims: (move) => move.startsWith('keep') || read(move)?.verb === 'mark',
  held: (view, seat) => tilesInHand(view, seat).map((tile) => pickOf(tile, view)),
  opened(views, viewer) {
    const view = views[viewer]!;
    const kinds = new Map(views.flatMap((each) => each.stickers).map((sticker) => [sticker.kind, sticker]));
    return { ...view, seats: view.seats.map((seat, i) => views[i]?.seats[i] ?? seat), stickers: [...kinds.values()] };
  },
  sayPrompt: (moves) => (moves.every((move) => move === 'pass' || move === 'stop') ? words.joinsNowhere : undefined),
  headline: (view) =>
    words.headline(
      words.titles[view.mode] ?? view.title,
      words.phases[view.phase] ?? words.round(view.round, view.rounds, view.card === undefined),
    ),
  score: (view, seat) => view.seats[seat]?.token,
  points(view, seat) {
    const sums: Record<string, number> = {};
    for (const { key, points } of view.seats[seat]?.history ?? []) sums[key] = (sums[key] ?? 0) + points;
    return sums;
  },
  note: sayNote,
  sayGain(move, view) {
    const spoken = read(move);
    if (spoken?.verb !== 'place') return '';
    const other = view.open.find((tile) => spoken.tile !== null && tile !== spoken.tile);
    const then = other === undefined ? '' : words.unplaced[view.unplaced ?? '']?.(other);
    return [isFlipped(spoken.turn) ? words.flipped : '', then].filter(Boolean).join(' · ');
  },
  sayPick(pick, view) {
    const kind = stickerIn(pick);
    if (kind !== null) {
      const sticker = stickerOf(view, kind);
      return words.sticker(sticker.name, sticker.text);
    }
    const number = tileIn(pick, view);
    const isAfloat = view.raft && !view.open.includes(number);
    return (isAfloat ? words.tileOnRaft : words.tile)(
      number,
      tileOf(view, number, 0).symbols.map((s) => saySymbol(s[0] ?? '')),
    );
  },
  sayCell(cell, view, seat) {
    const on = symbols(view, seat).get(cell);
    const kind = view.seats[seat]?.stickers?.[cell];
    const sticker = kind ? stickerOf(view, kind) : null;
    const flooded = view.seats[seat]?.flooded?.includes(cell) ? words.flooded : '';
    const shown = sticker?.shows ? words.shows(sticker.name, saySymbol(sticker.shows)) : sticker?.name;
    return [cell, sayTerrain(terrains(view, seat).get(cell)), shown, flooded, on && saySymbols(on)]
      .filter(Boolean)
      .join(', ');
  },
  sayMove(move, view, done = false) {
    const spoken = read(move);
    switch (spoken?.verb) {
      case 'place':
        return words.place(spoken.tile, spoken.cell, Number(spoken.turn.slice(1)), isFlipped(spoken.turn), done);
      case 'stick':
        return words.stick(
          stickerOf(view, spoken.kind).name,
          spoken.cell,
          spoken.turn === null ? 0 : Number(spoken.turn.slice(1)),
          done,
        );
      case 'mark':
        return words.mark(stickerOf(view, spoken.kind).name, spoken.tile, spoken.space, done);
      case 'keep':
        return words.keep(goalOf(view, spoken.goal)?.title ?? spoken.goal, done);
      default:
        return (done ? words.done : words.moves)[move] ?? move;
    }
  },
  sayReason: (code, about, view, names) =>
    sayReason(reasons, code, about, (name, value) => {
      if (name === 'seat') return names[Number(value)];
      if (name === 'terrain') return oneOf(String(value).split(', ').map(sayTerrain));
      if (name === 'symbol') return saySymbol(String(value));
      if (name === 'sticker') return stickerOf(view, String(value)).name;
      if (name === 'due') {
        const kinds = String(value).split(', ');
        return oneOf(kinds.map((kind) => stickerOf(view, kind).name));
      }
      return name === 'phase' ? (words.phases[value] ?? view?.phase) : undefined;
    }),
  sayOutcome(outcome, view) {
    const [kind, what = ''] = outcome.split(' ');
    return kind === 'goal' ? words.goalTurned(goalOf(view, what)?.title ?? what) : words.card(what);
  },
  sayItem,
  sayEnd(result, view, names) {
    const { circles, earned = [], final = [] } = result;
    if (!circles) return { lines: [] };
    const places = result.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
    const order = places.map(({ seat }) => seat);
    const lines = order.map((seat) => {
      const progress = view?.seats[seat]?.progress;
      return [
        words.earnedBy(names[seat] ?? '', sayEarned(circles[seat] ?? 0, earned[seat] ?? {}, view)),
        progress === undefined ? '' : words.progress(progress),
      ]
        .filter(Boolean)
        .join(' · ');
    });
    const winners = order.filter((seat) => final[seat] === 1).map((seat) => names[seat] ?? '');
    return { lines: winners.length > 0 ? [...lines, words.campaignWon(list(winners))] : lines };
  },
};
