import type { View } from '../net/types';
import type { GameClient } from './client';
import type { OptionWords } from './words';

/** A game's own room, fetched when it is opened, and a position of a real game, for pictures. */
interface Room {
  client: () => Promise<{ client: GameClient }>;
  words: () => Promise<{ words: { options: Record<string, OptionWords> } }>;
  sample: () => Promise<{ default: View }>;
}

/** The rooms, a line for each game. A game that has none is shown by the plain room. */
const ROOMS: Record<string, Room> = {
  'my-island': {
    client: () => import('./my-island/client'),
    words: () => import('./my-island/words'),
    sample: () => import('./my-island/sample.json'),
  },
  'lord-of-my-island': {
    client: () => import('./lord-of-my-island/client'),
    words: () => import('./lord-of-my-island/words'),
    sample: () => import('./lord-of-my-island/sample.json'),
  },
  'first-island': {
    client: () => import('./first-island/client'),
    words: () => import('./first-island/words'),
    sample: () => import('./first-island/sample.json'),
  },
  islant: {
    client: () => import('./islant/client'),
    words: () => import('./islant/words'),
    sample: () => import('./islant/sample.json'),
  },
  'small-islands': {
    client: () => import('./small-islands/client'),
    words: () => import('./small-islands/words'),
    sample: () => import('./small-islands/sample.json'),
  },
};

const own = (game: string): Room | undefined => (Object.hasOwn(ROOMS, game) ? ROOMS[game] : undefined);

export async function room(game: string): Promise<GameClient> {
  const load = own(game)?.client ?? (() => import('./plain/client'));
  return (await load()).client;
}

/** A position of a real game, if the game has a room of its own. */
export async function sample(game: string): Promise<View | null> {
  return (await own(game)?.sample())?.default ?? null;
}

/** What the game's options are called, if it has a room of its own; any other game is taken at its own words. */
export async function optionWords(game: string): Promise<Record<string, OptionWords>> {
  return (await own(game)?.words())?.words.options ?? {};
}
