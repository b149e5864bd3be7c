import type { ExampleWords } from '../../../teach/example';

export const exampleWords: Record<string, ExampleWords> = {
  fit: {
    say: 'You hold a half tile. Does it go beside the island?',
    tries: {
      fits: [
        'Land to land',
        'Land meets land and water meets water at every corner. No roads meet, so it brings nothing yet.',
      ],
      turned: ['At the same place, not turned', 'Somewhere land would meet water.'],
      apart: ['Out on the open sea', 'A tile must touch the island.'],
    },
  },
  roads: {
    say: 'You hold a tile of 7 with a port. Roads that meet pay, and so do ports. Where does it bring most?',
    tries: {
      both: ['Below the city', 'Two roads meet, and the port pays as well.'],
      one: ['Above the city', 'No roads meet here, but the port pays.'],
      none: ['Far to the left', 'It fits, but it brings nothing at once.'],
    },
  },
  dice: {
    say: 'After laying a tile you roll the white dice. Lay yours and see what they bring.',
    tries: {
      rolled: ['Lay it and roll', 'The dice show farming and fishing, and your tile has both: each die pays you.'],
    },
  },
};
