import { count } from '../../../text/speech';
import type { Reasons } from '../../reasons';

/** Why something cannot be done now. */
export const reasons = {
  'wrong-phase': ({ phase }) => `Not now. First: “${phase}”.`,
  'something-fits': () => 'One of your tiles fits somewhere, so you must place it.',
  'nothing-fits': () => 'None of your tiles fits anywhere: discard one and take another.',
  'card-not-held': () => 'You do not hold this card.',
  'already-placed': () => 'This starting tile lies on the table already.',
  'not-the-origin': () => 'The very first tile goes in the middle.',
  'empty-slot': () => 'There is no tile to take here.',
  'not-in-hand': () => 'You do not hold this tile.',
  covered: () => 'A tile lies here already.',
  'not-beside': () => 'Nothing lies beside this place. A tile or a ship goes next to a tile.',
  'corners-differ': ({ corner }) =>
    `At the ${corner} corner land would meet sea. Land goes to land and sea to sea: try to turn the tile.`,
  'same-look': () => 'Turned like this the tile looks the same as before.',
  storms: ({ tiles }) =>
    `The sea is still stormy: ships may land when ${count(Number(tiles), { one: '# more tile has', other: '# more tiles have' })} been taken.`,
  'ship-gone': () => 'Your own ship has landed already. It lands once in the game.',
  'no-grey-ship': () => 'There is no grey ship left.',
  'token-used': ({ token }) => `You have used your ${token} token. Each one serves once.`,
  'token-differs': ({ token }) => `The ${token} token cannot show that.`,
  'no-tile': () => 'No tile lies here.',
  'no-region': () => 'This tile has no such piece of land.',
  'no-resource': () => 'A token covers a flower, a fruit or a leaf, and there is none here.',
  'shows-already': ({ resource }) => `Here is a ${resource} already.`,
  'no-coast': () => 'This tile is land all around: a port needs a coast.',
  'two-ports': () => 'This tile has two ports already.',
  'no-location': () => 'A house needs a house place, and there is none here.',
  'location-taken': () => 'A house stands here already.',
  'mission-not-fulfilled': ({ island }) => `Island ${island} does not fulfil your mission.`,
  'island-too-small': ({ island }) => `Island ${island} is only one tile. A house needs an island of two or more.`,
  'house-on-island': ({ island }) => `You have a house on island ${island} already. One on each island.`,
  'not-drawn': () => 'You did not draw that token.',
  'no-ship': () => 'There is no ship here.',
  'others-ship': ({ seat }) => `This is the ship of ${seat}. You may move your own or a grey one.`,
  'falls-apart': () => 'Without it the tiles would not hang together.',
  'house-on-tile': () => 'A house stands on this tile.',
  'token-on-tile': () => 'A token lies on this tile.',
} satisfies Reasons;
