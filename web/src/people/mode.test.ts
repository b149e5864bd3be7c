import { describe, expect, it } from 'vitest';
import { words as islant } from '../games/islant/words';
import { words as smallIslands } from '../games/small-islands/words';
import { sayMode } from './mode';

describe('a mode in words', () => {
  it('names what was chosen as the new table does', () => {
    expect(sayMode('', islant.options)).toBe('');
    expect(sayMode('level=3', islant.options)).toBe('3 · Two colours');
    expect(sayMode('advanced=true,alexis=4', smallIslands.options)).toBe('Advanced objectives, 4 · Dusk');
  });

  it('takes games that it does not know at their own words', () => {
    expect(sayMode('width=9', {})).toBe('width: 9');
  });
});
