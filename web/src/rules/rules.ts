/**
 * The real rules in the page: engine, games and bots as the server plays them, compiled to WebAssembly (`browser/`), each table
 * in a worker of its own. *A table in the worker is a table*: `look` gives the document that the server would give, `events` the
 * events that it would send, with the same secrets kept; so what draws a server's table draws this one.
 *
 *     import { openRules } from '../rules/rules';     // only from what is itself fetched when needed
 *
 *     const rules = await openRules();                // a Problem where the browser cannot (see canRunRules)
 *     await rules.start({ game: 'islant', seats: 2, options: { level: 3 } });
 *     const { view, legal, gain } = await rules.look({ seats: [0] });
 *     await rules.play(0, legal[0][0]);               // chance falls by itself until a seat may act
 *     const { move } = await rules.think(1, 'level3');
 *     await rules.play(1, move);
 *     rules.close();                                  // ends the worker, whatever it thinks about
 *
 * - **A replay** is a table from a record: `resume(text)`, then `look({ step })` for any step from 0 to `steps`.
 * - **What if**: `branch(step)` forgets what came after; then play on.
 * - **A lesson** with prepared dice: `start({ …, chance: 'told' })`, then `draw('roll 3 4')` where chance is next.
 * - **On the device**: keep `record()` and the seed; `resume(record, { seed })` goes on exactly as it would have.
 *
 * Steps are the moves and outcomes that stand; `number` counts events, take-backs too, like the server's. A viewer is a seat or
 * -1, a spectator. What the rules refuse is a `Problem` in the words of the page. If the module itself stops, the call that did it fails,
 * and the worker is replaced with the table as it was; `stop` does the same to end a bot's thinking early.
 */
import { Problem, refused } from '../net/api';
import type { GameSheet, Result, SeatInfo, Table, TableEvent, View } from '../net/types';
import { text } from '../text';
import type { Answer, Call } from './call';
import { cannotRunRules, canRunRules } from './can';

/** What a game starts from. */
export interface Start {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  /** One for each seat. */
  names?: string[];
  /** Where chance comes from, any text; a fresh one if not given. */
  seed?: string;
  /** Whether chance falls by itself from the seed, or waits for `draw`; by itself if not said. */
  chance?: 'falls' | 'told';
}

export type Resume = Pick<Start, 'seed' | 'chance'>;

/** Where a game stands. */
export interface Standing {
  /** How many events there were. */
  number: number;
  /** How many moves and outcomes stand. */
  step: number;
  next: 'seats' | 'chance' | 'over';
  /** The seats that may act. */
  act: number[];
}

export interface Look {
  /** Our own seats: whose secrets and legal moves are shown. None for a spectator. */
  seats?: number[];
  /** Through whose eyes, among our seats; the first that may act if not said. */
  viewer?: number;
  /** After how many steps; now if not said. */
  step?: number;
  diagram?: boolean;
}

/** A table's document, as far as the rules know it; `asTable` adds the rest. */
export interface Sheet {
  game: string;
  edition: number;
  options: Record<string, unknown>;
  status: 'playing' | 'over';
  number: number;
  step: number;
  /** How many steps there are in all. */
  steps: number;
  names: string[];
  mySeats: number[];
  act: number[];
  viewer: number;
  view: View;
  diagram?: string;
  legal: Record<string, string[]>;
  gain: Record<string, number[]>;
  /** For each legal move 1 if its seat cannot act directly after it. */
  ends: Record<string, number[]>;
  takeBack: number[];
  result?: Result;
}

/** A legal move and the points that it brings at once. */
export interface LegalMove {
  move: string;
  gain: number;
}

/** Why a move cannot be played, in the games' own codes. */
export interface Reason {
  code: string;
  with: Record<string, string | number>;
}

export interface Thought {
  move: string;
  /** How many games the bot imagined for it. */
  imagined: number;
}

/** A move and the points that its seat may expect after it, less those of others where seats get in each other's way. */
export interface Worth {
  move: string;
  points: number;
}

/** A named way to play a game; together they reach all of its rules. */
export interface Variant {
  name: string;
  options: Record<string, unknown>;
  minSeats: number;
  maxSeats: number;
}

export interface Simulation extends Pick<Start, 'game' | 'seats' | 'options'> {
  /** A bot for each seat. */
  bots: string[];
  seed: string;
  /** Which game of the seed. */
  index?: number;
  audited?: boolean;
}

/** Speeds a second: random decisions, and games imagined by each of the searching bots. */
export interface Bench {
  decisions: number;
  level4?: number;
  level5?: number;
  /** Of the games played: the same wherever the rules are. */
  checksum: string;
}

