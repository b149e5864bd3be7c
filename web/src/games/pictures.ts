import type { View } from '../net/types';
import type { Drawing } from './client';

/** A position of a real game and what draws it. */
export type Picture = Drawing & { view: View };

/** The games' small boards, drawn when the page is built (`scripts/pictures`). Each takes views of its own game alone. */
export const pictures: Record<string, () => Promise<Picture>> = {
  'my-island': () => pictured(import('./my-island/picture')),
  'lord-of-my-island': () => pictured(import('./lord-of-my-island/picture')),
  'first-island': () => pictured(import('./first-island/picture')),
  islant: () => pictured(import('./islant/picture')),
  'small-islands': () => pictured(import('./small-islands/picture')),
};

async function pictured(room: Promise<{ drawing: object; view: View }>): Promise<Picture> {
  const { drawing, view } = await room;
  return { ...(drawing as Drawing), view };
}
