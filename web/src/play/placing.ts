/**
 * The one grammar of placing, for every game: pick a piece, aim at a cell, turn it, confirm.
 *
 * It knows no rules. The server lists the legal moves; a game's notation says which piece, cell and
 * turn a move's words mean; everything here follows from that list. A state is never changed, each
 * function returns the next one. Invariant: what is picked, aimed at and turned always belongs to at
 * least one legal move, and once a cell is aimed at, to exactly one.
 */

/** What the words of a move mean. A move without a piece is a button. */
export interface Parsed {
  pick?: string;
  cell?: string;
  turn?: string;
  /** The piece that comes to lie, as the board names it in `data-at`; a token does not move the tile under it. */
  lays?: string;
}

export interface Choice extends Parsed {
  move: string;
  /** The points it would bring at once. */
  gain: number;
  /** Whether the seat cannot act directly after it: once it is sent, there may be no way back. */
  ends: boolean;
  /** The cells on which the piece would lie, its own among them. */
  covers: readonly string[];
}

/** What the player has in mind: it may outlive the list of moves it was meant for. */
export type Intent = Pick<Placing, 'picked' | 'cell' | 'turn' | 'isTurned'>;

export interface Placing {
  choices: readonly Choice[];
  /** The names of turns in the order in which turning goes through them. */
  order: readonly string[];
  picked: string | null;
  cell: string | null;
  turn: string | null;
  /** Whether the player has turned the piece; until then it lies where it earns most. */
  isTurned: boolean;
}

export const NOTHING: Placing = { choices: [], order: [], picked: null, cell: null, turn: null, isTurned: false };

/** The legal moves with what they mean. */
export function choices(
  legal: readonly string[],
  gain: readonly number[],
  parse: (move: string) => Parsed,
  ends: readonly number[] = [],
  covers: (parsed: Parsed) => readonly string[] | undefined = () => undefined,
): Choice[] {
  return legal.map((move, i) => {
    const parsed = parse(move);
    const alone = parsed.cell === undefined ? [] : [parsed.cell];
    return { move, gain: gain[i] ?? 0, ends: ends[i] === 1, covers: covers(parsed) ?? alone, ...parsed };
  });
}

/** A fresh start on a new list. What was picked stays picked if it still can be. */
export function begin(
  list: readonly Choice[],
  order: readonly string[],
  before: Intent = NOTHING,
  picksItself: (piece: string) => boolean = () => true,
): Placing {
  const pieces = picks(list);
  const kept = before.picked !== null && pieces.includes(before.picked) ? before.picked : null;
  const only = pieces.length === 1 && picksItself(pieces[0] ?? '') ? (pieces[0] ?? null) : null;
  return { choices: list, order, picked: kept ?? only, cell: null, turn: before.turn, isTurned: false };
}

/** What the player has in mind, on the very list it was meant for. */
export function resume(list: readonly Choice[], order: readonly string[], intent: Intent): Placing {
  const { picked, cell, turn, isTurned } = intent;
  return { choices: list, order, picked, cell, turn, isTurned };
}

/** The pieces that can be picked, in the order of the list. */
export function picks(list: readonly Choice[]): string[] {
  return [...new Set(list.flatMap((c) => (c.pick === undefined ? [] : [c.pick])))];
}

/** The moves that place nothing. */
export function buttons(list: readonly Choice[]): Choice[] {
  return list.filter((c) => c.pick === undefined);
}

/** The cells that light up, each with the best gain among its turns. */
export function lit(state: Placing): Map<string, number> {
  const cells = new Map<string, number>();
  for (const c of state.choices) {
    if (c.pick === state.picked && c.pick !== undefined && c.cell !== undefined) {
      cells.set(c.cell, Math.max(cells.get(c.cell) ?? -Infinity, c.gain));
    }
  }
  return cells;
}

/** Every cell on which the piece may come to lie, with the best gain of what would cover it. */
export function reach(state: Placing): Map<string, number> {
  const cells = new Map<string, number>();
  for (const c of state.choices) {
    if (c.pick !== state.picked || c.pick === undefined) continue;
    for (const cell of c.covers) cells.set(cell, Math.max(cells.get(cell) ?? -Infinity, c.gain));
  }
  return cells;
}

