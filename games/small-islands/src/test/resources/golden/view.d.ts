// What a view of small-islands and the end line of its records hold, written by its LawsTest.
export type View = {
  advanced: boolean;
  alexis?: {
    card: number;
    houses: number;
    removed: number;
    score: number;
    ships: number;
  };
  discoveryPool: number;
  expedition?: {
    card?: string;
    cell?: string;
    colour: string;
    directions?: Array<string>;
    houseReserve: number;
    houses: number;
    housesPlaced: number;
    lands?: boolean;
    level: number;
    slot?: number;
    stack: number;
    text?: string;
  };
  firstPlayer: string;
  greatExplorer: boolean;
  greyShips: number;
  islands: Array<{
    fits?: boolean;
    flower: number;
    freeLocations: number;
    fruit: number;
    fulfils?: Array<string>;
    leaf: number;
    locations: number;
    name: string;
    open?: boolean;
    port: number;
    prospects?: Array<{
      card: string;
      draws?: number;
      due: boolean;
      points?: number;
    }>;
    size: number;
    temple: number;
    tiles: Array<string>;
  }>;
  lastReward: boolean;
  navigation: number;
  phase: string;
  player?: string;
  reserve: number;
  reward?: {
    discoveriesDue?: number;
    houses: Array<{
      cell: string;
      draws?: number;
      island: string;
      points?: number;
      rewarded: boolean;
      symbol: string;
    }>;
    player: string;
  };
  round: number;
  rounds: number;
  row: Array<{
    corners?: string;
    regions?: Array<{
      corners: Array<string>;
      symbols: Array<string>;
    }>;
    slot: number;
    tile?: string;
  }>;
  seats: Array<{
    cards: number;
    colour: string;
    discoveries?: Array<number>;
    discoveryTokens: number;
    hand: number;
    houseReserve: number;
    houses: number;
    housesPlaced: number;
    objectives: Array<{
      cards: Array<{
        card: string;
        text: string;
      }>;
      nowhere?: string;
      round: number;
    }>;
    openHand: Array<string>;
    ownShip: boolean;
    prepares?: string;
    rewards: number;
    score?: number;
    seat: number;
    ship: number;
    tokens: Array<string>;
  }>;
  table: {
    houses: Array<{
      cell: string;
      owner: string;
      symbol: string;
    }>;
    ships: Array<{
      cell: string;
      owner: string;
      ports: number;
    }>;
    tiles: Array<{
      cell: string;
      corners: string;
      regions: Array<{
        corners: Array<string>;
        island: string;
        symbols: Array<string>;
      }>;
      tile: string;
      turn: number;
    }>;
    tokens: Array<{
      cell: string;
      seat: number;
      shows: string;
      token: string;
      where: string;
    }>;
  };
  you?: {
    aside?: Array<number>;
    cards: Array<{
      card: string;
      text: string;
    }>;
    chosen: Array<{
      card: string;
      text: string;
    }>;
    drawn?: Array<number>;
    hand: Array<{
      corners: string;
      regions: Array<{
        corners: Array<string>;
        symbols: Array<string>;
      }>;
      tile: string;
    }>;
    returned: Array<{
      card: string;
      text: string;
    }>;
    seat: number;
  };
};
export type Ending = {
  extra: {
    achievements: Array<string>;
    alexis?: {
      card: number;
      houses: number;
      removed: number;
      score: number;
      ships: number;
    };
  };
};
