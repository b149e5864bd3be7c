import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { version as Version } from './version.svelte';

let version: typeof Version;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const reload = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  ({ version } = await import('./version.svelte'));
  reload.mockClear();
  page.visibilityState = 'visible';
  const memory = new Map<string, string>();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a page learns that it is old and is loaded again, once, when nobody looks', () => {
  version.isPage('http://localhost/assets/index-abc.js');
  version.heard('index-abc.js');
  version.heard(null);
  expect(version.isOld).toBe(false);
  version.heard('index-def.js');
  expect(version.isOld).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page without a table that misses a part of itself is loaded again at once, but not over and over', () => {
  version.misses();
  version.misses();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page with a table that misses a part of itself says so and waits for a quiet moment', () => {
  const leave = version.keeps();
  version.misses();
  expect(version.isOld).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledTimes(1);
  leave();
});
