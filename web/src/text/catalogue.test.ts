import { describe, expect, it } from 'vitest';
import { text as campaign } from '../campaign/text/en';
import { words as firstIsland } from '../games/first-island/words';
import { words as islant } from '../games/islant/words';
import { words as lord } from '../games/lord-of-my-island/words';
import { words as myIsland } from '../games/my-island/words';
import { words as smallIslands } from '../games/small-islands/words';
import { text as replay } from '../replay/text/en';
import { text as notices } from '../notices/text/en';
import { text as people } from '../people/text/en';
import { text as together } from '../together/text/en';
import { text } from './en';
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
