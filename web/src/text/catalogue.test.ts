import { describe, expect, it } from 'vitest';
import { text as campaign } from '../campaign/text';
import { reasons as firstIslandReasons } from '../games/first-island/text/reasons';
import { words as firstIsland } from '../games/first-island/words';
import { words as islant } from '../games/islant/words';
import { reasons as lordReasons } from '../games/lord-of-my-island/text/reasons';
import { words as lord } from '../games/lord-of-my-island/words';
import { words as myIsland } from '../games/my-island/words';
import { reasons as smallIslandsReasons } from '../games/small-islands/text/reasons';
import { words as smallIslands } from '../games/small-islands/words';
import { text as replay } from '../replay/text';
import { text as notices } from '../notices/text';
import { text as people } from '../people/text';
import { text as together } from '../together/text';
import { text } from './index';
import { begin, count, list, oneOf, plus, signed } from './speech';

/** All code of the page that is no catalogue and no test. */
const sources = Object.entries(
  import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts', '!../**/text/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const catalogues: [string, object, string][] = [
  ['the page', text, ''],
  ['looking back', replay, ''],
  ['the campaign', campaign, 'campaign/'],
  ['getting together', together, ''],
  ['The First Island', firstIsland, 'first-island/'],
  ['Islant', islant, 'islant/'],
  ['Lord of My Island', lord, 'lord-of-my-island/'],
  ['My Island', myIsland, 'my-island/'],
  ['Small Islands', smallIslands, 'small-islands/'],
  ['a person’s place', people, 'people/'],
  ['notices', notices, 'notices/'],
];

/**
 * The keys nobody reads. What is read whole or by `[…]` is a table whose entries are data; of what is only ever read by a
 * point and a name, each name must be read somewhere.
 */
function unread(node: object, code: string, path = ''): string[] {
  return Object.entries(node).flatMap(([key, child]) => {
    const reads = [...code.matchAll(new RegExp(`\\.${key}\\b(\\??\\.[a-zA-Z])?`, 'g'))];
    if (reads.length === 0) return [path + key];
    const isGroup = typeof child === 'object' && !Array.isArray(child) && reads.every((read) => read[1] !== undefined);
    return isGroup ? unread(child, code, `${path}${key}.`) : [];
  });
}

describe('the catalogues', () => {
  it.each(catalogues)('of %s holds nothing that nobody reads', (_, catalogue, folder) => {
    const code = sources
      .flatMap(([file, source]) => (file.includes(folder) || file.endsWith('games/all.ts') ? [source] : []))
      .join('\n');
    expect(code.length).toBeGreaterThan(1000);
    expect(unread(catalogue, code)).toEqual([]);
  });

  it('of the rooms hold no words of other rooms, and the page none of theirs', () => {
    expect(Object.keys(text)).not.toContain('islant');
    const first = JSON.stringify(text);
    for (const word of ['Scavengers', 'hourglass', 'Capitol', 'Alexis']) expect(first).not.toContain(word);
  });
});

describe('the words of all catalogues', () => {
  const files = Object.entries(
    import.meta.glob<string>('../**/text/*.ts', { query: '?raw', import: 'default', eager: true }),
  ).filter(([file]) => !/\.test\.ts$|speech\.ts$/.test(file));

  it('leave singular and plural to Intl', () => {
    expect(files.length).toBeGreaterThan(30);
    const own = files.flatMap(([file, source]) =>
      [...source.matchAll(/.*(?:[!=]== 1|> 1|< 2|>= 2)\s*\?[^?.].*/g)].map(([line]) => `${file}: ${line.trim()}`),
    );
    expect(own).toEqual([]);
  });

  it('say one tile, point and mark as one', () => {
    expect(smallIslands.stack(1, 6)).toBe('1 tile until ships may land, 6 in reserve');
    expect(smallIslandsReasons.storms({ tiles: '1' })).toContain('when 1 more tile has been taken');
    expect(firstIsland.card('Ring', 1)).toBe('Camp card Ring, 1 point');
    expect(firstIslandReasons['not-so-many']({ card: 'Ring', placements: '1' })).toContain('needs 1 mark of');
    expect(lordReasons['too-expensive']({ points: '1' })).toBe('You have only 1 point.');
  });
});

describe('speech', () => {
  it('counts, with the minus sign of people', () => {
    const points = { one: '# point', other: '# points' };
    expect([1, 0, 7, -1, -4].map((n) => count(n, points))).toEqual([
      '1 point',
      '0 points',
      '7 points',
      '−1 point',
      '−4 points',
    ]);
    expect([plus(3), plus(0), plus(-2), signed(-30)]).toEqual(['+3', '0', '−2', '−30']);
  });

  it('lists', () => {
    expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect(oneOf(['a', 'b'])).toBe('a or b');
    expect(begin('sky blue land')).toBe('Sky blue land');
  });
});
