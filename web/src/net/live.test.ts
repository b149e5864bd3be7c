import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow } from './live';
import type { TableEvent } from './types';

/** A stream whose other end is the test. */
class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = FakeSource.OPEN;
  onmessage: (message: { data: string }) => void = () => {};
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  says(number: number): void {
    this.onmessage({ data: JSON.stringify({ number, kind: 'moved' }) });
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

let number = 0;
let asked = 0;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all = [];
  asked = 0;
  page.visibilityState = 'visible';
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async () => {
    asked++;
    return new Response(JSON.stringify({ id: 't', number }), { headers: { 'Content-Type': 'application/json' } });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen(): { heard: TableEvent[]; stop: () => void } {
  const heard: TableEvent[] = [];
  const stop = follow('t', undefined, false, {
    event: (event) => heard.push(event),
    reset: () => (heard.length = 0),
    connected: () => {},
  });
  return { heard, stop };
}

function stream(i: number): FakeSource {
  const source = FakeSource.all[i];
  if (!source) throw new Error(`there is no stream ${i}`);
  return source;
}

const settle = () => vi.advanceTimersByTimeAsync(50);

test('what comes together costs one look at the table, which comes with the newest event', async () => {
  const { heard, stop } = listen();
  number = 200;
  for (let i = 1; i <= 200; i++) stream(0).says(i);
  await settle();
  expect(asked).toBe(1);
  expect(heard).toHaveLength(200);
  expect(heard.filter((event) => event.table).map((event) => event.number)).toEqual([200]);
  stop();
});

test('an event that is newer than the table waits for the next look', async () => {
  const { heard, stop } = listen();
  number = 1;
  stream(0).says(1);
  stream(0).says(2);
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

test('a page that nobody looks at gives its stream back and goes on where it was', async () => {
  const { heard, stop } = listen();
  number = 7;
  stream(0).says(7);
  await settle();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(stream(0).readyState).toBe(FakeSource.CLOSED);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(stream(1).url).toContain('after=7');
  expect(heard).toHaveLength(1);
  stop();
  expect(stream(1).readyState).toBe(FakeSource.CLOSED);
});
