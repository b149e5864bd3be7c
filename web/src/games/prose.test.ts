import { expect, it } from 'vitest';

/** The rooms, without their words and their tests. */
const files = Object.entries(
  import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.test.ts', '!./**/text/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const written = (what: RegExp): string[] =>
  files.flatMap(([file, source]) => [...source.matchAll(what)].map(([found]) => `${file}: ${found}`));

it('sees the rooms', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(written(/startsWith\('score'\)/g).length).toBeGreaterThan(0);
});

// Codes of the notation are lower case and compared whole; names, headings and paragraphs are for people to read.
it('reads nothing out of sentences: what a view means it says in data', () => {
  expect(written(/toLowerCase\(\)\s*\.(includes|startsWith|endsWith|indexOf)\(/g)).toEqual([]);
  expect(written(/[!=]==\s*'[A-Z][a-z]+[^']*'/g)).toEqual([]);
  expect(
    written(
      /\b(text|title|name|heading|paragraph|sheet|message|sentence)\??\.(includes|startsWith|endsWith|match|search)\(/g,
    ),
  ).toEqual([]);
  expect(written(/\.(includes|startsWith)\(\s*words\./g)).toEqual([]);
});

it('knows no face of a die by heart', () => {
  expect(written(/\bface\s*[!=]==\s*\d/g)).toEqual([]);
});
