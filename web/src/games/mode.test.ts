import { describe, expect, it } from 'vitest';
import { words as islant } from './islant/words';
import { words as lord } from './lord-of-my-island/words';
import { words as smallIslands } from './small-islands/words';
import { words as myIsland } from './my-island/words';
import { modeOf, sayMode } from './mode';

describe('a mode in words', () => {
  it('names what was chosen as the new table does', () => {
    expect(sayMode('', islant.options)).toBe('');
    expect(sayMode('level=3', islant.options)).toBe('3 · Two colours');
    expect(sayMode('advanced=true,alexis=4', smallIslands.options)).toBe('Advanced objectives, 4 · Dusk');
  });

  it('says what is switched off as the table does', () => {
    expect(sayMode('auction=true,ports=false', lord.options)).toBe('Auctions, Ports: no');
  });

  it('says once that an episode is played', () => {
    expect(sayMode('mode=episode,episode=3', myIsland.options)).toBe('Episode: 3');
    expect(sayMode('mode=episode', myIsland.options)).toBe('An episode');
  });

  it('is read from the options of a game that is kept on a device as well', () => {
    expect(modeOf({ level: 3, waves: true, island: { rows: [] } })).toBe('level=3,waves=true');
  });

  it('takes games that it does not know at their own words', () => {
    expect(sayMode('width=9', {})).toBe('width: 9');
  });
});
