import type { Reasons } from '../../reasons';

/** Why a tile cannot be drawn there. */
export const reasons = {
  'drawn-already': ({ tile }) => `You have already drawn your ${tile} this turn: one tile of each kind.`,
  'die-not-left': ({ die }) => `No die with a ${die} is left to use.`,
  covered: ({ cell }) => `Something is already drawn in ${cell}. A square is used only once.`,
  'not-beside-land': () => 'New land must share a side with land you already have.',
  'not-beside-land-or-ship': () => 'A ship must share a side with land, or with a ship whose total is not finished.',
  'not-beside-wave': () => 'A wave must share a side with another wave.',
  'wave-too-high': ({ value, most }) =>
    most === '0'
      ? 'No wave fits here: waves get smaller on their way in, and there is a 1 beside it.'
      : `Too high a wave: they get smaller on their way in. Instead of ${value} it may be at most ${most} here.`,
  'other-column': ({ column }) => `This turn your land goes into column ${column} or the middle column (✻).`,
  'column-not-named': ({ numbers }) =>
    `No die would be left to choose this column: over it stands ${numbers}. One die picks the shape, the other one the column.`,
  'turn-not-whole': ({ rest }) =>
    `Then you could not draw the rest of your turn any more (${rest}). A turn counts only as a whole.`,
} satisfies Reasons;
