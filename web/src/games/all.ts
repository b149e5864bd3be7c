import type { View } from '../net/types';
import type { GameClient } from './client';
import type { Guide } from '../teach/guide';
import type { OptionWords } from './words';

/** A game's own room, fetched when it is opened, and a position of a real game, for pictures. */
interface Room {
  client: () => Promise<{ client: GameClient }>;
  words: () => Promise<{ words: { options: Record<string, OptionWords> } }>;
  guide: () => Promise<{ guide: Guide }>;
  sample: () => Promise<{ default: View }>;
}

/** The rooms, a line for each game. A game that has none is shown by the plain room. */
const ROOMS: Record<string, Room> = {
  'my-island': {
    client: () => import('./my-island/client'),
    words: () => import('./my-island/words'),
    guide: () => import('./my-island/guide'),
    sample: () => import('./my-island/sample.json'),
  },
  'lord-of-my-island': {
    client: () => import('./lord-of-my-island/client'),
    words: () => import('./lord-of-my-island/words'),
    guide: () => import('./lord-of-my-island/guide'),
    sample: () => import('./lord-of-my-island/sample.json'),
  },
  'first-island': {
    client: () => import('./first-island/client'),
    words: () => import('./first-island/words'),
    guide: () => import('./first-island/guide'),
    sample: () => import('./first-island/sample.json'),
  },
  islant: {
    client: () => import('./islant/client'),
    words: () => import('./islant/words'),
    guide: () => import('./islant/guide'),
    sample: () => import('./islant/sample.json'),
  },
  'small-islands': {
    client: () => import('./small-islands/client'),
    words: () => import('./small-islands/words'),
    guide: () => import('./small-islands/guide'),
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

/** The games that have rules to read. */
export const guided: readonly string[] = Object.keys(ROOMS);
export const isGuided = (game: string): boolean => own(game) !== undefined;

/** All a game tells about itself, if it has a room of its own. */
export async function guide(game: string): Promise<Guide | null> {
  return (await own(game)?.guide())?.guide ?? null;
}
