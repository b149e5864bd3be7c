/** Pictures to keep of a game: moments side by side, with a heading, who played, and what each had. */
import { seatShape } from '../art/SeatMark.svelte';
import { signed } from '../text/speech';

/** One moment of a game. */
export interface Panel {
  board: SVGSVGElement;
  words: string;
  scores: readonly number[];
}

export interface Picture {
  title: string;
  names: readonly string[];
  panels: readonly Panel[];
}

/** A picture as text, and its size in pixels. */
export interface Drawn {
  svg: string;
  width: number;
  height: number;
}

const SVG = 'http://www.w3.org/2000/svg';
const EDGE = 24;
const GAP = 18;
const HEADING = 76;
const CAPTION = 64;
/** How wide the board of a single picture is, and each of several. */
const [ALONE, BESIDE] = [960, 400];
const COLUMNS = 3;
/** Colours of seats that the palette has. */
const SEATS = 6;
/** What is longer does not fit above a board. */
const LONGEST = 64;

type Attributes = Record<string, string | number>;

function element(name: string, attributes: Attributes, ...children: (Node | string)[]): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

const brief = (words: string): string => (words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words);

/** The colours of the page as it is now: by day or by night. */
function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** The seats in a line, each with its mark and some words; it may break off at the right edge. */
function seats(x: number, y: number, width: number, words: readonly string[], size: number): SVGElement {
  const line = element('g', {});
  let at = x;
  words.forEach((said, seat) => {
    const needs = size * 1.3 + said.length * size * 0.56 + size;
    if (said === '' || at + needs > x + width + size) return;
    const fill = colour(`s${seat % SEATS}`);
    const place = `translate(${at + size / 2} ${y - size * 0.36}) scale(${size / 22})`;
    line.append(
      element('path', { d: seatShape(seat), transform: place, fill }),
      element('text', { x: at + size * 1.3, y, 'font-size': size, fill: colour('ink') }, said),
    );
    at += needs;
  });
  return line;
}

/** Draws the picture. All boards get the same room, whatever their shapes. */
export function compose({ title, names, panels }: Picture): Drawn {
  const wide = panels.length === 1 ? ALONE : BESIDE;
  const columns = Math.min(COLUMNS, panels.length);
  const shape = Math.max(...panels.map(({ board }) => board.viewBox.baseVal.height / board.viewBox.baseVal.width));
  const high = Math.round(wide * Math.min(1, shape));
  const rows = Math.ceil(panels.length / columns);
  const width = 2 * EDGE + columns * wide + (columns - 1) * GAP;
  const height = HEADING + rows * (high + CAPTION) + EDGE;
  const picture = element('svg', {
    xmlns: SVG,
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    'font-family': 'ui-rounded, system-ui, sans-serif',
  });
  const ink = colour('ink');
  picture.append(
    element('title', {}, title),
    element('rect', { width, height, fill: colour('page') }),
    element('text', { x: EDGE, y: 34, 'font-size': 24, 'font-weight': 700, fill: ink }, title),
    seats(EDGE, 62, width - 2 * EDGE, names, 15),
  );
  panels.forEach(({ board, words, scores }, i) => {
    const x = EDGE + (i % columns) * (wide + GAP);
    const y = HEADING + Math.floor(i / columns) * (high + CAPTION);
    const said = { x: x + 2, y: y + high + 22, 'font-size': 15, 'font-weight': 700, fill: ink };
    for (const [name, value] of Object.entries({ x, y, width: wide, height: high }))
      board.setAttribute(name, String(value));
    picture.append(
      element('rect', { x, y, width: wide, height: high, rx: 14, fill: colour('sea') }),
      board,
      element('text', said, brief(words)),
      seats(x + 2, y + high + 44, wide, scores.map(signed), 14),
    );
  });
  return { svg: new XMLSerializer().serializeToString(picture), width, height };
}

/** Points of the screen for each unit of the picture. */
const DENSITY = 2;

/** The same as a raster picture. The policy of the page lets pictures come from the page itself, as data. */
export async function raster({ svg, width, height }: Drawn): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * DENSITY;
  canvas.height = height * DENSITY;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** So many steps from the first to the last, as even as can be, each once. */
export function spread(last: number, many: number): number[] {
  const steps = Array.from({ length: many }, (_, i) => Math.round((i * last) / Math.max(1, many - 1)));
  return [...new Set(steps)];
}
