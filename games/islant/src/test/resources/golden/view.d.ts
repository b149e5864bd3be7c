// What a view of islant and the end line of its records hold, written by its LawsTest.
export type View = {
  anyColumn?: number;
  columns: Array<string>;
  dice: Array<number>;
  level: number;
  round: number;
  sheets: Array<{
    active: boolean;
    column?: number;
    fresh: Array<string>;
    islands: Array<{
      cells: Array<string>;
      closed: boolean;
      lakes: number;
      points: number;
      sides: number;
    }>;
    jobs: Array<string>;
    left: Array<number>;
    nextShipTotal?: number;
    points: {
      colour?: number;
      islands: number;
      lakes: number;
      ships?: number;
      sides: number;
      waves?: number;
    };
    shipsMarked?: number;
    tiles: Record<string, string>;
  }>;
  size: number;
  wild: number;
};
export type Ending = {
};
