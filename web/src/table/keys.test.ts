import { expect, it } from 'vitest';
import { command } from './keys';

const press = (key: string, more = {}) =>
  command({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more });

it('knows what keys mean', () => {
  expect(['r', 'R', 'u', 'Escape', '?', '3', 'ArrowUp', '.', 'x'].map((k) => press(k))).toEqual([
    'turn',
    'turn',
    'takeBack',
    'cancel',
    'keys',
    3,
    'arrow',
    'next',
    null,
  ]);
  expect(press('R', { shiftKey: true })).toBe('turnBack');
});

it('leaves the browser its own keys', () => {
  expect(press('r', { ctrlKey: true })).toBeNull();
  expect(press('-', { metaKey: true })).toBeNull();
});
