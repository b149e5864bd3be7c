/** How the points came about, step by step. */
import type { GameClient } from '../games/client';
import type { View } from '../net/types';
import type { Rules } from '../rules/rules';
import type { Earning, Line } from '../table/story';

/** What a seat has at a step: its score, and the parts that are known. */
export interface Tally {
  score: number;
  items: Record<string, number>;
}

/** The tallies of all seats at some steps. Where seats have secrets each seat's own view is asked: it knows all that is its own. */
export async function tallies(
  rules: Rules,
  client: GameClient,
  seats: number,
  from: number,
  to: number,
): Promise<Tally[][]> {
  const steps = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return Promise.all(
    steps.map(async (step) => {
      const views: View[] = client.opened
        ? await Promise.all(all.map((seat) => rules.view(seat, step)))
        : Array(seats).fill(await rules.view(-1, step));
      return views.map((view, seat) => ({ score: client.score(view, seat) ?? 0, items: client.points(view, seat) }));
    }),
  );
}

/** Points whose reason the game does not tell. */
export const UNNAMED = '';

/** What each seat earned by the step that led from one row of tallies to the next, and what for. */
export function earned(before: readonly Tally[] | undefined, after: readonly Tally[] | undefined): Line['earned'] {
  if (!before || !after) return [];
  return after.flatMap(({ score, items }, seat) => {
    const was = before[seat];
    if (!was) return [];
    const keys = [...new Set([...Object.keys(was.items), ...Object.keys(items)])];
    const told: Earning[] = keys
      .map((key) => ({ key, points: (items[key] ?? 0) - (was.items[key] ?? 0) }))
      .filter(({ points }) => points !== 0);
    const rest = score - was.score - told.reduce((sum, { points }) => sum + points, 0);
    const found = rest === 0 ? told : [...told, { key: UNNAMED, points: rest }];
    return found.length > 0 ? [{ seat, items: found }] : [];
  });
}
