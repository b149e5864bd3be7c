import type { ExampleWords } from '../../../teach/example';

export const exampleWords: Record<string, ExampleWords> = {
  marks: {
    say: 'The dice show 1, 2, 2, 4 and 5. You mark two hexes, each with two dice.',
    tries: {
      whole: ['Two equal dice', 'The Builders get the whole hex. One hex alone is no camp yet.'],
      halves: ['Two different dice', 'Two tribes share the hex. You choose which half is whose.'],
      unrolled: ['Two sixes', 'You need the dice for what you mark.'],
    },
  },
  camp: {
    say: 'Two hexes of the Builders touch. Where does the next mark help them?',
    tries: {
      camp: [
        'A whole hex beside them',
        'Three marks that touch are a camp: the minus is gone, and the request counts, too.',
      ],
      half: ['Half a hex beside them', 'A half is a mark as well, so it is a camp. The request brings less.'],
      stray: ['A hex far away', 'It touches none of their marks: no camp, but a stray.'],
    },
  },
  change: {
    say: 'The dice do not always show what you need.',
    tries: {
      change: ['Change a die', 'You may make any die the one you need. That costs a point.'],
      matriarchy: ['Use the fours as they are', 'The Matriarchy gets its camp without any change.'],
      taken: ['Mark a hex that is taken', 'Each hex is marked only once.'],
    },
  },
};
