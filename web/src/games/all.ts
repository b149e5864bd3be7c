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
