import type { View } from './view';
import type { Parsed } from '../../play/placing';

/** First as the tile is printed, then flipped. */
export const TURNS = ['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'f0', 'f1', 'f2', 'f3', 'f4', 'f5'] as const;

/** The piece of a `place` that names no tile: it is the open card's. */
const TILE = 'tile';
const STICK = 'stick ';

/** What a move says, word by word. */
export type Spoken =
  | { verb: 'place'; tile: number | null; cell: string; turn: string }
  | { verb: 'stick'; kind: string; cell: string; turn: string | null }
  | { verb: 'mark'; kind: string; tile: number; space: number }
  | { verb: 'keep'; goal: string }
  | { verb: 'hold' | 'pass' | 'stop' };

const SHAPES: [RegExp, (found: string[]) => Spoken][] = [
  [
    /^place (?:t(\d+) )?([a-i]\d+) ([rf][0-5])$/,
    ([tile, cell = '', turn = '']) => ({ verb: 'place', tile: tile ? Number(tile) : null, cell, turn }),
  ],
  [
    /^stick (\S+) t(\d+)\.(\d+)$/,
    ([kind = '', tile, space]) => ({ verb: 'mark', kind, tile: Number(tile), space: Number(space) }),
  ],
  [
    /^stick (\S+) ([a-i]\d+)(?: (r[0-5]))?$/,
    ([kind = '', cell = '', turn]) => ({ verb: 'stick', kind, cell, turn: turn ?? null }),
  ],
  [/^keep (\S+)$/, ([goal = '']) => ({ verb: 'keep', goal })],
  [/^(hold|pass|stop)$/, ([verb]) => ({ verb: verb as 'hold' | 'pass' | 'stop' })],
];

/** Reads a move; null if it is none that My Island knows. */
export function read(move: string): Spoken | null {
  for (const [shape, spoken] of SHAPES) {
    const found = shape.exec(move);
    if (found) return spoken(found.slice(1));
  }
  return null;
}

/** Writes a move as the server spells it. */
export function write(spoken: Spoken): string {
  switch (spoken.verb) {
    case 'place':
      return ['place', spoken.tile === null ? '' : `t${spoken.tile}`, spoken.cell, spoken.turn]
        .filter(Boolean)
        .join(' ');
    case 'stick':
      return ['stick', spoken.kind, spoken.cell, spoken.turn ?? ''].filter(Boolean).join(' ');
    case 'mark':
      return `stick ${spoken.kind} t${spoken.tile}.${spoken.space}`;
    case 'keep':
      return `keep ${spoken.goal}`;
    default:
      return spoken.verb;
  }
}

/** Tiles and stickers for the board are pieces; goals and stickers for tiles lie aside; the rest are buttons. */
export function parse(move: string): Parsed {
  const spoken = read(move);
  if (spoken?.verb === 'place') {
    const { tile, cell, turn } = spoken;
    return { pick: tile === null ? TILE : `${TILE} ${tile}`, cell, turn, lays: cell };
  }
  if (spoken?.verb === 'stick')
    return { pick: STICK + spoken.kind, cell: spoken.cell, ...(spoken.turn === null ? {} : { turn: spoken.turn }) };
  return {};
}

/** The kind of a sticker in hand, or null if it is a tile. */
export const stickerIn = (pick: string): string | null => (pick.startsWith(STICK) ? pick.slice(STICK.length) : null);

/** The number of the tile in hand. */
export const tileIn = (pick: string, view: View): number => Number(pick.slice(TILE.length) || view.card);

/** The name of a tile as a piece, named by its number where there is a choice of them. */
export const pickOf = (tile: number, view: View): string =>
  view.raft || view.card === undefined ? `${TILE} ${tile}` : TILE;

export const isFlipped = (turn: string | null): boolean => turn?.startsWith('f') ?? false;
