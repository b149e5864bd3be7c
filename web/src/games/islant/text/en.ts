import { begin, list } from '../../../text/speech';
import type { OptionWords } from '../../words';

/** Every string of this room that people read. */
export const words = {
  total: 'Total',
  headline: (level: number, round: number) => `Level ${level} · round ${round}`,
  options: {
    level: {
      name: 'Level',
      about: 'Each level adds something to draw. Begin with 1.',
      values: { 1: '1 · Land', 2: '2 · Waves', 3: '3 · Two colours', 4: '4 · Ships', 5: '5 · Everything' },
    },
  } as Record<string, OptionWords>,
  jobs: { land: 'Land', wave: 'Wave', ship: 'Ship' } as Record<string, string>,
  things: { wave: 'wave', ship: 'ship' } as Record<string, string>,
  /** The shapes of land, by what is coloured of the square. */
  kinds: {
    quarter: 'quarter',
    half: 'half',
    notch: 'three-quarter',
    full: 'full',
    hourglass: 'hourglass',
  } as Record<string, string>,
  items: {
    sides: 'Sides',
    lakes: 'Lakes',
    islands: 'Islands',
    colour: 'Colour',
    waves: 'Waves',
    ships: 'Ships',
  } as Record<string, string>,
  pencils: {
    red: 'red',
    blue: 'blue',
    green: 'green',
    orange: 'orange',
    yellow: 'yellow',
    sky: 'sky blue',
    pink: 'pink',
    brown: 'brown',
    grey: 'grey',
    black: 'black',
  } as Record<string, string>,
  colouredLand: (colour: string) => begin(`${colour} land`),
  land: (colour: string, kind: string) => `${colour === '' ? '' : `${colour} `}${kind} land`,
  islands: 'Islands',
  nameThem: 'Name islands',
  islandName: (n: number) => `Island ${n}`,
  pencilFor: ['Pencil for land, waves and ships', 'Pencil for the second colour'] as string[],
  valued: (what: string, value: number) => `${what} ${value}`,
  byDie: (what: string, face: number, isWild: boolean) => `${what}, with ${isWild ? `a wild ${face}` : `the ${face}`}`,
  quits: 'ends the game',
  noTurn: (name: string) => `No whole turn is possible for ${name}: the sheet is finished`,
  draws: (what: string, cell: string) => `draws ${what} at ${cell}`,
  end: 'End my game',
  ended: 'ended',
  done: 'finished',
  empty: (cell: string) => `${cell}, empty`,
  roll: (dice: string[]) => `Dice: ${list(dice)}`,
  dice: (all: number[], left: number[]) =>
    `Dice rolled: ${list(all.map(String))}. Left to use: ${list(left.map(String)) || 'none'}.`,
  die: (face: number, isWild: boolean, used: boolean) =>
    `A die: ${isWild ? `a wild ${face}` : face}${used ? ', used' : ''}`,
  track: (next: number) => `Ship track, next total ${next}`,
};
