import { words } from './text';

/** The room's words in the language of the page. */
export { words };

/** A symbol on a tile. */
export const saySymbol = (symbol: string): string => words.symbols[symbol]?.one ?? symbol;
export const saySymbols = (regions: readonly { symbols: string[] }[]): string[] =>
  regions.flatMap((r) => r.symbols).map(saySymbol);
