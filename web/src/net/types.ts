/**
 * What the server sends, in the words of its own description: `npm run types` makes the types from `openapi.json` before
 * every check, so whatever does not fit together any more fails the build. Here the parts get names, and what only a
 * game's own room knows stays open.
 */
import type { components } from '../../target/openapi';

type Schemas = components['schemas'];

/** What can go wrong, in a word of the API; the page has a sentence for each. */
export type ErrorCode = Schemas['Error']['error'];
/** What there is to know about a reason or a refusal besides its code: names and values. */
export type Particulars = Readonly<Record<string, string | number>>;
export type OptionSheet = Schemas['Option'];
export type GameSheet = Omit<Schemas['Game'], 'edition'> & { edition?: number };
export type SeatInfo = Omit<Schemas['Seat'], 'show'> & {
  /** What the seat chose for show; no rule looks at it. */
  show?: Show;
};
export type Result = Schemas['Result'];

/** What a seat chose for show, whatever that is. */
export type Show = Record<string, unknown>;

/** What the page adds to a view: what each seat chose for show, and the position as text if it was asked for. */
export type Added = {
  show?: readonly (Show | undefined)[];
  diagram?: string;
};

/** Any game's view; what is in it is known to the game's own room, which has a `view.ts`. */
export type View = Record<string, unknown> & Added;

/** What the page can do without when it makes a table of its own, as lessons and replays do. */
type Optional = 'ends' | 'listed' | 'created' | 'host' | 'fair' | 'chat';
export type Table = Omit<Schemas['Table'], 'seats' | 'view' | Optional> &
  Partial<Pick<Schemas['Table'], Optional>> & { seats: SeatInfo[]; view?: View };

/** An event; what the page plays by itself comes in the same form, with null for what is not told. */
export type TableEvent = Omit<Schemas['Event'], 'kind' | 'at' | 'move' | 'outcome' | 'show' | 'table'> & {
  kind: string;
  at?: number;
  move?: string | null;
  outcome?: string | null;
  show?: Show;
  table?: Table;
};

export type Listed = Schemas['ListedTable'];
/** A campaign of My Island as one of its players sees it. */
export type Campaign = Schemas['Campaign'];
/** The rule sheet of one of its episodes. */
export type EpisodeSheet = Schemas['EpisodeSheet'];
export type IslandBoard = Schemas['IslandBoard'];
export type Guest = Schemas['Guest'];
export type SeatWish = Schemas['NewSeat'];
export type Clock = Schemas['Clock'];
export type SeatClock = Schemas['SeatClock'];
export type Presence = Schemas['Presence'];
/** A game of ours that is over. */
export type Played = Schemas['PlayedGame'];

/** The game after an event, as a seat saw it then. */
export type Step = Schemas['Steps']['steps'][number] & { view: View };

/** What the bots would play. */
export type Hint = Schemas['Hint'];

/** A position as a seat may know it. */
export type Known = Schemas['Known'];
/** Why something cannot be played. The sentence that the server adds is for programs. */
export type Why = Pick<Schemas['Why'], 'code' | 'parameters'>;
