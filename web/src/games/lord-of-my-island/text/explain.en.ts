import { faces } from '../../../../../games/lord-of-my-island/src/main/resources/atoll/games/lordofmyisland/dice.json';
import numbers from '../../../../../games/lord-of-my-island/src/main/resources/atoll/games/lordofmyisland/numbers.json';
import { certificates } from '../../../../../games/lord-of-my-island/src/main/resources/atoll/games/lordofmyisland/tokens.json';
import { explanations, type Question } from '../../../teach/guide';
import { common } from '../../../teach/text/common.en';
import { list } from '../../../text/speech';

const value = (face: string) => faces.find((f) => f.face === face)?.value ?? 0;
const NAMES: Record<string, string> = { mining: 'mining', fishing: 'fishing', logging: 'logging', farming: 'farming' };
export const diceWords = list(
  faces
    .filter((f) => f.value > 0)
    .toSorted((a, b) => b.value - a.value)
    .map((f) => `${NAMES[f.face] ?? f.face} ${f.value}`),
);

export const explained = explanations('lord-of-my-island', {
  ...common,
  aim: [
    'What you want',
    'The most points. A tile you lay earns where its roads meet others, across water, by ports, and by dice for what it is joined to.',
    'idea',
  ],
  places: ['The round signs', `Places that roads join; dice pay for all but a city: ${diceWords}.`, 'dice'],
  unsold: [
    'A dashed number',
    'A set-up tile, nobody’s: a tile that you lay beside it earns from its roads as from any other.',
    'setup',
  ],
  value: ['The number on a tile', 'Where a road meets a neighbour’s road you earn the numbers of both tiles.', 'roads'],
  marker: ['A coloured number', 'Its mark says whose tile it is.', 'table'],
  roads: [
    'Roads',
    'Each side where a road of your new tile meets a road of the neighbour earns both values together, whoever owns the neighbour. A road that meets none earns nothing.',
    'roads',
  ],
  water: [
    'Water',
    'Look straight across each water side of your new tile: if the first tile there is your own, you earn its value.',
    'water',
  ],
  ports: [
    'Ports',
    'A fishing place connects by sea with fishing places on all eight tiles around: each one earns both values together.',
    'ports',
  ],
  white: [
    'White dice',
    `You roll one for each place on your new tile that is joined to a neighbour. A die pays its value for each place of its kind in your territory: ${diceWords}.`,
    'dice',
  ],
  black: ['Black die', 'Whoever owns a place that your new tile touches rolls it and earns in the same way.', 'dice'],
  fishing: ['Fishing', `A port by the sea. Its die face pays ${value('fishing')} for each.`, 'dice'],
  farming: ['Farming', `It is on two faces of the die and pays ${value('farming')} for each.`, 'dice'],
  logging: ['Logging', `Its die face pays ${value('logging')} for each.`, 'dice'],
  mining: ['Mining', `The rarest place: its die face pays ${value('mining')} for each.`, 'dice'],
  city: [
    'City',
    'No die face pays for it, but it counts for how many dice you roll, and its tiles have high values.',
    'dice',
  ],
  'my-island': [
    'My Island',
    'This face pays nothing by itself. With Kingdoms, it earns for Capitols and starts attacks.',
    'kingdoms',
  ],
  territory: [
    'A territory',
    'Places on your own tiles that roads or ports join: the dice pay for all of them.',
    'dice',
  ],
  asWater: [
    'As water',
    'Turn a tile over and lay it where all four corners are water. It earns across the water for your own tiles.',
    'water',
  ],
  holder: [
    'Tile holder',
    'Eight stacks. You may take a tile that lies face up; the number says how high the stack is.',
    'table',
  ],
  closed: ['A closed stack', 'Its next tile is turned up when all tops are turned up again.', 'table'],
  hand: ['Your tiles', 'Three to choose from. Everybody sees everybody’s tiles.', 'turn'],
  discard: ['Discard', 'Give up a tile and take another at once. Your turn is over.', 'turn'],
  pass: ['Pass', 'Only when you can do nothing else. In an auction: you are out of it.', 'turn'],
  out: [
    'Play out',
    `When few squares are free you may stop drawing tiles and only lay what you hold. Each tile left in your hand at the end costs ${numbers.unplayedCost}.`,
    'end',
  ],
  starter: ['Who starts', 'The pawn shows who begins this round. It moves on to the next player each round.', 'turn'],
  score: [
    'Points',
    `Points earned so far. At a real table they are certificates of ${list(certificates.map(String))}.`,
    'table',
  ],
  headline: [
    'Where the game stands',
    'The round, what is to be done now, and how many squares are still free. The game is over when none is left, when no tile fits any more, or when nobody holds a tile.',
    'turn',
  ],
  note: [
    'Tiles on the board',
    'How many tiles this player owns; or that this player plays out and takes no more. Whoever has the pawn (\u265F\uFE0E) starts the round.',
    'table',
  ],
  square: [
    'A free square',
    'A tile goes beside another one, and at every corner land must meet land and water meet water. The frame is sea.',
    'fit',
  ],
  discarded: ['Discarded', 'These tiles are out of the game.', 'turn'],
  attack: [
    'Attack',
    `Whoever is attacked loses ${numbers.attackLoss} points, or one shield if all Capitols have some.`,
    'kingdoms',
  ],
  protect: [
    'Protect my Capitol',
    `You pay ${numbers.protectionCost} for ${numbers.shields} shields. They last until your next turn.`,
    'kingdoms',
  ],
  skip: ['No, thanks', 'You leave it for now. You are asked again when you may.', 'kingdoms'],
  defensive: [
    'Defensive tile',
    'With two players, the one who does not start lays a tile first. It belongs to nobody and earns nothing.',
    'two',
  ],
  auction: ['Auction', `Bids go up by ${numbers.bidStep}. Whoever bids most pays and owns the tile.`, 'auction'],
  capitol: [
    'Capitol',
    `With ${numbers.capitolTiles} tiles or more in a territory you may build it for ${numbers.capitolCost}. It earns when a white die shows My Island.`,
    'kingdoms',
  ],
  shield: [
    'Shield',
    `${numbers.shields} shields cost ${numbers.protectionCost}. Each one stops an attack; they last until your next turn. An attack without shields costs ${numbers.attackLoss}.`,
    'kingdoms',
  ],
});

/** What newcomers asked who were told nothing, in the order in which they came upon it. */
export const questions: readonly Question[] = [
  ['What do I want?', 'aim'],
  ['What is the number on a tile?', 'value'],
  ['What are the round signs?', 'places'],
  ['What is the coloured number?', 'marker'],
  ['What is the dashed number?', 'unsold'],
  ['Which places are lit?', 'lit'],
  ['Why can I not put it there?', 'square'],
  ['How do I turn it?', 'turning'],
  ['What do roads earn?', 'roads'],
  ['Why did I earn nothing?', 'roads'],
  ['What do ports earn?', 'ports'],
  ['What does water earn?', 'water'],
  ['What do the white dice pay?', 'white'],
  ['Why does somebody else roll a die?', 'black'],
  ['What is a territory?', 'territory'],
  ['What is the tile holder?', 'holder'],
  ['What does “Discard” do?', 'discard'],
  ['What does “Play out” do?', 'out'],
  ['Can I take a move back?', 'takeBack'],
  ['When does it end?', 'headline'],
];
