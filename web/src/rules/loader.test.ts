import { afterEach, describe, expect, it, vi } from 'vitest';
import { load, Unfit } from './loader';

/** A module that asks for the function `other.thing`, and for nothing else. */
const ASKING = Uint8Array.from([
  ...[0, 97, 115, 109, 1, 0, 0, 0],
  ...[1, 4, 1, 96, 0, 0], // one type: a function of nothing
  ...[2, 15, 1, 5, ...Buffer.from('other'), 5, ...Buffer.from('thing'), 0, 0],
]);
/** A module that declares a type which no browser knows. */
const STRANGE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 2, 1, 1);

/** Puts something where the module is looked for. */
function serve(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
}
const wasm = (bytes: Uint8Array<ArrayBuffer>, status = 200) =>
  new Response(bytes, { status, headers: { 'Content-Type': 'application/wasm' } });

afterEach(() => vi.unstubAllGlobals());

describe('a module', () => {
  it('that asks for something unknown is refused by its name', async () => {
    serve(async () => wasm(ASKING));
    const refused = load('/rules.wasm');
    await expect(refused).rejects.toBeInstanceOf(Unfit);
    await expect(refused).rejects.toThrow('other.thing');
  });

  it('that this browser cannot compile is unfit', async () => {
    serve(async () => wasm(STRANGE));
    await expect(load('/rules.wasm')).rejects.toBeInstanceOf(Unfit);
  });

  it.each([
    ['that cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['that is not there', async () => wasm(ASKING, 404)],
    ['in whose place something else is sent', async () => new Response('<h1>Sign in</h1>')],
  ])('%s is missing, not unfit', async (_, answer) => {
    serve(answer);
    await expect(load('/rules.wasm')).rejects.not.toBeInstanceOf(Unfit);
  });
});
