import { levels } from '../../../../../games/islant/src/main/resources/atoll/games/islant/levels.json';
import { totals } from '../../../../../games/islant/src/main/resources/atoll/games/islant/ship-totals.json';
import { lines } from '../../../../../games/islant/src/main/resources/atoll/games/islant/wave-lines.json';
import { explanations, type Question } from '../../../teach/guide';
import { common } from '../../../teach/text/common.en';
import { list } from '../../../text/speech';

const lineWords = list(lines.map(({ length, points }) => `${length} in a row: ${points} points`));
const trackWords = list(totals.map(({ total, points }) => `${total} pays ${points}`));

export const explained = explanations('islant', {
  ...common,
  aim: [
    'What you want',
    'Close the coast of your islands: every border of land slanted, none straight. Sides and lakes of closed islands bring points; each island costs two.',
    'idea',
  ],
  pieces: [
    'Your pieces',
    'What you can draw with these dice. The small die in the corner says which one a piece uses.',
    'turn',
  ],
  dice: [
    'The dice',
    'One roll for everybody. You give every die one job, and each job one die: which shape of land, which column, which wave, which ship. Others may use the same dice differently.',
    'turn',
  ],
  wild: ['A 6 is wild', 'A 6 stands for any number from 1 to 5, as you like.', 'turn'],
  column: [
    'Numbers over the columns',
    'One die picks the shape of the land, the other one the column. Land goes into a column that carries the number of the column die.',
    'column',
  ],
  any: ['✻, the middle column', 'Land may always go into this column, whatever the column die shows.', 'column'],
  quarter: [
    'Quarter',
    'One triangle of the square is land. The value 1 draws it; blue land draws it with a 5.',
    'land',
  ],
  half: ['Half', 'Two triangles side by side are land. The value 2 draws it; blue land draws it with a 1.', 'land'],
  notch: ['Three-quarter', 'Three triangles are land. The value 3 draws it; blue land draws it with a 4.', 'land'],
  full: [
    'Full, with a lake',
    'The whole square is land, with a lake in it. The value 4 draws it; blue land draws it with a 3.',
    'land',
  ],
  hourglass: [
    'Hourglass',
    'Two triangles that meet only at a point: two pieces of land! The value 5 draws it; blue land draws it with a 2.',
    'land',
  ],
  slant: [
    'White coast',
    'A slanted coast is finished. Every slanted side of a closed island is worth a point.',
    'closed',
  ],
  open: [
    'Dashed coast',
    'A straight coast, along the border of a square, is still open. An island with one straight piece scores no sides at all.',
    'closed',
  ],
  sides: ['Sides', '1 point for each slanted side of each closed island. Slopes in one line are one side.', 'sides'],
  lakes: [
    'Lakes',
    '1 point for each lake of a closed island: the circles of full squares, and each hole in the island.',
    'lakes',
  ],
  islands: [
    'Islands',
    '−2 points for each island, closed or not. Land that touches only at a point is two islands. So few and large is good.',
    'islands',
  ],
  colour: [
    'Colour',
    'The squares of one colour in the largest one-colour part of your closed islands. The middle square counts as both colours.',
    'colour',
  ],
  waves: ['Waves', `Waves in a straight line score: ${lineWords}. A wave counts in one line only.`, 'waves'],
  wave: [
    'A wave',
    'A wave goes beside another wave, and every wave beside it must be higher. So from the 6 in the corners they run down to 1.',
    'waves',
  ],
  ships: ['Ships', 'The points of the last total you marked on the ship track.', 'ships'],
  ship: [
    'A ship',
    'A ship goes beside land or beside a ship that is not finished. When a group of ships adds up to exactly the next total, it is finished: it gets a border.',
    'ships',
  ],
  track: [
    'The ship track',
    `Totals to reach with groups of ships, one after the other from the left. ${trackWords}.`,
    'ships',
  ],
  whole: [
    'All or nothing',
    'A turn counts only as a whole: you must be able to draw a tile for every job. Squares that would spoil the rest are not lit.',
    'turn',
  ],
  end: [
    'End my game',
    'You may stop at any time: your sheet stays as it was before this roll, and the others play on. If no whole turn is possible, you end by yourself.',
    'end',
  ],
  fresh: ['Drawn in this turn', 'You can take it back until your turn is complete.', 'turn'],
  score: [
    'Why below zero?',
    'Each island costs 2 points, and the middle square is an island from the start. You begin at −2 and climb when you close your coast.',
    'islands',
  ],
  level: [
    'Levels',
    `There are ${levels.length} levels. Each one is a game of its own and adds something to draw.`,
    'levels',
  ],
  names: [
    'Names and pencils',
    'Name your islands and choose your pencils. They are for show: no rule looks at them.',
    'table',
  ],
  headline: [
    'Where the game stands',
    'The level you play and the roll you draw now. There is no last round: a sheet is finished when no whole turn fits on it.',
    'end',
  ],
  note: ['Ended', 'This sheet is finished: it keeps its points, and the others play on.', 'end'],
  cell: [
    'An empty square',
    'It takes land in its column, or whatever else the level draws. With a piece in hand, tap it to hear why it is not lit.',
    'table',
  ],
  start: [
    'Who begins?',
    'Nobody: all draw at the same time with the same dice. The next roll comes when everybody is ready.',
    'turn',
  ],
});

/** What newcomers asked who were told nothing, in the order in which they came upon it. */
export const questions: readonly Question[] = [
  ['What do I want?', 'aim'],
  ['Why do I start below zero?', 'score'],
  ['What do the dice do?', 'dice'],
  ['What is the coloured 6?', 'wild'],
  ['What are the pieces below the board?', 'pieces'],
  ['What are the numbers over the columns?', 'column'],
  ['What is the star column?', 'any'],
  ['Which places are lit?', 'lit'],
  ['Why can I not put it there?', 'whole'],
  ['How do I turn it?', 'turning'],
  ['What is the dashed line?', 'open'],
  ['What is a side?', 'slant'],
  ['What is a lake?', 'lakes'],
  ['Is this one island or two?', 'islands'],
  ['What does colour score?', 'colour'],
  ['Where may a wave go?', 'wave'],
  ['Where may a ship go?', 'ship'],
  ['What do the ship totals pay?', 'track'],
  ['What does “End my game” do?', 'end'],
  ['Can I take a move back?', 'takeBack'],
];
