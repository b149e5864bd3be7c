import { ofSeat } from '../seat';
import type { View } from './view';
import type { Cell, Layout } from '../../play/geometry';

/** Spaces that belong together, and what they have earned. */
export interface Group {
  key: string;
  cells: Cell[];
  points: number;
}

/** One symbol alone is no group yet. */
const FEWEST = 2;

/** The groups of equal symbols as they grow, and the roads, with what each has earned. */
export function groups(view: View, seat: number, { cells }: Layout): Group[] {
  const own = ofSeat(view.seats, seat);
  const pieces = view.pieces ?? []; // a picture of an island has none
  const worth = new Map(pieces.map((line) => [line.key, line.points]));
  const lie = (names: readonly string[]) => names.flatMap((name) => cells.get(name) ?? []);
  const grown = own.groups.flatMap(({ symbol, spaces = [], cubes }) =>
    spaces.length < FEWEST
      ? []
      : [
          {
            key: `${symbol} ${spaces[0]}`,
            cells: lie(spaces),
            points: cubes.reduce((sum, cube) => sum + (worth.get(cube.key) ?? 0), 0),
          },
        ],
  );
  const roads = own.roads.map((road) => ({
    key: `${road.key} ${road.from}`,
    cells: lie([road.from, ...road.spaces]),
    points: worth.get(road.key) ?? 0,
  }));
  return [...grown, ...roads];
}
