import {
  cardLimit,
  levels,
  rounds,
} from '../../../../../games/first-island/src/main/resources/atoll/games/firstisland/modes.json';
import {
  dice,
  overrides,
} from '../../../../../games/first-island/src/main/resources/atoll/games/firstisland/tribes.json';
import type { Section } from '../../../teach/guide';
import { signed } from '../../../text/speech';
import { CAMP, NO_CAMP } from './explain.en';

type Level = (typeof levels)[keyof typeof levels];
const LEVELS: [string, Level][] = [
  ['Casual', levels.casual],
  ['Standard', levels.standard],
  ['Hard', levels.hard],
  ['Impossible', levels.impossible],
];
const row = (name: string, value: (level: Level) => string | number | null) => [
  name,
  ...LEVELS.map(([, level]) => String(value(level) ?? '–')),
];

export const sections: Section[] = [
  {
    id: 'idea',
    title: 'The idea',
    blocks: [
      'Six tribes have landed on your island, and you draw the map of where they live.',
      'Five dice say who is looking for a home; you mark four of them each round, two to a hex.',
      'Tribes like to live together: connected marks become camps and score, lonely ones cost.',
    ],
  },
  {
    id: 'table',
    title: 'What is on the table',
    blocks: [
      'Everybody has a map of the same island with 26 hexes. All use the same dice.',
      'With camp cards, one lies before each player and one in the middle for all. Nothing is secret but the order of the decks.',
    ],
  },
  {
    id: 'turn',
    title: 'A round',
    blocks: [
      {
        list: [
          'Cards: everybody may score one camp card (if you play with cards).',
          `Dice: ${dice.count} dice are rolled once for all. If three or more show the same tribe, whoever rolls may throw those again, once. The roller changes each round.`,
          'Marks: everybody marks two empty hexes, using two dice for each. One die is left over.',
        ],
      },
      'Two different tribes: cut the hex from corner to corner and choose who gets which half. Two equal dice: the tribe gets the whole hex, which is one mark.',
      'What others use is still there for you. A hex is marked once and for good.',
      { picture: 'marks', caption: 'A hex shared by two tribes, and a whole hex of one.' },
      { play: 'marks' },
    ],
  },
  {
    id: 'override',
    title: 'Changing a die',
    blocks: [
      `You may cross off a tribe: your next mark is made of that tribe and just one die. It costs ${-overrides.points} point. At most once a turn and ${overrides.perGame} times a game, and each tribe only once.`,
      { play: 'change' },
    ],
  },
  {
    id: 'camps',
    title: 'Camps',
    blocks: [
      `${CAMP} or more marks of one tribe that hang together are a camp. Marks touch if they share a border: the side between two hexes, or the cut within one. Meeting at a corner is not enough.`,
      { picture: 'camp', caption: 'Three marks of the Builders that touch: a camp. The one on the right is a stray.' },
      { play: 'camp' },
    ],
  },
  {
    id: 'areas',
    title: 'Scoring: areas',
    blocks: [
      `For each tribe: 1 point for each mark in its camps, −1 for each stray. A tribe without any camp scores ${signed(NO_CAMP)}, neither more nor less, even if it is nowhere on the map. That is why everybody starts at ${signed(6 * NO_CAMP)}.`,
      { example: `A camp of 4 and one stray: 4 − 1 = 3 points. Two marks and no camp: ${signed(NO_CAMP)} points.` },
    ],
  },
  {
    id: 'requests',
    title: 'Scoring: requests',
    blocks: [
      'Only marks in camps count.',
      {
        list: [
          'Scavengers: 1 for each of their marks on the coast.',
          'Builders: 3 for each whole hex of theirs.',
          'Scholars: 1 for each of their marks that touches a Scavenger camp, −2 for each on the coast.',
          'Matriarchy: 1 for each mark of their largest camp.',
          'Healers: 2 for each other tribe that shares a hex with them.',
          'Scientists: 2 for each of their camps.',
        ],
      },
      { example: 'A Builder camp of 3 marks, one of them a whole hex: 3 points for the area and 3 for the request.' },
    ],
  },
  {
    id: 'cards',
    title: 'Camp cards',
    blocks: [
      'A card shows a shape. Score it before a roll when one tribe on your map has exactly that shape, half for half and whole for whole, turned or mirrored as you like. More marks around it do not matter.',
      'The marks get a fence: they are a camp of their own from now on. Nothing joins it, and no other card uses it.',
      'One card each round. After scoring or skipping your hand card you draw two from the next easier deck and keep one.',
      'The table card is for everybody. When somebody has scored it, a new one is turned up.',
      {
        table: [
          ['marks in the shape', '4', '5', '6'],
          ['hand card', '8', '10', '12'],
          ['table card', '4', '5', '6'],
        ],
      },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    blocks: [
      `After ${rounds.several} rounds the map is full; cards can be scored once more. The game ends earlier when somebody has scored ${cardLimit.several} cards: everybody finishes that round’s cards.`,
      'The most points win. If points are level: fewer changed dice, then more marks in camps.',
    ],
  },
  {
    id: 'options',
    title: 'With or without cards',
    blocks: [
      'All decks: you start with a shape of 6 and go down to 5 and 4.',
      'Easier cards: only shapes of 4 in hand. No cards: just dice and map, best for a first game.',
    ],
  },
  {
    id: 'alone',
    title: 'Alone',
    blocks: [
      `You play ${rounds.solo} rounds and may score ${cardLimit.solo} cards. To win, every condition of the level must hold at the end.`,
      {
        table: [
          ['at least', ...LEVELS.map(([name]) => name)],
          row('each tribe, area + request', (l) => l.tribe),
          row('of these for its request', (l) => l.request),
          row('cards', (l) => l.cards),
          row('points in all', (l) => l.total),
          row('changed dice', (l) => (l.overrides ? 'yes' : 'no')),
        ],
      },
    ],
  },
];
