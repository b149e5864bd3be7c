import { Problem, sentence } from '../net/api';
import type { SeatInfo } from '../net/types';
import { version } from '../net/version.svelte';
import { startRules } from '../rules/rules';
import { LocalTable } from '../table/local.svelte';
import type { Seated } from '../table/playable';
import { text } from '../text';
import { beginHere } from './begin';
import { Bots, STAND_IN } from './bots';
import { keep, keptGame, type Kept } from './kept';
import { saveRecord } from './record';

/** The seats that people at this screen play. */
const ours = (seats: readonly SeatInfo[]) =>
  seats.flatMap((seat, i) => (seat.kind === 'person' && seat.bot === undefined ? [i] : []));

const isStopped = (e: unknown) => e instanceof Problem && e.code === 'stopped';

/** A table on this device: played in the page, and kept before anything of it is shown. */
export class HereTable extends LocalTable implements Seated {
  readonly online = true;
  readonly talk = null;
  private kept: Kept | null = null;
  private isThinking = false;
  private isGone = false;
  /** Whether it has been said that the game is not kept. */
  private isWarned = false;
  private letGo: () => void = () => {};
  private readonly leave = version.keeps();

  constructor(
    id: string,
    private readonly bots = new Bots(),
  ) {
    super(startRules(), id, [], [], bots);
    void this.hold(() => this.open());
  }

  /** In one window at a time, because each would play on for itself. */
  private async hold(open: () => Promise<void>): Promise<void> {
    if (!navigator.locks) return open();
    const name = `atoll-here-${this.id}`;
    const inHand = async () => {
      if (this.isGone) return;
      this.problem = '';
      void open();
      await new Promise<void>((done) => (this.letGo = done));
    };
    const isTaken = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await inHand();
      return lock === null;
    });
    if (!isTaken || this.isGone) return;
    this.problem = text.here.elsewhere;
    await navigator.locks.request(name, inHand);
  }

  private async open(): Promise<void> {
    try {
      const kept = await keptGame(this.id);
      if (!kept) throw new Problem(404, 'notFound', text.here.none);
      const { game, options, seats, seed, record } = kept;
      this.kept = kept;
      this.bots.sitDown(kept);
      this.seats = seats;
      this.mine = ours(seats);
      await this.inTurn(() => (record ? this.resume(game, record, seed) : this.start({ game, options, seed })));
    } catch (e) {
      if (!this.isGone) this.problem = sentence(e);
    }
  }

  close(): void {
    this.isGone = true;
    this.bots.stop();
    this.rules.close();
    this.letGo();
    this.leave();
  }

  /** Others think while we may already act; what they think about is what is there now. */
  protected override async goOn(): Promise<void> {
    await this.settle();
    if (this.isThinking) this.bots.stop();
    else void this.others();
  }

  override async takeBack(seat: number): Promise<boolean> {
    const isTaken = await super.takeBack(seat);
    if (isTaken && this.isThinking) this.bots.stop();
    return isTaken;
  }

  private async others(): Promise<void> {
    this.isThinking = true;
    for (let seat = this.other(); seat !== undefined && !this.isGone; seat = this.other()) {
      const { number } = this.standing ?? {};
      const other = seat;
      try {
        const move = await this.bots.move(other, this.rules);
        await this.inTurn(async () => {
          if (this.standing?.number === number) await this.moves(other, move);
        });
      } catch (e) {
        if (this.isGone || isStopped(e)) continue;
        this.problem = sentence(e);
        break;
      }
    }
    this.isThinking = false;
  }

  /** What is shown has been kept. */
  protected override async show(): Promise<void> {
    await this.keep();
    await super.show();
  }

  private async keep(): Promise<void> {
    if (!this.kept) return;
    const record = await this.rules.record();
    const status = this.standing?.next === 'over' ? 'over' : 'playing';
    if (record === this.kept.record) return;
    this.kept = { ...this.kept, seats: [...this.seats], record, status, changed: Date.now() };
    if ((await keep(this.kept)) || this.isWarned) return;
    this.isWarned = true;
    this.problem = text.here.notKept;
  }

  async display(seat: number, show: Record<string, unknown>): Promise<boolean> {
    this.seats = this.seats.map((each, i) => (i === seat ? { ...each, show } : each));
    if (this.kept) this.kept = { ...this.kept, seats: [...this.seats] };
    if (this.kept) await keep(this.kept);
    await this.inTurn(() => super.show());
    return true;
  }

  /** A bot plays the seat from here, and whoever else sits at this screen plays on. */
  async resign(seat: number): Promise<void> {
    this.seats = this.seats.map((each, i) => (i === seat ? { ...each, bot: STAND_IN } : each));
    this.mine = ours(this.seats);
    if (!this.kept) return;
    this.kept = { ...this.kept, seats: [...this.seats] };
    this.bots.sitDown(this.kept);
    await keep(this.kept);
    await this.inTurn(async () => {
      await super.show();
      await this.goOn();
    });
  }

  again(): Promise<string> {
    if (!this.kept) throw new Problem(404, 'notFound', text.here.none);
    const { game, options, seats } = this.kept;
    return beginHere({
      game,
      options,
      seats: seats.map(({ kind, name, bot }) => (kind === 'bot' ? { kind, bot } : { kind: 'same-device', name })),
    });
  }

  async saveRecord(): Promise<void> {
    if (this.kept) saveRecord(this.kept);
  }
}
