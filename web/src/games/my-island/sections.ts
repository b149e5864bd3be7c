import type { reasons } from './text/reasons';

/** Which section of the rules tells more about a reason why something cannot be done. */
export const sections: Record<keyof typeof reasons, string> = {
  'wrong-phase': 'turn',
  'goal-not-open': 'campaign',
  'no-raft': 'campaign',
  'raft-full': 'campaign',
  'no-points': 'turn',
  'tile-not-open': 'turn',
  'off-board': 'place',
  covered: 'place',
  blocked: 'place',
  flooded: 'campaign',
  'wrong-terrain': 'place',
  'first-tile': 'place',
  'no-match': 'place',
  'spelt-otherwise': 'place',
  'not-due': 'campaign',
  'has-sticker': 'campaign',
  'not-inland': 'campaign',
  'too-near': 'campaign',
  'not-beside': 'campaign',
  'tile-not-in-game': 'campaign',
  'wrong-symbol': 'campaign',
};
