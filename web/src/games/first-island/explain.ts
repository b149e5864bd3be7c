import type { Explanation } from '../../teach/guide';
import { readMark } from './notation';
import { explained } from './text/explain';
import type { View } from './view';

export const TRIBES = ['scavengers', 'builders', 'scholars', 'matriarchy', 'healers', 'scientists'] as const;

/** What a tribe wishes for, by its number from 1. */
export const explainTribe = (tribe: number): Explanation => explained[TRIBES[tribe - 1] ?? 'request'];

export function explainItem(key: string): Explanation {
  if (key === 'overrides') return explained.override;
  if (key === 'cards') return explained.card;
  const tribe = TRIBES.find((name) => key === `${name}-request`);
  return tribe ? explained[tribe] : explained.area;
}

export const explainPick = (pick: string): Explanation[] =>
  pick.startsWith('score')
    ? [explained.card]
    : [explained.mark, ...[...pick].map((d) => explainTribe(Number(d))), explained.taken];

/** The tribes of a mark, and what each of its halves is by now. */
export function explainCell(cell: string, view: View, seat: number): Explanation[] {
  const own = view.seats[seat];
  const mark = own?.map[cell];
  if (!own || mark === undefined) return [explained.mark];
  const tribes = readMark(mark).map(({ tribe }) => tribe);
  const isCamp = (tribe: number) => own.tribes[tribe - 1]?.scorable.includes(cell) ?? false;
  const isFenced = own.fences.some((fence) => fence.hexes.includes(cell));
  return [
    ...tribes.map(explainTribe),
    ...tribes.map((tribe) => (isCamp(tribe) ? explained.camp : explained.stray)),
    ...(tribes.some(isCamp) ? [explained.outline] : []),
    ...(isFenced ? [explained.fence] : []),
  ];
}
