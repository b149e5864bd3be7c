import type { LessonWords } from '../../../lesson/lesson';

export const lessons: Record<string, LessonWords> = {
  first: {
    title: 'Your first voyage',
    about: 'A secret mission, tiles, a landing, houses. About five minutes.',
    steps: {
      sea: {
        say: 'You sail into an unknown sea with Mira. Together you discover islands, tile by tile. A few tiles lie there already, with flowers, fruits, leaves, temples, ports and places for houses.',
      },
      choose: {
        say: 'A secret mission says which islands you want, its reward what a house there brings. Take the ringed one: islands with more fruits than leaves. A point for each fruit there, and 2 more.',
        otherwise: 'A good mission as well! For this lesson let us look for fruits: choose the ringed card.',
        after: 'Only you know it.',
      },
      keep: {
        say: 'One of the other cards you keep for the next round; the last one goes back. Keep the flowers.',
        otherwise: 'You may keep either. Let us keep the one with the flowers.',
      },
      take: {
        say: 'On your turn you take one of the three open tiles. Take the ringed one: there is a fruit on it.',
        otherwise: 'Every open tile may be taken. The ringed one has a fruit on it, which you like.',
        after: 'Now you hold three tiles.',
      },
      place: {
        say: 'Lay one beside the others: at each corner land must meet land and sea meet sea. Take the ringed tile to the ringed place, and turn its land to the lower left.',
        otherwise:
          'It fits, too. But a new island at the left will have fruits only: lay the ringed tile there, its land at the lower left.',
        after: 'Land in sight!',
      },
      token: {
        say: 'Now you may use one of your four tokens. It changes a flower, fruit or leaf, or adds a port. Let the wild one turn the flower on the ringed tile into a fruit.',
        otherwise:
          'You could also do that, or keep your tokens. Let us try the wild token as a fruit on the upper right tile. “Show me” does it for you.',
        after: 'One fruit more.',
      },
      voyage: {
        say: 'Days go by, and you both lay more tiles. The storm is over now: ships can land. Three islands have more fruits than leaves. Can you find them?',
      },
      land: {
        say: 'It is time! Instead of taking a tile, land a ship: it ends the exploring for everybody. Your own ship lands only once and pays for ports around it at the end. Land a grey one, which is nobody’s.',
        otherwise: 'You could explore on. But your islands are ready, and Mira’s may not be: land a ship now.',
        after: 'Landed! Missions are shown.',
      },
      house: {
        say: 'Build houses: one on each island that fits your mission. Only islands of two tiles or more count. Choose a lit place.',
        otherwise: 'There is still an island waiting for a house. Build first.',
        after: 'Your first house.',
      },
      house2: {
        say: 'A second island fits. One house for each island.',
        otherwise: 'Do not stop yet: there are more islands that fit.',
      },
      house3: {
        say: 'And the third one.',
        otherwise: 'One more island is waiting.',
        after: 'A point for each fruit, and 2 more.',
      },
      done: {
        say: 'Then Mira shows her mission and builds. Islands that do not fit it yet bring her nothing. So landing at the right moment is the heart of the game.',
      },
      ship: {
        say: 'A new round begins, with new missions and a new storm. After the fourth ship the game is over. Your own ship then brings a point for each port on the tiles around it.',
      },
    },
    end: 'Explore, land, build: that is Small Islands. Watch what the others place: it tells you what they are looking for.',
  },
  advanced: {
    title: 'The Advanced mode',
    about: 'Missions and rewards apart.',
    steps: {
      apart: {
        say: 'In the Advanced mode the cards are cut in two: three missions and three rewards. You combine them yourself.',
      },
      combine: {
        say: 'Choose a mission and a reward that like each other: many fruits wanted, many fruits paid. Any combination will do.',
      },
      rest: {
        say: 'From what is left you keep one of each for the next round.',
      },
      open: {
        say: 'All the rest is as you know it. The Great Explorer adds cards that look at more than one island; some let you move a ship or take a tile away.',
      },
    },
    end: 'More choice, more plans. Easy missions with good rewards are rare, so keep the good ones for later.',
  },
};
