import type { Explanation } from '../../teach/guide';
import { faceOf, shipAt, tileAt } from './faces';
import { explained } from './text/explain';
import type { View } from './view';

const ITEMS: Record<string, Explanation> = {
  rewards: explained.reward,
  discovery: explained.discovery,
  ship: explained.ownShip,
};
/** A line of a score, of Alexis too. */
export const explainItem = (key: string): Explanation => ITEMS[key] ?? explained.alexis;

const explainSymbol = (symbol: string): Explanation | undefined => explained[symbol as keyof typeof explained];
export const explainRegions = (regions: readonly { symbols: string[] }[]): (Explanation | undefined)[] =>
  regions
    .flatMap((r) => r.symbols)
    .flatMap((symbol) => [explainSymbol(symbol), ...(symbol === 'temple' ? [explained.discovery] : [])]);

export function explainPick(pick: string, view: View): (Explanation | undefined)[] {
  const [kind, what = ''] = pick.split(' ');
  if (kind === 'ship') return [explained.land, what === 'own' ? explained.ownShip : explained.greyShip];
  if (kind === 'token') return [explained.token, ...(what === 'wild' ? [explained.wild] : [])];
  if (kind === 'sail') return [explained.sail];
  if (kind === 'volcano') return [explained.volcano];
  if (kind === 'house') return [explained.noHouse];
  if (kind === 'alexis') return [explained.alexisHouse];
  if (kind === 'expedition') return [explained.alexis];
  return [...explainRegions(faceOf(view, pick)), explained.fit];
}

export function explainCell(cell: string, view: View): (Explanation | undefined)[] {
  const tile = tileAt(view, cell);
  const ship = shipAt(view, cell);
  if (ship !== undefined) return [ship === 'grey' ? explained.greyShip : explained.ownShip];
  if (!tile) return [explained.sea];
  const isHere = (thing: { cell: string }) => thing.cell === cell;
  return [
    ...explainRegions(tile.regions),
    ...(view.table.houses.some(isHere) ? [explained.houses] : []),
    ...(view.table.tokens.some(isHere) ? [explained.token] : []),
  ];
}
