import { levels } from '../../../../../games/islant/src/main/resources/atoll/games/islant/levels.json';
import { totals } from '../../../../../games/islant/src/main/resources/atoll/games/islant/ship-totals.json';
import { lines } from '../../../../../games/islant/src/main/resources/atoll/games/islant/wave-lines.json';
import type { Section } from '../../../teach/guide';
import { list } from '../../../text/speech';

const ROLES: Record<string, string> = {
  column: 'column',
  land: 'land',
  red: 'first colour',
  blue: 'second colour',
  wave: 'wave',
  ship: 'ship',
};
const SCORES: Record<string, string> = {
  sides: 'sides',
  lakes: 'lakes',
  islands: 'islands',
  colour: 'colour',
  waves: 'waves',
  ships: 'ships',
};

export const sections: Section[] = [
  {
    id: 'idea',
    title: 'The idea',
    blocks: [
      'You draw islands on squared paper, but your coast must run on the slant.',
      'The dice tell what you draw, and you decide where.',
      'A closed island scores for every slanted side; each island costs a little, so draw few and close them well.',
    ],
  },
  {
    id: 'table',
    title: 'What is on the table',
    blocks: [
      'Everybody has a sheet of squares with one full square of land in the middle. All use the same dice.',
      'Some levels have waves with a 6 in the four corners, some have numbers over the columns, some have a track for ships.',
      'You may name your islands and choose your pencils. That is only for show.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    blocks: [
      'The dice are rolled once for all. Then everybody draws at the same time; nobody gets in anybody’s way.',
      'Give every die one job of your level and each job one die. A 6 is wild: it stands for any number from 1 to 5.',
      'Draw the tiles in any order, each in an empty square. What you draw first already counts for what you draw next.',
      'A turn is drawn whole or not at all. The page lights only squares after which the rest of your turn is still possible.',
      'In levels with two dice a double is rolled again.',
    ],
  },
  {
    id: 'land',
    title: 'Land',
    blocks: [
      'The die for land picks the shape. You turn it as you like.',
      {
        table: [
          ['value', '1', '2', '3', '4', '5', '6'],
          ['land, first colour', 'quarter', 'half', 'three-quarter', 'full', 'hourglass', 'wild'],
          ['second colour', 'half', 'hourglass', 'full', 'three-quarter', 'quarter', 'wild'],
        ],
      },
      'From level 2 on, land goes into a square that shares a side with a square of land. In level 1 it may go anywhere in its column.',
      { picture: 'shapes', caption: 'The five shapes: quarter, half, three-quarter, full with its lake, hourglass.' },
      { play: 'draw' },
    ],
  },
  {
    id: 'column',
    title: 'The column die',
    blocks: [
      'In levels 1 and 5 one die picks the column, and the others what you draw. The column die is simply the die you have left over.',
      'Land goes into a column with that number, in any row, or into the middle column (✻). Each number stands over two columns; you choose one for the turn.',
      'Waves and ships do not care about columns.',
      {
        example:
          'You roll 2 and 5 in level 1. Use the 2 for land: a half, in one of the outermost columns (5) or the middle. Or use the 5: an hourglass, in a column with 1,2 or the middle.',
      },
    ],
  },
  {
    id: 'closed',
    title: 'Closed islands',
    blocks: [
      'An island is all land that hangs together by borders. Meeting at a point is not enough.',
      'It is closed when its whole outer coast is slanted: no piece runs along the border of a square or the edge of the sheet. The page draws finished coast white and open coast dashed.',
      'Inside, around a hole, the coast may run as it likes.',
      {
        picture: 'diamond',
        caption: 'Two quarters make a closed island with 4 sides. The square in the middle is still open.',
      },
      { play: 'close' },
    ],
  },
  {
    id: 'sides',
    title: 'Scoring: sides',
    blocks: [
      '1 point for each side of each closed island. A side is a straight stretch of coast, as long as it goes.',
      {
        picture: 'around',
        caption: 'Four quarters around the middle: one closed island with 4 long sides and 1 lake.',
      },
      { example: 'The island in the picture: 4 sides + 1 lake − 2 for being an island = 3 points.' },
    ],
  },
  {
    id: 'lakes',
    title: 'Scoring: lakes',
    blocks: [
      '1 point for each lake of a closed island: each circle in a full square, and each hole that the island encloses. A hole is one lake, whatever stands in it.',
    ],
  },
  {
    id: 'islands',
    title: 'Scoring: islands',
    blocks: [
      '−2 points for each island, closed or not. The square in the middle is one from the start, so everybody begins at −2.',
      { example: 'The diamond and the open middle above: 4 sides − 2 − 2 = 0 points.' },
    ],
  },
  {
    id: 'colour',
    title: 'Scoring: colour',
    blocks: [
      'In levels 3 and 5 land has two colours. Look for the largest part of one colour in your closed islands: 1 point for each square in it. The middle square counts as both colours.',
      {
        example:
          'The middle square and three quarters of the first colour around it, closed by one of the second: 4 squares of one colour hang together. 4 sides + 1 lake + 4 for the colour − 2 = 7 points.',
      },
    ],
  },
  {
    id: 'waves',
    title: 'Waves',
    blocks: [
      'In levels 2, 4 and 5. A wave goes beside at least one wave, and every wave beside it must be higher. The corners are 6, yours are 1 to 5.',
      'At the end straight lines of waves score. The corners count too. Lines may not share a wave; the best choice is made for you.',
      {
        table: [
          ['waves in a line', ...lines.map((l) => String(l.length))],
          ['points', ...lines.map((l) => String(l.points))],
        ],
      },
      { play: 'line' },
    ],
  },
  {
    id: 'ships',
    title: 'Ships',
    blocks: [
      'In levels 4 and 5. A ship goes beside land or beside a ship that is not finished. Its value is 1 to 5.',
      'Ships that lie side by side are a group. When a group adds up to exactly the next total of the track, it is finished and the total is marked. A group that has gone too far may still fit a later total.',
      'You get the points of the last total you marked.',
      {
        table: [
          ['total', ...totals.map((t) => String(t.total))],
          ['points', ...totals.map((t) => String(t.points))],
        ],
      },
      { example: 'Ships of 3 and 4 side by side make 7, the first total: they are finished, and 7 is marked.' },
      { play: 'ships' },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    blocks: [
      'You may end your game at any time; your sheet then stays as it was before the roll. If no whole turn is possible, you end by yourself. The others play on.',
      'When everybody has ended, the most points win. If points are level: fewer islands, then more lakes.',
    ],
  },
  {
    id: 'levels',
    title: 'The levels',
    blocks: [
      {
        table: [
          ['level', 'sheet', 'dice', 'jobs', 'scores'],
          ...levels.map((l) => [
            String(l.level),
            `${l.size} × ${l.size}`,
            String(l.dice),
            list(l.roles.map((role) => ROLES[role] ?? role)),
            list(l.scores.map((score) => SCORES[score] ?? score)),
          ]),
        ],
      },
    ],
  },
];
