import type { Example } from '../../teach/example';
import { OPENING, STACKS } from './prepared';

/** The island after the set-up tiles, as in the lessons. */
const OPENED = { seats: 2, options: {}, seed: '3', before: OPENING };

export const examples: Record<string, Example> = {
  fit: {
    ...OPENED,
    chance: STACKS,
    tries: { fits: 'play h08 d3 r1', turned: 'play h08 d3 r0', apart: 'play h08 b7 r0' },
  },
  roads: {
    ...OPENED,
    chance: STACKS,
    tries: { both: 'play h11 e4 r3', one: 'play h11 c4 r2', none: 'play h11 b2 r0' },
  },
  dice: {
    ...OPENED,
    chance: [...STACKS, 'white farming fishing'],
    rolls: true,
    tries: { rolled: 'play h11 e4 r3' },
  },
};
