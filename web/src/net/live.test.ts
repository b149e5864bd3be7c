import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBrowser, FakeSource, openTab } from './browser';
import type { TableEvent } from './types';

let number = 0;
let asked = 0;

beforeEach(() => {
  emptyBrowser({ locks: false });
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked++;
    return new Response(JSON.stringify({ id: 't', number }), { headers: { 'Content-Type': 'application/json' } });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function listen(): Promise<{ heard: TableEvent[]; stop: () => void }> {
  const { live } = await openTab();
  const heard: TableEvent[] = [];
  const stop = live.follow('t', undefined, false, {
    event: (event) => heard.push(event),
    reset: () => (heard.length = 0),
    connected: () => {},
  });
  await settle();
  return { heard, stop };
}

const settle = () => vi.advanceTimersByTimeAsync(50);

test('what comes together costs one look at the table, which comes with the newest event', async () => {
  const { heard, stop } = await listen();
  number = 200;
  for (let i = 1; i <= 200; i++) FakeSource.the().says('t', i);
  await settle();
  expect(asked).toBe(1);
  expect(heard).toHaveLength(200);
  expect(heard.filter((event) => event.table).map((event) => event.number)).toEqual([200]);
  stop();
});

test('an event that is newer than the table waits for the next look', async () => {
  const { heard, stop } = await listen();
  number = 1;
  FakeSource.the().says('t', 1);
  FakeSource.the().says('t', 2);
  setTimeout(() => (number = 2), 10);
  vi.stubGlobal('fetch', async () => {
    await new Promise((done) => setTimeout(done, 20));
    return new Response(JSON.stringify({ id: 't', number }));
  });
  await settle();
  await settle();
  expect(heard.at(-1)?.table?.number).toBe(2);
  stop();
});

test('what is missing is asked for, and nothing is told out of order or twice', async () => {
  const { heard, stop } = await listen();
  number = 5;
  for (const i of [1, 2, 4, 5]) FakeSource.the().says('t', i); // 3 got lost between two tabs
  await settle();
  expect(FakeSource.the().follows).toEqual(['t.2']);
  for (const i of [3, 4, 5]) FakeSource.the().says('t', i);
  await settle();
  expect(heard.map((event) => event.number)).toEqual([1, 2, 3, 4, 5]);
  stop();
});

test('a story that starts again is heard from its beginning', async () => {
  const { heard, stop } = await listen();
  number = 9;
  for (let i = 1; i <= 9; i++) FakeSource.the().says('t', i);
  await settle();
  FakeSource.the().tells('reset', { table: 't', number: 2 });
  number = 2;
  for (const i of [1, 2]) FakeSource.the().says('t', i);
  await settle();
  expect(heard.map((event) => event.number)).toEqual([1, 2]);
  expect(heard.at(-1)?.table?.number).toBe(2);
  stop();
});
