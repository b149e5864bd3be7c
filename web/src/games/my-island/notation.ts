import type { Parsed } from '../../play/placing';

export const TURNS = ['r0', 'r1', 'r2', 'r3', 'r4', 'r5'] as const;

/** The piece of every `place`: the tile of the open card. */
export const TILE = 'tile';

/** `place c5 r2`, `stick field c5`; `pass`, `stop` and stickers for tiles are buttons. */
export function parse(move: string): Parsed {
  const [verb, first, second] = move.split(' ');
  if (verb === 'place' && first && second) return { pick: TILE, cell: first, turn: second };
  if (verb === 'stick' && first && second && !onTile(move)) return { pick: `stick ${first}`, cell: second };
  return {};
}

/** `stick well t5.2` → the sticker goes on space 2 of tile 5. */
export function onTile(move: string): { kind: string; tile: number; space: number } | null {
  const found = /^stick (\S+) t(\d+)\.(\d+)$/.exec(move);
  return found ? { kind: found[1] ?? '', tile: Number(found[2]), space: Number(found[3]) } : null;
}
