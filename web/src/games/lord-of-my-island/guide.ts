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
    island: {
      board: {
        rows: 2,
        columns: 4,
        squares: {
          a1: { tile: 'q01', turn: 2 },
          a2: { tile: 'h01', turn: 2, owner: 0 },
          a3: { tile: 'h02', turn: 2, owner: 1 },
        },
      },
      seats: [],
      tiles: {
        q01: { kind: 'quarter', value: 3, corners: 'LWWW', communities: ['fishing'], roads: ['W0'] },
        h01: { kind: 'half', value: 5, corners: 'LLWW', communities: ['farming'], roads: ['EW0'] },
        h02: { kind: 'half', value: 6, corners: 'LLWW', communities: ['logging'], roads: ['EN0'] },
      },
    },
  },
  signs,
  Sign,
};
