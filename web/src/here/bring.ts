import * as api from '../net/api';
import { keep, type Kept } from './kept';

/** Whether a record says where its chance fell from: one that was continued from another game does not. */
function isWhole(record: string): boolean {
  try {
    return JSON.parse(record.slice(0, record.indexOf('\n'))).fair !== undefined;
  } catch {
    return false;
  }
}

/** Whether a game can be brought to a server: it is over, its chance fell from its seed, and it is not there yet. */
export const canBring = (game: Kept): boolean => game.status === 'over' && !game.brought && isWhole(game.record);

/** Brings a game to the server, where it is from now on among one's own. */
export async function bring(game: Kept): Promise<void> {
  const bots = game.seats.map((seat) => (seat.kind === 'bot' ? (seat.bot ?? null) : null));
  const { id } = await api.bring(game.record, bots);
  await keep({ ...game, brought: id });
}

/** What became of several games: how many are on the server now, and what was in the way of the first that is not. */
export interface Brought {
  count: number;
  problem: string;
}

/** Brings games to the server one after the other. One that it refuses keeps none of the others back. */
export async function bringAll(games: readonly Kept[]): Promise<Brought> {
  const brought: Brought = { count: 0, problem: '' };
  for (const game of games.filter(canBring)) {
    try {
      await bring(game);
      brought.count++;
    } catch (e) {
      brought.problem ||= api.sentence(e);
      if (e instanceof api.Problem && e.status !== 422) break; // the next would fare no better
    }
  }
  return brought;
}
