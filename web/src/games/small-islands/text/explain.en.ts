import tokens from '../../../../../games/small-islands/src/main/resources/atoll/games/smallislands/tokens.json';
import { explanations, type Question } from '../../../teach/guide';
import { common } from '../../../teach/text/common.en';

const LEAST = Math.min(...tokens.discovery);
const MOST = Math.max(...tokens.discovery);

export const explained = explanations('small-islands', {
  ...common,
  aim: [
    'What you want',
    'The most points after at most four rounds: houses on islands that fit your secret missions, ports around your own ship, and discoveries.',
    'idea',
  ],
  flower: ['Flower', 'One of the three resources. Missions ask for them, and rewards count them.', 'table'],
  fruit: ['Fruit', 'One of the three resources. Missions ask for them, and rewards count them.', 'table'],
  leaf: ['Leaf', 'One of the three resources. Missions ask for them, and rewards count them.', 'table'],
  temple: ['Temple', 'Some missions ask for temples, and some rewards let you draw a discovery for each.', 'table'],
  port: ['Port', 'At the end each port on the eight tiles around your own ship is worth a point.', 'ship'],
  house: ['House place', 'One house fits here, of anybody.', 'reward'],
  mission: ['Mission', 'What an island must be like so that you may build a house on it.', 'objective'],
  reward: ['Reward', 'What each of your new houses brings, counted on its island.', 'objective'],
  objective: [
    'Secret objective',
    'You choose it at the start of each round: a mission and a reward. Nobody sees it until the houses are built.',
    'objective',
  ],
  kept: ['Kept for later', 'One card you keep for the next round; the rest goes back.', 'objective'],
  island: [
    'An island',
    'Land that hangs together across the sides of tiles. It has a letter in the table of islands. Land that meets only at a corner does not count together.',
    'islands',
  ],
  free: ['Free', 'House places on this island that are still free.', 'islands'],
  worth: [
    'Worth',
    'What your reward would bring for a house on this island now, if it fulfils your mission.',
    'reward',
  ],
  fits: ['✓', 'This island fulfils your mission.', 'reward'],
  row: ['Take one', 'Three tiles lie open. You take one, so that you hold three, and place one of them.', 'turn'],
  hand: ['Your tiles', 'Only you see them. You place one of three each turn.', 'turn'],
  navigation: [
    'Until landing',
    'So many tiles until the storm is over. Then a ship may land, and that ends the round.',
    'land',
  ],
  land: [
    'Land and end the round',
    'Placing a ship ends the exploring at once: then everybody builds houses, beginning with you. Your own ship lands once in the game, and you score the ports around it; grey ships are for all.',
    'land',
  ],
  ownShip: ['Your own ship', 'It scores a point for each port on the eight tiles around it at the end.', 'ship'],
  greyShip: ['A grey ship', 'It ends the round like your own, and scores for nobody.', 'ship'],
  token: [
    'Bonus token',
    'Each of your four tokens serves once: it changes a resource into another one, or adds a port to a coast. One each turn, after your tile.',
    'tokens',
  ],
  wild: ['Wild token', 'It can show any of the three resources, or a port.', 'tokens'],
  fit: [
    'Where it goes',
    'A tile goes beside another one, and at each corner land must meet land and sea must meet sea. Try to turn it.',
    'turn',
  ],
  noHouse: [
    'Why no house there?',
    'A house needs a free house place, on an island of two tiles or more that fulfils your mission and has no house of yours yet.',
    'reward',
  ],
  houses: [
    'Houses',
    `You have ${tokens.housesPerPlayer} houses in all, at most ${tokens.housesAtHand} at hand in a round.`,
    'reward',
  ],
  done: ['Done building', 'You need not build everywhere. What you have built is counted now.', 'reward'],
  discovery: [
    'Discovery',
    `Worth ${LEAST} to ${MOST} points. You draw some, keep one secretly, and show them at the end.`,
    'discoveries',
  ],
  skipped: [
    'Objectives shown so far',
    'What everybody set out to do, shown when the reward turn comes. You build only on an island of two tiles or more that fulfils your mission, has a free house place and no house of yours. If there is none, you are skipped.',
    'reward',
  ],
  score: [
    'Points',
    'What your houses have brought, and the ports around your own ship by now. Discoveries stay secret until the end.',
    'end',
  ],
  headline: ['Where the game stands', 'The round, and what is to be done now. A round ends when a ship lands.', 'turn'],
  note: [
    'Houses',
    `How many houses this player has at hand to build with: at most ${tokens.housesAtHand} in a round.`,
    'reward',
  ],
  sea: [
    'Open sea',
    'A tile may lie here if it touches another one and fits at every corner: land to land, sea to sea.',
    'turn',
  ],
  keep: ['Keep one for later', 'The card you keep can be your objective in a later round.', 'objective'],
  discard: ['Discard', 'No tile of yours fits anywhere: one goes away, and you draw another.', 'turn'],
  pass: ['Leave it', 'Nothing happens, and the game goes on. What you have not used you keep.', 'turn'],
  sail: [
    'Sail',
    'A reward of the Great Explorer: a ship goes to another place, and its ports are counted there.',
    'modes',
  ],
  volcano: ['Volcano', 'A reward of the Great Explorer: a tile without house and token goes off the table.', 'modes'],
  alexisHouse: ['A house of Alexis', 'It takes a house place like any other, and counts for him.', 'alone'],
  alexis: [
    'Alexis',
    'Your rival when you play alone. Cards tell which tile he takes and where he looks for a place, seen from your last tile.',
    'alone',
  ],
  rounds: ['Rounds', 'At most four, as there are four ships. The round ends when one lands.', 'end'],
  start: [
    'Who begins',
    'In the first round the first player, who also lays the four starting tiles. Later whoever comes after the player who landed.',
    'turn',
  ],
});

/** What newcomers asked who were told nothing, in the order in which they came upon it. */
export const questions: readonly Question[] = [
  ['What do I want?', 'aim'],
  ['What is my secret objective?', 'objective'],
  ['What is a mission?', 'mission'],
  ['What is a reward?', 'reward'],
  ['Why can I not put it there?', 'fit'],
  ['How do I turn it?', 'turning'],
  ['What are the letters on the map?', 'island'],
  ['What is the dashed house?', 'house'],
  ['Why can I not build a house there?', 'noHouse'],
  ['Why was I skipped?', 'skipped'],
  ['What does “until landing” mean?', 'navigation'],
  ['What does landing do?', 'land'],
  ['What does my own ship score?', 'ownShip'],
  ['What are temples for?', 'temple'],
  ['What does a bonus token do?', 'token'],
  ['What is the star token?', 'wild'],
  ['What does “Worth” mean?', 'worth'],
  ['What is a discovery worth?', 'discovery'],
  ['Who is Alexis?', 'alexis'],
  ['Can I take a move back?', 'takeBack'],
];
