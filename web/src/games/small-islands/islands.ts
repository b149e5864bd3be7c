import type { View } from './view';
import type { Pop } from '../client';
import type { Point } from '../../play/placing';
import type { Told } from './cards';
import { tileAt } from './faces';
import { places, spot } from './geometry';

type House = View['table']['houses'][number];
type Island = View['islands'][number];
type Prospect = NonNullable<Island['prospects']>[number];

/** What the next house on an island would bring: points, or tokens to draw; empty if none can come there. */
export const worth = (island: Island): Prospect[] => (island.prospects ?? []).filter((prospect) => prospect.due);

/** The island of a place on a tile: `house 1,1 b2` is in the second region of the tile. */
export function islandAt(view: View, cell: string, where: string): Island | undefined {
  const tile = view.table.tiles.find((t) => t.cell === cell);
  const name = tile?.regions[where.charCodeAt(0) - 97]?.island;
  return view.islands.find((i) => i.name === name);
}

/** How far from a symbol a letter covers nothing of it. */
const CLEAR = 12;

/** Where an island's letter stands: on the first of its tiles, at its land where it covers no symbol. */
export function letters(view: View): { name: string; cell: string; at: Point }[] {
  return view.islands.flatMap(({ name, tiles: [cell] }) => {
    const tile = cell === undefined ? undefined : tileAt(view, cell);
    if (cell === undefined || !tile) return [];
    const taken = tile.regions.flatMap((r) => [...r.symbols, ''].map((_, i) => spot(r.corners, i)));
    const land = (isOwn: boolean) =>
      tile.regions.filter((r) => (r.island === name) === isOwn).flatMap((r) => r.corners);
    const free = (p: Point) => Math.min(...taken.map((t) => Math.hypot(p.x - t.x, p.y - t.y)));
    const near = places(land(true), land(false));
    const at = near.find((p) => free(p) >= CLEAR) ?? near.toSorted((a, b) => free(b) - free(a))[0] ?? { x: 0, y: 0 };
    return [{ name, cell, at }];
  });
}

/** What a seat's reward turn has brought to light in one step. */
export interface Reward {
  seat: number;
  cards: Told[];
  /** The islands on which it built in this step. */
  built: string[];
  points: number;
  discoveries: number;
  /** Why its turn passed without a house, where it did: the rules' word for it, or `reserve` when no house was at hand. */
  nothing: string | null;
}

const housesOf = (view: View, owner: string) => view.table.houses.filter((h) => h.owner === owner);
const isSame = (a: House, b: House) => a.cell === b.cell && a.symbol === b.symbol;

function fresh(before: View, after: View, owner: string): House[] {
  const old = housesOf(before, owner);
  return housesOf(after, owner).filter((h) => !old.some((o) => isSame(o, h)));
}

const namesOf = (houses: readonly House[], view: View) =>
  houses.map((h) => islandAt(view, h.cell, h.symbol)?.name ?? '');

/** Who showed an objective in this step or got something for it, and what. */
export function rewards(before: View, after: View): Reward[] {
  return after.seats.flatMap((is, seat) => {
    const was = before.seats[seat];
    const last = is.objectives.at(-1);
    if (!was || !last) return [];
    const isShown = is.objectives.length > was.objectives.length;
    const houses = fresh(before, after, String(seat));
    const points = is.rewards - was.rewards;
    const discoveries = is.discoveryTokens - was.discoveryTokens;
    const isStill = after.reward?.player === String(seat);
    const isEmpty = houses.length === 0 && points === 0 && discoveries === 0;
    if (!isShown && isEmpty) return [];
    const nothing = isEmpty && !isStill ? (was.houses === 0 ? 'reserve' : (last.nowhere ?? null)) : null;
    return [{ seat, cards: last.cards, built: namesOf(houses, after), points, discoveries, nothing }];
  });
}

/** The islands on which somebody has built in the reward turn that went on or ended with this step. */
export function builtOn(before: View, after: View): string[] {
  return after.seats.flatMap((_, seat) => {
    const houses = fresh(before, after, String(seat));
    const earlier = before.reward?.player === String(seat) ? before.reward.houses.map((h) => h.island) : [];
    const hasGained = (after.seats[seat]?.rewards ?? 0) > (before.seats[seat]?.rewards ?? 0);
    return houses.length > 0 || hasGained ? [...earlier, ...namesOf(houses, after)] : [];
  });
}

/** Whether Alexis has turned up another card. */
export const isAlexis = (before: View, after: View): boolean =>
  after.expedition?.card !== undefined && after.expedition.stack !== before.expedition?.stack;

/** The points of each house of a reward turn that ended with this step, at their places. */
export function pops(before: View, after: View): Pop[] {
  const turn = before.reward;
  const seat = Number(turn?.player);
  const gained = (after.seats[seat]?.rewards ?? 0) - (before.seats[seat]?.rewards ?? 0);
  if (!turn || gained === 0) return [];
  const earlier = turn.houses.flatMap((h) => (h.points ? [{ cell: h.cell, points: h.points }] : []));
  const known = earlier.reduce((sum, p) => sum + p.points, 0);
  const last = fresh(before, after, turn.player)[0];
  return [...earlier, ...(last && gained > known ? [{ cell: last.cell, points: gained - known }] : [])];
}
