import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './art/contrast';

/** The palette as it is in the light and in the dark, with the usual colours of the seats and with the others. */
function palettes(): Record<string, Map<string, string>> {
  const read = (name: string) =>
    readFileSync(new URL(name, import.meta.url), 'utf8').split('prefers-color-scheme: dark');
  const tokens = (css: string) =>
    [...css.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6})/g)].map(([, name = '', colour = '']): [string, string] => [
      name,
      colour,
    ]);
  const [day = '', night = ''] = read('./palette.css');
  const [apart = '', apartNight = ''] = read('./palette-apart.css');
  return {
    light: new Map(tokens(day)),
    dark: new Map([...tokens(day), ...tokens(night)]),
    'light, apart': new Map(tokens(day + apart)),
    'dark, apart': new Map(tokens(day + night + apart + apartNight)),
  };
}

const TEXT: [string, string[]][] = [
  ['ink', ['page', 'panel', 'panel-2', 'accent-soft', 'warm-soft']],
  ['ink-2', ['page', 'panel', 'panel-2']],
  ['accent', ['page', 'panel']],
  ['accent-ink', ['accent']],
  ['warm', ['panel']],
  ['good', ['panel']],
  ['white', ['o0', 'o1', 'o2', 'o3', 'o4', 'o5', 'points', 'points-good', 'points-bad', 'die-black']],
  ['dark', ['die']],
  ['card-ink', ['card', 'card-2', 'value']],
  ['card-label', ['card', 'card-2']],
  ['discovery-ink', ['discovery']],
];
const SIGNS: [string, string[]][] = [
  ['focus', ['page', 'panel']],
  ...[0, 1, 2, 3, 4, 5].map((seat): [string, string[]] => [`s${seat}`, ['panel']]),
  ['tribe-ink', ['t1', 't2', 't3', 't4', 't5', 't6']],
  ['lit-ring', ['lit-under']],
];

/** The lines of Islant's paper, as they are drawn: a colour that lets some of the paper through. */
const GRID = (() => {
  const board = readFileSync(new URL('./games/islant/Board.svelte', import.meta.url), 'utf8');
  const rule = (name: string) => new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(board)?.[1] ?? '';
  const said = (css: string, what: string) => new RegExp(`${what}: (?:var\\(--)?([\\w.-]+)`).exec(css)?.[1] ?? '';
  const line = rule('grid');
  return {
    stroke: said(line, 'stroke'),
    share: Number(said(line, 'stroke-opacity')),
    paper: said(rule('paper'), 'fill'),
  };
})();

function mixed(front: string, back: string, share: number): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const behind = parts(back);
  const mix = parts(front).map((part, i) => Math.round(part * share + (behind[i] ?? 0) * (1 - share)));
  return '#' + mix.map((part) => part.toString(16).padStart(2, '0')).join('');
}

describe.each(Object.entries(palettes()))('the palette in the %s', (_, palette) => {
  const pairs = (list: [string, string[]][]) =>
    list.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));
  const between = (front: string, back: string) => contrast(palette.get(front) ?? '', palette.get(back) ?? '');

  it.each(pairs(TEXT))('can be read: %s on %s', (front, back) => {
    expect(between(front, back)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(pairs(SIGNS))('can be told apart: %s on %s', (front, back) => {
    expect(between(front, back)).toBeGreaterThanOrEqual(3);
  });
  it('shows the squares of Islant', () => {
    const paper = palette.get(GRID.paper) ?? '';
    const line = mixed(palette.get(GRID.stroke) ?? '', paper, GRID.share);
    expect(contrast(line, paper)).toBeGreaterThanOrEqual(1.5);
  });
});
