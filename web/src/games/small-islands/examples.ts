import type { Example } from '../../teach/example';
import { SEA, VOYAGE } from './prepared';

const PAIR = { seats: 2, options: {}, seed: '1' };
/** Both have chosen and kept a card. */
const CHOSEN = [...SEA, '0 choose O05', '1 choose O12', '0 keep O04', '1 keep O03'];
/** The storm is over, and seat 0 is to act. */
const EXPLORED = [
  ...CHOSEN,
  '0 take 2',
  '0 place L24 -2,-2 r3',
  '0 token wild fruit 0,-2 a1',
  '1 take 3',
  '1 place L04 -1,-1 r2',
  '1 pass',
  ...VOYAGE,
];

export const examples: Record<string, Example> = {
  tile: {
    ...PAIR,
    before: [...CHOSEN, '0 take 2'],
    tries: { fits: 'place L24 -1,0 r0', turned: 'place L24 -1,0 r1', apart: 'place L24 4,4 r0' },
  },
  ship: {
    ...PAIR,
    before: EXPLORED,
    tries: { own: 'land own 0,1', grey: 'land grey 0,1', onLand: 'land own -2,-2' },
  },
  house: {
    ...PAIR,
    before: [...EXPLORED, '0 land grey 0,1'],
    tries: { fruits: 'house -2,-4 a2', leaves: 'house 0,-3 a3', stop: 'pass' },
  },
  alexis: {
    seats: 1,
    options: {},
    seed: '1',
    before: [...SEA, '0 choose O02', '0 keep O01', '0 take 3', '0 place L08 -1,0 r1'],
    rolls: true,
    tries: { token: 'token wild flower -1,0 a1', nothing: 'pass' },
  },
};
