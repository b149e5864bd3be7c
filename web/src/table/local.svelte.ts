import { room } from '../games/all';
import type { GameClient } from '../games/client';
import { titleOf } from '../games/words';
import { sentence } from '../net/api';
import type { SeatInfo, Step, Table, TableEvent, Why } from '../net/types';
import { wantsLessMotion } from '../people/appearance.svelte';
import { asTable, type Rules, type Standing, type Start } from '../rules/rules';
import { seatNames } from './names';
import type { Playable } from './playable';
import { credit, tell, type Line } from './story';

/** What is not ours to decide: what the dice show, if it is to be told, and what the other seats play, if they do. */
export interface Company {
  outcome?(): string | undefined;
  move?(seat: number, rules: Rules): Promise<string>;
}

/** How long something that others do stays before the next thing happens, in milliseconds. */
const PACE = 700;
/** As many moments as somebody may watch at once. */
const LOOKS = 40;
const later = (wait: number) => new Promise((done) => setTimeout(done, wait));

/** Where the game stood after an event. */
type Mark = Pick<Standing, 'number' | 'step' | 'act'>;

/** A table in the page: the rules in the worker, our seats and their company. */
export class LocalTable implements Playable {
  table = $state.raw<Table | null>(null);
  client = $state.raw<GameClient | null>(null);
  title = $state('');
  lines = $state.raw<Line[]>([]);
  moment = $state.raw<Line | null>(null);
  sending = $state.raw<{ seat: number; move: string } | null>(null);
  problem = $state('');
  readonly slow = false;
  protected seats = $state.raw<readonly SeatInfo[]>([]);
  names = $derived.by(() => seatNames(this.seats));
  /** Whether nobody watches what the others do. */
  isQuick = false;

  private told: Table | null = null;
  protected standing: Standing | null = null;
  private marks: Mark[] = [];
  /** How the game looked at its last marks, through whose eyes. */
  private looks: (Step & { viewer: number })[] = [];
  /** Changes come one after the other. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    protected readonly rules: Rules,
    readonly id: string,
    seats: readonly SeatInfo[],
    protected mine: readonly number[],
    protected readonly company: Company,
  ) {
    this.seats = seats;
  }

  /** How many moves and outcomes stand. */
  get step(): number {
    return this.standing?.step ?? 0;
  }

  async start(how: Omit<Start, 'chance' | 'names' | 'seats'>): Promise<void> {
    await this.begin(how.game, () =>
      this.rules.start({ ...how, seats: this.seats.length, names: this.names, chance: 'told' }),
    );
  }

  /** Goes on from a record, whole or cut off. */
  async resume(game: string, record: string, seed: string): Promise<void> {
    await this.begin(game, () => this.rules.resume(record, { seed, chance: 'told' }));
  }

  private async begin(game: string, open: () => Promise<Standing>): Promise<void> {
    [this.client, this.title] = await Promise.all([room(game), titleOf(game)]);
    const standing = await open();
    this.forget();
    this.stand(standing);
    await this.goOn();
  }

  /** Plays a move, and what follows from it: all, what chance brings, or nothing yet. */
  async play(seat: number, move: string, follows: 'all' | 'chance' | 'nothing' = 'all'): Promise<boolean> {
    return this.change({ seat, move }, async () => {
      this.stand(await this.rules.play(seat, move));
      await this.show();
      if (follows === 'all') await this.goOn();
      else if (follows === 'chance') {
        await this.fall();
        await this.show();
      }
    });
  }

  /** Plays moves of whatever seats, one after the other; chance falls between them. */
  follow(moves: readonly { seat: number; move: string }[]): Promise<boolean> {
    return this.change(moves[0] ?? { seat: 0, move: '' }, async () => {
      for (const { seat, move } of moves) {
        await this.fall();
        this.stand(await this.rules.play(seat, move));
      }
      await this.show();
      await this.goOn();
    });
  }

  takeBack(seat: number): Promise<boolean> {
    return this.change({ seat, move: '' }, async () => {
      const standing = await this.rules.takeBack(seat);
      this.marks = []; // other steps stand now under the same numbers
      this.stand(standing);
      await this.show();
    });
  }

  /** Goes back to a step, as if nothing had followed. */
  back(step: number): Promise<boolean> {
    return this.change({ seat: this.mine[0] ?? 0, move: '' }, async () => {
      const standing = await this.rules.branch(step);
      this.forget();
      this.stand(standing);
      await this.show();
    });
  }

  async why(seat: number, move: string): Promise<Why | null> {
    const reason = await this.rules.why(seat, move).catch(() => null);
    return reason && { code: reason.code, parameters: reason.with };
  }

