import { count, list } from '../../../text/speech';
import type { OptionWords } from '../../words';

const TRIBES = ['', 'Scavengers', 'Builders', 'Scholars', 'Matriarchy', 'Healers', 'Scientists'];
const BY_NAME: Record<string, number> = {
  scavengers: 1,
  builders: 2,
  scholars: 3,
  matriarchy: 4,
  healers: 5,
  scientists: 6,
};
const REQUESTS = [
  '',
  'the Scavengers’ request',
  'the Builders’ request',
  'the Scholars’ request',
  'the Matriarchy’s request',
  'the Healers’ request',
  'the Scientists’ request',
];

/** Every string of this room that people read. */
export const words = {
  options: {
    cards: {
      name: 'Camp cards',
      about: 'Shapes to build for extra points. Leave them out in your first game.',
      values: { full: 'All decks', easy: 'Easier cards', none: 'No cards' },
    },
    level: {
      name: 'Level',
      about: 'How much the island asks of you when you play alone.',
      values: { casual: 'Casual', standard: 'Standard', hard: 'Hard', impossible: 'Impossible' },
    },
  } as Record<string, OptionWords>,
  headline: (round: number, rounds: number, phase: string) =>
    `Round ${round} of ${rounds}${phase ? ` · ${phase}` : ''}`,
  phases: {
    window: 'cards, then dice',
    keep: 'keep a card',
    choice: 'roll again?',
    marks: 'mark two hexes',
  } as Record<string, string>,
  noCardFits: 'No card fits your map yet',
  tribes: TRIBES,
  /** The six halves of a hex. */
  halves: {
    ne: 'north-east half',
    e: 'east half',
    se: 'south-east half',
    sw: 'south-west half',
    w: 'west half',
    nw: 'north-west half',
  } as Record<string, string>,
  cards: {
    '4a': 'Ribbon',
    '4b': 'Serpent',
    '4c': 'Hook',
    '4d': 'Raft',
    '4e': 'Twin Gates',
    '4f': 'Pinwheel',
    '4g': 'Sickle',
    '4h': 'Shoulder',
    '4i': 'Anvil',
    '4j': 'Ladle',
    '4k': 'Anchor',
    '4l': 'Tripod',
    '4m': 'Fortress',
    '5a': 'Long Ribbon',
    '5b': 'Hammock',
    '5c': 'Sluice',
    '5d': 'Hourglass',
    '5e': 'Claw',
    '5f': 'Horseshoe',
    '5g': 'Arrowhead',
    '5h': 'Crown',
    '5i': 'Staircase',
    '5j': 'Bastion',
    '5k': 'Harbour',
    '5l': 'Spindle',
    '5m': 'Lantern',
    '6a': 'Bracket',
    '6b': 'Totem',
    '6c': 'Shield',
    '6d': 'Banner',
    '6e': 'Trefoil',
    '6f': 'Ring',
    '6g': 'Crater',
    sa: 'Bowl',
    sb: 'Wave',
    sc: 'Hearth',
    sd: 'Barge',
    se: 'Cove',
    sf: 'Spoon',
    sg: 'Ridge',
  } as Record<string, string>,
  requests: [
    '',
    '+1 for each placement of a camp on the coast',
    '+3 for each whole hex of a camp',
    '+1 for each placement next to a Scavenger camp, −2 on the coast',
    '+1 for each placement of the largest camp',
    '+2 for each other tribe sharing a hex with a Healer camp',
    '+2 for each camp',
  ] as string[],
  camps: 'Camps',
  total: 'Points now',
  area: 'Area',
  request: 'Request',
  dice: (left: number[]) => `Dice left: ${list(left.map((t) => TRIBES[t] ?? '')) || 'none'}`,
  die: (tribe: number, used: boolean) => `A die: ${TRIBES[tribe] ?? ''}${used ? ', used' : ''}`,
  roller: (name: string) => `${name} rolled`,
  overrides: 'Change −1',
  override: (t: number, done: boolean) =>
    done ? `changes a die into ${TRIBES[t]}` : `Change a die into ${TRIBES[t]} (−1)`,
  keepOne: 'Keep one of these cards',
  wishes: 'What the tribes want',
  goal: (points: number) => `${points} each`,
  reached: 'reached',
  open: 'not yet',
  /** What a solo level asks for besides: `cards`, `total`, or a tribe's request, such as `scavengers-request`. */
  condition: (key: string, wanted: { cards: number; total: number | null; request: number | null }) => {
    if (key === 'cards') return count(wanted.cards, { one: '# card', other: '# cards' });
    if (key === 'total') return count(wanted.total ?? 0, { one: '# point', other: '# points' });
    return `${wanted.request ?? 0} for ${REQUESTS[tribeIn(key)] ?? key}`;
  },
  keep: 'Keep',
  keeps: (card: string) => `keeps ${card}`,
  hand: 'hand card',
  ownHand: 'your card',
  handOf: (name: string) => `card of ${name}`,
  table: 'table card',
  waits: {
    window: 'A new card comes when everybody is done',
    marks: 'Skipped: a new card comes when all the others have marked',
  } as Record<string, string>,
  waiting: 'waits for a card',
  gone: '✓ scored',
  scored: (n: number, of: number, points: number) =>
    `${n} of ${of} cards: ${count(points, { one: '# point', other: '# points' })}`,
  card: (name: string, points: number) => `Camp card ${name}, ${count(points, { one: '# point', other: '# points' })}`,
  scoreWith: (card: string, tribe: string) => `Score the ${card} with the ${tribe}`,
  scores: (card: string, tribe: string) => `scores the ${card} with the ${tribe}`,
  mark: (hex: string, parts: string[]) => `marks ${hex}: ${list(parts)}`,
  whole: (tribe: string) => `${tribe}, whole`,
  half: (tribe: string, half: string) => `${tribe} in the ${half}`,
  empty: (hex: string) => `${hex}, empty`,
  moves: { done: 'On to the dice', skip: 'Skip your card', reroll: 'Roll again', stand: 'Keep the dice' } as Record<
    string,
    string
  >,
  done: { done: 'is done', skip: 'skips the hand card', reroll: 'rolls again', stand: 'keeps the dice' } as Record<
    string,
    string
  >,
  roll: (dice: string) => `Dice: ${dice}`,
  turned: (card: string) => `${card} is the new table card`,
  dealt: (name: string, cards: string) => `${name} draws ${cards}`,
  /** A line of a score: a tribe's area, its request, or what counts besides. */
  items: (key: string): string => {
    const other = { overrides: 'changed dice', cards: 'camp cards', total: 'total' }[key];
    const tribe = tribeIn(key);
    return other ?? (key.endsWith('-request') ? REQUESTS[tribe] : TRIBES[tribe]) ?? key;
  },
  aim: (tribe: string, points: number) => `${TRIBES[tribeIn(tribe)] ?? tribe} ${points}`,
};

function tribeIn(key: string): number {
  return BY_NAME[key.replace('-request', '')] ?? -1;
}
