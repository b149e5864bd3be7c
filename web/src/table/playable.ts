import type { GameClient } from '../games/client';
import type { Step, Table, Why } from '../net/types';
import type { Chapter } from '../teach/bubble.svelte';
import type { Line } from './story';
import type { Shown } from './watch.svelte';

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
  /** What is being shown step by step; then the table is as it was at that step, and to skip is to see where it led. */
  readonly showing?: Shown | null;
  skip?(): void;
  /** The move on its way, and whether it takes so long that people should know. */
  readonly sending: { seat: number; move: string } | null;
  readonly slow: boolean;
  /** The number of the last event whose consequences had been on the screen before it was told. */
  readonly foreseen?: number;
  /** Plays a move; whether it was taken. */
  play(seat: number, move: string): Promise<boolean>;
  takeBack(seat: number): Promise<boolean>;
  /** How the game came from one number to another, for those who watch it; without, only where it led is shown. */
  steps?(seat: number, after: number, to: number): Promise<Step[]>;
  /** A good move for a seat of ours, where hints are given; null if there is none to give. */
  hint?(seat: number): Promise<string | null>;
  /** Whoever has not had a hint yet hears first what it costs, and says whether she wants it; without, it costs nothing. */
  agreesToHint?(seat: number): Promise<boolean>;
  /** Why a seat cannot play a move, or null if nobody knows. */
  why(seat: number, move: string): Promise<Why | null>;
}

/** What somebody at the table has said. */
export interface Said {
  number: number;
  seat: number;
  name: string;
  text: string;
}

/** What people at a table say to each other. */
export interface Talk {
  readonly said: Said[];
  /** Whether the host lets nobody speak. */
  readonly isQuiet: boolean;
  /** How many messages have not been read. */
  readonly unheard: number;
  /** Everything that was said has been read. */
  hearAll(): void;
  /** Says something to everybody at the table; returns whether it was heard. */
  say(seat: number, words: string): Promise<boolean>;
}

/** A table with all that is around its game, wherever it is: on a server, or on this device. */
export interface Seated extends Playable {
  /** What went wrong, as a sentence; empty when it has been read. */
  problem: string;
  /** Whether the table can be reached. */
  readonly online: boolean;
  /** Null where there is nobody to talk to. */
  readonly talk: Talk | null;
  /** Chooses what a seat shows beside the game; returns whether it was taken. */
  display(seat: number, show: Record<string, unknown>): Promise<boolean>;
  /** Gives a seat up to a bot, where others wait for it. */
  resign?(seat: number): Promise<void>;
  /** The same game once more; returns its address. */
  again(): Promise<string>;
  /** Saves the record as a file. */
  saveRecord(): Promise<void>;
  close(): void;
}

/** What was said about a cell, and where the rules tell more. */
export interface Answer {
  cell: string;
  words: string;
  more?: Chapter;
}
