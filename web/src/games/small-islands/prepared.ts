/** The starting tiles. */
export const SEA = ['0 start S1a 0,0 r0', '0 start S2a 0,-1 r2', '0 start S3a 0,-2 r0', '0 start S4a -1,-2 r1'];

/** Some turns of both, until the storm is over. */
export const VOYAGE = [
  '0 take 3',
  '0 place L38 -2,-3 r1',
  '0 token fruit fruit -2,-3 a1',
  '1 take 3',
  '1 place L28 -2,-1 r3',
  '1 pass',
  '0 take 3',
  '0 place L14 -2,-4 r2',
  '0 pass',
  '1 take 1',
  '1 place L55 -3,-1 r0',
  '1 pass',
  '0 take 1',
  '0 place L27 -2,0 r3',
  '0 pass',
  '1 take 1',
  '1 place L56 0,-3 r0',
  '1 token wild leaf 0,-2 a1',
];
