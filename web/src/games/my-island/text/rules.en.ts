import {
  pass,
  pieces,
  tiles,
} from '../../../../../games/my-island/src/main/resources/atoll/games/myisland/eternal.json';
import type { Section } from '../../../teach/guide';
import { plus, signed } from '../../../text/speech';
import { GROUP, START } from './explain.en';

const points = (key: string) => pieces.find((p) => p.key === key)?.points ?? 0;

/** Nothing of the campaign’s envelopes is told here: each brings its own rule sheets when it is opened. */
export const sections: Section[] = [
  {
    id: 'idea',
    title: 'The idea',
    blocks: [
      'Everybody has an island of their own and lays the same tiles on it, in the same order.',
      'Equal symbols want to lie together: fields become farms, houses villages, walls fortifications, and paths lead to the sea.',
      'Whoever makes the most of the same tiles wins.',
    ],
  },
  {
    id: 'table',
    title: 'What is on the table',
    blocks: [
      'Your island has four kinds of ground: beach around, then heather, palms, and rainforest in the middle.',
      `Each player has the same ${tiles} tiles of two to four spaces, with fields, houses, walls and paths. A stack of cards, one for each tile, tells which comes next.`,
      {
        picture: 'island',
        caption: 'A corner of an island: a tile on the beach and one that joins it, field to field.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'A round',
    blocks: [
      'A card is turned up. Everybody, at the same time and unseen, does one of three things with the tile it names:',
      {
        list: [
          'Place it on the own island.',
          `Pass: put it aside. That costs ${-pass} point, and you may do it only while you have points.`,
          'Stop for good: your game is over, and you lose nothing. You still score at the end.',
        ],
      },
      `Everybody’s token starts at ${START}. When all have decided, the moves are shown and the next card is turned up. Until then you may take yours back.`,
    ],
  },
  {
    id: 'place',
    title: 'Placing a tile',
    blocks: [
      'Turn it as you like. Every space of it must lie on free ground where tiles may go: in the Eternal Game beach, heather and palms, never the rainforest.',
      'Your first tile must cover at least one beach space.',
      'Later tiles must join: at least one symbol lies next to the same symbol. One match is enough.',
      { play: 'join' },
    ],
  },
  {
    id: 'groups',
    title: 'Scoring: groups',
    blocks: [
      `Equal symbols that hang together are a group. ${GROUP} or more fields are a farm (${plus(points('farm'))}), houses a village (${plus(points('village'))}), walls a fortification (${plus(points('fortification'))}), as soon as you complete it.`,
      'A cube marks a group that has scored. It scores once; if it grows together with a new one, nothing more is won. So build several separate groups.',
      {
        example: `You have 4 fields together and lay a tile with 2 more beside them: a farm of 6, ${plus(points('farm'))} points.`,
      },
      { play: 'farm' },
    ],
  },
  {
    id: 'roads',
    title: 'Scoring: roads',
    blocks: [
      `Connected paths that begin beside a statue and reach a beach space are a road: ${plus(points('road'))} points at once. Each statue scores one road; one network of paths may serve several statues.`,
      { play: 'statues' },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    blocks: [
      'The game ends when everybody has stopped, or after the last card. Then:',
      {
        list: [
          `The largest farm, village, fortification and network of paths of all players: ${plus(points('largest-farm'))} each. All who tie get the points.`,
          `Each beach space that is still visible: ${signed(points('beach'))}.`,
        ],
      },
      'The most points win. If they are level, fewer open spaces in the top row win, then in the next, and so on.',
      {
        example: `Your farm of 7 and your neighbour’s farm of 7 are both the largest: ${plus(points('largest-farm'))} for both of you.`,
      },
    ],
  },
  {
    id: 'campaign',
    title: 'The campaign and its episodes',
    blocks: [
      'The campaign is a story in eight envelopes with three episodes each. What happens in one stays on your island for the next. An episode can also be played on its own.',
      'In each episode you score as its overview table says; the standing then brings progress circles, and whoever has most of them after the last episode wins the campaign.',
      'What is in an envelope is told when it is opened: each episode brings its own rule sheet, which you find beside the board, and of the envelopes that you have opened in your campaign also here.',
    ],
  },
];

/** The titles of an opened envelope and of the rule sheets in it. */
export const envelope = (number: number, title: string): string => `Envelope ${number}: ${title}`;
export const episode = (number: number, title: string): string => `Episode ${number}: ${title}`;
