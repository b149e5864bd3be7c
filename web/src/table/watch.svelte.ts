import { untrack } from 'svelte';
import type { GameClient } from '../games/client';
import type { Step, Table, View, Why } from '../net/types';
import type { Playable } from './playable';
import { settings, type Settings } from './settings.svelte';
import { earnings, type Line } from './story';

/** How long a step is looked at, in milliseconds. */
const PACES: Record<Settings['pace'], number> = { slow: 2600, normal: 1300, fast: 550, once: 0 };
/** How much of that one's own move needs, or the move of somebody on another board. */
const BRIEF = 0.45;
/** How much longer a scene is looked at. */
const SCENE = 2.4;
/** More than this nobody wants to sit through: only the last ones are shown. */
const MOST = 24;
/** As many steps as the server tells at once. */
const MOST_STEPS = 40;
/** Whoever waits longer than this for the steps sees where they led instead. */
const LATE = 1500;
/** Of so many other boards each move is shown; of more only what they led to. */
const FEW_BOARDS = 4;

/** A line of the story with the view as it was then. */
interface Beat {
  line: Line;
  step: Step;
}

/** What is being shown: a line of the story, what it earned, and the views around it. */
export interface Shown {
  line: Line;
  before: View;
  after: View;
  /** Whether the game shows it as a scene. */
  isScene: boolean;
}

/**
 * A game as a person can follow it: what happened is shown step by step, each with the view of that moment, at the pace that people
 * like. What is not yet shown has not happened on the screen; nobody is kept waiting by that, because to skip is to do anything.
 */
export class Watch implements Playable {
  /** The number up to which everything has been shown. */
  private seen = $state(0);
  private beat = $state.raw<Beat | null>(null);
  /** The table as it was shown last, while the next steps are on their way. */
  private last: Table | null = null;
  private queue: Beat[] = [];
  private clock: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  table = $derived.by((): Table | null => {
    const now = this.source.table;
    if (!now || now.number <= this.seen) return now;
    return this.beat ? { ...now, ...asOf(this.beat.step, now) } : this.last;
  });
  client = $derived.by((): GameClient | null => this.source.client);
  names = $derived.by(() => this.source.names);
  title = $derived.by(() => this.source.title);
  /** Whether what is on the screen is not yet where the game is. */
  isBehind = $derived.by(() => (this.source.table?.number ?? 0) > this.seen);
  lines = $derived.by((): Line[] => {
    const until = this.table?.number ?? 0;
    return this.isBehind ? this.source.lines.filter((l) => l.heard <= until) : this.source.lines;
  });
  /** What happened last before our eyes, with what it earned. */
  moment = $state.raw<Line | null>(null);
  /** What is being shown; null when the game waits for somebody. */
  showing = $state.raw<Shown | null>(null);
  /** A move is on its way until its own step is on the screen. */
  sending = $derived.by(() => this.source.sending ?? (this.isBehind && !this.beat ? { seat: -1, move: '' } : null));
  slow = $derived.by(() => this.source.slow);

  constructor(private readonly source: Playable) {
    $effect(() => {
      void [source.table, source.lines];
      untrack(() => this.hear());
    });
    $effect(() => () => this.stop());
  }

  play(seat: number, move: string): Promise<boolean> {
    this.skip();
    return this.source.play(seat, move);
  }
  takeBack(seat: number): Promise<boolean> {
    this.skip();
    return this.source.takeBack(seat);
  }
  get hint(): Playable['hint'] {
    const { source } = this;
    return source.hint && ((seat) => source.hint?.(seat) ?? Promise.resolve(null));
  }
  async agreesToHint(seat: number): Promise<boolean> {
    return (await this.source.agreesToHint?.(seat)) ?? true;
  }
  why(seat: number, move: string): Promise<Why | null> {
    return this.source.why(seat, move);
  }

  /** Shows at once where the game is. */
  skip(): void {
    if (!this.isBehind) return;
    const rest = this.queue.at(-1);
    this.stop();
    if (rest) this.moment = rest.line;
    this.catchUp();
  }

  private stop(): void {
    clearTimeout(this.clock);
    this.clock = undefined;
    this.asked++;
    this.queue = [];
  }

  private catchUp(): void {
    this.beat = null;
    this.showing = null;
    this.seen = this.source.table?.number ?? 0;
    this.last = this.source.table;
  }

