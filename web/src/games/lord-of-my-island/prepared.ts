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

/** Moves of whatever seats, one after the other. */
const played = (moves: string): string[] => moves.trim().split(/,\s+/);

/** With seed 184: beside one of our ports and one of another lies a square where a third would join them, and no road meets. */
export const HARBOURS = played(`
  0 take q08, 1 take q01, 1 take q06, 0 take q03, 0 take q02, 1 take t03, 1 take q04, 0 take q18,
  0 take q23, 1 take h04, 0 set q08 e8 r3, 1 set q06 b1 r1, 0 set q03 a4 r2, 1 set q04 d8 r0,
  1 defend h14 a5 r2, 0 play q23 a6 r3, 1 play h04 b5 r0, 0 take q27, 1 take t04, 0 defend q20 c5 r3,
  1 play t04 c4 r2
`);
/** With seed 5: between two tiles, one of them ours, lies a square that only water can fill. */
export const LAKE = played(`
  0 take q25, 1 take h11, 1 take t01, 0 take s04, 0 take t02, 1 take q05, 1 take f02, 0 take h21,
  0 take h02, 1 take q26, 0 set s04 c4 r0, 1 set t01 b2 r0, 0 set t02 d5 r2, 1 set q05 b1 r1,
  1 defend q15 c5 r3, 0 play h21 d4 r1, 1 play q26 d6 r3, 0 take t06, 1 take h16, 0 defend s03 c2 r1,
  1 play h11 d2 r3
`);
/** With seed 1: both have points, and our tile would lie beside one of the set-up. */
export const FOR_SALE = played(`
  0 take q14, 1 take h18, 1 take q26, 0 take t10, 0 take h03, 1 take q18, 1 take q22, 0 take h22,
  0 take q29, 1 take h19, 0 set q29 d8 r3, 1 set q18 a3 r2, 0 set h22 f7 r0, 1 set q22 f8 r0,
  1 defend q03 a2 r3, 0 play h03 e8 r3, 1 play h19 b2 r3, 0 take q01, 1 take t04, 0 defend q24 d7 r2,
  1 play q26 c2 r0
`);
/** With seed 8: three of our tiles are one territory, and a fourth can join them. */
export const THREE_JOINED = played(`
  0 take h04, 1 take f04, 1 take q13, 0 take q27, 0 take q16, 1 take h22, 1 take q15, 0 take q28,
  0 take q23, 1 take t06, 0 set q28 f4 r0, 1 set h22 c8 r3, 0 set q27 a7 r2, 1 set t06 c7 r0,
  1 defend h19 c6 r0, 0 play q23 c5 r1, 1 play q13 c4 r0, 0 take h20, 1 take q09, 0 defend h09 d6 r2,
  1 play q15 a8 r3, 0 play h04 d5 r2, 1 take h06, 0 take t04, 1 defend h03 f3 r0, 0 play t04 b4 r3,
  1 play h06 d4 r2, 0 take q14, 1 take q01, 0 defend t09 b5 r0, 1 play q01 c3 r1
`);
