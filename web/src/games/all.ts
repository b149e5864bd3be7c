import type { GameSheet } from '../net/types';
import type { GameClient } from './client';
import type { Guide } from '../teach/guide';
import type { Course } from '../lesson/lesson';
import type { OptionWords } from './words';

/** A game's own room, fetched when it is opened. */
interface Room {
  /** How many can play: what is shown of a game before the server has said anything. */
  seats: [min: number, max: number];
  client: () => Promise<GameClient>;
  words: () => Promise<{ words: { options: Record<string, OptionWords> } }>;
  guide: () => Promise<{ guide: Guide }>;
  course: () => Promise<{ course: Course }>;
}

/**
 * The rooms, a line for each game. A game that has none is shown by the plain room. Each room takes views of its own game
 * alone, and gets no others.
 */
const ROOMS: Record<string, Room> = {
  'my-island': {
    seats: [2, 4],
    client: async () => (await import('./my-island/client')).client as GameClient,
    words: () => import('./my-island/words'),
    guide: () => import('./my-island/guide'),
    course: () => import('./my-island/lessons'),
  },
  'lord-of-my-island': {
    seats: [2, 6],
    client: async () => (await import('./lord-of-my-island/client')).client as GameClient,
    words: () => import('./lord-of-my-island/words'),
    guide: () => import('./lord-of-my-island/guide'),
    course: () => import('./lord-of-my-island/lessons'),
  },
  'first-island': {
    seats: [1, 6],
    client: async () => (await import('./first-island/client')).client as GameClient,
    words: () => import('./first-island/words'),
    guide: () => import('./first-island/guide'),
    course: () => import('./first-island/lessons'),
  },
  islant: {
    seats: [1, 99],
    client: async () => (await import('./islant/client')).client as GameClient,
    words: () => import('./islant/words'),
    guide: () => import('./islant/guide'),
    course: () => import('./islant/lessons'),
  },
  'small-islands': {
    seats: [1, 4],
    client: async () => (await import('./small-islands/client')).client as GameClient,
    words: () => import('./small-islands/words'),
    guide: () => import('./small-islands/guide'),
    course: () => import('./small-islands/lessons'),
  },
};

const own = (game: string): Room | undefined => (Object.hasOwn(ROOMS, game) ? ROOMS[game] : undefined);

export async function room(game: string): Promise<GameClient> {
  return (await own(game)?.client()) ?? (await import('./plain/client')).client;
}

/** What the game's options are called, if it has a room of its own; any other game is taken at its own words. */
export async function optionWords(game: string): Promise<Record<string, OptionWords>> {
  return (await own(game)?.words())?.words.options ?? {};
}

/** The games as the page knows them by itself. */
export const known: readonly Pick<GameSheet, 'id' | 'about' | 'minSeats' | 'maxSeats'>[] = Object.entries(ROOMS).map(
  ([
    id,
    {
      seats: [minSeats, maxSeats],
    },
  ]) => ({ id, about: '', minSeats, maxSeats }),
);

/** The games that have rules to read. */
export const guided: readonly string[] = Object.keys(ROOMS);
export const isGuided = (game: string): boolean => own(game) !== undefined;

/** All a game tells about itself, if it has a room of its own. */
export async function guide(game: string): Promise<Guide | null> {
  return (await own(game)?.guide())?.guide ?? null;
}

/** The lessons of a game, if it has a room of its own. */
export async function course(game: string): Promise<Course | null> {
  return (await own(game)?.course())?.course ?? null;
}