  /** Something has happened: it is shown after what is being shown already, or at once if there is nothing to see. */
  hear(): void {
    const { table, lines } = this.source;
    if (!table) return;
    const known = this.last;
    const from = this.queue.at(-1)?.step.number ?? this.beat?.step.number ?? this.seen;
    const fresh = known ? lines.filter((l) => l.heard > from && l.heard <= table.number && !l.undone) : [];
    const isWatched =
      known?.view !== undefined && table.view !== undefined && settings.pace !== 'once' && !document.hidden;
    if (isWatched && table.number >= from && this.source.steps) {
      // What was on the screen before it was told is not shown again.
      const isSeen = this.beat === null && fresh.every((line) => line.heard <= (this.source.foreseen ?? 0));
      if (fresh.length > 0 && !isSeen) void this.fetch(table, Math.max(from, table.number - MOST_STEPS));
      else if (this.beat === null) {
        this.moment = fresh.at(-1) ?? this.moment;
        this.catchUp();
      }
      return;
    }
    this.stop();
    this.catchUp();
    this.moment = fresh.findLast((l) => l.cell !== null) ?? fresh.at(-1) ?? this.moment;
  }

  private async fetch(table: Table, from: number): Promise<void> {
    const asked = ++this.asked;
    let steps: Step[] = [];
    const nothing = new Promise<Step[]>((done) => setTimeout(() => done([]), LATE));
    try {
      const told = this.source.steps?.(Math.max(0, table.viewer ?? -1), from, table.number);
      steps = (await Promise.race([told, nothing])) ?? [];
    } catch {
      // then where it led is all there is to see
    }
    if (asked !== this.asked) return;
    const lines = this.source.lines.filter((l) => l.heard > from && l.heard <= table.number && !l.unseen);
    const beats = this.choose(table, lines, steps);
    this.queue.push(...beats);
    if (this.clock === undefined) this.next();
  }

  /** The lines that are worth a look of their own, with their views. */
  private choose(table: Table, lines: readonly Line[], steps: readonly Step[]): Beat[] {
    const views = new Map(steps.map((s) => [s.number, s]));
    const isElsewhere = (l: Line) =>
      this.client?.ownBoards && l.seat !== null && !table.mySeats.includes(l.seat) && table.seats.length > FEW_BOARDS;
    return lines
      .flatMap((line) => {
        const step = views.get(line.heard);
        return step && !isElsewhere(line) ? [{ line, step }] : [];
      })
      .slice(-MOST);
  }

  private next(): void {
    this.clock = undefined;
    const beat = this.queue.shift();
    const now = this.source.table;
    if (!beat || !now) {
      this.catchUp();
      return;
    }
    const after = beat.step.view;
    const before = this.beat?.step.view ?? this.last?.view ?? after;
    const line = { ...beat.line, earned: this.earned(before, after) };
    const isScene = this.client?.isScene?.(before, after) ?? false;
    this.beat = beat;
    this.moment = line;
    this.showing = { line, before, after, isScene };
    if (this.queue.length === 0 && beat.step.number >= now.number && !isScene)
      this.catchUp(); // what is shown last is where the game is
    else this.clock = setTimeout(() => this.next(), this.patience(line, isScene, now));
  }

  /** What a step brought to everybody. */
  private earned(before: View, after: View): Line['earned'] {
    const { client } = this;
    if (!client) return [];
    return (this.source.table?.seats ?? []).flatMap((_, seat) => {
      const items = earnings(client, before, after, seat);
      return items.length > 0 ? [{ seat, items }] : [];
    });
  }

  private patience(line: Line, isScene: boolean, table: Table): number {
    const isBrief =
      line.seat !== null && (table.mySeats.includes(line.seat) || this.client?.ownBoards || line.cell === null);
    return PACES[settings.pace] * (isScene ? SCENE : isBrief ? BRIEF : 1);
  }
}

/** A table as of a step: nobody of ours can act until everything has been seen. */
export function asOf(step: Step, now: Table): Partial<Table> {
  return {
    number: step.number,
    status: 'playing',
    view: { ...step.view, show: now.seats.map((s) => s.show) },
    act: step.act.filter((seat) => !now.mySeats.includes(seat)),
    legal: {},
    gain: {},
    ends: {},
    takeBack: [],
    result: undefined,
  };
}
