import { describe, expect, it, vi } from 'vitest';
import { text } from '../text';
import type { Answer, Call } from './call';
import { canRunRules } from './can';
import { type Crew, rulesOf } from './rules';

const STANDING = { number: 0, step: 0, next: 'seats', act: [0] };

/** Workers that note what they are asked and answer when told to. */
function yard() {
  const hired: (Crew & { heard: Call[]; gone: boolean; answer: (what: Omit<Answer, 'id'>) => void })[] = [];
  const rules = rulesOf(() => {
    const crew = {
      heard: [] as Call[],
      gone: false,
      onmessage: null as Crew['onmessage'],
      onerror: null as Crew['onerror'],
      postMessage(call: Call) {
        crew.heard.push(call);
      },
      terminate() {
        crew.gone = true;
      },
      answer(what: Omit<Answer, 'id'>) {
        crew.onmessage?.({ data: { id: crew.heard.at(-1)!.id, ...what } } as MessageEvent<Answer>);
      },
    };
    hired.push(crew);
    return crew;
  });
  return { rules, hired };
}

/** A table on which one move has been played. */
async function played() {
  const { rules, hired } = yard();
  const start = rules.start({ game: 'islant', seats: 1, seed: 'sea' });
  hired[0]!.answer({ value: STANDING });
  await start;
  const play = rules.play(0, 'stop');
  hired[0]!.answer({ value: STANDING });
  await play;
  return { rules, hired };
}

const doors = (crew: { heard: Call[] }) => crew.heard.map((call) => call.door);

describe('a worker', () => {
  it('that stopped is replaced by one with the same table', async () => {
    const { rules, hired } = await played();
    const think = rules.think(0, 'level5');
    hired[0]!.answer({ broken: 'unreachable' });
    await expect(think).rejects.toMatchObject({ code: 'internal' });
    expect(hired[0]!.gone).toBe(true);
    void rules.look();
    expect(doors(hired[1]!)).toEqual(['start', 'play', 'look']);
    expect(hired[1]!.heard[0]!.args.at(-1)).toBe('sea');
  });

  it('that is stopped lets everybody who waits know, and keeps the table', async () => {
    const { rules, hired } = await played();
    const think = rules.think(0, 'level5');
    rules.stop();
    await expect(think).rejects.toMatchObject({ code: 'stopped' });
    expect(doors(hired[1]!)).toEqual(['start', 'play']);
  });

  it('is not brought to what the rules refused, nor to a table before the last', async () => {
    const { rules, hired } = await played();
    const wrong = rules.play(0, 'fly');
    hired[0]!.answer({ refusal: { error: 'badRecord', parameters: { line: 3 }, message: 'XYZZY' } });
    await expect(wrong).rejects.toMatchObject({ status: 422, code: 'badRecord' });
    await expect(wrong).rejects.toThrow(/line 3/);
    await expect(wrong).rejects.not.toThrow('XYZZY');
    const start = rules.start({ game: 'my-island', seats: 2, seed: 'land', chance: 'told' });
    hired[0]!.answer({ value: STANDING });
    await start;
    rules.stop();
    expect(doors(hired[1]!)).toEqual(['start']);
    expect(hired[1]!.heard[0]!.args[0]).toBe('my-island');
    expect(hired[1]!.heard[0]!.settles).toBe(false);
  });

  it('that breaks while it takes the table over says so, and is not replaced for ever', async () => {
    const { rules, hired } = await played();
    rules.stop();
    const look = rules.look();
    const taken = hired[1]!.heard[0]!;
    hired[1]!.onmessage?.({ data: { id: taken.id, broken: 'out of memory' } } as MessageEvent<Answer>);
    await expect(look).rejects.toMatchObject({ code: 'internal' });
    expect(hired).toHaveLength(2);
  });

  it('whose module cannot be loaded says that there is no connection, and another tries again', async () => {
    const { rules, hired } = yard();
    const bots = rules.bots();
    hired[0]!.answer({ missing: '404' });
    await expect(bots).rejects.toMatchObject({ code: 'offline' });
    const again = rules.bots();
    hired[1]!.answer({ value: ['random'] });
    expect(await again).toEqual(['random']);
  });

  it('whose browser can make nothing of the module says so, and the page goes on as without WasmGC', async () => {
    vi.stubGlobal('Worker', class {});
    vi.stubGlobal('WebAssembly', { validate: () => true });
    expect(canRunRules()).toBe(true);
    const { rules, hired } = yard();
    const bots = rules.bots();
    hired[0]!.answer({ unfit: 'CompileError' });
    await expect(bots).rejects.toMatchObject({ code: 'noRules', message: text.errors.noRules });
    expect(hired[0]!.gone).toBe(true);
    expect(canRunRules()).toBe(false);
    vi.unstubAllGlobals();
  });

  it('that cannot be loaded itself is replaced, too', async () => {
    const { rules, hired } = yard();
    const bots = rules.bots();
    hired[0]!.onerror?.({} as ErrorEvent);
    await expect(bots).rejects.toMatchObject({ code: 'offline' });
    const again = rules.bots();
    hired[1]!.answer({ value: ['random'] });
    expect(await again).toEqual(['random']);
  });

  it('that is closed answers nobody any more', async () => {
    const { rules, hired } = await played();
    const look = rules.look();
    rules.close();
    await expect(look).rejects.toMatchObject({ code: 'stopped' });
    void rules.look();
    expect(hired[0]!.gone).toBe(true);
    expect(hired).toHaveLength(1);
  });
});
