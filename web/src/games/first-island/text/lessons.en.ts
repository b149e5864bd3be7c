import type { LessonWords } from '../../../lesson/lesson';

export const lessons: Record<string, LessonWords> = {
  first: {
    title: 'Your first map',
    about: 'Without cards: marking, camps, requests, changing a die. About six minutes.',
    steps: {
      island: {
        say: 'You are a mapmaker. Six tribes live on this island, and you write down where. Each round five dice show tribes, the same for everybody. You use four of them: two for one hex, two for another.',
      },
      minus: {
        say: 'Why −30? A tribe without a camp costs 5 points, and there are six tribes. A camp is three or more marks of one tribe that touch. Your first camp lifts you a lot.',
      },
      whole: {
        say: 'Two dice show the red Builders. Two equal dice fill a whole hex, and Builders love that. Pick the pair of Builders and mark the ringed hex.',
        otherwise: 'Every empty hex is allowed. But keep a tribe together: let the Builders begin in the ringed hex.',
        after: 'A whole hex is one mark.',
      },
      halves: {
        say: 'Two tribes share a hex. Pick Scavengers and Matriarchy for the ringed hex. Turn the cut until the yellow Scavengers lie at the upper left, on the coast.',
        otherwise:
          'The tribes are right to share, but turn the cut: the Scavengers love the coast, so give them the upper left half of the ringed hex.',
        after: 'That was your first round: two hexes.',
      },
      whole2: {
        say: 'New dice. Builders again: a whole hex right beside the first one.',
        otherwise: 'A camp needs marks that touch. Put the Builders next to their friends.',
        after: 'Two of three.',
      },
      touch: {
        say: 'Scavengers and Healers. Give the Scavengers the lower left half, so that they touch the ones below: along a side, a corner is not enough.',
        otherwise:
          'Look closely at the border: the yellow half must touch the yellow half below. Turn until it is at the lower left.',
        after: 'Yellow touches yellow.',
      },
      camp: {
        say: 'The third whole hex of the Builders. Watch your points!',
        otherwise: 'Almost: the Builders need a third mark that touches the others.',
        after: 'A camp: the −5 is gone, and Builders pay 3 more for each whole hex.',
      },
      coast: {
        say: 'Scavengers and Matriarchy: make a yellow camp, yellow at the upper left. Scavengers pay a point for each mark on the coast.',
        otherwise: 'The yellow half should touch the Scavengers at its upper left. Turn the cut.',
        after: 'Your second camp.',
      },
      matriarchy: {
        say: 'Two dice of the Matriarchy. The ringed hex touches both of their halves. Marks of the Matriarchy pay again for the largest camp.',
        otherwise: 'The purple halves are waiting to be joined: use the ringed hex.',
        after: 'Three marks at once in one camp.',
      },
      stray: {
        say: 'Healers and Scientists. Put the Healers at the left, beside their like. A mark in no camp is a stray: it costs a point once its tribe has a camp elsewhere.',
        otherwise: 'Let the green Healers touch each other: their half belongs at the left.',
        after: 'Healers: two of three.',
      },
      change: {
        say: 'No Healer among the dice! For a point you may change one, once a turn, three times a game: press the Healers in the row “Change”, then “Change −1”.',
        otherwise:
          'You may mark first. But let us try a changed die: press the Healers in the row “Change”, then “Change −1”.',
        after: 'Your next mark has Healers in it, with any one die.',
      },
      healers: {
        say: 'Now mark the Healers so that they touch the other two. Several hexes will do: the lit ones show what they bring.',
        otherwise: 'Their third mark must touch the others. Look for the place that brings many points.',
        after: 'A camp for a point: well spent.',
      },
      free: {
        say: 'One mark is left in this round, and it is yours alone. Where would you like it?',
        otherwise: 'Make a mark, any mark.',
        after: 'You can do this.',
      },
      requests: {
        say: 'Each tribe has a request. Point at a tribe, or press it long, and it tells you. If three or more dice are equal, whoever rolled may throw those again.',
      },
    },
    end: 'After 13 rounds the map is full. Camps pay, strays cost, requests pay more. Everybody marks the same dice on an island of their own.',
  },
  cards: {
    title: 'Camp cards',
    about: 'Shapes to build for extra points.',
    steps: {
      cards: {
        say: 'With camp cards there are shapes to build. The hand card is yours alone; the table card is for everybody. Build the shape with one tribe, turned or mirrored as you like.',
      },
      window: {
        say: 'Before each roll you may score a card. You have nothing yet, so press “Go on”. Do not skip your card: skipping puts it away without points.',
        otherwise: 'Skipping changes your card for an easier one, without points. Yours is fine: press “Go on”.',
      },
      one: {
        say: 'Your card is a ribbon of four halves. Build it with the yellow Scavengers: first in the upper right half of the ringed hex.',
        otherwise: 'Half for half, as on the card: the yellow half belongs at the upper right here.',
      },
      two: {
        say: 'Next, the lower left half of the hex beside it. The two halves touch.',
        otherwise: 'The ribbon goes on at the lower left half of the ringed hex.',
        after: 'Half of the ribbon.',
      },
      window2: {
        say: 'Asked again, and still nothing to score. Go on.',
        otherwise: 'Keep your card: press “Go on”.',
      },
      three: {
        say: 'Third: the upper right half of the ringed hex.',
        otherwise: 'Upper right, as in the first hex.',
      },
      four: {
        say: 'And the last one: lower left.',
        otherwise: 'Lower left completes the ribbon.',
        after: 'The shape is on your map.',
      },
      score: {
        say: 'Now you are asked, and you have an answer! Pick the card, tap the camp that lights up, and score it.',
        otherwise: 'You could go on, but 8 points are waiting: pick the hand card and score it.',
        after: '8 points! A fence is around the camp: it is complete, and nothing joins it any more.',
      },
      keep: {
        say: 'You draw two new cards and keep one. Which do you like?',
      },
      go: {
        say: 'As soon as somebody has scored three cards, the game ends. So cards also decide how long you play.',
      },
    },
    end: 'Cards bring 4 to 12 points each. Your hand begins with the hardest card and gets easier each time.',
  },
};
