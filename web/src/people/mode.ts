import { optionWords } from '../games/all';
import type { OptionWords } from '../games/words';
import { text } from './text/en';

/** A mode as the server writes it, `advanced=true,alexis=4`, in the words of its game. */
export function sayMode(mode: string, words: Readonly<Record<string, OptionWords>>): string {
  const parts = mode.split(',').filter(Boolean);
  return text.mode(
    parts.map((part) => {
      const [name = '', value = ''] = part.split('=');
      const option = words[name];
      if (value === 'true') return option?.name ?? name;
      return option?.values?.[value] ?? text.option(option?.name ?? name, value);
    }),
  );
}

/** The words for the options of several games. */
export async function wordsOf(games: readonly string[]): Promise<Record<string, Record<string, OptionWords>>> {
  const all = [...new Set(games)];
  return Object.fromEntries(await Promise.all(all.map(async (game) => [game, await optionWords(game)] as const)));
}
