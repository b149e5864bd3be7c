import { describe, expect, it } from 'vitest';
import { text } from '../text';
import type { GameClient } from './client';
import { client as firstIslandRoom } from './first-island/client';
import { client as islantRoom } from './islant/client';
import { client as lordRoom } from './lord-of-my-island/client';
import { client as myIslandRoom } from './my-island/client';
import { client as plainRoom } from './plain/client';
import { client as smallIslandsRoom } from './small-islands/client';
import { reasons as firstIsland } from './first-island/text/reasons';
import { reasons as islant } from './islant/text/reasons';
import { reasons as lord } from './lord-of-my-island/text/reasons';
import { reasons as myIsland } from './my-island/text/reasons';
import { reasons as smallIslands } from './small-islands/text/reasons';
import { sayReason } from './reasons';

/** All that a room needs to say why not. */
type Speaker = Pick<GameClient<never>, 'sayReason'>;

/** The rules' own files: the codes are written down there and nowhere else. */
const files = import.meta.glob<string>(
  [
    '../../../games/*/src/main/java/atoll/games/*/Reasons.java',
    '../../../engine/src/main/java/atoll/engine/Reason.java',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const source = (part: string) => Object.entries(files).find(([path]) => path.includes(part))?.[1] ?? '';
const codes = (java: string) =>
  [...java.matchAll(/static final String [A-Z_]+ = "([a-z-]+)";/g)].map((found) => found[1]!);
const constants = (java: string) =>
  [...java.matchAll(/^ {4}([A-Z_]+),?$/gm)].map((found) => found[1]!.toLowerCase().replaceAll('_', '-'));

/** What is said as the rules spell it: numbers, and places by their names. */
const PLAIN = ['cell', 'hex', 'square', 'island', 'column', 'numbers', 'die', 'value', 'most', 'least', 'points'];
PLAIN.push('spaces', 'placements', 'tiles', 'point');
/** What else the rules of a game tell of their reasons, in a spelling that nobody may read. */
const CODES: Record<string, Record<string, string | number>> = {
  'first-island': { phase: 'window', tribe: 4, card: '6f' },
  islant: { tile: 'wave', rest: 'wave, ship' },
  'lord-of-my-island': { seat: 1, phase: 'setting-up', tile: 'Q07', corner: 'NW', option: 'auction' },
  'my-island': {
    phase: 'end stickers',
    terrain: 'beach, heather',
    sticker: 'second-field',
    due: 'second-field, wreck',
  },
  'small-islands': { seat: 1, phase: 'alexis tile', token: 'wild', corner: 'NW' },
};
/** What English calls as the rules do, and tiles that have numbers. */
const ALIKE: Record<string, readonly string[]> = { 'my-island': ['symbol', 'tile'], 'small-islands': ['resource'] };

describe('reasons in words', () => {
  it.each([
    ['first-island', firstIslandRoom, 'games/firstisland/Reasons.java', firstIsland, 19],
    ['islant', islantRoom, 'games/islant/Reasons.java', islant, 10],
    ['lord-of-my-island', lordRoom, 'games/lordofmyisland/Reasons.java', lord, 23],
    ['my-island', myIslandRoom, 'games/myisland/Reasons.java', myIsland, 21],
    ['small-islands', smallIslandsRoom, 'games/smallislands/Reasons.java', smallIslands, 34],
  ])('there is a sentence for every code of %s, and for none besides', (game, client, file, sentences, number) => {
    const known = constants(source(file));
    expect(known).toHaveLength(number);
    expect(Object.keys(sentences).toSorted()).toEqual(known.toSorted());
    const codes = CODES[game]!;
    for (const [code, say] of Object.entries<(about: Record<string, string>) => string>(sentences)) {
      const used: string[] = [];
      say(new Proxy({}, { get: (_, name) => used.push(String(name)) && '' }));
      const plain = used.filter((name) => [...PLAIN, ...(ALIKE[game] ?? [])].includes(name));
      expect([...plain, ...Object.keys(codes)], code).toEqual(expect.arrayContaining(used));
      const about = { ...Object.fromEntries(plain.map((name) => [name, 3])), ...codes };
      const said = client.sayReason(code, about, undefined, ['Ada', 'Ben', 'Cyd', 'Dee']);
      expect(said, code).toMatch(/^[A-Z].*\.$/);
      expect(said, code).not.toContain('undefined');
      for (const name of used.filter((name) => !plain.includes(name)))
        expect(said, `${code}, ${name}`).not.toMatch(new RegExp(`\\b${codes[name]}\\b`));
    }
  });

  it('there is one for the reasons that all games have', () => {
    const common = codes(source('engine/Reason.java'));
    expect(common.length).toBeGreaterThan(3);
    expect(Object.keys(text.reasons).toSorted()).toEqual(common.toSorted());
  });

  it('calls people, tiles and tribes by their names', () => {
    const say = (client: Speaker, code: string, about: Record<string, string | number>) =>
      client.sayReason(code, about, undefined, ['Ada', 'Ben']);
    expect(say(islantRoom, 'others', { seat: 1 })).toBe('It is not your turn: Ben is to act.');
    expect(say(islantRoom, 'turn-not-whole', { rest: 'wave, ship' })).toContain('(Wave and Ship)');
    expect(say(firstIslandRoom, 'bound', { tribe: 4 })).toContain('Matriarchy');
    expect(say(firstIslandRoom, 'fenced', { tribe: 1, hex: 'b2', card: '6f' })).toContain('the Ring');
    expect(say(myIslandRoom, 'first-tile', { terrain: 'beach, heather' })).toContain('beach or heather space');
    expect(say(myIslandRoom, 'not-due', { due: 'second-field, wreck' })).toContain('second field or wreck.');
    expect(say(myIslandRoom, 'blocked', { cell: 'c4', sticker: 'second-field' })).toContain('a second field,');
    expect(say(lordRoom, 'corners-differ', { corner: 'NW', point: 'land' })).toContain('north-west');
    expect(say(lordRoom, 'option-off', { option: 'water' })).toContain('“Water”');
    expect(say(smallIslandsRoom, 'shows-already', { resource: 'leaf' })).toBe('Here is a leaf already.');
    expect(say(plainRoom, 'chance', {})).toContain('First the dice');
  });

  it('never falls back on a code or on what the rules say themselves, but where there are no words for a game', () => {
    expect(sayReason({}, 'no-such-code', { sentence: 'XYZZY' })).toBe('That is not possible now.');
    for (const client of [firstIslandRoom, islantRoom, lordRoom, myIslandRoom, smallIslandsRoom]) {
      for (const code of ['no-such-code', 'no-move']) {
        expect((client as Speaker).sayReason(code, { sentence: 'XYZZY' }, undefined, [])).not.toContain('XYZZY');
      }
    }
    expect(plainRoom.sayReason('no-move', { sentence: 'Say where.' }, undefined, [])).toBe('Say where.');
    expect(sayReason({}, 'toString', {})).toBe('That is not possible now.');
  });
});
