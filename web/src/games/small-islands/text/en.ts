import { count, list, minus } from '../../../text/speech';
import type { OptionWords } from '../../words';
import { MISSIONS, REWARDS, SYMBOLS } from './cards.en';

/** Every string of this room that people read. */
export const words = {
  options: {
    advanced: { name: 'Advanced objectives', about: 'You combine a mission and a reward of your choice yourself.' },
    greatExplorer: { name: 'Great Explorer', about: 'Adds six more missions and rewards to discover.' },
    alexis: {
      name: 'Alexis',
      about: 'Your rival when you play alone. The later the hour, the harder.',
      values: {
        1: '1 · Morning',
        2: '2 · Noon',
        3: '3 · Afternoon',
        4: '4 · Dusk',
        5: '5 · Evening',
        6: '6 · Midnight',
      },
    },
  } as Record<string, OptionWords>,
  missions: MISSIONS,
  rewards: REWARDS,
  symbols: SYMBOLS,
  directions: { N: 'north', E: 'east', S: 'south', W: 'west' } as Record<string, string>,
  tokens: { flower: 'Flower', fruit: 'Fruit', leaf: 'Leaf', wild: 'Wild' } as Record<string, string>,
  corners: { NW: 'north-west', NE: 'north-east', SE: 'south-east', SW: 'south-west' } as Record<string, string>,
  headline: (round: number, rounds: number, phase: string) =>
    [...(round > 0 ? [`Round ${round} of ${rounds}`] : []), ...(phase ? [phase] : [])].join(' · '),
  phases: {
    start: 'lay the first tiles',
    preparation: 'choose an objective',
    turn: 'take a tile, or land',
    place: 'place a tile',
    take: 'take a tile',
    discard: 'nothing fits: discard a tile',
    token: 'use a bonus token?',
    houses: 'build houses',
    discovery: 'keep a discovery',
    sail: 'sail a ship?',
    erupt: 'a volcano?',
    'alexis tile': 'turn Alexis’ tile',
    'alexis house': 'build for Alexis',
  } as Record<string, string>,
  row: 'Take one',
  rowIdle: 'On offer',
  hand: 'Your tiles',
  handOf: (name: string) => `What ${name} held`,
  navigation: 'until landing',
  stack: (navigation: number, reserve: number) =>
    `${count(navigation, { one: '# tile', other: '# tiles' })} until ships may land, ${reserve} in reserve`,
  begins: (name: string) => `${name} begins this round`,
  found: (values: string[]) => `discovered ${list(values)}`,
  take: (slot: string, symbols: string[]) => `Take tile ${slot}: ${list(symbols)}`,
  inHand: (symbols: string[]) => `In your hand: ${list(symbols)}`,
  chooseOne: 'Choose your secret objective',
  keepOne: 'Keep one card for later',
  chooseBoth: 'Choose a mission and a reward',
  keepBoth: 'Keep a mission and a reward for later',
  /** When one of them has been pressed. */
  other: { mission: 'And the reward for it', reward: 'And the mission for it' },
  mission: 'Your secret objective',
  objectiveOf: (name: string) => `The objective of ${name}`,
  /** What a house on an island would bring once all are built. */
  prospect: (island: string, of: readonly { points?: number; draws?: number }[]) =>
    of
      .map(({ points, draws }) =>
        points === undefined
          ? `island ${island}: ${count(draws ?? 0, { one: '# discovery to look at', other: '# discoveries to choose from' })}`
          : `island ${island}: +${points} when you are done`,
      )
      .join(', '),
  /** Why a reward turn passed without a house. */
  nothing: {
    mission: 'No island of two tiles or more fulfils the mission: no house, no points.',
    house: 'Every island that fulfils the mission has a house of theirs already: no further house, no points.',
    location: 'Each island that fulfils the mission is full, or has a house of theirs already: no house, no points.',
    reserve: 'No house was at hand: no points.',
  } as Record<string, string>,
  rewarded: (islands: readonly string[], discoveries: number) =>
    [
      ...(islands.length > 0
        ? [
            `${count(islands.length, { one: 'A house', other: 'Houses' })} on ${list(islands.map((i) => `island ${i}`))}.`,
          ]
        : []),
      ...(discoveries > 0 ? [`${count(discoveries, { one: '# discovery', other: '# discoveries' })} kept.`] : []),
    ].join(' '),
  alexisComes: 'Alexis sets out',
  missionsShown: 'Objectives shown so far',
  keptForLater: 'Kept for a later round',
  roundOf: (name: string, round: number) => `${name}, round ${round}`,
  missionWord: 'Mission',
  rewardWord: 'Reward',
  asks: {
    sail: 'Your reward: you may sail your ship or a grey ship to another place.',
    erupt: 'Your reward: a volcano may take one tile without house and token off the table.',
  } as Record<string, string>,
  alexis: (level: number, score: number | undefined) =>
    `Alexis, level ${level}${score === undefined ? '' : `: ${count(score, { one: '# point', other: '# points' })}`}`,
  alexisHas: (houses: number, cards: number) =>
    `${count(houses, { one: '# house', other: '# houses' })}, ${count(cards, { one: '# card', other: '# cards' })} left`,
  alexisTakes: (slot: number) => `takes tile ${slot}`,
  alexisLands: 'lands a ship',
  ways: (directions: string[]) => `looks ${directions.join(', then ')}`,
  drawn: 'You discovered these: keep one',
  aside: 'Aside until your reward is over:',
  islands: (n: number) => count(n, { one: '# island', other: '# islands' }),
  island: 'Island',
  free: 'Free',
  worth: 'Worth',
  groups: { ship: 'Land and end the round', token: 'Tokens', sail: 'Sail', volcano: 'Volcano' } as Record<
    string,
    string
  >,
  note: (houses: number) => count(houses, { one: '# house', other: '# houses' }),
  ship: (kind: string) => (kind === 'own' ? 'Your own ship' : 'A grey ship'),
  confirm: { ship: 'Land', sail: 'Sail', volcano: 'Erupt', house: 'Build', alexis: 'Build' } as Record<string, string>,
  sailor: (ship: string, cell: string) => `${ship}, from ${minus(cell)}`,
  volcano: 'A volcano',
  token: (of: string, shows: string) => `${of} token as ${shows}`,
  tokenOf: (of: string) => `${of} token; its other side is a port`,
  /** On the sea before anything lies there, line by line. */
  firstTile: ['The first tile', 'goes here'],
  house: 'House',
  alexisHouse: 'House of Alexis',
  alexisTile: 'Tile of Alexis',
  tile: (symbols: string[]) => `A tile: ${list(symbols)}`,
  tileAt: (cell: string, regions: string[]) => `${minus(cell)}: ${regions.join('; ')}`,
  region: (island: string, symbols: string[]) => `island ${island}, ${list(symbols) || 'no symbols'}`,
  shipAt: (cell: string) => `${minus(cell)}: a ship`,
  empty: (cell: string) => `${minus(cell)}, open sea`,
  places: (cell: string) => `places a tile at ${minus(cell)}`,
  lands: (ship: string, cell: string) => `lands ${ship === 'own' ? 'the own ship' : 'a grey ship'} at ${minus(cell)}`,
  usesToken: (token: string, shows: string, cell: string) => `uses the ${token} token as ${shows} at ${minus(cell)}`,
  sails: (from: string, to: string) => `sails the ship at ${minus(from)} to ${minus(to)}`,
  erupts: (cell: string) => `lets a volcano take the tile at ${minus(cell)}`,
  builds: (cell: string) => `builds a house at ${minus(cell)}`,
  alexisBuilds: (cell: string) => `builds for Alexis at ${minus(cell)}`,
  alexisTurns: 'turns the tile of Alexis',
  takes: (slot: string) => `takes tile ${slot}`,
  keepsDiscovery: (value: string, button: boolean) => (button ? `Keep ${value}` : `keeps a discovery of ${value}`),
  card: (verb: string) => (verb === 'keep' ? 'keeps an objective for later' : 'chooses an objective'),
  discard: (symbols: string[]) => `Discard the tile with ${list(symbols) || 'no symbols'}`,
  discards: 'discards a tile',
  nothingFits: 'None of your tiles fits anywhere: discard one',
  pass: { token: 'No token', sail: 'Leave the ships', erupt: 'Leave all tiles' } as Record<string, string>,
  /** Without the Great Explorer's cards there is only one thing to pass on. */
  passes: (isExplorer: boolean) => (isExplorer ? 'passes' : 'uses no token'),
  moves: { done: 'Done building' } as Record<string, string>,
  done: { done: 'is done building' } as Record<string, string>,
  outcome: (verb: string, name: string) =>
    (
      ({
        row: 'Three tiles are turned up',
        hand: `${name} draws tiles`,
        deal: `${name} is dealt cards`,
        tile: 'A new tile is turned up',
        redraw: `${name} draws a tile`,
        discover: `${name} finds something`,
        expeditions: 'The expeditions are shuffled',
        expedition: 'Alexis draws an expedition card',
      }) as Record<string, string>
    )[verb] ?? '',
  alexisItems: { card: 'Card', houses: 'Houses', removed: 'Tiles removed', ships: 'Ships' } as Record<string, string>,
  alexisName: 'Alexis',
  items: { rewards: 'Rewards', discovery: 'Discoveries', ship: 'Own ship' } as Record<string, string>,
  achieved: (all: string[], winners: string[]) => `${list(winners)} achieved: ${list(all)}`,
  you: 'You',
  achievements: {
    points60: '60 points or more',
    ship10: '10 points or more by the own ship',
    islands12: '12 islands of 2 tiles or more',
    allHouses: 'all 8 houses built',
    shipFirst: 'the own ship landed before any other',
    discovery4: '4 discoveries or more',
    solo4: 'Alexis beaten at level 4 or above',
    ship12: '12 points or more by the own ship',
    island13: 'an island of 13 tiles or more',
    houses6: 'at most 6 houses built',
    noShip: 'the own ship not on the table',
    noToken: 'no bonus token used',
    solo6: 'Alexis beaten at level 6',
    joined: 'two own houses on one island',
  } as Record<string, string>,
};
