import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { episodes } from '../../../games/my-island/src/main/resources/atoll/games/myisland/campaign.json';
import { room } from '../games/all';
import type { GameClient } from '../games/client';
import { client as firstIsland } from '../games/first-island/client';
import { words as firstIslandWords } from '../games/first-island/words';
import { words as islant } from '../games/islant/words';
import { words as lord } from '../games/lord-of-my-island/words';
import type { View as MyIslandView } from '../games/my-island/view';
import { sayItem, sayLine, words as myIsland } from '../games/my-island/words';
import { part } from '../games/part';
import { pictures } from '../games/pictures';
import { client as smallIslands } from '../games/small-islands/client';
import type { Ending, View as SmallIslandsView } from '../games/small-islands/view';
import { words as smallIslandsWords } from '../games/small-islands/words';
import type { Result, View } from '../net/types';
import Log from '../table/Log.svelte';
import type { Line } from '../table/story';
import { text } from './index';

/** Every record of a real game that the games' own tests keep, line by line. */
const records = Object.entries(
  import.meta.glob<string>('../../../games/*/src/test/resources/golden/*.atoll', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const NAMES = ['Ada', 'Level 2 bot', 'Matriarchy', 'Iris', 'Tomo', 'Mira'];
const GAMES = ['my-island', 'lord-of-my-island', 'first-island', 'islant', 'small-islands'];

/** What the log tells of all records of a game: moves after the name of who made them, and what chance decided. */
async function told(game: string) {
  const client = await room(game);
  const { view } = await pictures[game]!();
  const seen = part<View>({ stickers: [], ...view });
  const events = records
    .filter(([file]) => file.includes(`/games/${game}/`))
    .flatMap(([, lines]) => lines.trim().split('\n'))
    .flatMap((line) => {
      const { by, do: what } = JSON.parse(line) as { by?: number | 'chance'; do?: string };
      return by === undefined || what === undefined ? [] : [{ by, what }];
    });
  const unique = [...new Map(events.map((e) => [`${e.by === 'chance'} ${e.what}`, e])).values()];
  return unique.map(({ by, what }) => ({
    what,
    isChance: by === 'chance',
    words:
      by === 'chance' ? client.sayOutcome(what, seen, NAMES) : client.sayMove(what, seen, true, NAMES, by < 2 ? by : 0),
  }));
}

/** All plain strings of a catalogue, with their names. */
const strings = (node: unknown, path = ''): [string, string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : typeof node === 'object' && node !== null
      ? Object.entries(node).flatMap(([key, child]) => strings(child, `${path}.${key}`))
      : [];

const CODES: Record<string, RegExp> = {
  'my-island': /\bt\d+\.\d\b|\br[0-5]\b/,
  'lord-of-my-island': /\b[qhtfs]\d\d\b|\br[0-3]\b/,
  'first-island': /\b[456s][a-m]\b|\b(ne|nw|se|sw)\b|\d\d/,
  islant: /\br[0-3]\b|=/,
  'small-islands': /\b[LSMPOX]\d+[ab]?\b|\br[0-3]\b/,
};

describe.each(GAMES)('the log of real games of %s', (game) => {
  it(
    'reads as a sentence after a name, in names instead of codes, with the minus sign of people',
    { timeout: 60_000 },
    async () => {
      const lines = await told(game);
      expect(lines.length).toBeGreaterThan(100);
      const faults = lines.flatMap(({ what, words, isChance }) => {
        const isSentence = isChance || /^(is|has|[a-z]+s) ?/.test(words);
        const isPlain = !CODES[game]!.test(words) && !/undefined|NaN|\[object/.test(words);
        const isSigned = !/(^|[^\w])-\d/.test(words);
        const isOwn = !/[^s]’( |$)/.test(words);
        return isSentence && isPlain && isSigned && isOwn ? [] : [`${what}: ${words}`];
      });
      expect(faults.slice(0, 5)).toEqual([]);
    },
  );
});

describe('the words', () => {
  const catalogues: [string, object][] = [
    ['the page', text],
    ['The First Island', firstIslandWords],
    ['Islant', islant],
    ['Lord of My Island', lord],
    ['My Island', myIsland],
    ['Small Islands', smallIslandsWords],
  ];
  it.each(catalogues)(
    'of %s have no minus that is a hyphen, no lost letter after an apostrophe, no stray space',
    (_, catalogue) => {
      const all = strings(catalogue).filter(([path]) => !path.includes('.keyList.')); // keys are signs themselves
      expect(all.length).toBeGreaterThan(20);
      expect(all.filter(([, words]) => /(^|[\s(])-\d/.test(words))).toEqual([]);
      expect(all.filter(([, words]) => /[^s]’(\s|$)/.test(words))).toEqual([]);
      expect(all.filter(([, words]) => /^\s|\s$|\s\s|\s[,.;:]/.test(words))).toEqual([]);
    },
  );

  const logged = (lines: Line[], newest: number) => {
    const none = { view: undefined, onpoint: () => {}, onshow: () => {} };
    const props = { lines, newest, client: part<GameClient>({}), names: NAMES, ...none };
    return render(Log, { props }).body.replaceAll(/<[^>]*>/g, '');
  };

  it('leave room between a name and what it did', () => {
    const line: Line = {
      number: 1,
      heard: 1,
      seat: 1,
      words: firstIsland.sayMove('done', undefined, true),
      cell: null,
      lays: null,
      chance: false,
      undone: false,
      unseen: false,
      earned: [],
    };
    expect(logged([line], 1)).toMatch(/Level 2 bot\s+is done/);
  });

  it('say that nothing has happened only where nothing has', () => {
    expect(logged([], 0)).toContain('Nothing has happened yet');
    expect(logged([], 40).trim()).toBe(''); // what has happened is still on its way
  });

  it('give a bad score a real minus sign', () => {
    expect([text.result.solo(-4), text.result.solo(1)]).toEqual(['You scored −4 points', 'You scored 1 point']);
  });

  it('name the dice that are left, whose request it is, and what a die is changed into', () => {
    expect(firstIslandWords.dice([1, 2, 4])).toBe('Dice left: Scavengers, Builders and Matriarchy');
    expect(firstIsland.sayItem!('matriarchy-request')).toBe('the Matriarchy’s request');
    expect(firstIsland.sayItem!('healers-request')).toBe('the Healers’ request');
    expect(firstIsland.sayMove('override 1', undefined, true)).toBe('changes a die into Scavengers');
  });

  it('say whose achievement it is', () => {
    for (const key of Object.keys(smallIslandsWords.achievements)) {
      const result = part<Result & Ending>({ ranks: [2, 1], extra: { achievements: [key] } });
      const { lines } = smallIslands.sayEnd!(result, part<SmallIslandsView>({}), NAMES);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/^Level 2 bot achieved: .*[a-z]{3}/);
      expect(lines[0]).not.toContain(key);
    }
  });

  it('call a line of My Island by one name, in its table and in its result', () => {
    const pieces = episodes.flatMap((episode) => episode.pieces as { key: string; text: string }[]);
    expect(pieces.length).toBeGreaterThan(50);
    for (const piece of pieces) {
      const view = part<MyIslandView>({ pieces: [piece] as never });
      const isOurs = piece.key in myIsland.lines;
      expect(piece.key in myIsland.items, piece.key).toBe(isOurs);
      if (!isOurs) expect(sayItem(piece.key, view), piece.key).toBe(sayLine(piece));
    }
    expect(myIsland.items.road).toMatch(/road.*path/i);
    expect(myIsland.lines.road).toMatch(/road.*path/i);
  });
});
