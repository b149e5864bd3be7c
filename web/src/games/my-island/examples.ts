import { both, type Example } from '../../teach/example';

const ETERNAL = { seats: 2, options: { mode: 'eternal' } };
const cards = (...numbers: number[]) => numbers.map((n) => `card ${n}`);

/** All at the upper left coast, as in the lessons. */
export const examples: Record<string, Example> = {
  join: {
    ...ETERNAL,
    chance: cards(4, 7),
    before: both('place b1 r0'),
    tries: { joins: 'place c1 r0', road: 'place c3 r5', alone: 'place h4 r0' },
  },
  statues: {
    ...ETERNAL,
    chance: cards(4, 7, 9),
    before: [...both('place b1 r0'), ...both('place c3 r5')],
    tries: { second: 'place a2 r0', away: 'place d2 r4', pass: 'pass' },
  },
  farm: {
    ...ETERNAL,
    chance: cards(4, 7, 9, 1, 3, 19, 11),
    before: both('place b1 r0', 'place c3 r5', 'place a2 r0', 'place d2 r0', 'pass', 'pass'),
    tries: { farm: 'place e2 r0', pass: 'pass' },
  },
};
