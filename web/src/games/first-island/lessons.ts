import type { Course } from '../../lesson/lesson';
import { lessons as words } from './text/lessons';

export const course: Course = {
  words,
  lessons: [
    {
      id: 'first',
      seats: 2,
      options: { cards: 'none' },
      chance: ['roll 1 2 2 4 5', 'roll 1 2 2 5 6', 'roll 1 2 2 4 6', 'roll 3 4 4 5 6', 'roll 1 2 3 4 6'],
      steps: [
        { key: 'island', point: [{ about: 'die' }] },
        { key: 'minus', point: [{ seat: 0 }, { about: 'area' }] },
        { key: 'whole', point: [{ pick: '22' }, { cell: 'd2' }], do: ['mark d2 22'] },
        { key: 'halves', point: [{ pick: '14' }, { cell: 'c1' }], do: ['mark c1 14 nw'] },
        { key: 'whole2', point: [{ pick: '22' }, { cell: 'e1' }], do: ['mark e1 22'] },
        { key: 'touch', point: [{ pick: '15' }, { cell: 'b1' }], do: ['mark b1 15 sw'] },
        { key: 'camp', point: [{ pick: '22' }, { cell: 'e2' }], do: ['mark e2 22'] },
        { key: 'coast', point: [{ pick: '14' }, { cell: 'c2' }], do: ['mark c2 14 nw'] },
        { key: 'matriarchy', point: [{ pick: '44' }, { cell: 'd1' }], do: ['mark d1 44'] },
        {
          key: 'stray',
          point: [{ pick: '56' }, { cell: 'b2' }],
          do: ['mark b2 56 w', 'mark b2 56 nw', 'mark b2 56 sw'],
        },
        { key: 'change', point: [{ move: 'override 5' }], do: ['override 5'] },
        { key: 'healers', point: [{ cell: 'a1' }], do: ['mark a1 * *', 'mark **'], earns: 8 },
        { key: 'free', do: ['mark **'] },
        { key: 'requests', point: [{ about: 'request' }] },
      ],
    },
    {
      id: 'cards',
      seats: 1,
      options: { level: 'casual' },
      real: { cards: 'easy' },
      chance: ['deal 0 4a', 'table sa', 'roll 1 1 2 3 4', 'roll 1 1 2 5 6', 'draw 0 4b 4d'],
      steps: [
        { key: 'cards', point: [{ about: 'hand' }, { about: 'tableCard' }] },
        { key: 'window', point: [{ move: 'done' }], do: ['done'] },
        { key: 'one', point: [{ cell: 'c3' }], do: ['mark c3 12 ne'] },
        { key: 'two', point: [{ cell: 'c4' }], do: ['mark c4 13 sw'] },
        { key: 'window2', point: [{ move: 'done' }], do: ['done'] },
        { key: 'three', point: [{ cell: 'd4' }], do: ['mark d4 12 ne'] },
        { key: 'four', point: [{ cell: 'd5' }], do: ['mark d5 15 sw'] },
        { key: 'score', point: [{ pick: 'score hand 1' }], do: ['score hand **'] },
        { key: 'keep', point: [{ move: 'keep 4b' }], do: ['keep *'] },
        { key: 'go', point: [{ about: 'limit' }] },
      ],
    },
  ],
};
