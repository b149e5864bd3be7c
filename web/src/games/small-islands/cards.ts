import deck from '../../../../games/small-islands/src/main/resources/atoll/games/smallislands/cards.json';
import { expeditions } from '../../../../games/small-islands/src/main/resources/atoll/games/smallislands/solo.json';
import type { Half } from './text/cards';
import { words } from './words';

interface Printed {
  id: string;
  mission?: Half;
  reward?: Half;
}

const CARDS = new Map(([...Object.values(deck).flat(), ...expeditions] as Printed[]).map((card) => [card.id, card]));

const plus = (n: number | undefined) => (n ? [`+${n}`] : []);

/** The marks in which a half of a card is told: symbols, signs and figures in a row. */
function marks(half: Half): string[] {
  switch (half.kind) {
    case 'atLeast':
      return Object.entries(half.symbols ?? {}).flatMap(([symbol, n]) => Array<string>(n).fill(symbol));
    case 'more':
      return [half.first ?? '', '>', half.second ?? ''];
    case 'equalWith':
      return [half.resource ?? '', '=', '✻'];
    case 'equalAny':
      return ['✻', '=', '✻'];
    case 'symbols':
      return [...Object.keys(half.per ?? {}), ...plus(half.plus)];
    case 'flat':
      return [String(half.points)];
    case 'discovery':
      return ['temple', 'token'];
    case 'pick':
      return ['✻', ...plus(half.plus), ...(half.portPair ? ['+', 'port', 'port'] : [])];
    case 'lowest':
      return [String(half.per), '×', '✻', ...plus(half.plus)];
    case 'locations':
      return ['house'];
    default:
      return [half.kind];
  }
}

/** A half of a card as it is drawn: its marks and its words. */
export interface Face {
  marks: string[];
  words: string;
}

/** A card as the server tells it: its code, and a sentence for those who do not know the code. */
export interface Told {
  card: string;
  text: string;
}

const sayMission = (half: Half | undefined) => (half ? words.missions[half.kind]?.(half) : undefined);
const sayReward = (half: Half | undefined) => (half ? words.rewards[half.kind]?.(half) : undefined);

/** All that a card says, in our words; one that is not known in the server's. */
export function sayCard({ card, text }: Told): string {
  const printed = CARDS.get(card);
  const said = [sayMission(printed?.mission), sayReward(printed?.reward)].filter((half) => half !== undefined);
  return said.length > 0 ? said.join(': ') : text;
}

/** Mission and reward: both on one card, or in Advanced games on two. */
export function faces(cards: readonly Told[]): { mission: Face; reward: Face } {
  const [first = { card: '', text: '' }, second = first] = cards;
  const mission = CARDS.get(first.card)?.mission;
  const reward = CARDS.get(second.card)?.reward;
  return {
    mission: { marks: mission ? marks(mission) : [], words: sayMission(mission) ?? first.text },
    reward: { marks: reward ? marks(reward) : [], words: sayReward(reward) ?? (second === first ? '' : second.text) },
  };
}
