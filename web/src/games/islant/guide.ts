import type { View } from '../../net/types';
import type { Guide } from '../../teach/guide';
import Sign, { signs } from './LegendSign.svelte';
import { explained, questions } from './text/explain.en';
import { sections } from './text/rules.en';

const sheet = (size: number, tiles: Record<string, string>): View => ({
  size,
  columns: [],
  dice: [],
  sheets: [{ active: true, left: [], tiles, fresh: [], points: {} }],
});

export const guide: Guide = {
  sections,
  explanations: explained,
  questions,
  pictures: {
    shapes: sheet(5, {
      c1: 'land quarter r0',
      c2: 'land half r0',
      c3: 'land notch r0',
      c4: 'land full r0',
      c5: 'land hourglass r0',
    }),
    diamond: sheet(5, { b2: 'land quarter r1', b3: 'land quarter r3', d4: 'land full r0' }),
    around: sheet(5, {
      c3: 'land full r0',
      b3: 'land quarter r2',
      c4: 'land quarter r3',
      d3: 'land quarter r0',
      c2: 'land quarter r1',
    }),
  },
  signs,
  Sign,
};
