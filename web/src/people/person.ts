/** What the server knows of a person, and what a person can tell it. */
import type { components } from '../../target/openapi';
import { became, call } from '../net/api';
import type { Guest } from '../net/types';

type Schemas = components['schemas'];
export type Played = Schemas['PlayedGame'];
export type Numbers = Schemas['Statistics'];
export type Rating = Schemas['Rating'];
export type Session = Schemas['Session'];
export type Stranger = Schemas['Profile'];

export interface Achieved {
  game: string;
  /** `normal.points60`, `solo.hard`. */
  name: string;
  table: string;
  earned: number;
}
/** The best that somebody has drawn at a level of Islant. */
export interface LevelBest {
  game: string;
  level: number;
  score: number;
  table: string;
  ended: number;
}
export interface Achievements {
  achievements: Achieved[];
  decks: { needed: number; open: string[] };
  records: LevelBest[];
}
export interface RatingStep {
  table: string;
  place: number;
  before: number;
  rating: number;
  deviation: number;
  ended: number;
}
export interface Leader {
  person: string;
  name: string;
  rating: number;
  deviation: number;
  games: number;
}
export interface BestGame {
  person: string;
  name: string;
  score: number;
  ended: number;
}
export interface Muted {
  person: string;
  name: string;
  since: number;
}

const query = (all: Record<string, string | number | undefined>): string => {
  const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};

export const games = (wanted: Record<string, string>): Promise<{ unread: number; games: Played[]; next?: string }> =>
  call('GET', `/me/games${query(wanted)}`);
/** Says that a result has been read, or that all have. */
export const read = (table?: string): Promise<{ unread: number }> =>
  call('POST', '/me/games/read', table ? { table } : {});
export const statistics = async (): Promise<Numbers[]> =>
  (await call<{ statistics: Numbers[] }>('GET', '/me/statistics')).statistics;
export const achievements = (): Promise<Achievements> => call('GET', '/me/achievements');
export const ratings = async (): Promise<Rating[]> => (await call<{ ratings: Rating[] }>('GET', '/me/ratings')).ratings;
export const ratingSteps = (
  game: string,
  seats: number,
  after?: string,
): Promise<{ history: RatingStep[]; next?: string }> => call('GET', `/me/ratings/${game}${query({ seats, after })}`);

export const strongest = (
  game: string,
  seats: number,
  after?: string,
): Promise<{ people: Leader[]; bots: { bot: string; rating: number }[]; leastGames: number; next?: string }> =>
  call('GET', `/ratings/${game}${query({ seats, after })}`);
export const bests = (
  game: string,
  seats: number,
  mode: string,
  after?: string,
): Promise<{ bests: BestGame[]; next?: string }> => call('GET', `/bests/${game}${query({ seats, mode, after })}`);
export const stranger = (id: string): Promise<Stranger> => call('GET', `/people/${id}`);

export const signUp = async (name: string, password: string): Promise<Guest> =>
  became(await call('POST', '/me/account', { name, password }));
export const signIn = async (name: string, password: string): Promise<Guest> =>
  became(await call('POST', '/sessions', { name, password }));
export const useCode = async (code: string): Promise<Guest> => became(await call('POST', '/codes', { code }));
export const makeCode = (): Promise<{ code: string; seconds: number }> => call('POST', '/me/code', {});
export const changePassword = (old: string, fresh: string): Promise<unknown> =>
  call('POST', '/me/password', { old, new: fresh });
export const signOut = (everywhere: boolean): Promise<unknown> => call('POST', '/me/signout', { everywhere });
/** Goes for good; an account says its password once more. */
export const deleteMe = (password?: string): Promise<unknown> =>
  call('POST', '/me/delete', password === undefined ? {} : { password });

export const sessions = async (): Promise<Session[]> =>
  (await call<{ sessions: Session[] }>('GET', '/me/sessions')).sessions;
export const revoke = (id: string): Promise<unknown> => call('POST', `/me/sessions/${id}/revoke`, {});
export const makeProgram = (name: string): Promise<{ token: string }> => call('POST', '/me/tokens', { name });

export const mutes = async (): Promise<Muted[]> => (await call<{ mutes: Muted[] }>('GET', '/me/mutes')).mutes;
export const hear = (person: string): Promise<unknown> => call('POST', `/me/mutes/${person}/end`, {});
