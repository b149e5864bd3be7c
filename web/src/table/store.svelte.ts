import * as api from '../net/api';
import { follow } from '../net/live';
import type { Table, TableEvent } from '../net/types';
import { text } from '../text/en';

interface Sending {
  seat: number;
  number: number;
  move: string;
}

const RETRY = 1500;
const LATE = 1200;

/** One table as we know it: always what the server said last, plus the move that is on its way. */
export class TableStore {
  table = $state.raw<Table | null>(null);
  events = $state.raw<TableEvent[]>([]);
  private streaming = $state(true);
  private reachable = $state(true);
  online = $derived(this.streaming && this.reachable);
  problem = $state('');
  /** The move that was confirmed and is not yet in the table. It is sent until it is answered. */
  sending = $state.raw<Sending | null>(null);

  private stop: () => void;
  private gone = false;

  constructor(
    readonly id: string,
    readonly invite: string | undefined,
  ) {
    this.stop = () => {};
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      await api.me();
      this.accept(await api.show(this.id, this.invite));
    } catch (e) {
      this.problem = api.sentence(e);
      if (e instanceof api.Problem && e.status === 404) {
        this.problem = text.errors.noTable;
        return;
      }
      if (!this.gone) setTimeout(() => void this.open(), RETRY);
      return;
    }
    this.problem = '';
    if (this.gone) return;
    this.stop = follow(this.id, this.invite, {
      event: (event) => {
        const { table, ...told } = event;
        this.events = [...this.events, told];
        if (table) this.accept(table);
      },
      reset: () => (this.events = []),
      connected: (yes) => (this.streaming = yes),
    });
  }

  close(): void {
    this.gone = true;
    this.stop();
  }

  /** Takes the table over unless it is older than what we have. */
  private accept(table: Table): void {
    if (this.table && table.number < this.table.number) return;
    this.table = table;
  }

  async play(seat: number, move: string): Promise<void> {
    if (!this.table || this.sending) return;
    this.problem = '';
    const sending = { seat, number: this.table.number, move };
    this.sending = sending;
    await this.deliver(sending, () => api.move(this.id, seat, sending.number, move));
  }

  async takeBack(seat: number): Promise<void> {
    if (!this.table || this.sending) return;
    this.problem = '';
    const number = this.table.number;
    const sending = { seat, number, move: '' };
    this.sending = sending;
    await this.deliver(sending, () => api.takeBack(this.id, seat, number));
  }

  /** Sends until there is an answer; repeating a move is harmless. */
  private async deliver(sending: Sending, send: () => Promise<{ number: number }>): Promise<void> {
    while (!this.gone && this.sending === sending) {
      try {
        const { number } = await send();
        this.reachable = true;
        await this.catchUp(number);
        this.sending = null;
        return;
      } catch (e) {
        const isLost = e instanceof api.Problem && (e.status === 0 || e.status === 429 || e.status >= 502);
        if (isLost) {
          this.reachable = e.status !== 0;
          await new Promise((done) => setTimeout(done, RETRY));
          continue;
        }
        this.problem = api.sentence(e);
        if (e instanceof api.Problem && e.table) this.accept(e.table);
        this.sending = null;
      }
    }
  }

  /** Waits until the stream has told us of our own move; asks if it is late. */
  private async catchUp(number: number): Promise<void> {
    const until = Date.now() + LATE;
    while ((this.table?.number ?? 0) < number && Date.now() < until) {
      await new Promise((done) => setTimeout(done, 15));
    }
    if ((this.table?.number ?? 0) < number) this.accept(await api.show(this.id, this.invite));
  }

  async act(work: () => Promise<Table>): Promise<void> {
    this.problem = '';
    try {
      this.accept(await work());
    } catch (e) {
      this.problem = api.sentence(e);
      if (e instanceof api.Problem && e.table) this.accept(e.table);
    }
  }
}
