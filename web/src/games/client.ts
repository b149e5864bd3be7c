import type { Component } from 'svelte';
import type { View } from '../net/types';
import type { Layout } from '../play/geometry';
import type { Choice, Parsed } from '../play/placing';
import type { Particulars } from './reasons';

/** What a board is asked to draw. */
export interface BoardProps {
  view: View;
  /** Whose board, where every seat has its own. */
  seat: number;
  layout: Layout;
}

/** A piece held over a cell. */
export interface GhostProps extends BoardProps {
  pick: string;
  cell: string;
  turn: string | null;
}

export interface PieceProps {
  view: View;
  seat: number;
  pick: string;
  turn: string | null;
}

/** What lies beside the board: dice, cards, rows of tiles. Moves that it offers itself it claims. */
export interface AsideProps {
  view: View;
  /** Whose things to show. */
  seat: number;
  /** The moves that place nothing, if it is our turn. */
  moves: Choice[];
  names: string[];
  /** The name of the piece in hand, if any. */
  picked: string | null;
  play: (move: string) => void;
  pick: (piece: string) => void;
  /** Opens what the seat may choose for show, if it is ours and there is anything. */
  edit?: () => void;
}

/** What a seat may choose for show: no rule looks at it. The view holds what was chosen under `show`. */
export interface ShowProps {
  view: View;
  seat: number;
  save: (show: Record<string, unknown>) => void;
}

/** What a game adds to its result. */
export interface Ending {
  title?: string;
  lines: string[];
  /** Conditions, and whether they were met. */
  checks?: { words: string; met: boolean }[];
  /** A rival who is no seat. */
  rival?: { name: string; score: number; breakdown: Record<string, number> };
}

/** What the client knows about a game: how its view looks and what its words mean. No rules. */
export interface GameClient {
  /** Whether every seat has a board of its own. */
  ownBoards: boolean;
  turnOrder: readonly string[];
  parse(move: string, view: View): Parsed;
  /** Where the cells lie; on a tall screen a wide board may lie turned. */
  layout(view: View, seat: number, isTall: boolean): Layout;
  /** The cells on which a piece would lie, where it is larger than one. */
  covers?(placed: Parsed, view: View, seat: number): readonly string[] | undefined;
  /** How placing a piece at a cell is spelt, to ask about a piece that can go nowhere. */
  spell?(pick: string, cell: string, view: View): string;
  Board: Component<BoardProps>;
  /** Whether the board is a page of text without cells; the view then holds the position's `diagram`. */
  isText?: boolean;
  /** Where pieces are placed: one that is held over a cell, and one in the tray. */
  Ghost?: Component<GhostProps>;
  Piece?: Component<PieceProps>;
  Aside?: Component<AsideProps>;
  Show?: Component<ShowProps>;
  /** Whether the aside offers this move, so that it needs no button. */
  claims?(move: string, view: View): boolean;
  /** Whether the aside offers this piece, so that it is not in the tray. */
  claimsPick?(pick: string): boolean;
  /** The pieces a seat holds, whether or not they can be placed now; the tray shows them. */
  held?(view: View, seat: number): string[];
  /** The piece a button is about: it shows only with that piece in hand, or where that piece cannot be picked. */
  about?(move: string): string | null;
  /** Whether a move gives something up for good, so that it stands apart and is asked about once more. */
  isFinal?(move: string, view: View): boolean;
  /** Whether the piece is picked by itself when there is no other; yes if not said. */
  picksItself?(pick: string): boolean;
  /** A heading for pieces of one kind. */
  group?(pick: string, view: View, seat: number): string;
  headline(view: View): string;
  score(view: View, seat: number): number | undefined;
  /** A seat's points so far, item by item, as far as they are known to all. */
  points(view: View, seat: number): Record<string, number>;
  /** What confirming does with a piece, if it is not simply placed. */
  sayPlace?(pick: string): string | undefined;
  /** What a placement would bring, in a few words. */
  sayGain?(move: string, view: View): string;
  /** A short note beside a seat's score. */
  note?(view: View, seat: number): string;
  sayPick(pick: string, view: View, seat: number): string;
  sayCell(cell: string, view: View, seat: number): string;
  /** As a button says it, or with `done` as the log tells it after the player's name. */
  sayMove(move: string, view: View | undefined, done?: boolean, names?: string[], seat?: number): string;
  /** Why something cannot be played: the rules' code and what they tell of it, in words. */
  sayReason(code: string, about: Particulars, view: View | undefined, names: string[]): string;
  sayOutcome(outcome: string, view: View | undefined, names: string[]): string;
  /** A line of a score; what only the view knows is told in its words. */
  sayItem?(key: string, view?: View): string;
  /** How the end line's own keys read, if the game adds any: won, lost, levels. */
  sayEnd?(result: Record<string, any>, view: View | undefined, names: string[]): Ending;
}
