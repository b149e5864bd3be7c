import {
  pieces,
  pass,
  terrain,
} from '../../../../../games/my-island/src/main/resources/atoll/games/myisland/eternal.json';
import { explanations, type Question } from '../../../teach/guide';
import { common } from '../../../teach/text/common.en';

const points = (key: string) => pieces.find((p) => p.key === key)?.points ?? 0;
export const GROUP = pieces.find((p) => p.key === 'farm')?.size ?? 0;
/** Where everybody's token begins: the rules have it in words only. */
export const START = 10;

export const explained = explanations('my-island', {
  ...common,
  aim: [
    'What you want',
    'The most points after the last card: groups of equal symbols, roads from statues to the sea, the largest of each kind, and no open beach.',
    'idea',
  ],
  outline: [
    'A line with a number',
    'Spaces that belong together. The number is what they have scored; as long as there is none, they have not scored yet.',
    'groups',
  ],
  beach: [
    'Beach',
    `Your first tile must cover a beach space. At the end each beach space that is still visible costs ${-points('beach')} point.`,
    'place',
  ],
  heather: ['Heather', 'A tile may cover it.', 'place'],
  palm: ['Palms', 'A tile may cover them in the Eternal Game. In the first episodes not yet.', 'place'],
  rainforest: [
    'Rainforest',
    `No tile goes on it in the Eternal Game: only on ${terrain.length} kinds of ground, beach, heather and palms.`,
    'place',
  ],
  field: ['Field', `${GROUP} or more fields together are a farm: ${points('farm')} points at once.`, 'groups'],
  house: ['House', `${GROUP} or more houses together are a village: ${points('village')} points at once.`, 'groups'],
  wall: [
    'Wall',
    `${GROUP} or more walls together are a fortification: ${points('fortification')} points at once.`,
    'groups',
  ],
  path: [
    'Path',
    `Paths that lead from a statue to a beach space are a road: ${points('road')} points at once.`,
    'roads',
  ],
  statue: ['Statue', 'It is never covered. Roads begin beside it, and each statue scores one road.', 'roads'],
  cube: ['A cube', 'This group, or this statue, has scored. A group scores once, however large it grows.', 'groups'],
  group: [
    'A group',
    `Spaces with the same symbol that hang together, on one tile or several. ${GROUP} or more of them score ${points('farm')} points at once.`,
    'groups',
  ],
  road: [
    'A road',
    `Connected paths from beside a statue to the beach: ${points('road')} points, once for each statue. It may wind and branch.`,
    'roads',
  ],
  largest: [
    'The largest',
    `At the end, whoever has the largest farm, village, fortification and network of paths gets ${points('largest-farm')} points for each. Who ties gets them all.`,
    'end',
  ],
  visible: [
    'Visible beach',
    `Each beach space without a tile costs ${-points('beach')} point at the end. So cover your coast.`,
    'end',
  ],
  card: ['The open card', 'It names the tile that everybody lays now, each on an island of their own.', 'turn'],
  toCome: ['Cards to come', 'The tiles that are still in the stack. Their order nobody knows.', 'turn'],
  match: [
    'Where it goes',
    'One symbol of the tile must lie next to its like: a field beside a field, a house beside a house. Every space of it must be on free ground where tiles may go.',
    'place',
  ],
  pass: ['Pass', `You put the tile aside for this game; it costs ${-pass} point. Only while you have points.`, 'turn'],
  stop: [
    'Stop for good',
    'Your game is over now: no more tiles, and nothing lost. You still score at the end. Good when tiles would only cost you.',
    'turn',
  ],
  score: [
    `Why do I start at ${START}?`,
    `Everybody’s token begins at ${START}, so that there is something to lose when you pass.`,
    'turn',
  ],
  headline: [
    'Where the game stands',
    'What you play, and how many of its cards have been turned up. All decide at the same time: when the last one has, everything is shown and the next card is turned up.',
    'turn',
  ],
  note: ['A word beside a player', 'Moved: has decided on this card. Stopped: lays no more tiles.', 'turn'],
  name: [
    'Your island',
    'What it is called. In the campaign it keeps its name and everything that was stuck on it.',
    'campaign',
  ],
  moved: ['Moved', 'This player has decided. What it was you see when everybody has.', 'turn'],
  tie: ['If points are level', 'Fewer open spaces in the top row win, then in the next row, and so on.', 'end'],
  scores: [
    'What scores',
    'Everything that brings or costs points here, and at the right what it has brought you so far.',
    'end',
  ],
  sheet: ['Rule sheet', 'What this episode changes. It came with its envelope.', 'campaign'],
  stickers: ['Stickers', 'What can be stuck on islands and tiles for good, and what each of them does.', 'campaign'],
  episode: [
    'Episodes',
    'The campaign is told in 24 episodes in sealed envelopes. Each changes your island, and it stays changed.',
    'campaign',
  ],
  circles: [
    'Progress circles',
    'What the campaign is won with: each episode brings some, for standing and for what its table says.',
    'campaign',
  ],
});

/** What newcomers asked who were told nothing, in the order in which they came upon it. */
export const questions: readonly Question[] = [
  ['What do I want?', 'aim'],
  ['What does the card mean?', 'card'],
  ['Which places are lit?', 'lit'],
  ['Why can I not put it there?', 'match'],
  ['Where does my first tile go?', 'beach'],
  ['May I cover the rainforest?', 'rainforest'],
  ['How do I turn it?', 'turning'],
  ['What do fields, houses and walls bring?', 'group'],
  ['What do paths bring?', 'path'],
  ['When is a road a road?', 'road'],
  ['What is the stone figure?', 'statue'],
  ['What is the little cube?', 'cube'],
  ['What is the number on a line?', 'outline'],
  ['What does “largest” mean?', 'largest'],
  ['What does the empty beach cost?', 'visible'],
  ['What does “Pass” do?', 'pass'],
  ['What does “Stop for good” do?', 'stop'],
  ['Why do I start at 10?', 'score'],
  ['Why do I not see the others’ moves?', 'headline'],
  ['Can I take a move back?', 'takeBack'],
];
