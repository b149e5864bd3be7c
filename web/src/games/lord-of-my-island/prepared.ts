/** Everybody has taken tiles and laid the set-up tiles. */
export const OPENING = [
  '0 take h11',
  '1 take t08',
  '1 take q23',
  '0 take q04',
  '0 take h05',
  '1 take h02',
  '1 take q29',
  '0 take q13',
  '0 take h08',
  '1 take h19',
  '0 set q13 f5 r1',
  '1 set t08 d5 r0',
  '0 set q04 b1 r1',
  '1 set q23 f4 r0',
  '1 defend t11 d4 r3',
];
/** The eight stacks of the holder, as they fall. */
export const STACKS = Array<string>(8).fill('');
