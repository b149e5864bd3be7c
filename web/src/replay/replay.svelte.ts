import { room } from '../games/all';
import type { GameClient } from '../games/client';
import { titleOf } from '../games/words';
import type { Table, TableEvent, View, Why } from '../net/types';
import { asTable, type Rules, type Sheet } from '../rules/rules';
import { seatNames } from '../table/names';
import type { Playable } from '../table/playable';
import { earnings, tell, type Line } from '../table/story';
import type { Moment } from './moment';
import type { Past } from './past';

/** Through whose eyes: a seat's, those of somebody who only watched (-1), each time of whoever moved, or with all hands open. */
export type Eyes = number | 'mover' | 'open';

/** The viewer of a diagram with everything open. */
const OPEN = -2;
/** How long each step is looked at, in milliseconds. */
const PACE = 1100;

/** A game that is over, step by step. Nothing in it can be played; it can be looked at from everywhere. */
export class Replay implements Playable {
  table = $state.raw<Table | null>(null);
  client = $state.raw<GameClient | null>(null);
  title = $state('');
  moment = $state.raw<Line | null>(null);
  readonly sending = null;
  readonly slow = false;
  readonly names: string[];
  /** The seats that may act at the step that is shown. */
  act = $state.raw<number[]>([]);
  readonly first = 0;
  step = $state(0);
  /** The last step there is. */
  last = $state(0);
  eyes = $state<Eyes>('mover');
  /** Whether what is to come stays hidden. */
  isVeiled = $state(false);
  /** The furthest step that has been seen. */
  private seen = $state(0);
  /** The last step that may be known of. */
  end = $derived.by(() => (this.isVeiled ? this.seen : this.last));
  isRunning = $state(false);
  /** Everything that happened: the event of number n led to step n. */
  events = $state.raw<TableEvent[]>([]);
  /** All of it in words. */
  story = $state.raw<Line[]>([]);
  lines = $derived(this.story.filter((line) => line.number <= this.step));
  /** What led to the step that is shown. */
  line = $derived(this.story.findLast((line) => line.number === this.step) ?? null);
  /** The move that was made next, if it was one. */
  next = $derived.by((): { seat: number; move: string } | null => {
    const { kind, seat, move } = this.events[this.step] ?? {};
    return kind === 'moved' && seat !== undefined && move ? { seat, move } : null;
  });
  private asked = 0;
  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly rules: Rules,
    readonly past: Past,
  ) {
    this.names = seatNames(past.seats);
    if (past.mine.length === 1) this.eyes = past.mine[0] ?? 'mover';
  }

  /** Opens it at a step. */
  async open({ step: first, isVeiled }: Moment = { step: 0, isVeiled: false }): Promise<void> {
    const { rules, past, names } = this;
    const { step } = await rules.resume(past.record, { chance: 'told' });
    const all = past.seats.map((_, seat) => seat);
    const [end, events] = await Promise.all([rules.look({ seats: all }), rules.events(all)]);
    const [client, title] = await Promise.all([room(end.game), titleOf(end.game)]);
    this.client = client;
    this.title = title;
    this.events = events;
    this.story = tell([], events, { client, names, view: this.shown(end.view) });
    this.last = step;
    this.isVeiled = isVeiled;
    await this.go(first);
  }

  /** Hides what comes after the step that is shown, or shows everything. */
  veil(isVeiled: boolean): void {
    this.isVeiled = isVeiled;
    this.seen = this.step;
  }

  /** Whose eyes see a step. */
  private viewer(step: number): number {
    if (typeof this.eyes === 'number') return this.eyes;
    const moved = this.events.slice(0, step).findLast((event) => event.kind === 'moved');
    const moves = this.events.slice(step).find((event) => event.kind === 'moved');
    return moved?.seat ?? moves?.seat ?? (this.eyes === 'open' ? 0 : -1);
  }

  /** A step as it is looked at: the table's sheet, and with open hands what all seats knew in its view. */
  private async sheet(step: number): Promise<Sheet> {
    const { rules, client, names } = this;
    const viewer = this.viewer(step);
    const isOpen = this.eyes === 'open';
    const hasDiagram = client?.isText ?? false;
    const sheet = await rules.look({ seats: viewer < 0 ? [] : [viewer], viewer, step, diagram: hasDiagram });
    if (isOpen && hasDiagram) sheet.diagram = await rules.diagram(OPEN, step);
    if (isOpen && client?.opened) {
      const views = names.map((_, seat) => (seat === viewer ? sheet.view : rules.view(seat, step)));
      sheet.view = client.opened(await Promise.all(views), viewer);
    }
    const diagram = sheet.diagram === undefined ? {} : { diagram: sheet.diagram };
    return { ...sheet, view: { ...this.shown(sheet.view), ...diagram } };
  }

  /** What a board is drawn from at a step, for those who take a picture of it. */
  async viewAt(step: number): Promise<View> {
    return (await this.sheet(step)).view;
  }

  private shown(view: View): View {
    return { ...view, show: this.past.seats.map((seat) => seat.show) };
  }

  /** Shows a step. */
  async go(to: number): Promise<void> {
    if (!this.client) return;
    const step = Math.min(Math.max(0, to), this.last);
    const isNext = step === this.step + 1;
    const asked = ++this.asked;
    this.step = step;
    this.seen = Math.max(this.seen, step);
    const sheet = await this.sheet(step);
    if (asked !== this.asked) return;
    const before = this.table?.view;
    const table = asTable(sheet, 'replay', this.past.seats);
    this.act = sheet.act;
    this.table = { ...table, number: step, act: [], legal: {}, gain: {}, ends: {}, takeBack: [] };
    this.moment = isNext && this.line ? { ...this.line, earned: this.earned(before, sheet.view) } : null;
  }

  private earned(before: View | undefined, after: View): Line['earned'] {
    return this.past.seats.flatMap((_, seat) => {
      const items = this.client ? earnings(this.client, before, after, seat) : [];
      return items.length > 0 ? [{ seat, items }] : [];
    });
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.go(this.step);
  }

  /** Lets it run from here, or from the beginning if it is at its end. */
  run(): void {
    if (this.step === this.last) void this.go(0);
    this.isRunning = true;
    this.clock = setTimeout(() => void this.runOn(), PACE);
  }
  private async runOn(): Promise<void> {
    await this.go(this.step + 1);
    if (!this.isRunning) return;
    if (this.step < this.last) this.clock = setTimeout(() => void this.runOn(), PACE);
    else this.isRunning = false;
  }
  pause(): void {
    this.isRunning = false;
    clearTimeout(this.clock);
  }

  close(): void {
    this.pause();
    this.rules.close();
  }

  play = (): Promise<boolean> => Promise.resolve(false);
  takeBack = (): Promise<boolean> => Promise.resolve(false);
  why = (): Promise<Why | null> => Promise.resolve(null);
}
