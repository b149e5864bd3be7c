import { alexis } from '../../../../../games/small-islands/src/main/resources/atoll/games/smallislands/solo.json';
import tokens from '../../../../../games/small-islands/src/main/resources/atoll/games/smallislands/tokens.json';
import type { Section } from '../../../teach/guide';
import { list } from '../../../text/speech';

export const sections: Section[] = [
  {
    id: 'idea',
    title: 'The idea',
    blocks: [
      'You discover an archipelago together, tile by tile.',
      'Each of you has a secret mission that says which islands you like.',
      'When a ship lands, everybody builds houses on islands that fit and is rewarded; then a new round with new missions begins.',
    ],
  },
  {
    id: 'table',
    title: 'What is on the table',
    blocks: [
      'Square tiles of land and sea. On the land are three resources (flowers, fruits, leaves), temples, ports and places for houses.',
      'Three tiles lie open in a row. Everybody holds two tiles, four bonus tokens, houses and a ship; with fewer than four players the other ships are grey.',
      { picture: 'islands', caption: 'One island across two tiles, and a small one of its own.' },
    ],
  },
  {
    id: 'objective',
    title: 'Choosing a secret objective',
    blocks: [
      'At the start of a round you have three cards. Choose one as your objective, keep one for the next round, and the third goes back.',
      'The upper half is the mission: what an island must be like. The lower half is the reward: what each house there brings.',
      'Six tiles are put aside as the storm: while it lasts, no ship may land.',
    ],
  },
  {
    id: 'turn',
    title: 'Exploring',
    blocks: [
      'On your turn take one of the three open tiles, and place one of the three you then hold. It goes beside another tile; at each corner land meets land and sea meets sea. Turn it as you like.',
      'After that you may use one bonus token.',
      'Then it is the next player’s turn, until somebody lands a ship.',
      { play: 'tile' },
    ],
  },
  {
    id: 'tokens',
    title: 'Bonus tokens',
    blocks: [
      `Each player has ${tokens.bonus.length}: flower, fruit, leaf and a wild one. Each serves once and stays for good.`,
      'It turns a resource on any tile into the one it shows (the wild one into any), or it adds a port to a coast. A tile has at most two ports.',
    ],
  },
  {
    id: 'land',
    title: 'Landing',
    blocks: [
      'When the storm is over you may place a ship instead of a tile: your own, if you still have it, or a grey one. A ship lies on open sea beside a tile. That ends the exploring at once.',
      {
        example:
          'Land when your islands are ready and those of the others are not. But your own ship lands only once, and you want many ports around it.',
      },
    ],
  },
  {
    id: 'islands',
    title: 'Islands',
    blocks: [
      'An island is land that hangs together across the sides of tiles. Tiles that meet only at a corner are not joined there. A tile can carry two pieces of land that belong to different islands.',
      'Its size is the number of tiles it lies on.',
    ],
  },
  {
    id: 'reward',
    title: 'Houses and rewards',
    blocks: [
      'Beginning with whoever landed, everybody shows the objective and builds: a house goes on a free house place of an island that fulfils the mission, has two tiles or more, and has no house of yours yet. Others’ houses do not matter.',
      'Then each new house brings the reward, counted on its island.',
      `You have ${tokens.housesPerPlayer} houses in the game and at most ${tokens.housesAtHand} at hand; after the reward you fill up.`,
      {
        example:
          'Your card: more flowers than fruits, 1 point for each flower and 2 more. An island with 3 flowers and 1 fruit fits: a house there brings 3 + 2 = 5 points.',
      },
      { play: 'house' },
    ],
  },
  {
    id: 'discoveries',
    title: 'Discoveries',
    blocks: [
      'Some rewards let you draw a discovery token for each temple of the island and keep one, in secret.',
      `There are ${tokens.discovery.length}, worth ${list(tokens.discovery.map(String))}.`,
    ],
  },
  {
    id: 'ship',
    title: 'Your own ship',
    blocks: [
      'At the end your own ship scores 1 point for each port on the eight tiles around it. Grey ships score for nobody.',
      { play: 'ship' },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    blocks: [
      'The game ends after the rewards when all four ships have landed, or when the tiles run out.',
      'Add rewards, discoveries and your ship. The most points win. If they are level: more houses on the table, then more ports around the own ship, then the later last tile.',
    ],
  },
  {
    id: 'modes',
    title: 'Advanced and Great Explorer',
    blocks: [
      'Advanced: missions and rewards are separate cards. You hold three of each and combine them yourself.',
      'Great Explorer: six more missions and six more rewards are shuffled in. They look beyond one island, and some rewards let you move a ship or take a tile away.',
    ],
  },
  {
    id: 'alone',
    title: 'Alone, against Alexis',
    blocks: [
      'After each of your turns Alexis draws a card. It says which tile he takes and in which directions, seen from your last tile, he looks for a place for it. Some cards let him land.',
      'When rewards are given he builds too. At the end he has the points of his level and 1 for each of his houses, and what he collected besides. You win if you have more.',
      {
        table: [
          ['level', ...alexis.map((l) => String(l.level))],
          ['his points', ...alexis.map((l) => String(l.points))],
        ],
      },
      { play: 'alexis' },
    ],
  },
];
