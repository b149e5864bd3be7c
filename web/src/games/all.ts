import type { View } from '../net/types';
import type { GameClient } from './client';

/** The five rooms; each is fetched when its game is opened. */
const ROOMS: Record<string, () => Promise<{ client: GameClient }>> = {
  islant: () => import('./islant/client'),
  'first-island': () => import('./first-island/client'),
  'small-islands': () => import('./small-islands/client'),
  'lord-of-my-island': () => import('./lord-of-my-island/client'),
  'my-island': () => import('./my-island/client'),
};

export async function room(game: string): Promise<GameClient> {
  const load = ROOMS[game];
  if (!load) throw new Error(`no room for ${game}`);
  return (await load()).client;
}

const SAMPLES: Record<string, () => Promise<{ default: View }>> = {
  islant: () => import('./islant/sample.json'),
  'my-island': () => import('./my-island/sample.json'),
  'first-island': () => import('./first-island/sample.json'),
  'small-islands': () => import('./small-islands/sample.json'),
  'lord-of-my-island': () => import('./lord-of-my-island/sample.json'),
};

/** A position of a real game, for pictures. */
export async function sample(game: string): Promise<View> {
  const load = SAMPLES[game];
  if (!load) throw new Error(`no picture of ${game}`);
  return (await load()).default;
}