export interface Rules {
  // What there is.
  games(): Promise<GameSheet[]>;
  variants(game: string): Promise<Variant[]>;
  bots(): Promise<string[]>;

  // The table: there is one, and these put another in its place.
  start(how: Start): Promise<Standing>;
  /** From a record, whole or cut off after any line. */
  resume(record: string, how?: Resume): Promise<Standing>;
  /** From a snapshot of a game with that setup. */
  restore(snapshot: string, how: Start): Promise<Standing>;

  // Looking at it.
  standing(): Promise<Standing>;
  look(how?: Look): Promise<Sheet>;
  view(viewer?: number, step?: number): Promise<View>;
  /** The position as text; for the viewer -2 with everything open. */
  diagram(viewer?: number, step?: number): Promise<string>;
  /** What happened after an event's number, as somebody on these seats hears of it. */
  events(seats?: number[], after?: number): Promise<TableEvent[]>;
  legal(seat: number): Promise<LegalMove[]>;
  /** Null if the move can be played. */
  why(seat: number, move: string): Promise<Reason | null>;

  // Playing.
  play(seat: number, move: string): Promise<Standing>;
  /** Lets chance decide, by the seed or as told. */
  draw(outcome?: string): Promise<Standing>;
  takeBack(seat: number): Promise<Standing>;
  /** Forgets what came after a step. */
  branch(step: number): Promise<Standing>;
  /** What a bot would play: the same for the same position and seed, unless it thinks by the clock. */
  think(seat: number, bot: string, seed?: string): Promise<Thought>;
  /** What the most promising moves of a seat are worth after a step, the best first; one that is asked about is among them. */
  appraise(seat: number, how?: { step?: number; move?: string; seed?: string }): Promise<Worth[]>;
  /** For each step from one to another the points that each seat may expect in the end. */
  outlook(from: number, to: number): Promise<number[][]>;
  /** Gives up whatever is being worked on; the table stays. */
  stop(): void;

  // Keeping it.
  record(): Promise<string>;
  /** The position in one line, with all its secrets. */
  snapshot(): Promise<string>;

  // Without a table.
  /** Whether the dice and draws of a served game follow from its secret; a sentence if not. */
  verify(record: string): Promise<{ draws: number } | { wrong: string }>;
  /** A whole game between bots, as a record. */
  simulate(how: Simulation): Promise<string>;
  /** How fast the rules and the searching bots are here, measured for so many seconds each. */
  bench(how: Pick<Start, 'game' | 'seats' | 'options'> & { seconds: number; search?: boolean }): Promise<Bench>;

  close(): void;
}

/** What a worker is to us. */
export interface Crew {
  postMessage(call: Call): void;
  terminate(): void;
  onmessage: ((message: MessageEvent<Answer>) => void) | null;
  onerror: ((error: ErrorEvent) => void) | null;
}

const hire = (): Crew => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** This browser cannot run them. */
const noRules = () => new Problem(0, 'noRules', text.errors.noRules);

/** The rules at once, for those who know that they can run here; what is asked waits until they are loaded. */
export const startRules = (): Rules => rulesOf(hire);

/** The rules, ready to be asked; a Problem with a sentence if they cannot run or be loaded here. */
export async function openRules(): Promise<Rules> {
  if (!canRunRules()) throw noRules();
  const rules = startRules();
  await rules.bots();
  return rules;
}

/** A fresh seed. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A sheet as the table that the screens draw. */
export function asTable(sheet: Sheet, id: string, seats?: SeatInfo[]): Table {
  return { ...sheet, id, seats: seats ?? sheet.names.map((name) => ({ kind: 'person', name })) };
}

interface Waiting {
  done: (value: unknown) => void;
  fail: (problem: Problem) => void;
}

type Request = Omit<Call, 'id'>;

