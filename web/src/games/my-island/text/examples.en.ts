import type { ExampleWords } from '../../../teach/example';

export const exampleWords: Record<string, ExampleWords> = {
  join: {
    say: 'Two paths lie at the coast. The next tile has a field and a path. Where may it go?',
    tries: {
      joins: ['Path beside path, along the coast', 'Its path touches a path, so it joins.'],
      road: [
        'Path beside path, towards the statue',
        'It joins, and the paths now lead from the beach to a statue: a road.',
      ],
      alone: ['Far away from the paths', 'A tile must have one symbol right beside its like.'],
    },
  },
  statues: {
    say: 'One road has paid already. A house and a path come next, and another statue stands above.',
    tries: {
      second: ['The path beside the upper statue', 'The same paths reach a second statue, and it pays as well.'],
      away: ['The path further down', 'It joins, but no new statue is reached.'],
      pass: ['Pass', 'A tile that you do not lay costs a point.'],
    },
  },
  farm: {
    say: 'Three fields lie together. Two fields and a house come next.',
    tries: {
      farm: [
        'Both fields beside the others',
        'Five fields that touch are a farm. It pays once, however large it grows.',
      ],
      pass: ['Pass', 'That costs a point, and the farm has to wait.'],
    },
  },
};
