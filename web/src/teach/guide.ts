import type { Component } from 'svelte';
import type { View } from '../net/types';
import type { Example, ExampleWords } from './example';

/** What a thing on the screen is and what it does, in a sentence or two; `more` is the section of the rules about it, if any. */
export interface Explanation {
  game: string;
  name: string;
  text: string;
  more: string;
}
export type Explanations<Key extends string = string> = Record<Key, Explanation>;

/** Explanations of one game, as its catalogue has them. */
export function explanations<Key extends string>(
  game: string,
  entries: Record<Key, readonly [name: string, text: string, more: string]>,
): Explanations<Key> {
  const all = Object.entries(entries) as [Key, readonly [string, string, string]][];
  return Object.fromEntries(
    all.map(([key, [name, text, more]]) => [key, { game, name, text, more }]),
  ) as Explanations<Key>;
}

/** What lies in one place, under the name of that place; without a section of the rules if nothing there has one. */
export function together(name: string, parts: readonly (Explanation | undefined)[]): Explanation {
  const told = [...new Set(parts)].filter((part) => part !== undefined);
  const [first] = told;
  const texts = told.map((part) => (told.length > 1 ? `${part.name}: ${part.text}` : part.text));
  return { game: first?.game ?? '', name, text: texts.join(' '), more: first?.more ?? '' };
}

/**
 * A piece of a section: words, a heading, a list, a table with its headings first, an example in words, one to play by its name, or a
 * picture by its name.
 */
export type Block =
  | string
  | { heading: string }
  | { list: string[] }
  | { table: string[][] }
  | { example: string }
  | { play: string }
  | { picture: string; caption: string };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

/** What a newcomer asks, and the explanation that answers it. */
export type Question = readonly [ask: string, by: string];

/** All a game tells about itself. */
export interface Guide {
  sections: Section[];
  /** Further sections that only some may read; asked for when the rules are opened, and searched like the others. */
  opened?: () => Promise<Section[]>;
  explanations: Explanations;
  questions: readonly Question[];
  /** Small positions that the sections show, drawn by the room's own board. */
  pictures: Record<string, View>;
  /** The examples that are played in place, and their words. */
  examples: Record<string, Example>;
  exampleWords: Record<string, ExampleWords>;
  /** The explanations that have a sign of their own, in the order of the legend, and what draws them. */
  signs: readonly string[];
  Sign: Component<{ of: string }>;
}

const plain = (block: Block): string => {
  if (typeof block === 'string') return block;
  if ('heading' in block) return block.heading;
  if ('list' in block) return block.list.join(' ');
  if ('table' in block) return block.table.flat().join(' ');
  if ('play' in block) return '';
  return 'example' in block ? block.example : block.caption;
};

/** The words of a section, for searching. */
export const wordsOf = (section: Section): string => [section.title, ...section.blocks.map(plain)].join(' ');

export interface Found {
  id: string;
  title: string;
  /** The words around what was found. */
  excerpt: string;
}

const AROUND = 60;

/** Where all the words searched for occur: in sections, explanations and questions. */
export function search(guide: Guide, wanted: string): Found[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const places = [
    ...guide.sections.map((s) => ({ id: s.id, title: s.title, words: wordsOf(s) })),
    ...Object.entries(guide.explanations).map(([key, e]) => ({
      id: `is-${key}`,
      title: e.name,
      words: `${e.name}: ${e.text}`,
    })),
  ];
  return places.flatMap(({ id, title, words: said }) => {
    const lower = said.toLocaleLowerCase();
    if (!words.every((word) => lower.includes(word))) return [];
    const at = lower.indexOf(words[0]!);
    const excerpt = said.slice(Math.max(0, at - AROUND), at + AROUND).trim();
    return [{ id, title, excerpt: `${at > AROUND ? '…' : ''}${excerpt}${at + AROUND < said.length ? '…' : ''}` }];
  });
}
