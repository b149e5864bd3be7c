import type { GameSheet, OptionSheet } from '../net/types';

/** What was chosen, by the names of the options. */
export type Values = Record<string, unknown>;

export const valueOf = (option: OptionSheet | undefined, values: Values): unknown =>
  option && (values[option.name] ?? option.default);

/** The options that there are for so many seats and what was chosen; data that only a campaign brings along is none. */
export function applying(game: GameSheet, seats: number, values: Values): OptionSheet[] {
  const find = (name: string) => game.options.find((option) => option.name === name);
  return game.options.filter(
    (option) =>
      option.kind !== 'data' &&
      seats >= (option.minSeats ?? 1) &&
      seats <= (option.maxSeats ?? Infinity) &&
      Object.entries(option.needs ?? {}).every(([name, wanted]) => valueOf(find(name), values) === wanted),
  );
}

/** What of these is not as usual. */
export function chosen(options: readonly OptionSheet[], values: Values): Values {
  return Object.fromEntries(
    options.flatMap((option) => {
      const value = valueOf(option, values);
      return value === option.default ? [] : [[option.name, value]];
    }),
  );
}

/** The values of an option as they stand in a list. */
export function choices(option: OptionSheet): (string | number | boolean)[] {
  if (option.kind === 'flag') return [true, false];
  if (option.kind === 'choice') return option.values ?? [];
  const [min, max] = [option.min ?? 1, option.max ?? 1];
  return Array.from({ length: max - min + 1 }, (_, i) => i + min);
}
