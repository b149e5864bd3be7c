import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asking } from './asking';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A question whose answers are the test's to give, and what became of it. */
function question() {
  const open: { answer: (words: string) => void; refuse: () => void }[] = [];
  const taken: string[] = [];
  const failed = vi.fn();
  const { put, stop } = asking(
    () => new Promise<string>((answer, fail) => open.push({ answer, refuse: () => fail(new Error('lost')) })),
    (words) => taken.push(words),
    failed,
  );
  return { open, taken, failed, put: () => void put(), stop };
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const later = () => vi.advanceTimersByTimeAsync(10_000);

test('answers are taken in the order of the questions, and none that is older than another', async () => {
  const { open, taken, put } = question();
  for (let i = 0; i < 3; i++) put();
  open[1]?.answer('second');
  await settle();
  open[0]?.answer('first');
  open[2]?.answer('third');
  await settle();
  expect(taken).toEqual(['second', 'third']);
});

test('after a failure it is asked once more, and not for ever', async () => {
  const { open, taken, failed, put } = question();
  put();
  open[0]?.refuse();
  await settle();
  expect([open.length, failed.mock.calls.length]).toEqual([1, 1]);
  await later();
  expect(open).toHaveLength(2);
  open[1]?.refuse();
  await later();
  expect([open.length, failed.mock.calls.length]).toEqual([2, 2]);
  put();
  open[2]?.answer('there');
  await settle();
  expect(taken).toEqual(['there']);
});

test('a failure is none when something was asked since', async () => {
  const { open, taken, failed, put } = question();
  put();
  put();
  open[0]?.refuse();
  open[1]?.answer('there');
  await later();
  expect([open.length, taken, failed.mock.calls.length]).toEqual([2, ['there'], 0]);
});

test('nothing is asked or taken when nobody wants it any more', async () => {
  const { open, taken, failed, put, stop } = question();
  put();
  open[0]?.refuse();
  await settle();
  stop();
  await later();
  expect(open).toHaveLength(1);
  put();
  stop();
  open[1]?.answer('too late');
  await later();
  expect([taken, failed.mock.calls.length]).toEqual([[], 1]);
});
