// What a view of first-island and the end line of its records hold, written by its LawsTest.
export type View = {
  cardLimit: number;
  closing: boolean;
  decks?: Record<string, {
    bottom: Array<string>;
    fresh: number;
  }>;
  dice: Array<number>;
  mode: string;
  overrides: number;
  phase: string;
  roller: number;
  round: number;
  rounds: number;
  seats: Array<{
    acting: boolean;
    cards: number;
    crossedOff: Array<number>;
    drawn: Array<{
      id: string;
      name: string;
      points: number;
      shape: Array<[number, number, string]>;
    }>;
    fences: Array<{
      card: string;
      hexes: Array<string>;
      points: number;
      tribe: number;
    }>;
    hand?: {
      id: string;
      name: string;
      points: number;
      shape: Array<[number, number, string]>;
    };
    left: Array<number>;
    map: Record<string, string>;
    marks: number;
    override?: number;
    overrides: number;
    replacing: boolean;
    score: number;
    scoredCards: number;
    scoredNow: boolean;
    tribes: Array<{
      area: number;
      camps: number;
      placements: number;
      request: number;
      scorable: Array<string>;
      tribe: string;
    }>;
  }>;
  solo?: {
    level: string;
    met: Array<string>;
    missed: Array<string>;
    won: boolean;
  };
  table?: {
    id: string;
    name: string;
    points: number;
    shape: Array<[number, number, string]>;
  };
  tableScored?: boolean;
};
export type Ending = {
  solo?: {
    level: string;
    met: Array<string>;
    missed: Array<string>;
    won: boolean;
  };
};
