import type { Rules, Worth } from '../rules/rules';
import type { Line } from '../table/story';
import { MANY } from '../together/standings';
import type { Replay } from './replay.svelte';
import { earned, tallies, type Tally } from './tally';

/** A decision of a game, with the moves that were best and the one that was made. */
export interface Decision {
  /** The step before it. */
  step: number;
  seat: number;
  move: string;
  /** The most promising moves, the best first, each in words; the one that was made is among them. */
  options: (Worth & { words: string; isMade: boolean })[];
  /** How many points the best of them would have been better. */
  loss: number;
}

/** A look at all decisions of a seat. */
export interface Review {
  seat: number;
  done: number;
  total: number;
  isRunning: boolean;
  /** Those that cost something, the dearest first. */
  found: Decision[];
}

/** How many steps are looked at together, so that nobody waits long for another answer. */
const AT_ONCE = 25;
/** More decisions than this are not looked at: the longest games of a person have some two hundred. */
const MOST_DECISIONS = 300;
/** What is less is chance of the search as much as a mistake. */
const LEAST_LOSS = 0.5;

/** The bots, asked about a game that is over. They think in a worker of their own and know what a seat knew, no more. */
export class Analyst {
  /** What each seat had, for each step as far as it has been found out. */
  tallies = $state.raw<Tally[][]>([]);
  /** The points that each seat could expect, for each step as far as it has been found out. */
  outlooks = $state.raw<number[][]>([]);
  /** The decision that is being looked at. */
  decision = $state.raw<Decision | null>(null);
  review = $state.raw<Review | null>(null);
  /** The last step whose decision was asked for and found, or found to be none. */
  private settled = $state(-1);
  private asked = 0;
  private deciding: Promise<unknown> = Promise.resolve();
  private isGone = false;

  constructor(
    private readonly rules: Rules,
    private readonly replay: Replay,
  ) {}

  async open(): Promise<void> {
    const { last, past, client, names } = this.replay;
    await this.rules.resume(past.record, { chance: 'told' });
    // What everybody had is known at once; what to expect takes longer.
    for (let from = 0; client && from <= last && !this.isGone; from += AT_ONCE) {
      const to = Math.min(last, from + AT_ONCE - 1);
      this.tallies = [...this.tallies, ...(await tallies(this.rules, client, names.length, from, to))];
    }
    const isCrowd = names.length > MANY; // nobody reads what so many could expect
    for (let from = 0; from <= last && !isCrowd && !this.isGone; from += AT_ONCE) {
      const some = await this.rules.outlook(from, Math.min(last, from + AT_ONCE - 1));
      this.outlooks = [...this.outlooks, ...some];
    }
  }

  /** What the step brought, and what for. */
  earned(step: number): Line['earned'] {
    return earned(this.tallies[step - 1], this.tallies[step]);
  }

  /** Looks at the decision that follows a step, if one does. */
  async advise(step: number): Promise<void> {
    const asked = ++this.asked;
    if (this.settled === step) return;
    await this.deciding; // one after the other: who hurries through the steps wants to know of the last alone
    if (asked !== this.asked) return;
    const deciding = this.decide(step);
    this.deciding = deciding.catch(() => null);
    const decision = await deciding;
    if (asked !== this.asked) return;
    this.decision = decision;
    this.settled = step;
  }

  /** Whether it is known what could be done at a step. */
  isSettled(step: number): boolean {
    return this.settled === step;
  }

  /** The decision after a step; none once we have gone, when nobody answers any more. */
  private decide(step: number): Promise<Decision | null> {
    return this.weigh(step).catch((e: unknown) => {
      if (this.isGone) return null;
      throw e;
    });
  }

  private async weigh(step: number): Promise<Decision | null> {
    const { events, client, names } = this.replay;
    const { kind, seat, move } = events[step] ?? {};
    if (kind !== 'moved' || seat === undefined || !move || !client) return null;
    const worths = await this.rules.appraise(seat, { step, move, seed: String(step + 1) });
    if (worths.length < 2) return null;
    const view = await this.rules.view(seat, step);
    const options = worths.map((worth) => ({
      ...worth,
      words: client.sayMove(worth.move, view, false, names, seat),
      isMade: worth.move === move,
    }));
    const made = options.find((option) => option.isMade);
    return { step, seat, move, options, loss: (options[0]?.points ?? 0) - (made?.points ?? 0) };
  }

  /** Looks at all decisions of a seat, one after the other. */
  async reviewAll(seat: number): Promise<void> {
    const steps = this.replay.events
      .flatMap((event, step) => (event.kind === 'moved' && event.seat === seat ? [step] : []))
      .slice(0, MOST_DECISIONS);
    let review: Review = { seat, done: 0, total: steps.length, isRunning: true, found: [] };
    this.review = review;
    for (const step of steps) {
      const decision = await this.decide(step);
      if (this.isGone || this.review !== review) return;
      const found = decision && decision.loss >= LEAST_LOSS ? [...review.found, decision] : review.found;
      review = { ...review, done: review.done + 1, found: found.toSorted((a, b) => b.loss - a.loss) };
      this.review = review;
    }
    this.review = { ...review, isRunning: false };
  }

  /** What has been found so far is all there will be. */
  stop(): void {
    if (this.review) this.review = { ...this.review, isRunning: false };
  }

  close(): void {
    this.isGone = true;
    this.rules.close();
  }
}

/** How much points differ before one is clearly ahead of the other. */
const CLEAR = 0.1;
const LEAST = 2;

/** How the seats stand to each other, as shares that sum to 1: whoever may expect more has the larger one. */
export function shares(outlook: readonly number[]): number[] {
  const most = Math.max(...outlook);
  const scale = Math.max(LEAST, CLEAR * Math.abs(most));
  const weights = outlook.map((points) => Math.exp((points - most) / scale));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
