import type { LessonWords } from '../../../lesson/lesson';

export const lessons: Record<string, LessonWords> = {
  first: {
    title: 'Your first island',
    about: 'The Eternal Game: joining tiles, roads, farms, passing. About five minutes.',
    steps: {
      island: {
        say: 'Welcome to your island! Outside lies beach, then heather, then palms. Nothing goes on the rainforest in the middle. Roads like to lead to the stone statues. Everybody lays the same tiles.',
      },
      first: {
        say: 'A card says which tile comes: two paths. Your first tile must cover some beach. Lay it from the beach inland, on the two ringed spaces.',
        otherwise: 'A fine beginning, too. But look at the statue: from the ringed spaces a road can reach it soon.',
        after: 'You have landed.',
      },
      road: {
        say: 'From now on a tile must join: a symbol next to its like. Lay the path beside the statue, to go on with your path, and the field below it. Press Turn until it fits.',
        otherwise:
          'It joins, so you may. But the path should go on to the statue: a road from the beach to a statue pays 5 points.',
        after: 'A road from the beach to a statue: 5 points! The cube says it has paid.',
      },
      second: {
        say: 'A house and a path. Can your paths reach the statue above, too? One road may serve many.',
        otherwise: 'Nice, but no points yet. Try the path right beside the upper statue.',
        after: 'Another 5 points!',
      },
      fields: {
        say: 'Five fields together are a farm and pay 3 points; so do five houses, a village, and five walls, a fortification. Lay these two on the ringed spaces, beside your field.',
        otherwise: 'A tile always has to join. Put the fields beside the field you have.',
        after: 'Your farm is growing.',
      },
      pass: {
        say: 'Two walls, and nothing is lit! You have no wall yet, so this tile joins nowhere. Pass: it costs one of your 10 points, so you are asked once more.',
        otherwise:
          '“Stop for good” ends your whole game. That is for the end, when tiles would only cost you. Now just pass.',
        after: 'A point for a tile you did not need.',
      },
      farm: {
        say: 'Two fields and a path. Can you make five fields together? Every lit space tells you what it would bring.',
        otherwise: 'You may, but a farm is close: five fields that touch each other pay 3 points.',
        after: 'A farm! A group pays only once: so start new ones later.',
      },
      unseen: {
        say: 'Mira lays the same tiles on her own island. Tap her name to see it. Then lay your tile wherever it joins.',
        otherwise: 'Let us lay this one: a lit space is waiting for it.',
      },
      free: {
        say: 'This one is all yours. Think about what comes later: keep room for villages and walls, and cover beach when you can.',
        otherwise: 'Stopping is for the end of the game. Lay the tile, or pass.',
        after: 'You are playing!',
      },
      largest: {
        say: 'At the end, whoever has the largest farm, village, fortification and net of paths gets 5 points for each. So one of each kind should grow large.',
      },
      beach: {
        say: 'And each beach space that is still empty costs a point. When no tile helps you any more, “Stop for good” is wise: you lose nothing by it.',
      },
    },
    end: 'That is My Island: the same tiles for everybody, and each makes something else of them. Shall we play it for real?',
  },
  episodes: {
    title: 'Episodes and the campaign',
    about: 'How an episode differs from the Eternal Game.',
    steps: {
      story: {
        say: 'The campaign tells a story in 24 episodes, in sealed envelopes. What happens to your island stays. Each episode brings rules of its own: they stand beside the board. Here is the first one.',
      },
      shore: {
        say: 'In episode 1 tiles go on beach and heather only, and each house on a beach space is worth a point at once. Two houses: how many points can you make?',
        otherwise: 'You may. But a house on the beach pays a point here. Try to cover beach.',
        after: 'Houses by the sea!',
      },
      join: {
        say: 'Joining is as always: a symbol next to its like. Lay the field and the house.',
        otherwise: 'Lay the tile: it joins at your houses.',
      },
      more: {
        say: 'One more. Beach spaces that stay empty cost a point at the end, as in the Eternal Game.',
        otherwise: 'There is still room for this one.',
      },
      circles: {
        say: 'After an episode the standing brings progress circles, and stickers change your island for good. Most circles after the last episode win the campaign.',
      },
    },
    end: 'In the Eternal Game everything scores at once. In the campaign it grows episode by episode.',
  },
};
