import type { Guide } from '../../teach/guide';
import { examples } from './examples';
import Sign, { signs } from './LegendSign.svelte';
import { exampleWords } from './text/examples';
import { explained, questions } from './text/explain';
import { sections } from './text/rules';

export const guide: Guide = {
  sections,
  explanations: explained,
  questions,
  examples,
  exampleWords,
  pictures: {
    islands: {
      table: {
        tiles: [
          { tile: 'one', cell: '0,0', regions: [{ corners: ['NE', 'SE'], symbols: ['flower', 'house'], island: 'A' }] },
          {
            tile: 'two',
            cell: '1,0',
            regions: [{ corners: ['NW', 'SW'], symbols: ['flower', 'port', 'temple'], island: 'A' }],
          },
          { tile: 'three', cell: '2,0', regions: [{ corners: ['SE'], symbols: ['leaf', 'port'], island: 'B' }] },
        ],
        ships: [],
        tokens: [],
        houses: [],
      },
      islands: [],
    },
  },
  signs,
  Sign,
};
