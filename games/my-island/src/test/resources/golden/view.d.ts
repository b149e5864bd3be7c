// What a view of my-island and the end line of its records hold, written by its LawsTest.
export type View = {
  campaign?: boolean;
  card?: number;
  chapter?: number;
  chapterTitle?: string;
  episode?: number;
  first: Array<string>;
  flip?: boolean;
  flood?: Array<{
    after: number;
    row: string;
  }>;
  goals?: Array<{
    circles: number;
    goal: string;
    open: boolean;
    text: string;
    title: string;
  }>;
  materials?: Array<string>;
  mode: string;
  only?: string;
  open: Array<number>;
  overview?: {
    left: Array<{
      circles?: number;
      key: string;
      most?: number;
      points?: number;
      steps?: Array<{
        circles: number;
        strokes: number;
      }>;
      text: string;
    }>;
    right: Array<{
      circles?: number;
      notWithTwo?: boolean;
      text?: string;
      when: string;
      who: string;
    }>;
  };
  pass: number;
  passText?: string;
  phase: string;
  pieces: Array<{
    circles?: number;
    key: string;
    kind: string;
    points: number;
    text: string;
  }>;
  raft?: boolean;
  round: number;
  rounds: number;
  rows: Array<{
    cells: Array<string>;
    x: number;
  }>;
  seats: Array<{
    blocked: Array<string>;
    circles?: number;
    due: boolean;
    earned?: {
      'circle-aqueduct'?: number;
      'circle-balance'?: number;
      'circle-camp'?: number;
      'circle-dyke'?: number;
      'circle-flood'?: number;
      'circle-glade'?: number;
      'circle-pilgrimage'?: number;
      'circle-rebuilt'?: number;
      'circle-road'?: number;
      'circle-row'?: number;
      'circle-score'?: number;
      'circle-shade'?: number;
      'circle-shore'?: number;
      'circle-spring'?: number;
      goal?: number;
      log?: number;
      standing: number;
      top: number;
    };
    final?: number;
    flooded: Array<string>;
    goal?: string;
    goalMet?: boolean;
    groups: Array<{
      cubes: Array<{
        at: string;
        key: string;
      }>;
      size: number;
      spaces: Array<string>;
      symbol: string;
    }>;
    held: boolean;
    history: Array<{
      at?: string;
      count?: number;
      key: string;
      points: number;
      round: number;
      tile?: number;
    }>;
    in: boolean;
    log?: number;
    marks: Record<string, string>;
    name?: string;
    progress?: number;
    raft?: number;
    rings: Array<{
      at: string;
      key: string;
    }>;
    roads: Array<{
      from: string;
      key: string;
      spaces: Array<string>;
    }>;
    standing?: string;
    stick?: Array<string>;
    stickers: Record<string, string>;
    strokes?: number;
    terrain: Array<string>;
    tiles: Array<{
      flipped?: boolean;
      hold?: boolean;
      pass?: boolean;
      round: number;
      spaces?: Array<{
        at: string;
        symbols: Array<string>;
      }>;
      stop?: boolean;
      tile?: number;
      turn?: number;
    }>;
    toPlace: number;
    token: number;
  }>;
  sheet?: Array<string>;
  stickers: Array<{
    adds?: string;
    blocked: boolean;
    kind: string;
    name: string;
    shows?: string;
    spaces?: Array<[number, number]>;
    terrain?: string;
    text: string;
    tile: boolean;
  }>;
  terrain: Array<string>;
  tiles: Array<{
    spaces: Array<[number, number]>;
    symbols: Array<string>;
    tile: number;
  }>;
  title: string;
  toCome: Array<number>;
  top?: number;
  twists?: {
    flood?: Array<string>;
    raft?: Array<string>;
  };
  unplaced?: string;
  used: Array<number>;
};
export type Ending = {
  boards?: Array<{
    log: number;
    marks: Record<string, string>;
    name: string;
    progress: number;
    stickers: Record<string, string>;
  }>;
  circles?: Array<number>;
  earned?: Array<{
    'circle-aqueduct'?: number;
    'circle-balance'?: number;
    'circle-camp'?: number;
    'circle-dyke'?: number;
    'circle-flood'?: number;
    'circle-glade'?: number;
    'circle-pilgrimage'?: number;
    'circle-rebuilt'?: number;
    'circle-road'?: number;
    'circle-row'?: number;
    'circle-score'?: number;
    'circle-shade'?: number;
    'circle-shore'?: number;
    'circle-spring'?: number;
    goal?: number;
    log?: number;
    standing: number;
    top: number;
  }>;
  final?: Array<number>;
};
