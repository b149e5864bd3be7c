import type { GameClient } from '../games/client';
import type { Step, Table, Why } from '../net/types';
import type { Playable } from '../table/playable';
import { earnings, type Line } from '../table/story';
import { asOf, type Shown } from '../table/watch.svelte';
import { readBy } from '../together/hands.svelte';

/** As many steps as are told at once. */
const MOST_STEPS = 40;
/** How long each step is looked at when it runs by itself, in milliseconds. */
const PACE = 1100;

/**
 * A game that is being played, as somebody watches it: where it is now, or at any earlier step, as everybody could see it then. Who
 * plays sees it where it is. What only others at the same device may know is covered in the story.
 */
export class Rewind implements Playable {
  /** The line of the story that is looked at; null where the game is now. */
  private at = $state.raw<Line | null>(null);
  private looked = $state.raw<Step | null>(null);
  private told = new Map<number, Step>();
  /** The points of everybody after each event that has been counted, and how far it has been. */
  private counts = $state.raw<ReadonlyMap<number, number[]>>(new Map());
  private counted = 0;
  private isCounting = false;
  private asked = 0;
  private clock: ReturnType<typeof setTimeout> | undefined;
  isRunning = $state(false);

  /** The steps that can be gone to: whatever was played or fell, and stands. */
  private marks = $derived.by(() => {
    const now = this.source.table;
    return this.source.lines.filter(
      (line) => !line.undone && !line.unseen && (line.chance || line.seat !== null) && line.heard <= (now?.number ?? 0),
    );
  });
  isLive = $derived(this.at === null);
  /** The server tells how things were after something had happened, so that is the earliest there is to see. */
  readonly first = 1;
  last = $derived(this.marks.length);
  end = $derived(this.last);
  step = $derived.by(() => {
    const { at } = this;
    return at === null ? this.last : this.marks.findLastIndex((line) => line.heard <= at.heard) + 1;
  });
  /** What led to the step that is shown. */
  line = $derived.by(() => this.marks[this.step - 1] ?? null);

  /** The points of everybody at each step from the first on, as far as they have been counted. */
  scores = $derived.by((): number[][] => {
    const known = this.marks.map((line) => this.counts.get(line.heard));
    const until = known.indexOf(undefined);
    return (until < 0 ? known : known.slice(0, until)) as number[][];
  });

  table = $derived.by((): Table | null => {
    const now = this.source.table;
    return now && this.looked ? { ...now, ...asOf(this.looked, now) } : now;
  });
  client = $derived.by((): GameClient | null => this.source.client);
  names = $derived.by(() => this.source.names);
  title = $derived.by(() => this.source.title);
  lines = $derived.by((): Line[] => {
    const { at } = this;
    const all = at === null ? this.source.lines : this.source.lines.filter((line) => line.heard <= at.heard);
    return all.map((line) => readBy(line, this.source.table));
  });
  moment = $derived.by((): Line | null => {
    if (this.at !== null) return this.seen;
    return this.source.moment && readBy(this.source.moment, this.source.table);
  });
  /** What the step that is shown brought, if the one before it was seen. */
  private seen = $state.raw<Line | null>(null);
  showing = $derived.by((): Shown | null => (this.at === null ? (this.source.showing ?? null) : null));
  sending = $derived.by(() => this.source.sending);
  slow = $derived.by(() => this.source.slow);

  /**
   * @param tellSteps how the game looked between two numbers
   */
  constructor(
    private readonly source: Playable,
    private readonly tellSteps: Playable['steps'],
  ) {
    $effect(() => () => this.pause());
  }

  get hint(): Playable['hint'] {
    return this.source.hint;
  }
  agreesToHint = async (seat: number): Promise<boolean> => (await this.source.agreesToHint?.(seat)) ?? true;
  play = (seat: number, move: string): Promise<boolean> => this.source.play(seat, move);
  takeBack = (seat: number): Promise<boolean> => this.source.takeBack(seat);
  why = (seat: number, move: string): Promise<Why | null> => this.source.why(seat, move);
  skip(): void {
    if (this.at === null) this.source.skip?.();
  }

  /** Back to where the game is. */
  live(): void {
    this.pause();
    this.asked++;
    this.at = this.looked = this.seen = null;
  }

  /** Shows a step; the last one is where the game is, and it goes on from there. */
  async go(to: number): Promise<void> {
    const step = Math.min(Math.max(this.first, to), this.last);
    const line = this.marks[step - 1];
    if (step === this.last || !line) return this.live();
    const isNext = step === this.step + 1;
    const before = this.table?.view;
    const asked = ++this.asked;
    this.at = line; // whoever presses on goes on from here, though it may not be seen yet
    this.seen = null;
    const found = await this.find(line.heard);
    if (asked !== this.asked || !found) return;
    this.looked = found;
    const { client } = this;
    const earned = !client
      ? []
      : this.names.flatMap((_, seat) => {
          const items = earnings(client, before, found.view, seat);
          return items.length > 0 ? [{ seat, items }] : [];
        });
    this.seen = isNext ? { ...line, earned } : null;
  }

  private async find(number: number): Promise<Step | undefined> {
    if (!this.told.has(number)) await this.hear(Math.max(0, number - MOST_STEPS), number).catch(() => []);
    return this.told.get(number);
  }

  private async hear(after: number, to: number): Promise<Step[]> {
    const steps = (await this.tellSteps?.(0, after, to)) ?? [];
    for (const step of steps) this.told.set(step.number, step);
    return steps;
  }

  /** Counts everybody's points up to where the game is, if the game has any. */
  async count(): Promise<void> {
    const { client } = this;
    if (this.isCounting || !client) return;
    this.isCounting = true;
    try {
      for (let now = this.source.table?.number ?? 0; this.counted < now; now = this.source.table?.number ?? 0) {
        const to = Math.min(this.counted + MOST_STEPS, now);
        const rows = (await this.hear(this.counted, to)).flatMap(({ number, view }): [number, number[]][] => {
          const points = this.names.flatMap((_, seat) => client.score(view, seat) ?? []);
          return points.length === this.names.length ? [[number, points]] : [];
        });
        this.counts = new Map([...this.counts, ...rows]);
        this.counted = to;
      }
    } catch {
      // The lines end there until something else happens.
    }
    this.isCounting = false;
  }

  /** Lets it run from here, or from the beginning if it is where the game is. */
  run(): void {
    this.isRunning = true;
    if (this.isLive) void this.go(this.first);
    this.clock = setTimeout(() => void this.runOn(), PACE);
  }
  private async runOn(): Promise<void> {
    await this.go(this.step + 1);
    if (!this.isRunning || this.isLive) this.pause();
    else this.clock = setTimeout(() => void this.runOn(), PACE);
  }
  pause(): void {
    this.isRunning = false;
    clearTimeout(this.clock);
  }
}
