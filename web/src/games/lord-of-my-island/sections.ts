import type { reasons } from './text/reasons';

/** Which section of the rules tells more about a reason why something cannot be done. */
export const sections: Record<keyof typeof reasons, string> = {
  'option-off': 'table',
  'wrong-phase': 'turn',
  'not-in-hand': 'turn',
  'not-face-up': 'turn',
  covered: 'fit',
  'only-on-edge': 'setup',
  'only-inside': 'setup',
  'corners-differ': 'fit',
  'closes-square': 'fit',
  'not-beside': 'fit',
  'not-all-water': 'water',
  'playing-out': 'end',
  'not-playing-out': 'turn',
  'holder-empty': 'turn',
  'too-many-spaces': 'end',
  'can-lay': 'turn',
  'can-discard': 'turn',
  'can-take': 'end',
  'too-low': 'auction',
  'too-expensive': 'auction',
  'own-capitol': 'kingdoms',
  'no-capitol': 'kingdoms',
  shielded: 'kingdoms',
};
