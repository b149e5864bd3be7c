import { describe, expect, it } from 'vitest';
import {
  chapters,
  episodes,
  goals,
} from '../../../games/my-island/src/main/resources/atoll/games/myisland/campaign.json';
import story from '../../../games/my-island/src/main/resources/atoll/games/myisland/story.json';
import { guide as firstIsland } from '../games/first-island/guide';
import { guide as islant } from '../games/islant/guide';
import { guide as lord } from '../games/lord-of-my-island/guide';
import { guide as myIsland } from '../games/my-island/guide';
import { guide as smallIslands } from '../games/small-islands/guide';
import { search, wordsOf, type Guide } from './guide';

const guides: [string, Guide][] = [
  ['first-island', firstIsland],
  ['islant', islant],
  ['lord-of-my-island', lord],
  ['my-island', myIsland],
  ['small-islands', smallIslands],
];

describe.each(guides)('the guide of %s', (game, guide) => {
  const ids = guide.sections.map((s) => s.id);

  it('answers twenty questions of newcomers', () => {
    expect(guide.questions).toHaveLength(20);
    expect(new Set(guide.questions.map(([ask]) => ask)).size).toBe(20);
    for (const [ask, by] of guide.questions) expect(guide.explanations[by]?.text, ask).toMatch(/[.!?)]$/);
  });

  it('tells more about everything it explains', () => {
    for (const [key, e] of Object.entries(guide.explanations)) {
      expect(ids, key).toContain(e.more);
      expect(e.game).toBe(game);
      expect(`${e.name} ${e.text}`, key).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('begins with the idea in three sentences, and each section has an address of its own', () => {
    expect(guide.sections[0]).toMatchObject({ id: 'idea' });
    expect(guide.sections[0]?.blocks).toHaveLength(3);
    expect(new Set(ids).size).toBe(ids.length);
    for (const s of guide.sections) expect(wordsOf(s)).not.toMatch(/undefined|NaN|\[object/);
    expect(guide.sections.some((s) => s.blocks.some((b) => typeof b === 'object' && 'example' in b))).toBe(true);
  });

  it('draws every picture it speaks of and every sign of the legend', () => {
    const drawn = guide.sections.flatMap((s) =>
      s.blocks.flatMap((b) => (typeof b === 'object' && 'picture' in b ? [b.picture] : [])),
    );
    expect(drawn.toSorted()).toEqual(Object.keys(guide.pictures).toSorted());
    for (const sign of guide.signs) expect(guide.explanations).toHaveProperty(sign);
  });

  it('is searched by any words', () => {
    expect(search(guide, 'the end').map((f) => f.id)).toContain('end');
    expect(search(guide, '  ')).toEqual([]);
    expect(search(guide, 'xylophone')).toEqual([]);
  });
});

describe('what nobody said', () => {
  it.each<[Guide, string, RegExp]>([
    [firstIsland, 'What is a camp?', /marks of one tribe that hang together/],
    [firstIsland, 'Why −30?', /no camp.*−30/],
    [islant, 'What are the numbers over the columns?', /One die picks the shape.*the other one the column/],
    [islant, 'What do the ship totals pay?', /\d+ pays \d+.* and \d+ pays \d+/],
    [lord, 'What do ports earn?', /earns both values/],
    [lord, 'What do roads earn?', /earns both values/],
    [lord, 'What do the white dice pay?', /mining 8, logging 5, fishing 4 and farming 3/],
    [myIsland, 'What does “Pass” do?', /costs 1 point/],
    [myIsland, 'What does “Stop for good” do?', /Your game is over now/],
  ])('is asked and answered: %#', ({ questions, explanations }, ask, answer) => {
    const by = questions.find(([words]) => words === ask)?.[1] ?? '';
    expect(explanations[by]?.text, ask).toMatch(answer);
  });
});

describe('what is sealed', () => {
  const sources = Object.entries(
    import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '../**/*.json', '!../**/*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );

  it('is in no file of the page: neither titles nor sheets nor story of later envelopes', () => {
    const sealed = [
      ...chapters.filter((c) => c.chapter > 1).map((c) => c.title),
      ...episodes.filter((e) => e.chapter > 1).flatMap((e) => [e.title, ...e.sheet]),
      ...goals.map((g) => g.title),
      ...JSON.stringify(story).match(/[^".!?]{40,}[.!?]/g)!,
    ].filter((words) => words.length > 5);
    expect(sealed.length).toBeGreaterThan(100);
    for (const [file, source] of sources)
      expect(
        sealed.filter((words) => source.includes(words)),
        file,
      ).toEqual([]);
  });

  it('is not found by searching', () => {
    for (const word of ['lantern', 'raft', 'flood', 'spring', 'ruin', 'cache', 'goal card', 'glade'])
      expect(search(myIsland, word), word).toEqual([]);
  });

  it('what is told of the first envelope is what its sheets say', () => {
    const told = wordsOf(myIsland.sections.find((s) => s.id === 'first-envelope')!);
    const first = episodes.filter((e) => e.chapter === 1);
    expect(first.map((e) => e.terrain)).toEqual(Array(3).fill(['beach', 'heather']));
    expect(first.map((e) => e.first)).toEqual(Array(3).fill(['beach']));
    expect(first.map((e) => e.pass)).toEqual([-1, -1, -1]);
    const points = (episode: number, key: string) =>
      first.find((e) => e.episode === episode)?.pieces.find((p) => p.key === key)?.points;
    expect([1, 2, 3].map((e) => points(e, 'beach'))).toEqual([-1, -1, -1]);
    expect(told).toContain(`beach space is worth ${points(1, 'beach-houses')} point at once`);
    expect(told).toContain(`covering a wreck brings ${points(2, 'wreck')} points`);
    expect(told).toContain(`next to a field is worth ${points(3, 'smoke')} point`);
  });
});
