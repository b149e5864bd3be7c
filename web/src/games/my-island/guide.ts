import type { Guide } from '../../teach/guide';
import { openedEnvelopes } from './envelopes';
import { examples } from './examples';
import Sign, { signs } from './LegendSign.svelte';
import { exampleWords } from './text/examples';
import { explained, questions } from './text/explain';
import { sections } from './text/rules';

const ROWS = [
  { x: 1, cells: ['a1', 'a2', 'a3', 'a4', 'a5'] },
  { x: 0, cells: ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'] },
  { x: 1, cells: ['c1', 'c2', 'c3', 'c4', 'c5'] },
];

export const guide: Guide = {
  sections,
  opened: openedEnvelopes,
  explanations: explained,
  questions,
  examples,
  exampleWords,
  pictures: {
    island: {
      rows: ROWS,
      flood: [],
      stickers: [],
      seats: [
        {
          terrain: ['BHPRR', 'BHHPPR', 'BBBBB'],
          stickers: { a4: 'statue' },
          flooded: [],
          rings: [],
          groups: [],
          roads: [],
          tiles: [
            {
              round: 1,
              spaces: [
                { at: 'c1', symbols: ['house'] },
                { at: 'c2', symbols: ['field'] },
              ],
            },
            {
              round: 2,
              spaces: [
                { at: 'b3', symbols: ['field'] },
                { at: 'b4', symbols: ['path'] },
              ],
            },
          ],
        },
      ],
    },
  },
  signs,
  Sign,
};
