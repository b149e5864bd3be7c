import type { Component } from 'svelte';
import type { Particulars, Result, View } from '../net/types';
import type { Layout } from '../play/geometry';
import type { Choice, Parsed } from '../play/placing';
import type { Explanation, Explanations } from '../teach/guide';

/** What a board is asked to draw. */
export interface BoardProps<V = View> {
  view: V;
  /** Whose board, where every seat has its own. */
  seat: number;
  layout: Layout;
  /** What was seen before the step that is being shown. */
  before?: V;
}

/** A piece held over a cell. */
export interface GhostProps<V = View> extends BoardProps<V> {
  pick: string;
  cell: string;
  turn: string | null;
}

export interface PieceProps<V = View> {
  view: V;
  seat: number;
  pick: string;
  turn: string | null;
}

/** What lies beside the board: dice, cards, rows of tiles. Moves that it offers itself it claims. */
export interface AsideProps<V = View> {
  view: V;
  /** Whose things to show, and whether the seat is ours. */
  seat: number;
  isMine: boolean;
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
export interface ShowProps<V = View> {
  view: V;
  seat: number;
  save: (show: Record<string, unknown>) => void;
}

/** A step of the game that is shown as a scene: what was, and what is. */
export interface SceneProps<V = View> {
  before: V;
  view: V;
  names: string[];
}

/** Points that come from somewhere on the board. */
export interface Pop {
  cell: string;
  points: number;
}

/** Something on a board beside its cells that explains itself: a rectangle around its middle. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  about: Explanation;
}

/** How a part of a score is drawn: a colour of the palette by its name, and which texture. */
export interface Shade {
  colour: string;
  texture: number;
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

/**
 * What the client knows about a game: how its view looks and what its words mean. No rules. `V` is the game's own view, `E`
 * what it adds to its result.
 */
export interface GameClient<V = View, E = object> {
  /** What the game says about its things: of `score`, `headline` and `note`, and of moves by their first word. */
  explained?: Explanations;
  /** The section of the rules that tells more about a reason, by its code. */
  sections?: Readonly<Record<string, string>>;
  /** What explains a line of a score, a piece, and what lies on a cell. */
  explainItem?(key: string, view?: V): Explanation | undefined;
  /** What explains a move that came with an envelope; all others are explained by their first word. */
  explainMove?(move: string, view: V): Explanation | undefined;
  explainPick?(pick: string, view: V): (Explanation | undefined)[];
  explainCell?(cell: string, view: V, seat: number): (Explanation | undefined)[];
  /** What stands on the board beside its cells. */
  spots?(view: V, seat: number, layout: Layout): Spot[];
  /** Whether every seat has a board of its own. */
  ownBoards: boolean;
  /** Whether seats hold secrets, so that a device that is passed on is covered first. */
  hides?: boolean;
  turnOrder: readonly string[];
  parse(move: string, view: V): Parsed;
  /** Where the cells lie; on a tall screen a wide board may lie turned. */
  layout(view: V, seat: number, isTall: boolean): Layout;
  /** The cells on which a piece would lie, where it is larger than one. */
  covers?(placed: Parsed, view: V, seat: number): readonly string[] | undefined;
  /** How placing a piece at a cell is spelt, to ask about a piece that can go nowhere. */
  spell?(pick: string, cell: string, view: V): string;
  Board: Component<BoardProps<V>>;
  /** Whether the board is a page of text without cells; the view then holds the position's `diagram`. */
  isText?: boolean;
  /** Where pieces are placed: one that is held over a cell, and one in the tray. */
  Ghost?: Component<GhostProps<V>>;
  Piece?: Component<PieceProps<V>>;
  Aside?: Component<AsideProps<V>>;
  Show?: Component<ShowProps<V>>;
  /** What is shown over the board when much happens in one step, and whether that is so. */
  Scene?: Component<SceneProps<V>>;
  isScene?(before: V, after: V): boolean;
  /** Where the points of a step come from, if not from the place of the move. */
  pops?(before: V, after: V): Pop[];
  /** Whether the aside offers this move, so that it needs no button. */
  claims?(move: string, view: V): boolean;
  /** Whether the aside offers this piece, so that it is not in the tray. */
  claimsPick?(pick: string): boolean;
  /** The pieces a seat holds, whether or not they are among those that can be placed now; the tray shows them. */
  held?(view: V, seat: number, placeable: readonly string[]): string[];
  /** The piece a button is about: it shows with that piece in hand or asked about, and with an empty hand if that piece cannot be picked. */
  about?(move: string): string | null;
  /** Whether a move gives something up, by itself or as one of those on offer, so that it stands apart and is asked about once more. */
  isFinal?(move: string, view: V, offered: readonly string[]): boolean;
  /** Whether the piece is picked by itself when there is no other; yes if not said. */
  picksItself?(pick: string): boolean;
  /** A heading for pieces of one kind. */
  group?(pick: string, view: V, seat: number): string;
  /** Everything that anybody at the table knew, from the views of all seats and with the eyes of one; not there where all know the same. */
  opened?(views: readonly V[], viewer: number): V;
  headline(view: V): string;
  score(view: V, seat: number): number | undefined;
  /** A seat's points so far, item by item, as far as they are known to all. */
  points(view: V, seat: number): Record<string, number>;
  /** What is asked of a seat where nothing can be placed, if there is more to say than that it has a choice. */
  sayPrompt?(moves: readonly string[], view: V): string | undefined;
  /** What confirming does with a piece, if it is not simply placed. */
  sayPlace?(pick: string): string | undefined;
  /** What a placement would bring, in a few words. */
  sayGain?(move: string, view: V): string;
  /** A short note beside a seat's score. */
  note?(view: V, seat: number): string;
  sayPick(pick: string, view: V, seat: number): string;
  sayCell(cell: string, view: V, seat: number, names: readonly string[]): string;
  /** As a button says it, or with `done` as the log tells it after the player's name. */
  sayMove(move: string, view: V | undefined, done?: boolean, names?: string[], seat?: number): string;
  /** Why something cannot be played: the rules' code and what they tell of it, in words. */
  sayReason(code: string, about: Particulars, view: V | undefined, names: string[]): string;
  sayOutcome(outcome: string, view: V | undefined, names: string[]): string;
  /** What the rules alone did to seats between two views, such as a game that is over for one of them; `movesOf` a seat are those it made itself. */
  sayFate?(before: V, after: V, names: string[], movesOf: (seat: number) => string[]): string[];
  /** A line of a score; what only the view knows is told in its words. */
  sayItem?(key: string, view?: V): string;
  /** How a line of a score is drawn, where it has a colour of its own in the game. */
  shade?(key: string): Shade | undefined;
  /** How the end line's own keys read, if the game adds any: won, lost, levels. */
  sayEnd?(result: Result & E, view: V | undefined, names: string[]): Ending;
}

/** What draws a board, and no more of the room. */
export type Drawing<V = View> = Pick<GameClient<V>, 'Board' | 'layout'>;
