import { text } from '../../text';
import type { GameClient } from '../client';
import { sayReason } from '../reasons';
import Aside from './Aside.svelte';
import Board from './Board.svelte';

/**
 * The room of every game that has none of its own: the diagram as board, the moves as a list, everything in the words of
 * the notation. It knows nothing of the game.
 */
export const client: GameClient = {
  ownBoards: false,
  isText: true,
  turnOrder: [],
  parse: () => ({}),
  layout: () => ({ box: [0, 0, 1, 1], cells: new Map() }),
  Board,
  Aside,
  claims: () => true,
  headline: () => '',
  score: () => undefined,
  points: () => ({}),
  sayPick: (pick) => pick,
  sayCell: (cell) => cell,
  sayMove: (move) => move,
  // A game without a room has no words of its own either: what its rules say is better than nothing.
  sayReason: (code, about, _view, names) =>
    typeof about.sentence === 'string'
      ? about.sentence
      : sayReason({}, code, about, (name, value) => (name === 'seat' ? names[Number(value)] : undefined)),
  sayOutcome: (outcome) => text.plain.chance(outcome),
};