  /** What the bots would do, knowing what the seat knows; of some moves only, if they are named. */
  async hint(seat: number, among?: readonly string[]): Promise<string | null> {
    const worths = await this.rules.appraise(seat).catch(() => []);
    return (among ? worths.find(({ move }) => among.includes(move)) : worths[0])?.move ?? among?.[0] ?? null;
  }

  async steps(seat: number, after: number, to: number): Promise<Step[]> {
    return this.looks.filter((look) => look.viewer === seat && after < look.number && look.number <= to);
  }

  private async change(sending: { seat: number; move: string }, work: () => Promise<void>): Promise<boolean> {
    if (this.sending) return false;
    this.sending = sending;
    this.problem = '';
    try {
      await this.inTurn(work);
      return true;
    } catch (e) {
      this.problem = sentence(e);
      return false;
    } finally {
      this.sending = null;
    }
  }

  /** Does something to the table after everything else that is being done to it. */
  protected inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.last.then(work);
    this.last = done.catch(() => {});
    return done;
  }

  private forget(): void {
    this.lines = [];
    this.marks = [];
    this.looks = [];
    this.told = this.moment = null;
  }

  private stand(standing: Standing): void {
    this.standing = standing;
    this.marks.push(standing);
  }

  /** Chance falls until it is for a seat to act. */
  private async fall(): Promise<void> {
    while (this.standing?.next === 'chance') this.stand(await this.rules.draw(this.company.outcome?.()));
  }

  /** Chance falls, and is seen. */
  protected async settle(): Promise<void> {
    const isChance = this.standing?.next === 'chance';
    await this.fall();
    if (isChance || !this.told) await this.show();
  }

  /** A seat that is not ours and may act. */
  protected other(): number | undefined {
    if (this.standing?.next !== 'seats') return undefined;
    return this.standing.act.find((seat) => !this.mine.includes(seat));
  }

  /** Until one of our seats is to act and nobody else is: chance falls, the others move, and each is seen. */
  protected async goOn(): Promise<void> {
    await this.settle();
    for (let other = this.other(); other !== undefined && this.company.move; other = this.other()) {
      await this.moves(other, await this.company.move(other, this.rules));
      if (!this.isQuick && !wantsLessMotion()) await later(PACE);
    }
  }

  /** Somebody who is not ours plays a move. */
  protected async moves(seat: number, move: string): Promise<void> {
    this.stand(await this.rules.play(seat, move));
    await this.show();
    await this.settle();
  }

  /** Takes over what the rules show now, and tells what has happened since. */
  protected async show(): Promise<void> {
    const { rules, mine, client, names } = this;
    if (!client) return;
    const since = this.told?.number ?? -1;
    const [sheet, events] = await Promise.all([
      rules.look({ seats: [...mine], diagram: client.isText }),
      this.events(since),
    ]);
    if (this.told) await this.lookBack(since, sheet.viewer);
    this.marks = this.marks.slice(-1);
    const table = asTable(sheet, this.id, [...this.seats]);
    table.view = { ...sheet.view, show: this.seats.map((s) => s.show) };
    let lines = tell(this.lines, events, { client, names, view: table.view });
    if (this.told) lines = credit(lines, since, this.told, table, client, names);
    const fresh = this.told ? lines.filter((l) => l.heard > since && !l.chance && !l.undone) : [];
    this.table = this.told = table;
    this.lines = lines;
    this.moment = fresh.findLast((l) => l.cell !== null) ?? fresh.at(-1) ?? this.moment;
  }

  /** What happened, and where several people share the device, who of them may know it. */
  private async events(since: number): Promise<TableEvent[]> {
    const { rules, mine } = this;
    const after = Math.max(0, since);
    const isShared = mine.length > 1;
    const [all, ...each] = await Promise.all([
      rules.events([...mine], after),
      ...(isShared ? mine.map((seat) => rules.events([seat], after)) : []),
    ]);
    if (!isShared) return all ?? [];
    return (all ?? []).map((event, i) => {
      const words = event.move ?? event.outcome;
      const only = mine.filter((_, m) => words === (each[m]?.[i]?.move ?? each[m]?.[i]?.outcome));
      return words === undefined || only.length === mine.length ? event : { ...event, only };
    });
  }

  /** Keeps what was to be seen after each event, for those who watch it step by step. */
  private async lookBack(since: number, viewer: number): Promise<void> {
    const looks = this.marks
      .filter((mark) => mark.number > since)
      .map(async ({ number, step, act }) => ({ number, act, viewer, view: await this.rules.view(viewer, step) }));
    this.looks = [...this.looks, ...(await Promise.all(looks))].slice(-LOOKS);
  }
}