/** The rules over workers of some kind. */
export function rulesOf(hire: () => Crew): Rules {
  const waiting = new Map<number, Waiting>();
  /** What made the table what it is, so that a new worker can be brought to the same point. */
  let journal: Request[] = [];
  let falls = true;
  let last = 0;
  let isClosed = false;
  let crew: Crew | null = begin();

  function begin(): Crew {
    const fresh = hire();
    fresh.onmessage = ({ data }) => hear(data);
    fresh.onerror = () => dismiss(new Problem(0, 'offline', text.errors.offline));
    return fresh;
  }

  /** Who works for us; a new one takes over the table as it is. */
  function atWork(): Crew {
    if (crew) return crew;
    crew = begin();
    for (const request of journal) crew.postMessage({ id: ++last, ...request });
    return crew;
  }

  /** The worker goes, and everybody who waits for it is told why; the next is hired when somebody asks. */
  function dismiss(why: Problem): void {
    crew?.terminate();
    crew = null;
    const askers = [...waiting.values()];
    waiting.clear();
    askers.forEach((asker) => asker.fail(why));
  }

  function hear({ id, value, refusal, broken, missing, unfit }: Answer): void {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (unfit !== undefined) cannotRunRules();
    if (missing !== undefined || unfit !== undefined) {
      const why = unfit === undefined ? new Problem(0, 'offline', text.errors.offline) : noRules();
      asker?.fail(why);
      dismiss(why);
    } else if (broken !== undefined) {
      const why = new Problem(500, 'internal', text.errors.unknown);
      asker?.fail(why);
      // Others may ask again; but where nobody asked, the table itself cannot be set up any more.
      dismiss(asker ? new Problem(0, 'stopped', text.errors.unknown) : why);
    } else if (refusal) asker?.fail(refused(422, refusal.error, refusal.parameters));
    else asker?.done(value);
  }

  function ask<T>(door: string, args: Call['args'] = [], settles = false): Promise<T> {
    return new Promise((done, fail) => {
      if (isClosed) return; // nobody answers any more, and nobody is hired for it
      const worker = atWork();
      waiting.set(++last, { done: (value) => done(value as T), fail });
      worker.postMessage({ id: last, door, args, settles });
    });
  }

  async function change(door: string, args: Call['args'], settles = falls): Promise<Standing> {
    const standing = await ask<Standing>(door, args, settles);
    journal.push({ door, args, settles });
    return standing;
  }

  async function open(door: string, args: Call['args'], chance: Start['chance']): Promise<Standing> {
    const before = journal.length;
    const standing = await change(door, args, chance !== 'told');
    journal = journal.slice(before);
    falls = chance !== 'told';
    return standing;
  }

  const setup = ({ game, seats, options = {}, names }: Start): Call['args'] => {
    const called = names ?? Array.from({ length: Math.max(0, seats) }, (_, seat) => String(seat + 1));
    return [game, seats, JSON.stringify(options), JSON.stringify(called)];
  };

  return {
    games: () => ask('games'),
    variants: (game) => ask('variants', [game]),
    bots: () => ask('bots'),
    start: (how) => open('start', [...setup(how), how.seed ?? newSeed()], how.chance),
    resume: (record, how = {}) => open('resume', [record, how.seed ?? newSeed()], how.chance),
    restore: (snapshot, how) => open('restore', [...setup(how), snapshot, how.seed ?? newSeed()], how.chance),
    standing: () => ask('state'),
    look: ({ seats = [], viewer = -1, step = -1, diagram = false } = {}) =>
      ask('look', [JSON.stringify(seats), viewer, step, diagram]),
    view: (viewer = -1, step = -1) => ask('view', [viewer, step]),
    diagram: (viewer = -1, step = -1) => ask('diagram', [viewer, step]),
    events: (seats = [], after = 0) => ask('events', [JSON.stringify(seats), after]),
    legal: (seat) => ask('legal', [seat]),
    why: (seat, move) => ask('why', [seat, move]),
    play: (seat, move) => change('play', [seat, move]),
    draw: (outcome = '') => change('draw', [outcome]),
    takeBack: (seat) => change('takeBack', [seat]),
    branch: (step) => change('branch', [step]),
    think: (seat, bot, seed = newSeed()) => ask('think', [seat, bot, seed]),
    appraise: (seat, { step = -1, move = '', seed = '1' } = {}) => ask('appraise', [seat, step, move, seed]),
    outlook: (from, to) => ask('outlook', [from, to]),
    stop: () => {
      dismiss(new Problem(0, 'stopped', text.errors.unknown));
      atWork(); // whoever stops goes on at once
    },
    record: () => ask('record'),
    snapshot: () => ask('snapshot'),
    verify: (record) =>
      ask<{ draws: number }>('verify', [record]).catch((e) => {
        if (e instanceof Problem && e.status === 422) return { wrong: e.message };
        throw e;
      }),
    simulate: ({ game, seats, options = {}, bots, seed, index = 0, audited = false }) =>
      ask('simulate', [game, seats, JSON.stringify(options), JSON.stringify(bots), seed, index, audited]),
    bench: ({ game, seats, options = {}, seconds, search = false }) =>
      ask('bench', [game, seats, JSON.stringify(options), seconds, search]),
    close: () => {
      isClosed = true;
      dismiss(new Problem(0, 'stopped', text.errors.unknown));
    },
  };
}
