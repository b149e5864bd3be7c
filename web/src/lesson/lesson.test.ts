import { describe, expect, it } from 'vitest';
import played from '../../e2e/lessons.json';
import { course as firstIsland } from '../games/first-island/lessons';
import { explained as firstIslandSigns } from '../games/first-island/text/explain';
import { course as islant } from '../games/islant/lessons';
import { explained as islantSigns } from '../games/islant/text/explain';
import { course as lord } from '../games/lord-of-my-island/lessons';
import { explained as lordSigns } from '../games/lord-of-my-island/text/explain';
import { course as myIsland } from '../games/my-island/lessons';
import { explained as myIslandSigns } from '../games/my-island/text/explain';
import { course as smallIslands } from '../games/small-islands/lessons';
import { explained as smallIslandsSigns } from '../games/small-islands/text/explain';
import type { Explanations } from '../teach/guide';
import { readProgress } from './kept';
import { asked, fits, type Course } from './lesson';

const courses: [string, Course, Explanations][] = [
  ['first-island', firstIsland, firstIslandSigns],
  ['islant', islant, islantSigns],
  ['lord-of-my-island', lord, lordSigns],
  ['my-island', myIsland, myIslandSigns],
  ['small-islands', smallIslands, smallIslandsSigns],
];

/** How many lines a phone of 390 pixels has for what is said, and how many letters are in a line, plain or bold. */
const ROOM = 5;
const [PLAIN, BOLD] = [42, 36];
const lines = (words: string, width: number) =>
  words
    .split(' ')
    .reduce(
      ({ count, at }, { length }) =>
        at + length > width ? { count: count + 1, at: length + 1 } : { count, at: at + length + 1 },
      { count: words === '' ? 0 : 1, at: 0 },
    ).count;
const high = (words: string, praise = '') => lines(praise, BOLD) + lines(words, PLAIN);

describe.each(courses)('the lessons of %s', (game, { lessons, words }, signs) => {
  it('are all played in a browser', () => {
    expect(played[game as keyof typeof played]).toEqual(lessons.map((lesson) => lesson.id));
  });

  it('begin with a first game of six to fifteen moves', () => {
    expect(lessons[0]?.id).toBe('first');
    const moves = lessons[0]?.steps.filter((step) => step.do).length;
    expect(moves).toBeGreaterThanOrEqual(6);
    expect(moves).toBeLessThanOrEqual(15);
  });

  it('have words for every step, and no words without a step', () => {
    expect(Object.keys(words)).toEqual(lessons.map((lesson) => lesson.id));
    for (const { id, steps } of lessons) {
      const said = words[id]!;
      expect(Object.keys(said.steps), id).toEqual(steps.map((step) => step.key));
      for (const words of [said.title, said.about, said.end, ...Object.values(said.steps).map((s) => s.say)])
        expect(words).toMatch(/\S/);
      expect(JSON.stringify(said)).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('answer every move that was not asked for', () => {
    for (const { id, steps } of lessons)
      for (const step of steps) {
        const isOpen = step.do?.every((pattern) => /^\w+ (\*|\*\*)$/.test(pattern)) && step.earns === undefined;
        if (step.do && !isOpen) expect(words[id]?.steps[step.key]?.otherwise, `${id} ${step.key}`).toMatch(/[.!?]$/);
      }
  });

  it('say nothing that a phone cannot show at once, with the praise for the move before', () => {
    for (const { id, steps } of lessons) {
      const said = words[id]!;
      let praise = '';
      for (const { key } of steps) {
        const { say, otherwise = '', after = '' } = said.steps[key]!;
        expect(high(say, praise), `${id} ${key}: ${say}`).toBeLessThanOrEqual(ROOM);
        expect(1 + high(otherwise), `${id} ${key}: ${otherwise}`).toBeLessThanOrEqual(ROOM);
        praise = after;
      }
      expect(high(said.end, praise), `${id}: ${said.end}`).toBeLessThanOrEqual(ROOM);
    }
  });

  it('point only at what explains itself', () => {
    for (const { steps } of lessons)
      for (const point of steps.flatMap((step) => step.point ?? []))
        if ('about' in point) expect(signs).toHaveProperty(point.about);
  });
});

describe('the chapters about options of Lord of My Island', () => {
  it.each([
    ['ports', []],
    ['water', ['water']],
    ['auction', ['bid', 'bid']],
    ['kingdoms', ['capitol', 'protect']],
  ])('let the learner do what only %s allows', (id, kinds) => {
    const steps = lord.lessons.find((lesson) => lesson.id === id)?.steps ?? [];
    const own = steps.flatMap(({ do: [wanted = ''] = [] }) => wanted.split(' ')[0] ?? []);
    expect(own.filter((verb) => !['play', 'take', ''].includes(verb))).toEqual(kinds);
  });
});

describe('what a step asks for', () => {
  it('is spelt with stars for any word and for all that follow', () => {
    expect(fits('mark c3 12 *', 'mark c3 12 ne')).toBe(true);
    expect(fits('mark c3 12 *', 'mark c3 13 ne')).toBe(false);
    expect(fits('mark c3 22', 'mark c3 22')).toBe(true);
    expect(fits('take *', 'take t10 now')).toBe(false);
    expect(fits('score hand **', 'score hand 1 c3 c4')).toBe(true);
    expect(fits('score hand **', 'score')).toBe(false);
  });

  it('comes in the order of the patterns, and what earns most first', () => {
    const step = { key: 'a', do: ['play b', 'play *'] };
    expect(asked(step, ['play a', 'play b', 'play c', 'stop'], [1, 0, 5, 9])).toEqual(['play b', 'play c', 'play a']);
  });

  it('must bring as many points as it says, unless nothing does', () => {
    const step = { key: 'a', do: ['play *'], earns: 3 };
    expect(asked(step, ['play a', 'play b'], [1, 3])).toEqual(['play b']);
    expect(asked(step, ['play a', 'play b'], [1, 2])).toEqual(['play a', 'play b']);
  });

  it('is nothing where nothing can be played so', () => {
    expect(asked({ key: 'a', do: ['play x'] }, ['play a'], [1])).toEqual([]);
    expect(asked({ key: 'a' }, ['play a'], [1])).toEqual([]);
  });
});

describe('progress that was kept', () => {
  it('is read as it was written', () => {
    expect(readProgress('{"moves":["end"],"at":2}')).toEqual({ moves: ['end'], at: 2 });
  });
  it('is none if it makes no sense', () => {
    for (const kept of [null, '', '[]', '{"moves":3,"at":1}', '{"moves":[1],"at":1}', '{"moves":[],"at":"x"}'])
      expect(readProgress(kept)).toBeNull();
  });
});
