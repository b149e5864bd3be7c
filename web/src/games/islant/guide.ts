import { part } from '../part';
import type { View } from './view';
import type { Guide } from '../../teach/guide';
import { examples } from './examples';
import Sign, { signs } from './LegendSign.svelte';
import { exampleWords } from './text/examples';
import { explained, questions } from './text/explain';
import { sections } from './text/rules';

type Island = View['sheets'][number]['islands'][number];

const sheet = (size: number, tiles: Record<string, string>, ...islands: Island[]): View =>
  part<View>({ size, columns: [], sheets: [{ tiles, fresh: [], islands }] });

export const guide: Guide = {
  sections,
  explanations: explained,
  questions,
  examples,
  exampleWords,
  pictures: {
    shapes: sheet(5, {
      c1: 'land quarter r0',
      c2: 'land half r0',
      c3: 'land notch r0',
      c4: 'land full r0',
      c5: 'land hourglass r0',
    }),
    diamond: sheet(
      5,
      { b2: 'land quarter r1', b3: 'land quarter r3', d4: 'land full r0' },
      { cells: ['b2', 'b3'], closed: true, sides: 4, lakes: 0, points: 2 },
      { cells: ['d4'], closed: false, sides: 0, lakes: 0, points: -2 },
    ),
    around: sheet(
      5,
      {
        c3: 'land full r0',
        b3: 'land quarter r2',
        c4: 'land quarter r3',
        d3: 'land quarter r0',
        c2: 'land quarter r1',
      },
      { cells: ['b3', 'c2', 'c3', 'c4', 'd3'], closed: true, sides: 4, lakes: 1, points: 3 },
    ),
  },
  signs,
  Sign,
};
