import sheet from '../../../../games/islant/src/main/resources/atoll/games/islant/palette.json';
import { contrast } from '../../art/contrast';
import type { Added } from '../../net/types';

/** A colour of the palette; its pattern is its own, so that the colour is never the only sign. */
export interface Pencil {
  colour: string;
  rgb: string;
  pattern: string;
}

export const PALETTE: readonly Pencil[] = sheet.palette;
/** How many islands may be named, and how long a name may be. */
export const { most: MOST_NAMES, length: LONGEST_NAME } = sheet.islandNames;

const pencil = (colour: unknown) => PALETTE.find((p) => p.colour === colour);
const [FIRST = PALETTE[0]!, SECOND = PALETTE[1]!] = sheet.default.flatMap((colour) => pencil(colour) ?? []);

/** A seat's two pencils: for land, waves, ships and red land, and for blue land. What makes no sense counts as not chosen. */
export function pencils(view: Added | undefined, seat: number): [Pencil, Pencil] {
  const chosen = view?.show?.[seat]?.colours;
  const [first, second, ...more] = Array.isArray(chosen) ? chosen.map(pencil) : [];
  return first && second && first !== second && more.length === 0 ? [first, second] : [FIRST, SECOND];
}

/** The pencils that a colour of the rules is drawn with; purple is both. */
export function pencilsFor(colour: string, own: readonly [Pencil, Pencil]): Pencil[] {
  return colour === 'purple' ? [...own] : [colour === 'blue' ? own[1] : own[0]];
}

const isName = (name: unknown): name is string =>
  typeof name === 'string' && /\S/.test(name) && [...name.trim()].length <= LONGEST_NAME;

/** The names a seat gave its islands; what makes no sense is passed over. */
export function islandNames(view: Added, seat: number): string[] {
  const chosen: unknown = view.show?.[seat]?.islands;
  return Array.isArray(chosen) ? chosen.filter(isName).slice(0, MOST_NAMES) : [];
}

/** What an area in that pencil is filled with. */
export const fill = (p: Pencil) => `url(#pencil-${p.colour})`;

const [WHITE, DARK] = ['#ffffff', '#22262b'] as const;

/** The ink of a pattern on its colour. */
export const ink = (p: Pencil) => (contrast(p.rgb, WHITE) >= contrast(p.rgb, DARK) ? WHITE : DARK);
