import { expect, it } from 'vitest';

const files = Object.entries(
  import.meta.glob<string>(['../**/*.ts', '../**/*.svelte'], { query: '?raw', import: 'default', eager: true }),
);
const isCatalogue = (file: string) => /(\/|\.)en\.ts$/.test(file);
/** The file beside a catalogue, by which all others import it. */
const beside = (file: string) => file.replace(/\/en\.ts$/, '/index.ts').replace(/\.en\.ts$/, '.ts');
const catalogues = files.map(([file]) => file).filter(isCatalogue);

it('names the language in one file beside each catalogue, and nowhere else', () => {
  expect(catalogues.length).toBeGreaterThan(35);
  const sources = new Map(files);
  for (const file of catalogues) {
    const name = /[^/]+(?=\.ts$)/.exec(file)?.[0];
    expect(sources.get(beside(file)), file).toBe(`export * from './${name}';\n`);
  }
  const doors = new Set(catalogues.map(beside));
  const others = files.filter(([file]) => !isCatalogue(file) && !doors.has(file));
  expect(others.filter(([, source]) => /'\.[^']*[/.]en'/.test(source)).map(([file]) => file)).toEqual([]);
});

it('says how the language counts and lists in one place', () => {
  const named = files.filter(([, source]) => /'en-[A-Z]{2}'/.test(source)).map(([file]) => file);
  expect(named).toEqual(['./language.ts']);
});
