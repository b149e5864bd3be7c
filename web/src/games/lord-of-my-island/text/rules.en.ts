import { boards } from '../../../../../games/lord-of-my-island/src/main/resources/atoll/games/lordofmyisland/board.json';
import {
  dice,
  faces,
} from '../../../../../games/lord-of-my-island/src/main/resources/atoll/games/lordofmyisland/dice.json';
import numbers from '../../../../../games/lord-of-my-island/src/main/resources/atoll/games/lordofmyisland/numbers.json';
import type { Section } from '../../../teach/guide';
import { list } from '../../../text/speech';
import { diceWords } from './explain.en';

const white = dice.find((d) => d.colour === 'white')?.count ?? 0;
const FACES: Record<string, string> = {
  mining: 'mining',
  fishing: 'fishing',
  logging: 'logging',
  farming: 'farming',
  'my-island': 'My Island',
};

export const sections: Section[] = [
  {
    id: 'idea',
    title: 'The idea',
    blocks: [
      'You all build one island together, tile by tile, and everybody earns from it.',
      'A new tile earns for the roads, ports and water it joins, and then dice bring more for what your territory produces.',
      'Whoever has the most points when the island is complete is its lord.',
    ],
  },
  {
    id: 'table',
    title: 'What is on the table',
    blocks: [
      `A board of squares in a frame of sea: ${list(boards.map((b) => `${b.rows} × ${b.columns} for ${list(b.seats.map(String))} players`))}.`,
      'Tiles are a quarter, a half, three quarters or all land; specialty tiles have land in two opposite corners. Each has a value, roads and one to three places: fishing, farming, logging, mining or a city.',
      'The tiles lie in a holder with eight stacks. All hands are open; only the face-down tiles are secret.',
      'Your mark on a tile shows that it is yours.',
      { picture: 'island', caption: 'Three tiles whose roads meet. The coloured plates say whose they are.' },
    ],
  },
  {
    id: 'setup',
    title: 'Beginning',
    blocks: [
      'First everybody takes tiles from the holder, one at a time, until each has four. Then each lays one as a set-up tile: quarters and halves on the edge, all others inside. These belong to nobody and earn nothing. Three tiles stay in your hand.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    blocks: [
      'The pawn shows who starts the round; next round it is the next player.',
      {
        list: [
          'Lay a tile from your hand, or turn one over and lay it as water.',
          'Or discard a tile, take another one at once, and end your turn.',
          'Pass only if you can do nothing else.',
        ],
      },
      'After laying a tile: your mark goes on it, then roads, water and ports are counted, then the dice are rolled.',
      'When everybody has had a turn, all tops in the holder are turned up, and whoever has fewer than three tiles takes one, beginning with the starter and going round the other way.',
    ],
  },
  {
    id: 'fit',
    title: 'Where a tile fits',
    blocks: [
      'It goes on an empty square that shares a side with a tile. At each of its four corners land must meet land and water must meet water, also with tiles that touch only at the corner. The frame is sea.',
      'On the edge only quarters and halves fit. A tile may not leave a square on the edge with water at all its corners.',
      'Roads do not matter for fitting: a road may end at the neighbour.',
      { play: 'fit' },
    ],
  },
  {
    id: 'roads',
    title: 'Scoring: roads',
    blocks: [
      'For each side where a road of your new tile meets a road of the neighbour: the value of your tile plus the value of the neighbour, whoever owns it.',
      { example: 'Your tile of 12 meets the roads of a 5 and of an 8: 17 + 20 = 37 points.' },
      { play: 'roads' },
    ],
  },
  {
    id: 'water',
    title: 'Scoring: water',
    blocks: [
      'Look straight across each water side of your new tile, past any water tiles. If the first other tile is your own, you earn its value. An empty square or the frame ends the view.',
      'A tile turned over is water. It goes on an inner square beside a tile whose four corners are all water. It has no value, no owner and no dice, but it earns across the water on all four sides.',
    ],
  },
  {
    id: 'ports',
    title: 'Scoring: ports',
    blocks: [
      'A fishing place is a port. For each of the eight tiles around yours that has one too: the value of both tiles together, whoever owns it. Ports also join territories and count for the dice.',
    ],
  },
  {
    id: 'dice',
    title: 'Scoring: dice',
    blocks: [
      `You roll one white die, up to ${white}, for each place on your new tile that is joined to a neighbour by a road or by sea. Each die pays its value for every place of that kind in your territory, the new tile included.`,
      {
        table: [
          ['face', 'on the die', 'pays'],
          ...faces.map((f) => [FACES[f.face] ?? f.face, `${f.count} of 6`, String(f.value)]),
        ],
      },
      'Your territory is all places on your own tiles that hang together by roads and ports, starting from the new tile.',
      'Then every other player whose place your new tile touches rolls the black die and earns in the same way.',
      {
        example: `A white die shows logging, and your territory has three logging places: 3 times its value. (${diceWords}.)`,
      },
      { play: 'dice' },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    blocks: [
      `When few squares are free (${list(Object.entries(numbers.playingOut).map(([seats, n]) => `${n} with ${seats} players`))}) you may play out: you take no more tiles and lay what you have.`,
      `The game ends when the board is full, when all hands are empty, or when no tile fits any more. Each tile left in your hand costs ${numbers.unplayedCost}. The most points win; if they are level, whoever owns more tiles.`,
    ],
  },
  {
    id: 'two',
    title: 'With two or three',
    blocks: [
      'With two players everybody takes five tiles and lays two set-up tiles. Each round the one who does not start first lays a defensive tile from the holder: it belongs to nobody and earns nothing.',
      'With three players the third lays two set-up tiles.',
    ],
  },
  {
    id: 'auction',
    title: 'Option: auctions',
    blocks: [
      `When somebody lays a tile beside a set-up tile, that one is sold. Bids go up by at least ${numbers.bidStep}, in steps of ${numbers.bidStep}, and you can only bid what you have. Who passes is out. The tile counts for its new owner at once.`,
    ],
  },
  {
    id: 'kingdoms',
    title: 'Option: kingdoms',
    blocks: [
      `After your dice, if a territory with your new tile has ${numbers.capitolTiles} tiles or more, you may build your one Capitol for ${numbers.capitolCost} points.`,
      `Each white die that shows My Island, in anybody’s turn, brings ${numbers.capitolIncome} points, shared among all who have a Capitol.`,
      `When a black die shows My Island, its roller attacks another Capitol: ${numbers.attackLoss} points lost, or one shield. At the start of your turn you may buy ${numbers.shields} shields for ${numbers.protectionCost}; they last until your next turn.`,
    ],
  },
];
