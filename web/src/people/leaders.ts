import type { GameSheet } from '../net/types';
import type { Leader } from './person';

/** A line of the list of the strongest: a person with a rank, or a bot beside them. */
export interface Row {
  key: string;
  rank: number | null;
  person?: string;
  name: string;
  rating: number;
  deviation: number | null;
  /** What is almost sure, by which the list is ordered. */
  sure: number;
}

/** How many deviations less than the rating are almost sure. */
const DOUBT = 3;

/** People in their order, and the bots where they stand among them: theirs are fixed and in no doubt. */
export function ranked(people: readonly Leader[], bots: readonly { bot: string; rating: number }[]): Row[] {
  const persons = people.map(({ person, name, rating, deviation }, i): Row => {
    return { key: person, rank: i + 1, person, name, rating, deviation, sure: rating - DOUBT * deviation };
  });
  const others = bots.map(({ bot, rating }): Row => {
    return { key: `bot ${bot}`, rank: null, name: bot, rating, deviation: null, sure: rating };
  });
  return [...persons, ...others].sort((a, b) => b.sure - a.sure || (a.rank ?? Infinity) - (b.rank ?? Infinity));
}

/** The levels that can be played alone, each as its mode is written. */
export function modesAlone(sheet: GameSheet): { mode: string; value: string }[] {
  const ladder = sheet.options.find((option) => ['level', 'alexis'].includes(option.name));
  if (!ladder) return [];
  const { min = 1, max = 1 } = ladder;
  const values = ladder.values ?? Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return values.map((value) => ({ value, mode: value === String(ladder.default) ? '' : `${ladder.name}=${value}` }));
}
