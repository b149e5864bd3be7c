import { expect, it } from 'vitest';
import type { GameSheet } from '../net/types';
import { applying, choices, chosen } from './options';

const game = {
  options: [
    { name: 'mode', kind: 'choice', values: ['plain', 'episode'], default: 'plain', about: '' },
    { name: 'episode', kind: 'whole', min: 1, max: 3, default: 1, needs: { mode: 'episode' }, about: '' },
    { name: 'rival', kind: 'whole', min: 1, max: 2, default: 1, maxSeats: 1, about: '' },
    { name: 'boards', kind: 'data', about: '' },
    { name: 'water', kind: 'flag', default: true, minSeats: 2, about: '' },
  ],
} as unknown as GameSheet;
const names = (seats: number, values = {}) => applying(game, seats, values).map((option) => option.name);

it('shows the options that there are for so many, and what was chosen', () => {
  expect(names(1)).toEqual(['mode', 'rival']);
  expect(names(2)).toEqual(['mode', 'water']);
  expect(names(2, { mode: 'episode' })).toEqual(['mode', 'episode', 'water']);
});

it('tells only what is not as usual', () => {
  expect(chosen(game.options, { mode: 'episode', episode: 1, water: false })).toEqual({
    mode: 'episode',
    water: false,
  });
  expect(game.options.map((option) => choices(option).length)).toEqual([2, 3, 2, 1, 2]);
});
