import { text } from '../text';
import { optionWords } from './all';
import type { OptionWords } from './words';

/** A mode as the server writes it: the options that were chosen, without whole boards that a campaign brings along. */
export const modeOf = (options: Readonly<Record<string, unknown>>): string =>
  Object.entries(options)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(',');

/** A mode as the server writes it, `advanced=true,alexis=4`, in the words of its game. */
export function sayMode(mode: string, words: Readonly<Record<string, OptionWords>>): string {
  const parts = mode
    .split(',')
    .filter(Boolean)
    .map((part) => part.split('='));
  /** That an episode is played is said by which. */
  const isSaid = ([, value]: string[]) => parts.some(([name]) => name === value);
  return text.mode.all(
    parts
      .filter((part) => !isSaid(part))
      .map(([name = '', value = '']) => {
        const option = words[name];
        const called = option?.name ?? name;
        if (value === 'true') return called;
        if (value === 'false') return text.mode.without(called);
        return option?.values?.[value] ?? text.mode.option(called, value);
      }),
  );
}

/** The words for the options of several games. */
export async function wordsOf(games: readonly string[]): Promise<Record<string, Record<string, OptionWords>>> {
  const all = [...new Set(games)];
  return Object.fromEntries(await Promise.all(all.map(async (game) => [game, await optionWords(game)] as const)));
}
