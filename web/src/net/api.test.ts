import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Api from './api';

type Answer = Response | 'never' | 'cut' | 'broken';

let api: typeof Api;
let asked: { method: string; path: string; body?: Record<string, unknown> }[] = [];
let answers: Answer[] = [];
const memory = new Map<string, string>();

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(async () => {
  vi.useFakeTimers();
  // The browser's own clock of a signal does not know of the test's.
  vi.stubGlobal('AbortSignal', {
    timeout: (wait: number) => {
      const abort = new AbortController();
      setTimeout(() => abort.abort(new DOMException('late', 'TimeoutError')), wait);
      return abort.signal;
    },
  });
  vi.stubGlobal(
    'fetch',
    (address: string, { method, body, signal }: { method: string; body?: string; signal: AbortSignal }) => {
      asked.push({ method, path: address, ...(body ? { body: JSON.parse(body) } : {}) });
      const answer = answers.shift() ?? 'never';
      if (answer === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
      if (answer === 'broken') return Promise.resolve(new Response('{"id":"t', { status: 200 }));
      if (answer === 'never')
        return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
      return Promise.resolve(answer);
    },
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
  vi.stubGlobal('navigator', {});
  asked = [];
  answers = [];
  memory.clear();
  vi.resetModules();
  api = await import('./api');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What becomes of a call when all the time in the world has passed. */
async function outcome<T>(call: Promise<T>): Promise<T | Api.Problem> {
  const settled = call.catch((e: Api.Problem) => e);
  await vi.advanceTimersByTimeAsync(120_000);
  return settled;
}

test('a question that is not answered, cut off or broken is asked again', async () => {
  answers = ['never', 'broken', json({ id: 't', number: 4 })];
  expect(await outcome(api.show('t'))).toEqual({ id: 't', number: 4 });
  expect(asked).toHaveLength(3);
});

test('a server that never answers is given up, with a sentence', async () => {
  const problem = (await outcome(api.show('t'))) as Api.Problem;
  expect([problem.status, problem.code]).toEqual([0, 'offline']);
  expect(asked).toHaveLength(3);
});

test('what was asked ahead and never answered is asked again', async () => {
  answers = ['never', json({ id: 't', number: 4 })];
  const { askEarly } = await import('./early');
  askEarly('/tables/t').catch(() => {});
  expect(await outcome(api.show('t'))).toEqual({ id: 't', number: 4 });
  expect(asked).toHaveLength(2);
});

test('what changes something is sent once and given up in time', async () => {
  const problem = (await outcome(api.move('t', 0, 3, 'pass'))) as Api.Problem;
  expect(problem.code).toBe('offline');
  expect(asked.map((call) => [call.method, call.path])).toEqual([['POST', '/api/tables/t/moves']]);
});

test('a refusal is final, and says why in the words of the page', async () => {
  answers = [json({ error: 'notFound', message: 'No.' }, 404)];
  const problem = (await outcome(api.show('t'))) as Api.Problem;
  expect(problem.status).toBe(404);
  expect(problem.message).toContain('no such table');
  expect(asked).toHaveLength(1);
});

test('a sentence that comes along is never shown, whatever the code', async () => {
  for (const error of ['xyzzy', 'illegal', 'badRequest', 'over', undefined]) {
    answers = [json({ error, parameters: { seat: 1 }, message: 'XYZZY' }, 422)];
    const problem = await outcome(api.show('t'));
    expect(api.sentence(problem)).toMatch(/^[A-Z].*\.$/);
    expect(api.sentence(problem)).not.toContain('XYZZY');
  }
});

test('what there is to know besides the code is in the words of the page', async () => {
  answers = [json({ error: 'passwordLength', parameters: { least: 8, most: 64 }, message: 'XYZZY' }, 422)];
  expect(api.sentence(await outcome(api.show('t')))).toContain('8 to 64 characters');
});

test('a refused move brings the table as it is now', async () => {
  answers = [json({ error: 'stale', message: 'Look.', table: { id: 't', number: 9 } }, 409)];
  const problem = (await outcome(api.move('t', 0, 3, 'pass'))) as Api.Problem;
  expect(problem.table?.number).toBe(9);
});

test('whom the server does not know any more becomes a new guest', async () => {
  memory.set('atoll-guest', 'yes');
  answers = [json({ error: 'unauthorized', message: '' }, 401), json({ id: 'g', name: 'Ada' }, 201)];
  expect(await outcome(api.me())).toEqual({ id: 'g', name: 'Ada' });
  expect(asked.map((call) => call.path)).toEqual(['/api/me', '/api/guests']);
});

test('tabs that open together are one guest', async () => {
  let line = Promise.resolve<unknown>(undefined);
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => Promise<unknown>) => (line = line.then(work)) },
  });
  answers = [json({ id: 'g', name: 'Ada' }, 201), json({ id: 'g', name: 'Ada' })];
  const first = api.me();
  vi.resetModules();
  const second = (await import('./api')).me();
  expect(await outcome(Promise.all([first, second]))).toHaveLength(2);
  expect(asked.map((call) => call.path)).toEqual(['/api/guests', '/api/me']);
});

test('who makes a table sits down with a number of its own, drawn when the commitment has been seen', async () => {
  memory.set('atoll-guest', 'yes');
  const made = { id: 't', keptSeats: [0], fair: { commitment: 'abc' } };
  answers = [json({ id: 'g', name: 'Ada' }), json(made, 201), json({ id: 't', status: 'playing' })];
  const seats = [{ kind: 'me' as const }];
  expect(await outcome(api.create({ game: 'islant', options: {}, seats }))).toEqual({ id: 't', status: 'playing' });
  expect(asked.map((call) => call.path)).toEqual(['/api/me', '/api/tables', '/api/tables/t/join']);
  expect(asked[1]?.body).toMatchObject({ kept: true });
  expect(asked[1]?.body).not.toHaveProperty('contribution');
  const number = asked[2]?.body?.contribution as number;
  expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
  const { given } = await import('./fair');
  expect(given('t')).toEqual({ commitment: 'abc', number });
});

test('a number that may have arrived is sent once more, not another one', async () => {
  memory.set('atoll-guest', 'yes');
  const table = { id: 't', fair: { commitment: 'abc' } } as Awaited<ReturnType<typeof api.show>>;
  answers = [json({ id: 'g', name: 'Ada' }), 'cut', json(table), json(table)];
  await outcome(api.join(table, 1));
  await outcome(api.join(table, 1));
  await outcome(api.join({ ...table, id: 'u' }));
  const numbers = asked.slice(1).map((call) => call.body?.contribution);
  expect(numbers[0]).toBe(numbers[1]);
  expect(numbers[2]).not.toBe(numbers[0]);
});

test('a table where we could not sit down is still there', async () => {
  memory.set('atoll-guest', 'yes');
  const made = { id: 't', keptSeats: [0], fair: { commitment: 'abc' } };
  answers = [json({ id: 'g', name: 'Ada' }), json(made, 201), 'cut'];
  expect(await outcome(api.create({ game: 'islant', options: {}, seats: [{ kind: 'me' }] }))).toEqual(made);
});
