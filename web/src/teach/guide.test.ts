import { describe, expect, it } from 'vitest';
import {
  chapters,
  episodes,
  goals,
} from '../../../games/my-island/src/main/resources/atoll/games/myisland/campaign.json';
import story from '../../../games/my-island/src/main/resources/atoll/games/myisland/story.json';
import { guide as firstIsland } from '../games/first-island/guide';
import { sections as firstIslandReasons } from '../games/first-island/sections';
import { guide as islant } from '../games/islant/guide';
import { sections as islantReasons } from '../games/islant/sections';
import { guide as lord } from '../games/lord-of-my-island/guide';
import { sections as lordReasons } from '../games/lord-of-my-island/sections';
import { sectionsOf } from '../games/my-island/envelopes';
import { guide as myIsland } from '../games/my-island/guide';
import { sections as myIslandReasons } from '../games/my-island/sections';
import { guide as smallIslands } from '../games/small-islands/guide';
import { sections as smallIslandsReasons } from '../games/small-islands/sections';
import { search, wordsOf, type Guide } from './guide';

const guides: [string, Guide, Record<string, string>][] = [
  ['first-island', firstIsland, firstIslandReasons],
  ['islant', islant, islantReasons],
  ['lord-of-my-island', lord, lordReasons],
  ['my-island', myIsland, myIslandReasons],
  ['small-islands', smallIslands, smallIslandsReasons],
];

const catalogues = import.meta.glob<string>('../games/*/text/en.ts', { query: '?raw', import: 'default', eager: true });

describe.each(guides)('the guide of %s', (game, guide, reasons) => {
  const ids = guide.sections.map((s) => s.id);

  it('tells more about every reason why something cannot be done', () => {
    for (const [code, section] of Object.entries(reasons)) expect(ids, code).toContain(section);
  });

  it('answers twenty questions of newcomers', () => {
    expect(guide.questions).toHaveLength(20);
    expect(new Set(guide.questions.map(([ask]) => ask)).size).toBe(20);
    for (const [ask, by] of guide.questions) expect(guide.explanations[by]?.text, ask).toMatch(/[.!?)]$/);
  });

  it('asks about labels as they stand on the screen', () => {
    const [, catalogue = ''] = Object.entries(catalogues).find(([file]) => file.includes(`/${game}/`)) ?? [];
    expect(catalogue.length).toBeGreaterThan(1000);
    for (const [ask] of guide.questions)
      for (const [, label] of ask.matchAll(/“([^”]+?)(?: −\d+)?”/g)) expect(catalogue, ask).toContain(label);
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

  it('is in no source of the page: only the rules module, which plays single episodes, has their titles and sheets', () => {
    const sealed = [
      ...chapters.map((c) => c.title),
      ...episodes.flatMap((e) => [e.title, ...e.sheet]),
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
    for (const word of [
      'wreck',
      'cottage',
      'lantern',
      'raft',
      'flood',
      'spring',
      'ruin',
      'cache',
      'goal card',
      'glade',
    ])
      expect(search(myIsland, word), word).toEqual([]);
  });

  it('is found as soon as it is opened, sheet by sheet', () => {
    const upTo = (last: number): Guide => {
      const sheets = episodes.slice(0, last).map(({ episode, title, chapter, sheet }) => {
        return { episode, title, chapter, chapterTitle: chapters[chapter - 1]!.title, sheet };
      });
      return { ...myIsland, sections: [...myIsland.sections, ...sectionsOf(sheets)] };
    };
    const places = (last: number, words: string) => search(upTo(last), words).map(({ id }) => id);
    expect(places(0, 'wreck')).toEqual([]);
    expect(places(1, 'wreck')).toEqual(['envelope-1']);
    expect(places(4, 'raft')).toEqual([]);
    expect(places(5, 'raft')).toEqual(['envelope-2']);
    expect(upTo(5).sections.slice(-2)).toMatchObject([
      { id: 'envelope-1', title: `Envelope 1: ${chapters[0]!.title}`, blocks: { length: 6 } },
      {
        id: 'envelope-2',
        blocks: [{ heading: `Episode 4: ${episodes[3]!.title}` }, {}, {}, { list: episodes[4]!.sheet }],
      },
    ]);
  });
});
