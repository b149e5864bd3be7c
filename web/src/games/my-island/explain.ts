import type { Layout } from '../../play/geometry';
import { together, type Explanation } from '../../teach/guide';
import type { Spot } from '../client';
import { R } from './geometry';
import { stickerIn, tileIn } from './notation';
import { stickerOf, symbols, terrains, tileOf } from './terrain';
import { explained } from './text/explain';
import type { View } from './view';
import { sayItem, sayLine, words } from './words';

const ITEMS: Record<string, Explanation> = {
  pass: explained.pass,
  farm: explained.field,
  village: explained.house,
  fortification: explained.wall,
  road: explained.road,
  'largest-farm': explained.largest,
  'largest-village': explained.largest,
  'largest-fortification': explained.largest,
  'largest-path': explained.largest,
  beach: explained.visible,
  start: explained.score,
  goal: explained.circles,
  log: explained.circles,
};

/** A line of a score; one of a later envelope is told as its table tells it. */
export function explainItem(key: string, view?: View): Explanation {
  const line = view?.overview?.left.find((l) => l.key === key) ?? view?.pieces.find((l) => l.key === key);
  return ITEMS[key] ?? ownWords(sayItem(key, view), line ? sayLine(line) : '');
}

/** What came with an envelope is explained by its own words: nothing of it is in the page. */
const ownWords = (name: string, said: string): Explanation => ({
  ...together(name, [explained.episode]),
  ...(said ? { text: said } : {}),
});

/** What the rule sheet says about a twist of the episode. */
export const explainBySheet = (name: string, twist: 'raft' | 'flood', view: View): Explanation =>
  ownWords(name, (view.twists?.[twist] ?? []).join(' '));

export const explainMove = (move: string, view: View): Explanation | undefined =>
  move === 'hold' ? explainBySheet(words.raftName, 'raft', view) : undefined;

const explainSymbol = (symbol: string): Explanation | undefined => explained[symbol as keyof typeof explained];

function explainSticker(kind: string, view: View): Explanation {
  const sticker = stickerOf(view, kind);
  return kind === 'statue' ? explained.statue : ownWords(sticker.name, sticker.text);
}

export function explainPick(pick: string, view: View): (Explanation | undefined)[] {
  const kind = stickerIn(pick);
  if (kind !== null) return [explainSticker(kind, view)];
  return [...tileOf(view, tileIn(pick, view), 0).symbols.flat().map(explainSymbol), explained.match];
}

export function explainCell(cell: string, view: View, seat: number): (Explanation | undefined)[] {
  const own = view.seats[seat];
  const on = symbols(view, seat).get(cell) ?? [];
  const sticker = own?.stickers[cell];
  const isScored = [...(own?.groups.flatMap((g) => g.cubes) ?? []), ...(own?.rings ?? [])].some((c) => c.at === cell);
  const isGroup = own?.groups.some((g) => g.spaces.some((space) => space.split(' ')[0] === cell)) ?? false;
  return [
    ...(on.length > 0 ? on.map(explainSymbol) : [explainSymbol(terrains(view, seat).get(cell) ?? '')]),
    ...(sticker ? [explainSticker(sticker, view)] : []),
    ...(isGroup ? [explained.group, explained.outline] : []),
    ...(isScored ? [explained.cube] : []),
    ...(own?.flooded.includes(cell) ? [explainBySheet(words.flooded, 'flood', view)] : []),
  ];
}

/** The marks of rows that go under water. */
export const spots = (view: View, _seat: number, { cells }: Layout): Spot[] =>
  (view.flood ?? []).flatMap(({ row, after }) => {
    const first = cells.get(`${row}1`);
    const about = explainBySheet(words.flood(row, after, false), 'flood', view);
    return first ? [{ x: first.x - R - 25, y: first.y, width: 52, height: 26, about }] : [];
  });
