import type { reasons } from './text/reasons';

/** Which section of the rules tells more about a reason why something cannot be done. */
export const sections: Record<keyof typeof reasons, string> = {
  'drawn-already': 'turn',
  'die-not-left': 'turn',
  covered: 'turn',
  'not-beside-land': 'land',
  'not-beside-land-or-ship': 'ships',
  'not-beside-wave': 'waves',
  'wave-too-high': 'waves',
  'other-column': 'column',
  'column-not-named': 'column',
  'turn-not-whole': 'turn',
};
