import type { ExampleWords } from '../../../teach/example';

export const exampleWords: Record<string, ExampleWords> = {
  tile: {
    say: 'You lay a tile beside the others. At each corner land must meet land, and sea must meet sea.',
    tries: {
      fits: ['Land beside land', 'It fits: the island has grown.'],
      turned: ['The same place, turned', 'Here land would meet sea at a corner.'],
      apart: ['Far away', 'A tile must touch another one.'],
    },
  },
  ship: {
    say: 'The storm is over: a ship can land on open sea and end the exploring for everybody.',
    tries: {
      own: ['Your own ship, near a port', 'It pays for the ports around it. You can land it once in a game.'],
      grey: ['A grey ship at the same place', 'It belongs to nobody and pays nothing. Your own ship waits.'],
      onLand: ['Your own ship onto a tile', 'A ship lands on open sea.'],
    },
  },
  house: {
    say: 'Your mission: more fruits than leaves. Each house brings 1 point for each fruit on its island, and 2 more.',
    tries: {
      fruits: ['The island with two fruits', 'It fits the mission. The points come when all your houses stand.'],
      leaves: ['The island with the leaves', 'This island does not fulfil the mission.'],
      stop: ['Build nothing', 'As long as an island fits, a house comes there.'],
    },
  },
  alexis: {
    say: 'Alone you play against Alexis. When your turn is over, Alexis turns up a card and lays a tile.',
    tries: {
      token: ['Use a token, then Alexis', 'Your token changes a symbol. Then Alexis follows the card.'],
      nothing: ['No token, then Alexis', 'You keep your tokens. Then Alexis follows the card.'],
    },
  },
};
