import { count } from '../../../text/speech';
import type { Reasons } from '../../reasons';

/** Why something cannot be done now. */
export const reasons = {
  'wrong-phase': ({ phase }) => `Not now. First: “${phase}”.`,
  'no-cards': () => 'This game is played without camp cards.',
  closing: () => 'The last dice are marked: cards can be scored now, but not skipped any more.',
  'no-more-cards': () => 'You have scored as many camp cards as you may.',
  replaced: () => 'You have used your hand card this round. You draw a new one before the next.',
  bound: ({ tribe }) => `You changed a die into ${tribe}: your next mark must have that tribe.`,
  scored: () => 'Only one camp card each round.',
  'no-table-card': () => 'The table card is gone: somebody has scored it.',
  'not-there': ({ tribe, hex }) => `The ${tribe} have nothing in ${hex}.`,
  fenced: ({ tribe, hex, card }) =>
    `What the ${tribe} have in ${hex} belongs to the ${card} already. A mark counts for one card only.`,
  'not-so-many': ({ card, placements }) =>
    `The ${card} needs ${count(Number(placements), { one: '# mark', other: '# marks' })} of one tribe.`,
  'shape-differs': ({ card }) =>
    `These marks do not lie like the ${card}: half for half and whole for whole, turned or mirrored as you like.`,
  'not-drawn': ({ card }) => `You did not draw the ${card}.`,
  'no-overrides': () => 'At this level no die can be changed.',
  overridden: () => 'You have changed a die this turn. One each turn.',
  'no-more-overrides': ({ most }) => `You have changed ${most} dice, as many as you may in a game.`,
  'crossed-off': ({ tribe }) => `You have changed a die into ${tribe} before. Each tribe only once.`,
  marked: ({ hex }) => `Hex ${hex} is marked already. A hex is marked only once.`,
  'no-die': ({ tribe }) => `Not enough of your unused dice show ${tribe}.`,
} satisfies Reasons;
