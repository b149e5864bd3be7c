import type { View } from './view';
import { square, squares, turnPoint, type Cell, type Layout } from '../../play/geometry';
import type { Point } from '../../play/placing';

export const SIZE = 60;
const H = SIZE / 2;

const FRAME = 14;

/** The board; wider than high, so that on a tall screen it lies turned by a quarter and its squares stay large. */
export function layout(view: View, _seat = 0, isTall = false): Layout {
  const { rows, columns } = view.board;
  const box = (width: number, height: number): Layout['box'] => [
    -FRAME,
    -FRAME,
    width * SIZE + 2 * FRAME,
    height * SIZE + 2 * FRAME,
  ];
  const cells = squares(rows, columns, SIZE);
  if (!isTall) return { box: box(columns, rows), cells };
  const turned = [...cells.values()].map((c): [string, Cell] => [c.name, square(c.name, rows * SIZE - c.y, c.x, SIZE)]);
  return { box: box(rows, columns), cells: new Map(turned), turned: 1 };
}

export interface TileFace {
  kind: string;
  value: number;
  corners: string;
  communities: string[];
  roads: string[];
}

/** The land of each kind at no turn. The coast leaves a side just past its middle, so that roads lie on land. */
export const LAND: Record<string, string> = {
  quarter: 'M-30-30H7C10-8-8 10-30 7z',
  half: 'M-30-30H30V7C16 13 8 5 0 9S-16 13-30 7z',
  'three-quarter': 'M-30-30H30V30H-7C-4 14-14 4-30 7z',
  full: 'M-30-30H30V30H-30z',
  specialty: 'M-30-30H7C8-16 16-8 30-7V30H-7C-8 16-16 8-30 7z',
};

const SPOTS: Record<string, Point[][]> = {
  quarter: [
    [{ x: -12, y: -12 }],
    [
      { x: -7, y: -19 },
      { x: -19, y: -7 },
    ],
    [
      { x: -6, y: -19 },
      { x: -21, y: -20 },
      { x: -19, y: -5 },
    ],
  ],
  half: [
    [{ x: 0, y: -11 }],
    [
      { x: -14, y: -12 },
      { x: 14, y: -12 },
    ],
    [
      { x: -18, y: -14 },
      { x: 0, y: -8 },
      { x: 18, y: -14 },
    ],
  ],
  'three-quarter': [
    [{ x: 7, y: -7 }],
    [
      { x: -11, y: -13 },
      { x: 14, y: 11 },
    ],
    [
      { x: -14, y: -12 },
      { x: 12, y: -12 },
      { x: 13, y: 13 },
    ],
  ],
  full: [
    [{ x: 0, y: 0 }],
    [
      { x: -12, y: -9 },
      { x: 12, y: 9 },
    ],
    [
      { x: -15, y: -9 },
      { x: 14, y: -11 },
      { x: 9, y: 12 },
    ],
  ],
  specialty: [
    [{ x: 0, y: 0 }],
    [
      { x: -14, y: -14 },
      { x: 14, y: 14 },
    ],
    [
      { x: -16, y: -16 },
      { x: 0, y: 0 },
      { x: 16, y: 16 },
    ],
  ],
};

/** Where the value stands at no turn. */
const VALUE: Record<string, Point> = {
  quarter: { x: 13, y: 15 },
  half: { x: 0, y: 20 },
  'three-quarter': { x: -17, y: 19 },
  full: { x: -17, y: 20 },
  specialty: { x: 17, y: -19 },
};

const EXITS: Record<string, Point> = { N: { x: 0, y: -H }, E: { x: H, y: 0 }, S: { x: 0, y: H }, W: { x: -H, y: 0 } };

/** The middle and width of the plate with the value and the owner's sign: within the tile, however that is turned. */
export function plate(value: Point, turn: number, isOwned: boolean): Point & { width: number } {
  const p = turnPoint(value, turn);
  const width = isOwned ? 27 : 17;
  const room = H - 1 - width / 2;
  return { x: Math.max(-room, Math.min(room, p.x)), y: Math.max(-21.5, Math.min(21.5, p.y)), width };
}

export interface Drawn {
  communities: (Point & { kind: string })[];
  roads: { from: Point; to: Point }[];
  value: Point;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function orders(n: number): number[][] {
  if (n <= 1) return [[...Array(n).keys()]];
  return orders(n - 1).flatMap((rest) =>
    Array.from({ length: n }, (_, i) => [...rest.slice(0, i), n - 1, ...rest.slice(i)]),
  );
}

/** The lines of a road: from end to end, or from all ends to a crossing. */
function lines(road: string, places: readonly Point[]): Drawn['roads'] {
  const ends = [...road].map((end) => EXITS[end] ?? places[Number(end)] ?? { x: 0, y: 0 });
  const [first, second] = ends;
  if (ends.length === 2 && first && second) return [{ from: first, to: second }];
  const towns = [...road].flatMap((end, i) => (/\d/.test(end) && ends[i] ? [ends[i]] : []));
  const mid =
    towns.length === 1 && towns[0]
      ? towns[0]
      : { x: ends.reduce((s, p) => s + p.x, 0) / ends.length, y: ends.reduce((s, p) => s + p.y, 0) / ends.length };
  return ends.filter((p) => p !== mid).map((from) => ({ from, to: mid }));
}

const known = new Map<string, Drawn>();

/** Where everything on a tile is drawn at no turn: communities stand where the roads are shortest. */
export function draw(face: TileFace): Drawn {
  const key = [face.kind, face.communities.join(), face.roads.join()].join('|');
  const before = known.get(key);
  if (before) return before;
  const n = face.communities.length;
  const spots = SPOTS[face.kind]?.[n - 1] ?? [];
  let best: { cost: number; places: Point[] } = { cost: Infinity, places: [] };
  for (const order of orders(n)) {
    const places = order.map((i) => spots[i] ?? { x: 0, y: 0 });
    const cost = face.roads.flatMap((r) => lines(r, places)).reduce((s, l) => s + distance(l.from, l.to), 0);
    if (cost < best.cost) best = { cost, places };
  }
  const drawn: Drawn = {
    communities: best.places.map((p, i) => ({ ...p, kind: face.communities[i] ?? '' })),
    roads: face.roads.flatMap((r) => lines(r, best.places)),
    value: VALUE[face.kind] ?? { x: 0, y: 20 },
  };
  known.set(key, drawn);
  return drawn;
}
