import type { Course } from '../../lesson/lesson';
import { SEA, VOYAGE } from './prepared';
import { lessons as words } from './text/lessons';

export const course: Course = {
  words,
  lessons: [
    {
      id: 'first',
      seats: 2,
      options: {},
      seed: '1',
      steps: [
        { key: 'sea', before: SEA, point: [{ cell: '0,0' }, { cell: '-1,-2' }] },
        { key: 'choose', point: [{ move: 'choose O05' }], do: ['choose O05'] },
        { key: 'keep', point: [{ move: 'keep O04' }], do: ['keep O04'] },
        { key: 'take', point: [{ move: 'take 2' }], do: ['take 2'] },
        { key: 'place', point: [{ pick: 'L24' }, { cell: '-2,-2' }], do: ['place L24 -2,-2 r3'] },
        {
          key: 'token',
          point: [{ pick: 'token wild' }, { cell: '0,-2' }],
          do: ['token wild fruit 0,-2 a1'],
        },
        { key: 'voyage', before: VOYAGE, point: [{ cell: '-2,-2' }, { cell: '-2,-4' }] },
        { key: 'land', point: [{ pick: 'ship grey' }], do: ['land grey *', 'land own *'] },
        { key: 'house', do: ['house **'] },
        { key: 'house2', do: ['house **'] },
        { key: 'house3', do: ['house **'] },
        { key: 'done', point: [{ seat: 0 }] },
        { key: 'ship' },
      ],
    },
    {
      id: 'advanced',
      seats: 2,
      options: { advanced: true },
      seed: '1',
      steps: [
        { key: 'apart', before: SEA },
        { key: 'combine', do: ['choose **'] },
        { key: 'rest', do: ['keep **'] },
        { key: 'open' },
      ],
    },
  ],
};
