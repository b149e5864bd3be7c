import {
  advanced,
  needed,
  normal,
} from '../../../games/small-islands/src/main/resources/atoll/games/smallislands/achievements.json';
import { levels } from '../../../games/first-island/src/main/resources/atoll/games/firstisland/modes.json';
import type { Achieved, Achievements, Numbers } from './person';

export const SMALL_ISLANDS = 'small-islands';
export const FIRST_ISLAND = 'first-island';
export const MY_ISLAND = 'my-island';
export const ISLANT = 'islant';

/** The achievements of the Great Explorer's two decks. */
export const DECKS: Readonly<Record<string, readonly string[]>> = {
  normal: normal.map(({ key }) => key),
  advanced: advanced.map(({ key }) => key),
};
/** The levels that are won alone, in their order. */
export const LADDER: readonly string[] = Object.keys(levels);
/** Islant's levels. */
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5];
/** How many achievements open a deck, as long as the server has not said it. */
export const USUALLY_NEEDED: number = needed;

/** What of a list somebody has earned, by its name. */
export const earned = (all: readonly Achieved[], game: string, name: string): Achieved | undefined =>
  all.find((each) => each.game === game && each.name === name);

/** How many of a deck's achievements somebody has. */
export const countOf = (all: readonly Achieved[], deck: string): number =>
  all.filter((each) => each.game === SMALL_ISLANDS && each.name.startsWith(`${deck}.`)).length;

/** What a game has brought. */
export interface Brought {
  achieved: Achieved[];
  /** The decks that it has opened. */
  opened: string[];
  /** The kind of game of which it is the best, if there were others before it. */
  best: Numbers | null;
}

/**
 * What one game has brought: achievements and bests are kept with the table where they were earned. A first game is no best: there
 * was nothing to beat.
 */
export function brought(table: string, { achievements, decks }: Achievements, numbers: readonly Numbers[]): Brought {
  const achieved = achievements.filter((each) => each.table === table);
  const opened = Object.keys(DECKS).filter((deck) => {
    const now = countOf(achievements, deck);
    return now >= decks.needed && now - countOf(achieved, deck) < decks.needed;
  });
  return { achieved, opened, best: numbers.find((kind) => kind.best?.table === table && kind.games > 1) ?? null };
}
