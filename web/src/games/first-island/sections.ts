import type { reasons } from './text/reasons';

/** Which section of the rules tells more about a reason why something cannot be done. */
export const sections: Record<keyof typeof reasons, string> = {
  'wrong-phase': 'turn',
  'no-cards': 'options',
  closing: 'end',
  'no-more-cards': 'end',
  replaced: 'cards',
  bound: 'override',
  scored: 'cards',
  'no-table-card': 'cards',
  'not-there': 'cards',
  fenced: 'cards',
  'not-so-many': 'cards',
  'shape-differs': 'cards',
  'not-drawn': 'cards',
  'no-overrides': 'alone',
  overridden: 'override',
  'no-more-overrides': 'override',
  'crossed-off': 'override',
  marked: 'turn',
  'no-die': 'turn',
};
