import deck from '../../../../games/small-islands/src/main/resources/atoll/games/smallislands/cards.json';

/** What is printed on one half of a card: what an island must be like, or what a house on it brings. */
interface Half {
  kind: string;
  symbols?: Record<string, number>;
  first?: string;
  second?: string;
  resource?: string;
  per?: Record<string, number> | number;
  plus?: number;
  portPair?: number;
  points?: number;
}
interface Printed {
  id: string;
  mission?: Half;
  reward?: Half;
}

const CARDS = new Map((Object.values(deck).flat() as Printed[]).map((card) => [card.id, card]));

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

/** Mission and reward: both on one card, parted by a colon, or in Advanced games on two. */
export function faces(cards: readonly { card: string; text: string }[]): { mission: Face; reward: Face } {
  const [first = { card: '', text: '' }, second] = cards;
  const [before = '', after = ''] = first.text.split(/: (.*)/s);
  const face = (half: Half | undefined, words: string): Face => ({ marks: half ? marks(half) : [], words });
  const printed = CARDS.get(first.card);
  return second
    ? { mission: face(printed?.mission, first.text), reward: face(CARDS.get(second.card)?.reward, second.text) }
    : { mission: face(printed?.mission, before), reward: face(printed?.reward, after) };
}
