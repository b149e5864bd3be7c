import type { Example } from '../../teach/example';

const PLAIN = { seats: 2, options: { cards: 'none' } };
const ROLLS = ['roll 1 2 2 4 5', 'roll 1 2 2 5 6', 'roll 1 2 2 4 6', 'roll 3 4 4 5 6'];
const twice = (first: string, second: string) => [0, 1].flatMap((seat) => [`${seat} ${first}`, `${seat} ${second}`]);
/** Two rounds, after which two whole hexes of the Builders touch. */
const BUILDERS = [...twice('mark d2 22', 'mark c1 14 nw'), ...twice('mark e1 22', 'mark b1 15 sw')];

export const examples: Record<string, Example> = {
  marks: {
    ...PLAIN,
    chance: ROLLS,
    tries: { whole: 'mark d2 22', halves: 'mark c1 14 nw', unrolled: 'mark d2 66' },
  },
  camp: {
    ...PLAIN,
    chance: ROLLS,
    before: BUILDERS,
    tries: { camp: 'mark e2 22', half: 'mark e2 12 ne', stray: 'mark f2 22' },
  },
  change: {
    ...PLAIN,
    chance: ROLLS,
    before: [...BUILDERS, ...twice('mark e2 22', 'mark c2 14 nw')],
    tries: { change: 'override 5', matriarchy: 'mark d1 44', taken: 'mark e2 44' },
  },
};
