import { unplayedCost } from '../../../../../games/lord-of-my-island/src/main/resources/atoll/games/lordofmyisland/numbers.json';
import type { LessonWords } from '../../../lesson/lesson';
import { diceWords } from './explain.en';

export const lessons: Record<string, LessonWords> = {
  first: {
    title: 'Your first tiles',
    about: 'Roads, ports, dice and the tile holder. About five minutes.',
    steps: {
      island: {
        say: 'You all build one island together, and everybody earns from it. Some tiles lie there already. They belong to nobody, but their roads and ports are good for you.',
      },
      hand: {
        say: 'Your tiles, each with its value. Lines are roads; little pictures are places: fishing, farming, logging, mining or a city. At each corner land must meet land, and water water.',
      },
      roads: {
        say: 'Lay the ringed tile between the two others. A road that meets a road pays both values together. Fishing places are ports: they pay with every port on the eight tiles around.',
        otherwise:
          'It fits, and it earns what you see. But between the two tiles there are roads and three ports to join at once. Take it back and look for the big number.',
        after: 'Roads and ports together!',
      },
      dice: {
        say: 'Then dice are rolled: a white one for each place on your new tile that is joined to a neighbour. Each die pays for every place of its kind in your territory.',
      },
      worth: {
        say: `Each place pays: ${diceWords}. “My Island” pays nothing. If you build beside a place of somebody else, they roll the black die.`,
      },
      take: {
        say: 'Your neighbour has laid a tile as well. Now the round is over and you take a new tile from the holder. Tap one of those that lie open.',
        otherwise: 'Take a tile from the holder.',
        after: 'Everybody sees what you hold.',
      },
      defend: {
        say: 'In a game of two, whoever does not start lays one of the open tiles for nobody first. It earns nothing. Put it where it will help you and not your neighbour.',
        otherwise: 'Lay one of the tiles below the board.',
        after: 'It has no mark: it is nobody’s.',
      },
      again: {
        say: 'Your turn. Try your tiles over the board: each lit space says what it would earn. Find something worth 20 or more.',
        otherwise: 'That is less than you could get. Ports together, or roads from two sides, pay best.',
        after: 'Good eye!',
      },
      take2: { say: 'And a new tile for your hand.' },
      third: {
        say: 'A new round, and you start: the pawn moves each round. Lay another tile, for 15 or more if you can.',
        otherwise: 'Allowed. Try to meet a road of a tile with a high value.',
        after: 'Your tiles that hang together are your territory. The larger it is, the more the dice pay.',
      },
      take3: { say: 'Take a tile once more.' },
      water: {
        say: 'Look straight across a water side of your new tile: if the first tile you see is yours, you earn its value. If nothing fits well, discard a tile and take another: that ends your turn.',
      },
      over: {
        say: `The game ends when the board is full. Near the end you may “play out”: take no more tiles. Each tile left in your hand then costs ${unplayedCost}.`,
      },
    },
    end: 'Roads, ports, dice: that is Lord of My Island. Build where others have built, but do not give them too much.',
  },
  water: {
    title: 'Option: water tiles',
    about: 'Turning a tile over, and discarding.',
    steps: {
      start: {
        say: 'With the option “water” a tile may be laid face down as water, on an inner square with water at all four corners. It is nobody’s and worth nothing, but you can look across it.',
      },
      turned: {
        say: 'At the beginning there is no such square yet. So lay a tile first, and look at its water sides: they are your windows.',
        otherwise: 'Fine, too. Try one that earns 10 or more.',
        after: 'Your tiles can see each other across water.',
      },
      discard: {
        say: 'A tile that fits nowhere can become water later, or be discarded: then you take another at once and your turn is over.',
      },
    },
    end: 'Without this option no square may be left that only water could fill.',
  },
  kingdoms: {
    title: 'Options: auctions and kingdoms',
    about: 'Buying set-up tiles, building a Capitol.',
    steps: {
      sold: {
        say: 'Auctions: a set-up tile is sold as soon as somebody builds beside it. Bids go up in steps of 5, and you can only bid what you have. Who passes is out.',
      },
      beside: {
        say: 'Nobody has points yet, so nobody can bid, and you can build in peace. Lay a tile for 20 or more.',
        otherwise: 'Look for roads and ports: there is a place for 20 and more.',
        after: 'Later you bid for such tiles.',
      },
      capitol: {
        say: 'A large territory may build a Capitol. “My Island” on a white die then pays all Capitols; on a black die it attacks one. Shields protect yours for a turn.',
      },
    },
    end: 'Auctions and kingdoms are for those who know the island. Try them one at a time.',
  },
};
