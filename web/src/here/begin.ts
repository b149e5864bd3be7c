import * as api from '../net/api';
import type { GameSheet, SeatInfo, SeatWish } from '../net/types';
import { canRunRules } from '../rules/can';
import { text } from '../text';
import { keep, makeRoom, type Kept } from './kept';

const isLost = (e: unknown): boolean => e instanceof api.Problem && e.code === 'offline';

/** What can be played, as the server says or, where it cannot be reached, the rules in the page. */
export interface Offer {
  games: GameSheet[];
  bots: string[];
  /** Whether the server said so. */
  isServed: boolean;
}

export async function offer(): Promise<Offer> {
  try {
    const [games, bots] = await Promise.all([api.games(), api.bots()]);
    return { games, bots, isServed: true };
  } catch (e) {
    if (!isLost(e) || !canRunRules()) throw e;
    const rules = (await import('../rules/rules')).startRules();
    try {
      return { games: await rules.games(), bots: await rules.bots(), isServed: false };
    } catch (own) {
      throw canRunRules() ? own : e; // where the rules cannot run, only the server would help
    } finally {
      rules.close();
    }
  }
}

function seatOf(wish: SeatWish): SeatInfo {
  if (wish.kind === 'bot') return { kind: 'bot', name: wish.bot, bot: wish.bot };
  return { kind: 'person', name: wish.name ?? (wish.kind === 'me' ? api.ownName() : text.table.open) };
}

/** A short name that nobody else has: 13 letters and digits. */
const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(13))].map((byte) => (byte % 36).toString(36)).join('');

/** Begins a game on this device; returns its address. */
export async function beginHere({ game, options, seats }: api.NewTable): Promise<string> {
  if (!canRunRules()) throw new api.Problem(0, 'noRules', text.errors.noRules);
  await makeRoom();
  const { newSeed } = await import('../rules/rules');
  const [id, created] = [freshId(), Date.now()];
  await keep({
    id,
    game,
    options,
    seats: seats.map(seatOf),
    seed: newSeed(),
    record: '',
    status: 'playing',
    created,
    changed: created,
  });
  return `/here/${id}`;
}

/** Who takes the other seats where a game goes on otherwise than it went. */
export const PARTNER = 'level3';

/**
 * Goes on from a step of a game as if nothing had followed, on this device: one seat is ours, bots have the others. Returns its
 * address. A record has a line for each step after its header.
 */
export async function beginFrom(
  { record, seats }: Pick<Kept, 'record' | 'seats'>,
  step: number,
  seat: number,
  partner = PARTNER,
): Promise<string> {
  await makeRoom();
  const { newSeed } = await import('../rules/rules');
  const lines = record.split('\n');
  const { game, options = {} } = JSON.parse(lines[0] ?? '{}') as Pick<Kept, 'game' | 'options'>;
  const [id, created] = [freshId(), Date.now()];
  await keep({
    id,
    game,
    options,
    seats: seats.map(({ name, bot, show }, i) =>
      i === seat ? { kind: 'person', name, show } : { kind: 'bot', bot: partner, show, ...(bot ? {} : { name }) },
    ),
    seed: newSeed(),
    record: lines.slice(0, step + 1).join('\n') + '\n',
    status: 'playing',
    created,
    changed: created,
  });
  return `/here/${id}`;
}

/** Makes a table on the server or, where that cannot be reached, on this device; returns its address. */
export async function begin(wish: api.NewTable): Promise<string> {
  try {
    return `/table/${(await api.create(wish)).id}`;
  } catch (e) {
    if (!isLost(e) || !canRunRules() || wish.seats.some((seat) => seat.kind === 'open')) throw e;
    return beginHere(wish);
  }
}
