import type { ExampleWords } from '../../../teach/example';

export const exampleWords: Record<string, ExampleWords> = {
  draw: {
    say: 'You roll 1 and 5. With one die you draw a shape, the other one says in which column.',
    tries: {
      roof: ['A quarter onto the middle', 'It joins the land in the middle, like a roof: still one island.'],
      apart: ['A quarter for itself', 'A new island, and each island costs 2 points.'],
      column: ['A quarter in another column', 'The other die shows where land may go.'],
    },
  },
  close: {
    say: 'Three quarters stand around the middle. One side is still open.',
    tries: {
      closes: ['Close the last side', 'All coast is slanted now: the island is closed. 4 sides and 1 lake count.'],
      turned: ['The same, turned away', 'It does not touch the island, so it is an island of its own.'],
    },
  },
  line: {
    say: 'The waves 6, 5, 4 and 3 stand in a row from the corner. You have a 2.',
    tries: {
      goes: ['Go on with the row', 'Five waves in a row make a longer line.'],
      elsewhere: [
        'Below the corner',
        'A wave must stand beside higher ones only, and here it does. But the line does not grow.',
      ],
      higher: ['In the middle of the land', 'Waves go beside waves.'],
    },
  },
  ships: {
    say: 'A ship of 3 waits. You may draw a ship of 4.',
    tries: {
      sum: ['Beside the other ship', '3 and 4 make 7, the first total: both ships are finished.'],
      apart: ['Somewhere else', 'It stands alone and waits for others.'],
    },
  },
};
