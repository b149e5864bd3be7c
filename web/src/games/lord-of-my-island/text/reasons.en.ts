import { count } from '../../../text/speech';
import type { Reasons } from '../../reasons';

/** Why something cannot be done now. */
export const reasons = {
  'option-off': ({ option }) => `This game is played without “${option}”.`,
  'wrong-phase': ({ phase }) => `Not now. First: “${phase}”.`,
  'not-in-hand': ({ tile }) => `You do not hold this ${tile}.`,
  'not-face-up': ({ tile }) => `This ${tile} does not lie on top of a stack.`,
  covered: ({ square }) => `Something lies on ${square} already.`,
  'only-on-edge': () => 'In the set-up quarter and half tiles go on the edge of the board.',
  'only-inside': () => 'This goes on the inside of the board, not on its edge.',
  'corners-differ': ({ corner, point }) =>
    point === 'land'
      ? `At the ${corner} corner there is land, and this tile would put water to it. Try to turn it.`
      : `At the ${corner} corner there is water, and this tile would put land to it. Try to turn it.`,
  'closes-square': ({ square }) => `Then only water would fit on ${square}, and that square must stay open for a tile.`,
  'not-beside': ({ square }) => `No tile lies beside ${square}. A tile goes next to another.`,
  'not-all-water': ({ square }) => `Water goes only where all four corners are water. ${square} has land at one.`,
  'playing-out': () => 'You are playing out: you lay what you have left.',
  'not-playing-out': () => 'Tiles are taken at the end of a turn.',
  'holder-empty': () => 'There is no tile left to take instead.',
  'too-many-spaces': ({ spaces, most }) =>
    `There are still ${spaces} free squares. You may play out at ${most} or fewer.`,
  'can-lay': () => 'You can lay a tile, so you must.',
  'can-discard': () => 'You can still discard a tile and take another.',
  'can-take': () => 'You can still take a tile.',
  'too-low': ({ least }) => `A bid must be at least ${least}.`,
  'too-expensive': ({ points }) => `You have only ${count(Number(points), { one: '# point', other: '# points' })}.`,
  'own-capitol': () => 'That is your own Capitol.',
  'no-capitol': ({ seat }) => `${seat} has no Capitol.`,
  shielded: ({ seat }) => `The Capitol of ${seat} has shields. First come those without.`,
} satisfies Reasons;
