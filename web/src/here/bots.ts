import { Problem } from '../net/api';
import { type Rules, startRules } from '../rules/rules';
import type { Company } from '../table/local.svelte';
import type { Kept } from './kept';

/** Who plays on for people who resign, and for a bot whose thoughts break the rules' worker; here as on the server. */
export const STAND_IN = 'greedy';
/** Who plays when nobody else can. */
const LAST = 'random';

/** The bots of a game on this device. They think in a worker of their own, so that the table always answers at once. */
export class Bots implements Company {
  private thinker: Rules | null = null;
  private game: Kept | null = null;

  sitDown(game: Kept): void {
    this.game = game;
  }

  async move(seat: number, rules: Rules): Promise<string> {
    const { game } = this;
    const bot = game?.seats[seat]?.bot;
    if (!game || !bot) throw new Error(`no bot sits on seat ${seat}`);
    const snapshot = await rules.snapshot();
    this.thinker ??= startRules();
    const setup = { game: game.game, seats: game.seats.length, options: game.options };
    await this.thinker.restore(snapshot, { ...setup, chance: 'told' });
    return this.thought(this.thinker, seat, [bot, STAND_IN, LAST]);
  }

  /** What the first of these bots that gets to an end would play. */
  private async thought(thinker: Rules, seat: number, [bot, ...others]: string[]): Promise<string> {
    try {
      return (await thinker.think(seat, bot!)).move;
    } catch (e) {
      const isBroken = e instanceof Problem && e.code === 'internal';
      if (!isBroken || others.length === 0) throw e;
      return this.thought(thinker, seat, others);
    }
  }

  /** Gives up what is being thought about; whoever waits for it is told so. */
  stop(): void {
    this.thinker?.close();
    this.thinker = null;
  }
}
