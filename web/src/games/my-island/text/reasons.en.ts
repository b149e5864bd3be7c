import type { Reasons } from '../../reasons';

/** Why something cannot be done now. */
export const reasons = {
  'wrong-phase': ({ phase }) => `Not now. First: “${phase}”.`,
  'goal-not-open': () => 'This goal does not lie open.',
  'no-raft': () => 'There is no raft in this game.',
  'raft-full': ({ tile }) => `Tile ${tile} is on your raft already. It carries one.`,
  'no-points': () => 'Passing costs a point, and you have none left. Stop for good, or place the tile.',
  'tile-not-open': ({ tile }) => `Tile ${tile} is not the one that was turned up.`,
  'off-board': () => 'Part of the tile would lie in the sea. Every space of it must be on the island.',
  covered: ({ cell }) => `A tile lies on ${cell} already.`,
  blocked: ({ cell, sticker }) => `On ${cell} is a ${sticker}, and nothing may cover it.`,
  flooded: ({ cell }) => `Space ${cell} is under water.`,
  'wrong-terrain': ({ cell, terrain }) => `Space ${cell} is ${terrain}, and no tile goes on that now.`,
  'first-tile': ({ terrain }) => `Your first tile must cover at least one ${terrain} space.`,
  'no-match': () =>
    'No symbol of the tile would be next to its like. A field beside a field, a house beside a house: one match is enough.',
  'spelt-otherwise': () => 'It fits here, and lies the same way in another turn.',
  'not-due': ({ due }) => `First comes another sticker: ${due}.`,
  'has-sticker': ({ cell }) => `There is a sticker on ${cell} already.`,
  'not-inland': ({ cell }) =>
    `Space ${cell} is at the edge of the island. This goes where there are six spaces around.`,
  'too-near': ({ cell }) => `Space ${cell} is too near to another sticker of its kind.`,
  'not-beside': ({ terrain }) => `It must lie next to a ${terrain} space.`,
  'tile-not-in-game': ({ tile }) => `Tile ${tile} is not in this game.`,
  'wrong-symbol': ({ symbol }) => `This sticker does not go on a ${symbol}.`,
} satisfies Reasons;
