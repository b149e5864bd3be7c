import { afterEach, describe, expect, it } from 'vitest';
import { choose } from '../table/settings.svelte';
import { condition } from './appearance.svelte';

const NIGHT = '(prefers-color-scheme: dark)';
const CALM = '(prefers-reduced-motion: reduce)';

describe('what people choose in the place of the system', () => {
  afterEach(() => {
    choose('theme', 'system');
    choose('motion', 'system');
  });

  it('leaves the question to the system unless they have said something', () => {
    for (const asked of [NIGHT, CALM, '(prefers-contrast: more)', '(max-width: 599px)'])
      expect(condition(asked)).toBe(asked);
  });

  it('answers for the theme either way, and for motion only with less', () => {
    choose('theme', 'dark');
    expect([condition(NIGHT), condition(CALM)]).toEqual(['all', CALM]);
    choose('theme', 'light');
    choose('motion', 'less');
    expect([condition(NIGHT), condition(CALM)]).toEqual(['not all', 'all']);
    expect(condition('(max-width: 599px)')).toBe('(max-width: 599px)');
  });
});
