import numbers from '../../../../../games/lord-of-my-island/src/main/resources/atoll/games/lordofmyisland/numbers.json';
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
        say: `The game ends when the board is full. Near the end you may “play out”: take no more tiles. Each tile left in your hand then costs ${numbers.unplayedCost}.`,
      },
    },
    end: 'Roads, ports, dice: that is Lord of My Island. Build where others have built, but do not give them too much.',
  },
  ports: {
    title: 'Option: ports',
    about: 'What is joined by sea, and what it pays.',
    steps: {
      harbours: {
        say: 'Each ringed tile has a fishing place: a port. With the option “ports”, which is on if nobody switches it off, a port is joined by sea to those on the eight tiles around.',
      },
      third: {
        say: 'Lay the ringed tile on the ringed square. No road meets another there. But it has a port, and both ringed ports will be its neighbours.',
        otherwise: 'It fits, but fewer ports are joined there. Try the ringed square between the two ports.',
        after: 'Twenty-seven points by sea!',
      },
      worth: {
        say: 'Each neighbour paid its value and that of your tile, whoever owns it: 8 and 7 for yours, 5 and 7 for the other one.',
      },
      dice: {
        say: 'For a joined port you also rolled a white die: fishing, 4 for each of the two ports that are one territory now. The owner of the other port rolled a black one.',
      },
      take: { say: 'Without the option a port joins nothing: only roads and water earn. Now take a new tile.' },
    },
    end: 'Ports join around corners, too. A tile with a port is best kept for a place among others.',
  },
  water: {
    title: 'Option: water tiles',
    about: 'Turning a tile over, and discarding.',
    steps: {
      lake: {
        say: 'The ringed square has water at all four corners, so no land fits there. With the option “water” you may fill such a square with the back of any tile, unless it lies at the edge.',
      },
      turn: {
        say: 'Below the board your tiles stand once more, as water. Take the ringed one and lay it on the ringed square.',
        otherwise: 'Allowed, but that is land. Take a tile that stands under “As water”.',
        after: 'Twelve points!',
      },
      across: {
        say: 'It is nobody’s and worth nothing. But you look straight across its sides: where the first tile is yours, you earn its value. So your tile of 12 has paid.',
      },
      take: { say: 'Its front is lost for good, so give a tile that you need least. Now take a new one.' },
      discard: {
        say: 'A tile that fits nowhere can also be discarded: then you take another at once, and your turn is over.',
      },
    },
    end: 'Without this option no square may be left that only water could fill.',
  },
  auction: {
    title: 'Option: auctions',
    about: 'Buying a tile of the set-up.',
    steps: {
      sold: {
        say: 'Tiles with a dashed number belong to nobody. With the option “auctions” such a tile is sold as soon as somebody builds beside it, before anything is counted.',
      },
      beside: {
        say: 'You have 32 points. Lay the ringed tile on the ringed square: its road meets that of a dashed 12.',
        otherwise: 'It fits, but then nothing is sold that you could use. Build beside the dashed 12.',
        after: 'The dashed 12 is for sale.',
      },
      bid: {
        say: 'Whoever built bids first. Bids go up in steps of 5, and you can only bid what you have. Begin with 5.',
        otherwise: 'That would do as well. But try how little is enough: begin with 5.',
      },
      more: {
        say: 'Your neighbour bids 10. Whoever passes is out, and the last bid is paid. The tile joins your territory and will pay for a long time: bid 15.',
        otherwise: 'You may stop here or bid higher. 15 is enough: your neighbour will not go on.',
        after: 'Sold! It is yours for 15.',
      },
      bought: {
        say: 'Your mark lies on it now. It counted at once: its road paid both values, and from now on the dice pay for its places, too.',
      },
    },
    end: 'Auctions: the bids are points. A tile in the middle of your territory is worth more to you than to others.',
  },
  kingdoms: {
    title: 'Option: kingdoms',
    about: 'Founding a Capitol, and protecting it.',
    steps: {
      realm: {
        say: `The ringed tiles are one territory of yours: ports join them. With the option “kingdoms”, ${numbers.capitolTiles} tiles in a territory may have a Capitol.`,
      },
      fourth: {
        say: 'Lay the ringed tile on the ringed square: its road meets your tile at b4, and the territory has four.',
        otherwise: 'It fits, but your territory would not grow by a road or a port. Try the ringed square.',
        after: 'Four tiles in one territory!',
      },
      found: {
        say: `After the dice you are asked. A Capitol costs ${numbers.capitolCost} points, and everybody may have one. Found it.`,
        otherwise: 'You may do without. But found it this time, to see what it does.',
        after: 'It stands on your new tile.',
      },
      take: {
        say: `Whenever a white die shows “My Island”, ${numbers.capitolIncome} points are shared by all who have a Capitol. Now take a tile.`,
      },
      shields: {
        say: `“My Island” on a black die attacks a Capitol: ${numbers.attackLoss} points lost. At the start of your turn you may pay ${numbers.protectionCost} for ${numbers.shields} shields. Do so now.`,
        otherwise: 'You may save the points. But protect it this time.',
        after: 'Two shields stand before it.',
      },
      attack: {
        say: 'Each shield stops one attack. They last until your next turn comes round; then you are asked again.',
      },
    },
    end: 'Kingdoms: a Capitol early in the game pays for itself. Build where few places of others touch yours.',
  },
};
