/** What the server sends, as far as the client reads it. */

export interface OptionSheet {
  name: string;
  about: string;
  kind: 'whole' | 'flag' | 'choice' | 'data';
  default?: unknown;
  min?: number;
  max?: number;
  values?: string[];
  minSeats?: number;
  maxSeats?: number;
  needs?: Record<string, unknown>;
}

export interface GameSheet {
  id: string;
  title: string;
  about: string;
  minSeats: number;
  maxSeats: number;
  options: OptionSheet[];
}

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name?: string;
  bot?: string;
  resigned?: boolean;
  /** What the seat chose for show; no rule looks at it. */
  show?: Record<string, any>;
}

export interface Result {
  scores: number[];
  ranks: number[];
  breakdown: Record<string, number>[];
  extra?: unknown;
  [key: string]: unknown;
}

/**
 * A game's view; each game's own room knows what is in it. The store adds `show`, what each seat chose for show, and
 * `diagram` if it was asked for.
 */
export type View = Record<string, any>;

export interface Table {
  id: string;
  game: string;
  edition: number;
  options: Record<string, unknown>;
  status: 'open' | 'playing' | 'over';
  /** Why the table can only be looked at: its rules are not played here any more. */
  past?: string;
  number: number;
  seats: SeatInfo[];
  mySeats: number[];
  act: number[];
  viewer?: number;
  view?: View;
  /** The position as text, if it was asked for. */
  diagram?: string;
  legal: Record<string, string[]>;
  gain: Record<string, number[]>;
  /** For each legal move 1 if the seat cannot act directly after it. */
  ends?: Record<string, number[]>;
  takeBack: number[];
  result?: Result;
  host?: boolean;
  listed?: boolean;
  invite?: string;
  fair?: { commitment: string; secret?: string };
}

export interface TableEvent {
  number: number;
  kind: string;
  at?: string;
  seat?: number;
  name?: string;
  move?: string | null;
  outcome?: string | null;
  takes?: number;
  bot?: string;
  status?: string;
  text?: string;
  show?: Record<string, any>;
  /** Earlier moves that were made unseen and come to light with this event. */
  reveals?: { number: number; seat: number; move: string }[];
  table?: Table;
}

export interface Listed {
  id: string;
  game: string;
  status: 'open' | 'playing' | 'over';
  openSeats: number;
  changed: string;
  result?: Result;
}

export interface Guest {
  id: string;
  name: string;
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot' | 'same-device';
  bot?: string;
  name?: string;
}

/** Why something cannot be played. */
export interface Why {
  code: string;
  parameters: Record<string, string | number>;
  /** A plain sentence, for pages that have none of their own for the code. */
  message: string;
}
