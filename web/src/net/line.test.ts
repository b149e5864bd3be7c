import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBrowser, FakeSource, openTab, type Tab } from './browser';

beforeEach(() => emptyBrowser({ locks: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab that follows a table and notes the numbers of what it hears. */
async function tabAt(table: string): Promise<Tab & { heard: number[]; connected: boolean[]; leave: () => void }> {
  const tab = await openTab();
  const heard: number[] = [];
  const connected: boolean[] = [];
  const leave = tab.line.want({
    table,
    last: () => heard.at(-1) ?? 0,
    event: (event) => {
      if (event.number === (heard.at(-1) ?? 0) + 1) heard.push(event.number);
    },
    reset: () => (heard.length = 0),
    connected: (yes) => connected.push(yes),
  });
  await settle();
  return { ...tab, heard, connected, leave };
}

const settle = () => vi.advanceTimersByTimeAsync(60);

test('one tab holds the line for all, and each hears of its table', async () => {
  const tabs = [await tabAt('a'), await tabAt('b'), await tabAt('c')];
  expect(FakeSource.the().follows).toEqual(['a.0', 'b.0', 'c.0']);
  for (const table of ['a', 'b', 'c', 'b'])
    FakeSource.the().says(table, table === 'b' ? (tabs[1]?.heard.length ?? 0) + 1 : 1);
  expect(tabs.map((tab) => tab.heard)).toEqual([[1], [1, 2], [1]]);
  expect(tabs.every((tab) => tab.connected.at(-1))).toBe(true);
});

test('when the tab that holds the line is closed another goes on, each table from where it was', async () => {
  const first = await tabAt('a');
  const second = await tabAt('b');
  const third = await tabAt('c');
  FakeSource.the().says('b', 1);
  FakeSource.the().says('c', 1);
  FakeSource.the().says('c', 2);
  first.window.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(FakeSource.the().follows.toSorted()).toEqual(['b.1', 'c.2']);
  FakeSource.the().says('b', 2);
  FakeSource.the().says('c', 3);
  expect([second.heard, third.heard]).toEqual([
    [1, 2],
    [1, 2, 3],
  ]);
});

test('a tab that does not answer any more loses the line', async () => {
  const first = await tabAt('a');
  const second = await tabAt('b');
  const [held] = FakeSource.open();
  first.freeze();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(held?.readyState).toBe(FakeSource.CLOSED);
  expect(FakeSource.the().follows).toEqual(['b.0']);
  FakeSource.the().says('b', 1);
  expect(second.heard).toEqual([1]);
});

test('a tab that nobody looks at lets go of the line, and is told what it missed when somebody does', async () => {
  const first = await tabAt('a');
  FakeSource.the().says('a', 1);
  first.document.visibilityState = 'hidden';
  first.document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(FakeSource.open()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeSource.open()).toHaveLength(0);
  first.document.visibilityState = 'visible';
  first.document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(FakeSource.the().follows).toEqual(['a.1']);
});

test('a tab that comes later hears the whole story, and the others nothing twice', async () => {
  const first = await tabAt('a');
  FakeSource.the().says('a', 1);
  FakeSource.the().says('a', 2);
  const second = await tabAt('a');
  expect(FakeSource.the().follows).toEqual(['a.0']);
  for (const number of [1, 2, 3]) FakeSource.the().says('a', number);
  expect(first.heard).toEqual([1, 2, 3]);
  expect(second.heard).toEqual([1, 2, 3]);
});

test('whoever wishes for nothing any more has no line', async () => {
  const only = await tabAt('a');
  only.leave();
  await settle();
  expect(FakeSource.open()).toHaveLength(0);
});

test('news go to every tab that wants them, and a new line asks for those since', async () => {
  const tab = await openTab();
  const heard = vi.fn();
  tab.line.wantNews(heard);
  await settle();
  FakeSource.the().tells('news', { id: 'x', number: 7 });
  await vi.advanceTimersByTimeAsync(600);
  expect(heard).toHaveBeenCalledOnce();
  FakeSource.the().dispatchEvent(new Event('bye'));
  await vi.advanceTimersByTimeAsync(600);
  expect(FakeSource.the().url).toContain('since=1234');
});

test('news that come together are told once, the last of them too, and to nobody who has left', async () => {
  const tab = await openTab();
  const heard = vi.fn();
  const leave = tab.line.wantNews(heard);
  await settle();
  for (let second = 0; second < 2; second++) {
    for (let number = 0; number < 400; number++) FakeSource.the().tells('news', { id: 'x', number });
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(heard).toHaveBeenCalledTimes(2);
  FakeSource.the().tells('news', { id: 'x', number: 401 });
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what happens at a table that was left, or that only another tab follows, is news', async () => {
  const tab = await tabAt('a');
  const heard = vi.fn();
  tab.line.wantNews(heard);
  await settle();
  FakeSource.the().says('a', 1);
  await vi.advanceTimersByTimeAsync(600);
  expect(heard, 'here it is seen').not.toHaveBeenCalled();
  tab.leave();
  await settle();
  FakeSource.the().tells('presence', { table: 'a', presence: {} });
  await vi.advanceTimersByTimeAsync(600);
  expect(heard, 'who is there is no news').not.toHaveBeenCalled();
  FakeSource.the().says('a', 2);
  FakeSource.the().says('a', 3);
  await vi.advanceTimersByTimeAsync(600);
  expect(heard).toHaveBeenCalledOnce();
  FakeSource.the().tells('reset', { table: 'a' });
  await vi.advanceTimersByTimeAsync(600);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a line on which nothing is heard for long is opened anew', async () => {
  await tabAt('a');
  const [silent] = FakeSource.open();
  await vi.advanceTimersByTimeAsync(30_000);
  silent?.tells('beat', {});
  await vi.advanceTimersByTimeAsync(30_000);
  expect(FakeSource.the()).toBe(silent);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(FakeSource.the()).not.toBe(silent);
});

test('without locks each tab has a line of its own', async () => {
  emptyBrowser({ locks: false });
  await tabAt('a');
  await tabAt('b');
  expect(FakeSource.open().map((source) => source.follows)).toEqual([['a.0'], ['b.0']]);
});
