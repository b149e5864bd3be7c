import { count, list, type Forms } from '../../../text/speech';

/** What is printed on one half of a card: what an island must be like, or what a house on it brings. */
export interface Half {
  kind: string;
  symbols?: Record<string, number>;
  first?: string;
  second?: string;
  resource?: string;
  per?: Record<string, number> | number;
  plus?: number;
  portPair?: number;
  points?: number;
  tiles?: number;
  open?: number;
  most?: number;
  steps?: readonly (number | readonly number[])[];
}

/** The symbols on the tiles: one of them, several, and so many of them. */
export const SYMBOLS: Record<string, { one: string; many: string; forms: Forms }> = {
  flower: { one: 'flower', many: 'flowers', forms: { one: '# flower', other: '# flowers' } },
  fruit: { one: 'fruit', many: 'fruits', forms: { one: '# fruit', other: '# fruits' } },
  leaf: { one: 'leaf', many: 'leaves', forms: { one: '# leaf', other: '# leaves' } },
  temple: { one: 'temple', many: 'temples', forms: { one: '# temple', other: '# temples' } },
  port: { one: 'port', many: 'ports', forms: { one: '# port', other: '# ports' } },
  house: { one: 'house place', many: 'house places', forms: { one: '# house place', other: '# house places' } },
};

const one = (symbol: string | undefined) => SYMBOLS[symbol ?? '']?.one ?? symbol ?? '';
const many = (symbol: string | undefined) => SYMBOLS[symbol ?? '']?.many ?? symbol ?? '';
const so = (n: number, symbol: string) => count(n, SYMBOLS[symbol]?.forms ?? { other: `# ${symbol}` });
const points = (n: number | undefined) => count(n ?? 0, { one: '# point', other: '# points' });
const tiles = (n: number | undefined) => count(n ?? 0, { one: '# tile', other: '# tiles' });
const more = (n: number | undefined) => (n ? `, and ${n} more` : '');
const pairs = (half: Half) => (half.steps ?? []) as readonly (readonly [number, number])[];
const per = (half: Half) => Object.entries(typeof half.per === 'object' ? half.per : {});

/** What an island must be like. */
export const MISSIONS: Record<string, (half: Half) => string> = {
  atLeast: (half) => `At least ${list(Object.entries(half.symbols ?? {}).map(([s, n]) => so(n, s)))}`,
  more: (half) => `More ${many(half.first)} than ${many(half.second)}`,
  equalWith: (half) =>
    `As many ${many(half.resource)} as one of the other two resources, and at least 1 ${one(half.resource)}`,
  equalAny: () => 'Two different resources in equal number, at least 1 of each',
  twin: () => 'As many tiles as another island',
  ferry: () => 'A ship lies around it that also lies around another island of 2 tiles or more',
  line: (half) => `${tiles(half.tiles)} of it side by side in a row or column`,
  unsettled: () => 'No house of anybody stands on it yet',
  sound: (half) => `One of its tiles also carries land of another island of ${tiles(half.tiles)} or more`,
  closed: (half) => `It can grow on at most ${count(half.open ?? 0, { one: '# empty cell', other: '# empty cells' })}`,
};

/** What a house on such an island brings. */
export const REWARDS: Record<string, (half: Half) => string> = {
  symbols: (half) => `${list(per(half).map(([s, n]) => `${points(n)} for each ${one(s)}`))}${more(half.plus)}`,
  flat: (half) => points(half.points),
  discovery: () => 'Draw 1 discovery token for each temple and keep 1',
  pick: (half) =>
    `1 point for each resource of one kind you choose${more(half.plus)}${half.portPair ? `, and ${half.portPair} for each pair of ports` : ''}`,
  locations: () => '1 point for each house place, taken or free',
  size: (half) =>
    `From ${list(pairs(half).map(([size]) => String(size)))} tiles on: ${list(pairs(half).map(([, worth]) => String(worth)))} points`,
  lowest: (half) => `${points(Number(half.per))} for each resource of its scarcest kind${more(half.plus)}`,
  chain: (half) =>
    `Your houses of this turn bring ${list((half.steps ?? []).map(String))} points, in the order you build them`,
  pilot: (half) => `${points(half.points)}; then you may move your ship or a grey ship`,
  record: (half) => `${points(Number(half.per))} for each kind of symbol of which no island has more${more(half.plus)}`,
  voyage: (half) => `1 point for each step from the house to the nearest ship, at most ${half.most ?? 0}`,
  volcano: (half) => `${points(half.points)}; then you may take one tile without house and token off the table`,
  lighthouse: () => '1 point for each port on the 8 tiles around the house’s tile',
};
