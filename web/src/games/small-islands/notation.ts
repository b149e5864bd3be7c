import type { View } from './view';
import type { Parsed } from '../../play/placing';

/** What lies on a tile, as the board names it. */
export const tokenAt = (cell: string, where: string) => `token ${cell} ${where}`;
export const houseAt = (cell: string, symbol: string) => `house ${cell} ${symbol}`;

/** The words of a move; where a symbol or region of a tile is chosen, that is the turn, with what a token shows there. */
export function parse(move: string, view: View): Parsed {
  const [verb = '', a = '', b = '', c = '', d = ''] = move.split(' ');
  switch (verb) {
    case 'start':
    case 'place':
      return { pick: a, cell: b, turn: c, lays: b };
    case 'land':
      return { pick: `ship ${a}`, cell: b, lays: b };
    case 'sail':
      return { pick: `sail ${a}`, cell: b, lays: b };
    case 'erupt':
      return { pick: 'volcano', cell: a };
    case 'token':
      return { pick: `token ${a}`, cell: c, turn: `${b} ${d}`, lays: tokenAt(c, d) };
    case 'house':
      return { pick: 'house', cell: a, turn: b, lays: houseAt(a, b) };
    case 'alexis':
      return { pick: 'alexis', cell: a, turn: b, lays: houseAt(a, b) };
    case 'turn':
      return view.expedition?.cell ? { pick: 'expedition', cell: view.expedition.cell, turn: a } : {};
    default:
      return {};
  }
}

/** How a token lies: what it shows and where; `leaf b1`. */
export function readToken(turn: string): { shows: string; where: string } {
  const [shows = '', where = 'a'] = turn.split(' ');
  return { shows, where };
}

/** `b1` → region 1, symbol 0; `b` → the region alone. */
export function readWhere(where: string): { region: number; symbol: number | null } {
  return { region: where.charCodeAt(0) - 97, symbol: where.length > 1 ? Number(where.slice(1)) - 1 : null };
}
