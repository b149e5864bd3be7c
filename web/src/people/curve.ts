import type { RatingStep } from './person';

/** A rating over time, laid out on a sheet of a given size. */
export interface Curve {
  points: { x: number; y: number; step: RatingStep }[];
  /** Where the first game began. */
  start: { x: number; y: number };
  line: string;
  /** The band around the line in which the strength most likely lies. */
  band: string;
  ticks: { y: number; value: number }[];
  /** The strengths to compare with that are on the sheet. */
  guides: { y: number; name: string; value: number }[];
}

export interface Sheet {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STEPS = [25, 50, 100, 200, 250, 500, 1000];
const MOST_TICKS = 6;
/** A chart never looks closer than this, so that small changes look small. */
const LEAST_SPAN = 200;

/**
 * Draws what each game changed about a rating, from the oldest to the latest game. Games stand side by side, however much time lay
 * between them.
 *
 * @param guides strengths to compare with, shown where they lie near the line
 */
export function curve(
  steps: readonly RatingStep[],
  guides: readonly { name: string; value: number }[],
  sheet: Sheet,
): Curve {
  const first = steps[0];
  if (!first) throw new Error('a curve has at least one step');
  const lows = steps.map((s) => s.rating - s.deviation);
  const highs = steps.map((s) => s.rating + s.deviation);
  const middle = (Math.min(...lows, first.before) + Math.max(...highs, first.before)) / 2;
  const half = Math.max(LEAST_SPAN, Math.max(...highs, first.before) - Math.min(...lows, first.before)) / 2;
  const step = STEPS.find((each) => (2 * half) / each <= MOST_TICKS - 1) ?? 1000;
  const low = Math.floor((middle - half) / step) * step;
  const high = Math.ceil((middle + half) / step) * step;

  const x = (i: number) => sheet.left + ((i + 1) / steps.length) * (sheet.width - sheet.left - sheet.right);
  const y = (value: number) =>
    round(sheet.top + ((high - value) / (high - low)) * (sheet.height - sheet.top - sheet.bottom));
  const start = { x: sheet.left, y: y(first.before) };
  const points = steps.map((s, i) => ({ x: round(x(i)), y: y(s.rating), step: s }));
  const path = (all: { x: number; y: number }[]) => `M${all.map((p) => `${p.x} ${p.y}`).join('L')}`;
  const edge = (values: number[]) => [start, ...values.map((value, i) => ({ x: round(x(i)), y: y(value) }))];
  return {
    points,
    start,
    line: path([start, ...points]),
    band: `${path([...edge(highs), ...edge(lows).toReversed()])}Z`,
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step).map((value) => ({
      y: y(value),
      value,
    })),
    guides: guides
      .filter(({ value }) => value >= low && value <= high)
      .map(({ name, value }) => ({ name, value, y: y(value) })),
  };
}

const round = (n: number) => Math.round(n * 10) / 10;