/** The cell to aim at so that the piece covers this one: itself if it can be, else where it earns most, turned as it is if that is legal. */
function anchor(state: Placing, cell: string): string {
  if (turns(state, cell).length > 0) return cell;
  const over = state.choices.filter((c) => c.pick === state.picked && c.covers.includes(cell));
  const asTurned = state.isTurned ? over.filter((c) => c.turn === state.turn) : [];
  const among = asTurned.length > 0 ? asTurned : over;
  const most = Math.max(...among.map((c) => c.gain));
  return among.find((c) => c.gain === most)?.cell ?? cell;
}

/** The moves of the piece at a cell, in turning order. */
export function turns(state: Placing, cell: string | null = state.cell): Choice[] {
  const rank = (c: Choice) => {
    const place = state.order.indexOf(c.turn ?? '');
    return place < 0 ? state.order.length : place;
  };
  return state.choices
    .filter((c) => c.pick !== undefined && c.pick === state.picked && c.cell === cell)
    .sort((a, b) => rank(a) - rank(b));
}

export function pick(state: Placing, piece: string): Placing {
  return picks(state.choices).includes(piece)
    ? { ...state, picked: piece, cell: null, isTurned: state.isTurned && piece === state.picked }
    : state;
}

/** Aims at a cell, or so that the piece covers it: at the turn that earns most, or once the player has turned the piece, at that turn or the next legal one. */
export function aim(state: Placing, pointed: string): Placing {
  const cell = anchor(state, pointed);
  const there = turns(state, cell).filter((c) => cell === pointed || c.covers.includes(pointed));
  if (there.length === 0) return state;
  const wanted = state.turn;
  if (!state.isTurned) {
    const most = Math.max(...there.map((c) => c.gain));
    const best = there.filter((c) => c.gain === most);
    return { ...state, cell, turn: (best.find((c) => (c.turn ?? null) === wanted) ?? best[0])?.turn ?? null };
  }
  const exact = there.find((c) => (c.turn ?? null) === wanted);
  const place = state.order.indexOf(wanted ?? '');
  const next = there.find((c) => state.order.indexOf(c.turn ?? '') > place);
  const choice = exact ?? (place < 0 ? there[0] : (next ?? there[0]));
  return { ...state, cell, turn: choice?.turn ?? null };
}

/** Turns the piece to the next (or with -1 the previous) turn that is legal at its cell. */
export function turn(state: Placing, step: 1 | -1 = 1): Placing {
  if (state.picked === null) return state;
  if (state.cell === null) {
    const all = state.order.filter((t) => state.choices.some((c) => c.pick === state.picked && c.turn === t));
    if (all.length === 0) return state;
    const at = all.indexOf(state.turn ?? '');
    return { ...state, turn: all[(at + step + all.length) % all.length] ?? null, isTurned: true };
  }
  const there = turns(state);
  if (there.length === 0) return state;
  const at = there.findIndex((c) => (c.turn ?? null) === state.turn);
  return { ...state, turn: there[(at + step + there.length) % there.length]?.turn ?? null, isTurned: true };
}

/** The move that confirming would play, if a cell is aimed at. */
export function aimed(state: Placing): Choice | null {
  if (state.cell === null) return null;
  return turns(state).find((c) => (c.turn ?? null) === state.turn) ?? null;
}

/** One step back: first the aim is given up, then the piece. */
export function cancel(state: Placing): Placing {
  if (state.cell !== null) return { ...state, cell: null };
  return { ...state, picked: null };
}

export interface Point {
  x: number;
  y: number;
}

/** The cell that an arrow key leads to: the nearest in that direction, straight ahead preferred. */
export function neighbour(
  from: Point,
  direction: 'up' | 'down' | 'left' | 'right',
  cells: Iterable<[string, Point]>,
): string | null {
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[direction] as [number, number];
  let best: string | null = null;
  let least = Infinity;
  for (const [name, to] of cells) {
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead <= 1e-6 || aside > 2 * ahead + 1e-6) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = name;
    }
  }
  return best;
}
