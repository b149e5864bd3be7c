import type { Example } from '../../teach/example';

const ALONE = { seats: 1 };

/** On every sheet the middle square is land; the examples build around it. */
export const examples: Record<string, Example> = {
  draw: {
    ...ALONE,
    options: { level: 1 },
    chance: ['roll 1 5'],
    tries: { roof: 'land 1 c4 r2', apart: 'land 1 a4 r0', column: 'land 1 d5 r3' },
  },
  close: {
    ...ALONE,
    options: { level: 1 },
    chance: ['roll 1 6', 'roll 1 6', 'roll 1 6', 'roll 1 6'],
    before: ['0 land 1 c4 r2', '0 land 1 d5 r3', '0 land 1 e4 r0'],
    tries: { closes: 'land 1 d3 r1', turned: 'land 1 d3 r3' },
  },
  line: {
    ...ALONE,
    options: { level: 2 },
    chance: ['roll 1 5', 'roll 1 4', 'roll 1 3', 'roll 1 2'],
    before: ['0 wave 5 a2', '0 land 1 d5 r2', '0 wave 4 a3', '0 land 1 f5 r0', '0 wave 3 a4', '0 land 1 e4 r1'],
    tries: { goes: 'wave 2 a5', elsewhere: 'wave 2 b1', higher: 'wave 2 e5' },
  },
  ships: {
    ...ALONE,
    options: { level: 4 },
    chance: ['roll 1 3 5', 'roll 1 4 4'],
    before: ['0 ship 3 e4', '0 land 1 d5 r2', '0 wave 5 a2'],
    tries: { sum: 'ship 4 e3', apart: 'ship 4 c5' },
  },
};
