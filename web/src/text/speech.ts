/** Numbers, plurals and lists as the language of the page forms them. */
import { LANGUAGE } from './language';

/** Made when it is first needed: what `Intl` knows takes a phone a while to look up, and few pages need all of it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const rules = once(() => new Intl.PluralRules(LANGUAGE));
const both = once(() => new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }));
const either = once(() => new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }));

/** Looks up ahead what every table needs of that, while there is nothing else to do. */
export function prepare(): void {
  rules();
  both();
}

/** What is counted, in each of the forms the language has; `#` stands for the number. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** `2 ships`, `−1 point`. */
export const count = (n: number, forms: Forms): string =>
  (forms[rules().select(Math.abs(n))] ?? forms.other).replace('#', signed(n));

/** `a, b and c`. */
export const list = (words: readonly string[]): string => both().format(words);
/** Names that several share, each once: `b, 3 × a`. */
export function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const many = names.filter((each) => each === name).length;
    return many > 1 ? `${many}\u00a0×\u00a0${name}` : name;
  });
}
/** `a, b or c`. */
export const oneOf = (words: readonly string[]): string => either().format(words);

/** Figures as they are spelt, with the minus sign of people: `−2,0`. */
export const minus = (figures: string): string => figures.replaceAll('-', '−');
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const plus = (n: number): string => (n > 0 ? `+${n}` : signed(n));

const relative = once(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto', style: 'short' }));
const SPANS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago a moment was: `5 min ago`, `yesterday`, `now`. */
export function ago(moment: number, now: number = Date.now()): string {
  const past = Math.max(0, now - moment);
  const [unit, length] = SPANS.find(([, length]) => past >= length) ?? (['second', 1000] as const);
  return relative().format(unit === 'second' ? 0 : -Math.floor(past / length), unit);
}

const amounts = once(() =>
  ['day', 'hour', 'minute'].map(
    (unit) => new Intl.NumberFormat(LANGUAGE, { style: 'unit', unit, unitDisplay: 'long' }),
  ),
);

/** How much time there still is, in its largest unit: `2 days`, `5 hours`, `1 minute`. */
export function remaining(time: number): string {
  const at = SPANS.findIndex(([, length]) => time >= length);
  const [, length] = SPANS[at] ?? [, 60_000];
  return (amounts()[at] ?? amounts().at(-1))!.format(at < 0 ? 1 : Math.floor(time / length));
}

/** The first letter large, as where a sentence begins. */
export const begin = (words: string): string => words.charAt(0).toLocaleUpperCase(LANGUAGE) + words.slice(1);
