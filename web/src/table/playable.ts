import type { GameClient } from '../games/client';
import type { Table, Why } from '../net/types';
import type { Line } from './story';

/**
 * A game that can be looked at and played: a table of the server, a game in the page, a lesson, a moment of a replay. Whoever
 * only shows something takes no moves: its table lists none.
 */
export interface Playable {
  readonly table: Table | null;
  readonly client: GameClient | null;
  /** What the seats are called, and the game. */
  readonly names: string[];
  readonly title: string;
  /** The story so far, and the newest line that happened before our eyes. */
  readonly lines: Line[];
  readonly moment: Line | null;
  /** The move on its way, and whether it takes so long that people should know. */
  readonly sending: { seat: number; move: string } | null;
  readonly slow: boolean;
  /** Plays a move; whether it was taken. */
  play(seat: number, move: string): Promise<boolean>;
  takeBack(seat: number): Promise<boolean>;
  /** Why a seat cannot play a move, or null if nobody knows. */
  why(seat: number, move: string): Promise<Why | null>;
}
