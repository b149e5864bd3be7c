import type { View } from '../../net/types';
import type { Guide } from '../../teach/guide';
import { examples } from './examples';
import Sign, { signs } from './LegendSign.svelte';
import { exampleWords } from './text/examples';
import { explained, questions } from './text/explain';
import { sections } from './text/rules';

const map = (marks: Record<string, string>): View => ({ seats: [{ map: marks, fences: [] }] });

export const guide: Guide = {
  sections,
  explanations: explained,
  questions,
  examples,
  exampleWords,
  pictures: {
    marks: map({ c3: '13 e', d4: '22' }),
    camp: map({ c2: '12 w', c3: '22', d3: '25 ne', d6: '24 w' }),
  },
  signs,
  Sign,
};
