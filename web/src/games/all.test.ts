import { expect, it } from 'vitest';
import { ROOMS } from '../../scripts/parcels';
import { guided } from './all';
import { pictures } from './pictures';

it('every room has its file, its entry and its picture', () => {
  expect(ROOMS.toSorted()).toEqual(guided.toSorted());
  expect(Object.keys(pictures)).toEqual(guided);
});
