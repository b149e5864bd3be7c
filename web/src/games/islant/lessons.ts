import type { Course } from '../../lesson/lesson';
import { lessons as words } from './text/lessons';

/** On every sheet the middle square is land; the lessons build around it. */
export const course: Course = {
  words,
  lessons: [
    {
      id: 'first',
      seats: 1,
      options: { level: 1 },
      chance: ['roll 1 5', 'roll 1 4', 'roll 2 3', 'roll 1 2', 'roll 1 6', 'roll 2 6', 'roll 1 3', 'roll 4 5'],
      steps: [
        { key: 'sea', point: [{ cell: 'd4' }] },
        { key: 'below', point: [{ about: 'score' }] },
        { key: 'roof', point: [{ pick: 'land 1' }, { cell: 'c4' }], do: ['land 1 c4 r2'] },
        { key: 'full', point: [{ pick: 'land 4' }, { cell: 'd5' }], do: ['land 4 d5 r0'] },
        { key: 'half', point: [{ pick: 'land 2' }, { cell: 'e4' }], do: ['land 2 e4 r0'] },
        { key: 'slope', point: [{ pick: 'land 2' }, { cell: 'e5' }], do: ['land 2 e5 r3'] },
        { key: 'any', point: [{ pick: 'land 1' }, { cell: 'c5' }], do: ['land 1 c5 r2', 'land 6=1 c5 r2'] },
        { key: 'wild', point: [{ pick: 'land 6=1' }, { cell: 'd3' }], do: ['land 6=1 d3 r1'] },
        { key: 'close', point: [{ pick: 'land 1' }, { cell: 'd6' }], do: ['land 1 d6 r3'] },
        { key: 'points', point: [{ about: 'sides' }, { about: 'lakes' }, { about: 'islands' }] },
        { key: 'stop', point: [{ move: 'end' }], do: ['end'] },
      ],
    },
    {
      id: 'level-2',
      seats: 1,
      options: { level: 2 },
      chance: ['roll 1 5', 'roll 1 4', 'roll 1 3', 'roll 1 2'],
      steps: [
        { key: 'corners', point: [{ cell: 'a1' }, { cell: 'a9' }] },
        { key: 'wave', point: [{ pick: 'wave 5' }, { cell: 'a2' }], do: ['wave 5 a2'] },
        { key: 'land', point: [{ cell: 'd5' }], do: ['land 1 d5 r2'] },
        { key: 'down', point: [{ pick: 'wave 4' }, { cell: 'a3' }], do: ['wave 4 a3'] },
        { key: 'land2', point: [{ cell: 'f5' }], do: ['land 1 f5 r0'] },
        { key: 'line', point: [{ pick: 'wave 3' }, { cell: 'a4' }], do: ['wave 3 a4'] },
        { key: 'rest', point: [{ about: 'waves' }], do: ['land 1 **'], earns: 0 },
      ],
    },
    {
      id: 'level-3',
      seats: 1,
      options: { level: 3 },
      chance: ['roll 1 5', 'roll 1 5'],
      steps: [
        { key: 'pencils', point: [{ cell: 'd4' }] },
        { key: 'red', point: [{ pick: 'red 1' }, { cell: 'c4' }], do: ['red 1 c4 r2'] },
        { key: 'blue', point: [{ pick: 'blue 5' }, { cell: 'e4' }], do: ['blue 5 e4 r0'] },
        { key: 'red2', point: [{ cell: 'd3' }], do: ['red 1 d3 r1'] },
        { key: 'blue2', point: [{ cell: 'd5' }], do: ['blue 5 d5 r3'] },
        { key: 'count', point: [{ about: 'colour' }] },
      ],
    },
    {
      id: 'level-4',
      seats: 1,
      options: { level: 4 },
      chance: ['roll 1 3 5', 'roll 1 4 4'],
      steps: [
        { key: 'jobs', point: [{ about: 'dice' }, { about: 'track' }] },
        { key: 'ship', point: [{ pick: 'ship 3' }, { cell: 'e4' }], do: ['ship 3 e4'] },
        { key: 'others', point: [{ pick: 'land 1' }], do: ['land 1 d5 r2'] },
        { key: 'wave', point: [{ pick: 'wave 5' }], do: ['wave 5 *'] },
        { key: 'sum', point: [{ pick: 'ship 4' }, { cell: 'e3' }], do: ['ship 4 e3', 'ship 4 d4', 'ship 4 f4'] },
        { key: 'paid', point: [{ about: 'ships' }, { about: 'track' }] },
      ],
    },
    {
      id: 'level-5',
      seats: 1,
      options: { level: 5 },
      chance: ['roll 1 1 2 3 5'],
      steps: [
        { key: 'five', point: [{ about: 'dice' }] },
        { key: 'land', point: [{ cell: 'e6' }], do: ['red 1 e6 r2'] },
        { key: 'blue', point: [{ cell: 'g6' }], do: ['blue 5 g6 r0'] },
        { key: 'ship', point: [{ pick: 'ship 3' }], do: ['ship **'] },
        { key: 'wave', point: [{ cell: 'a2' }], do: ['wave **'] },
        { key: 'left', point: [{ about: 'score' }] },
      ],
    },
  ],
};
