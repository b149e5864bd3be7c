import type { TileFace } from './geometry';
import { words } from './text';

/** The room's words in the language of the page. */
export { words };

const kind = (face: Pick<TileFace, 'kind'>) => words.kinds[face.kind] ?? face.kind;

/** A community or the face of a die. */
export const sayCommunity = (community: string): string => words.communities[community] ?? community;

/** A tile with what is printed on it. */
export const sayTile = (face: Pick<TileFace, 'kind' | 'value' | 'communities'> | undefined): string =>
  face ? words.tile(kind(face), face.value, face.communities.map(sayCommunity)) : words.unknownTile;

/** A tile in two words, for a button. */
export const sayShortTile = (face: Pick<TileFace, 'kind' | 'value'> | undefined): string =>
  face ? words.shortTile(kind(face), face.value) : words.unknownTile;
