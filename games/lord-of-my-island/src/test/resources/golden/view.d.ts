// What a view of lord-of-my-island and the end line of its records hold, written by its LawsTest.
export type View = {
  auction?: {
    bid: number;
    bidder?: number;
    lot: string;
    passed: Array<number>;
  };
  board: {
    columns: number;
    rows: number;
    spaces: number;
    squares: Record<string, {
      owner?: number;
      tile?: string;
      turn?: number;
      unsold?: boolean;
      water?: boolean;
    }>;
    untilPlayingOut: number;
  };
  discarded: Array<string>;
  earnings?: Array<{
    dice: number;
    move: string;
    ports: number;
    roads: number;
    water: number;
  }>;
  holder: Array<{
    height: number;
    top?: string;
  }>;
  latest?: {
    black: Array<{
      attacked?: number;
      face: string;
      paid: number;
      seat: number;
    }>;
    square: string;
    white: Array<{
      face: string;
      paid: number;
    }>;
  };
  phase: string;
  ports: boolean;
  round: number;
  seatInTurn?: number;
  seats: Array<{
    capitol?: string;
    hand: Array<string>;
    owns: number;
    playingOut: boolean;
    points: {
      attacks: number;
      auction: number;
      black: number;
      capitol: number;
      myIsland: number;
      ports: number;
      roads: number;
      unplayed: number;
      water: number;
      white: number;
    };
    score: number;
    shields?: number;
  }>;
  starter?: number;
  tiles: Record<string, {
    communities: Array<string>;
    corners: string;
    kind: string;
    roads: Array<string>;
    turns: number;
    value: number;
  }>;
};
export type Ending = {
};
