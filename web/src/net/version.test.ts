import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { version } from './version.svelte';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const reload = vi.fn();

beforeEach(() => {
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
