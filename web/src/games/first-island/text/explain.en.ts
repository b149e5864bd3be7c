import {
  cardLimit,
  levels,
  rounds,
} from '../../../../../games/first-island/src/main/resources/atoll/games/firstisland/modes.json';
import {
  dice,
  overrides,
} from '../../../../../games/first-island/src/main/resources/atoll/games/firstisland/tribes.json';
import { explanations, type Question } from '../../../teach/guide';
import { common } from '../../../teach/text/common.en';
import { signed } from '../../../text/speech';

/** What a tribe without a camp costs, and how many marks make a camp: the rules have them in words only. */
export const NO_CAMP = -5;
export const CAMP = 3;

const solo = levels.standard;

export const explained = explanations('first-island', {
  ...common,
  aim: [
    'What you want',
    'The most points after the last round: camps of every tribe, each laid as its tribe wishes, and shapes for camp cards.',
    'idea',
  ],
  outline: [
    'A line with a number',
    'It goes around the camps of one tribe. The number is what that tribe has by now, area and request together.',
    'camps',
  ],
  score: [
    `Why ${signed(6 * NO_CAMP)}?`,
    `Each of the six tribes costs ${-NO_CAMP} points as long as it has no camp. Six tribes make ${signed(6 * NO_CAMP)}. Every first camp of a tribe lifts you.`,
    'areas',
  ],
  camp: [
    'A camp',
    `${CAMP} or more marks of one tribe that hang together. They must share a border: a side of a hex, or the line that cuts a hex in two. Corners are not enough.`,
    'camps',
  ],
  camps: ['Camps', 'How many camps each tribe has on your map.', 'camps'],
  stray: [
    'A stray',
    `A mark that belongs to no camp. It costs a point once its tribe has a camp; a tribe without any has ${signed(NO_CAMP)}, whatever it marks.`,
    'areas',
  ],
  area: [
    'Area',
    `1 point for each mark in a camp, −1 for each stray. A tribe without any camp has ${signed(NO_CAMP)}, neither more nor less.`,
    'areas',
  ],
  request: ['Request', 'What the tribe wishes for besides. Each of the six wants something else.', 'requests'],
  die: [
    'The dice',
    `${dice.count} dice, rolled once for everybody. Each shows a tribe. You use four of them: two for each hex you mark.`,
    'turn',
  ],
  used: ['A faded die', 'You have used it in this turn.', 'turn'],
  mark: [
    'A mark',
    'Two different tribes share a hex: you choose the cut and who gets which half. Two equal dice fill the whole hex. A whole hex is one mark.',
    'turn',
  ],
  taken: ['Where it goes', 'A hex is marked only once and for good. Only empty hexes are lit.', 'turn'],
  scavengers: ['Scavengers', '1 point for each of their marks in a camp that lies on the coast.', 'requests'],
  builders: ['Builders', '3 points for each whole hex of theirs in a camp.', 'requests'],
  scholars: [
    'Scholars',
    '1 point for each of their marks in a camp that touches a Scavenger camp, but −2 for each that lies on the coast.',
    'requests',
  ],
  matriarchy: ['Matriarchy', '1 point for each mark of their largest camp.', 'requests'],
  healers: ['Healers', '2 points for each other tribe that shares a hex with them, both in camps.', 'requests'],
  scientists: ['Scientists', '2 points for each of their camps. So they like many small ones.', 'requests'],
  override: [
    'Change a die',
    `Your next mark is made of this tribe and only one die. It costs ${-overrides.points} point. Once each turn, ${overrides.perGame} times each game, each tribe once.`,
    'override',
  ],
  card: [
    'A camp card',
    'A shape to build with one tribe, half for half and whole for whole, turned or mirrored as you like. Scored once it is on your map.',
    'cards',
  ],
  hand: ['Your hand card', 'Only you can score it. Then you draw two easier ones and keep one.', 'cards'],
  tableCard: [
    'The table card',
    'Anybody may score it, even several in the same round. Then a new one is turned up.',
    'cards',
  ],
  fence: [
    'A fence',
    'These marks have scored a card. They are a camp of their own now: nothing joins it, and no other card uses it.',
    'cards',
  ],
  skip: [
    'Skip your card',
    'You put your hand card away without points and draw two from the easier deck to keep one.',
    'cards',
  ],
  reroll: [
    'Roll again?',
    'Three or more dice show the same tribe. Whoever rolls may throw those again, once. Who rolls changes each round.',
    'turn',
  ],
  limit: [
    'When it ends',
    `After ${rounds.several} rounds, or sooner when somebody has scored ${cardLimit.several} cards: then all finish this round’s cards. Alone there are ${rounds.solo} rounds and at most ${cardLimit.solo} cards.`,
    'end',
  ],
  rounds: ['Rounds', `${rounds.several} rounds fill the map; alone you play ${rounds.solo}.`, 'end'],
  solo: [
    'What the level asks',
    `All conditions must hold at the end. At Standard: ${solo.tribe} points for each tribe, ${solo.cards} cards and ${solo.total} points in all.`,
    'alone',
  ],
  headline: [
    'Where the game stands',
    `The round, and what everybody does now: first score a card if you can, then mark two hexes with the dice.`,
    'turn',
  ],
  note: ['Waits for a card', 'The old card is away. A new one comes when everybody else has done this step.', 'cards'],
  keep: ['Keep one', 'You drew two cards. One you keep; the other one goes back under its deck.', 'cards'],
  done: [
    'On to the dice',
    'Before each roll you may score one card whose shape is on your map. If you score none now, the shapes stay: you can score next round.',
    'cards',
  ],
  stand: ['Keep the dice', 'The dice stay as they lie, for everybody.', 'turn'],
  roller: [
    'Who rolls',
    'The dice are for everybody. The roller only decides whether three equal dice are thrown again; it is somebody else each round.',
    'turn',
  ],
});

/** What newcomers asked who were told nothing, in the order in which they came upon it. */
export const questions: readonly Question[] = [
  ['What do I want?', 'aim'],
  ['Why −30?', 'score'],
  ['What do the dice do?', 'die'],
  ['What are the small hexes below the board?', 'mark'],
  ['Why is a die faded?', 'used'],
  ['Which places are lit?', 'lit'],
  ['Why can I not put it there?', 'taken'],
  ['How do I turn it?', 'turning'],
  ['What is a camp?', 'camp'],
  ['What is the number on a line?', 'outline'],
  ['What is the red cross?', 'stray'],
  ['What is “Area”?', 'area'],
  ['What is a “Request”?', 'request'],
  ['Why do Scholars cost points on the coast?', 'scholars'],
  ['What does “Change −1” do?', 'override'],
  ['What are the camp cards?', 'card'],
  ['Who may score the table card?', 'tableCard'],
  ['Why am I asked about a card before the dice?', 'done'],
  ['Can I take a move back?', 'takeBack'],
  ['When does it end?', 'limit'],
];
