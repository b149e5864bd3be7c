import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shadeAt } from './art/Pattern.svelte';
import { client as firstIsland } from './games/first-island/client';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const palette = read('./palette.css');
const style = read('./style.css');
const sources = Object.entries(
  import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
/** Counts which of two inks is read better on a pencil's colour, which comes from the game's own sheet. */
const COUNTS = './games/islant/pencils.ts';
/** A colour by its numbers, or by its name where a colour is wanted. */
const COLOUR =
  /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(|(?:fill|stroke|color|background|border(?:-\w+)?)(?:: ?|=")(?:white|black|red|green|blue|gr[ae]y|yellow|orange|purple|brown|pink)\b/gi;

describe('the palette', () => {
  it('has every colour of the page: no component brings one of its own', () => {
    expect(sources.length).toBeGreaterThan(100);
    const found = [...sources, ['./style.css', style] as const].flatMap(([file, source]) =>
      file === COUNTS ? [] : (source.match(COLOUR) ?? []).map((colour) => `${file}: ${colour}`),
    );
    expect(found).toEqual([]);
  });

  it('would notice a colour in a component', () => {
    for (const css of [
      'fill: #fff;',
      'stroke="#1C2a30"',
      'color: rgb(0 0 0 / 0.4)',
      'background: white',
      'fill="black"',
    ])
      expect(css.match(COLOUR), css).toHaveLength(1);
    for (const css of ['fill: var(--white)', "href='#idea'", 'url(#pencil-red)', 'border-color: var(--s0)', '#each'])
      expect(css.match(COLOUR), css).toBeNull();
  });

  it('has every name that is used, and none that is not', () => {
    const names = new Set([...palette.matchAll(/--([a-z0-9-]+):/g)].map((m) => m[1]!));
    const all = [...sources.map(([, source]) => source), style, palette].join('\n');
    const set = new Set([...all.matchAll(/(?:style:)?--([a-z0-9-]+)(?:=|:)/g)].map((m) => m[1]!));
    const used = new Set([...all.matchAll(/var\(--([a-z0-9-]+)/g)].map((m) => m[1]!));
    expect([...used].filter((name) => !set.has(name))).toEqual([]);
    const series = /^[tc]\d+$/; // tribes and parts of a chart are named by their number
    expect([...names].filter((name) => !used.has(name) && !series.test(name))).toEqual([]);
  });
});

describe('the colours of a result', () => {
  const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(palette)?.[1];

  it('tell up to six seats apart, by day and by night', () => {
    const [day = '', night = ''] = palette.split('prefers-color-scheme: dark');
    for (const css of [day, night]) {
      const seats = [0, 1, 2, 3, 4, 5].map((seat) => new RegExp(`--s${seat}: (#[0-9a-f]{6})`).exec(css)?.[1]);
      expect(new Set(seats).size).toBe(6);
      expect(seats).not.toContain(undefined);
    }
  });

  it('never repeat within a chart', () => {
    const looks = Array.from({ length: 40 }, (_, i) => JSON.stringify(shadeAt(i)));
    expect(new Set(looks).size).toBe(40);
    for (let i = 0; i < 40; i++) expect(colour(shadeAt(i).colour)).toBeDefined();
  });

  it('are those of the tribes in The First Island', () => {
    const tribes = ['scavengers', 'builders', 'scholars', 'matriarchy', 'healers', 'scientists'];
    const keys = [...tribes, ...tribes.map((t) => `${t}-request`), 'overrides', 'cards'];
    const shades = keys.map((key) => firstIsland.shade!(key)!);
    expect(new Set(shades.map((s) => JSON.stringify(s))).size).toBe(keys.length);
    tribes.forEach((tribe, i) => {
      for (const key of [tribe, `${tribe}-request`]) expect(firstIsland.shade!(key)?.colour, key).toBe(`t${i + 1}`);
    });
    for (const shade of shades) expect(colour(shade.colour)).toBeDefined();
  });
});
