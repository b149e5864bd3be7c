import { room } from '../games/all';
import type { GameClient } from '../games/client';
import { titleOf } from '../games/words';
import * as api from '../net/api';
import { download } from '../net/download';
import { follow } from '../net/live';
import * as together from '../net/together';
import type { Presence, Step, Table, TableEvent, Why } from '../net/types';
import { version } from '../net/version.svelte';
import { text } from '../text';
import { Ahead } from './ahead';
import { lastRead, recall, remember, rememberRead } from './memory';
import { seatNames } from './names';
import type { Playable, Said, Seated, Talk } from './playable';
import { credit, tell, type Line } from './story';

interface Sending {
  seat: number;
  number: number;
  move: string;
}

const RETRY = 1500;
const LATE = 1200;
const SLOW = 700;

/** The game's view knows nothing of what the seats chose for show, nor of its diagram; what is drawn does. */
function withShow(table: Table): Table {
  const diagram = table.diagram === undefined ? {} : { diagram: table.diagram };
  return table.view ? { ...table, view: { ...table.view, ...diagram, show: table.seats.map((s) => s.show) } } : table;
}

const later = (wait: number) => new Promise((done) => setTimeout(done, wait));

/** One table as we know it: always what the server said last, plus the move that is on its way. */
export class TableStore implements Seated, Talk {
  table = $state.raw<Table | null>(null);
  /** The room of the table's game. */
  client = $state.raw<GameClient | null>(null);
  /** What the game is called. */
  title = $state('');
  lines = $state.raw<Line[]>([]);
  /** The newest line that happened before our eyes. */
  moment = $state.raw<Line | null>(null);
  names = $derived(seatNames(this.table?.seats ?? []));
  /** Who of the people is here; known to those who sit there. */
  presence = $state.raw<Presence | null>(null);
  said = $state.raw<Said[]>([]);
  isQuiet = $derived(this.table?.quiet ?? false);
  /** The number of the last message that has been read. */
  private heard = $state(0);
  unheard = $derived(this.said.filter((message) => message.number > this.heard).length);
  private isTalking = $derived(
    this.said.length > 0 ||
      (this.table?.seats.some((s, i) => s.kind === 'person' && !this.table?.mySeats.includes(i)) ?? false),
  );
  talk = $derived.by((): Talk | null => (this.isTalking ? this : null));
  private streaming = $state(true);
  private reachable = $state(true);
  online = $derived(this.streaming && this.reachable);
  problem = $state('');
  /** The move that was confirmed and is not yet answered. It is sent until it is. */
  private inFlight = $state.raw<Sending | null>(null);
  /** Whether the table shows already what follows from that move. */
  private isForeseen = $state(false);
  /** The move that goes out when that one has been answered. */
  private queued = $state.raw<Pick<Sending, 'seat' | 'move'> | null>(null);
  /** The move that is on its way and not yet seen. */
  sending = $derived(this.queued ?? (this.isForeseen ? null : this.inFlight));
  foreseen = 0;
  /** Whether the answer takes so long that people should know. */
  slow = $state(false);

  private readonly ahead: Ahead;
  /** Moves go out one after the other. */
  private delivered: Promise<boolean> = Promise.resolve(true);
  private untold: TableEvent[] = [];
  private toldOf: Table | null = null;
  /** Whether the story starts again, perhaps with fewer events than we know: then what comes next is right. */
  private isAnew = false;
  private stop: () => void = () => {};
  private gone = false;

  constructor(
    readonly id: string,
    readonly invite: string | undefined,
    ahead = new Ahead(),
  ) {
    this.ahead = ahead;
    this.heard = lastRead(id);
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      // Who has just arrived sits nowhere, so what is shown to nobody is right for her: nothing need wait for that.
      const arrived = api.me();
      arrived.catch(() => {}); // seen below
      const [table, client, title] = await this.fetched();
      [this.client, this.title] = [client, title];
      this.accept(this.client.isText ? await this.show() : table);
      await arrived;
    } catch (e) {
      this.problem = api.sentence(e);
      if (e instanceof api.Problem && e.status === 404) {
        this.problem = text.errors.noTable;
        return;
      }
      await later(RETRY);
      if (!this.gone) void this.open();
      return;
    }
    this.problem = '';
    if (this.gone) return;
    const keeps = version.keeps();
    void this.askWhoIsHere();
    const leave = follow(this.id, this.invite, this.client.isText ?? false, {
      event: (event) => this.hear(event),
      presence: (presence) => (this.presence = presence),
      reset: () => {
        this.lines = [];
        this.said = [];
        this.untold = [];
        this.toldOf = null;
        this.isAnew = true;
        this.ahead.reset();
      },
      connected: (yes) => (this.streaming = yes),
    });
    this.stop = () => {
      leave();
      keeps();
    };
  }

  /** The table, and the room it is played in. */
  private async fetched(): Promise<[Table, GameClient, string]> {
    const table = await api.show(this.id, this.invite);
    return [table, ...(await Promise.all([room(table.game), titleOf(table.game)]))];
  }

  /** Asked at first and when somebody has come; whatever changes otherwise is told over the line. */
  private async askWhoIsHere(): Promise<void> {
    const others = this.table?.seats.some((seat, i) => seat.kind === 'person' && !this.table?.mySeats.includes(i));
    if (!others || this.table?.mySeats.length === 0 || this.table?.status === 'over') return;
    const presence = await together.presence(this.id).catch(() => null);
    if (presence) this.presence = presence;
  }

  private show(): Promise<Table> {
    return api.show(this.id, this.invite, this.client?.isText);
  }

  close(): void {
    this.gone = true;
    this.stop();
    this.ahead.close();
  }

  /** Only the newest event brings the table; what came before it is told together with it. */
  private hear(event: TableEvent): void {
    const { table: sent, ...told } = event;
    this.ahead.hear(told);
    if (this.isForeseen && told.kind === 'moved' && told.seat === this.inFlight?.seat) this.foreseen = told.number;
    const table = sent && withShow(sent);
    if (event.kind !== 'said') this.untold.push(told);
    else if (event.muted !== true)
      this.said = [
        ...this.said,
        { number: event.number, seat: event.seat ?? 0, name: event.name ?? '', text: event.text ?? '' },
      ];
    if (!table || !this.client) return;
    this.accept(table);
    const since = this.toldOf?.number ?? -1;
    const teller = { client: this.client, names: this.names, view: table.view };
    let lines = tell(this.lines, this.untold, teller);
    if (this.toldOf) {
      lines = credit(lines, since, this.toldOf, table, this.client, this.names);
      remember(this.id, lines);
      const fresh = lines.filter((l) => l.heard > since && !l.chance && !l.undone);
      this.moment = fresh.findLast((l) => l.cell !== null) ?? fresh.at(-1) ?? null;
    } else {
      lines = recall(this.id, lines);
    }
    this.lines = lines;
    if (this.untold.some(({ kind }) => kind === 'sat' || kind === 'returned')) void this.askWhoIsHere();
    this.untold = [];
    this.toldOf = table;
    if (table.status === 'playing' && table.mySeats.some((seat) => table.act.includes(seat))) this.ahead.prepare(table);
  }

  /** Takes the table over unless it is older than what we have. */
  private accept(table: Table): void {
    if (this.table && table.number < this.table.number && !this.isAnew) return;
    this.isAnew = false;
    this.isForeseen = false;
    const diagram = table.diagram ?? this.table?.diagram; // answers to commands come without
    const shown = withShow(diagram === undefined ? table : { ...table, diagram });
    // The line begins by telling what we have just asked for; nothing need be drawn anew for that.
    if (JSON.stringify(shown) !== JSON.stringify(this.table)) this.table = shown;
  }

  /** Plays a move; returns whether the server took it. What follows from it is seen at once where that is known. */
  async play(seat: number, move: string): Promise<boolean> {
    if (!this.isForeseen) return this.deliver(seat, move, (number) => api.move(this.id, seat, number, move));
    if (this.queued) return false;
    this.queued = { seat, move };
    const isTaken = await this.delivered;
    this.queued = null;
    return isTaken ? this.play(seat, move) : false;
  }

  private async foresee(sending: Sending): Promise<void> {
    const now = this.table;
    if (!now || sending.move === '') return;
    const then = await this.ahead.foresee(now, sending.seat, sending.move);
    if (!then || this.table !== now || this.inFlight !== sending) return; // the server was quicker
    this.table = withShow(then);
    this.isForeseen = true;
  }

  async takeBack(seat: number): Promise<boolean> {
    return this.deliver(seat, '', (number) => api.takeBack(this.id, seat, number));
  }

  steps(seat: number, after: number, to: number): Promise<Step[]> {
    return api.steps(this.id, this.invite, seat, after, to);
  }

  /** What the bots would play, where the table lets us ask. */
  get hint(): Playable['hint'] {
    return this.table?.hints ? (seat) => this.askBots(seat) : undefined;
  }
  /** The question before the first hint, while it is open. */
  wantsHint = $state.raw<((isWanted: boolean) => void) | null>(null);
  async agreesToHint(seat: number): Promise<boolean> {
    if (this.table?.seats[seat]?.helped) return true;
    const isWanted = await new Promise<boolean>((answer) => (this.wantsHint = answer));
    this.wantsHint = null;
    return isWanted;
  }
  private async askBots(seat: number): Promise<string | null> {
    try {
      return (await together.hint(this.id, seat)).moves[0]?.move ?? null;
    } catch (e) {
      this.refuse(e);
      return null;
    }
  }

  async why(seat: number, move: string): Promise<Why | null> {
    try {
      const known = this.table && !this.isForeseen ? await this.ahead.why(this.table, seat, move) : null;
      if (known) return known;
      return await api.why(this.id, seat, move);
    } catch {
      return null; // a question that nobody answers is no problem of the game
    }
  }

  hearAll(): void {
    const last = this.said.at(-1)?.number ?? 0;
    if (last <= this.heard) return;
    this.heard = last;
    rememberRead(this.id, last);
  }

  say(seat: number, words: string): Promise<boolean> {
    return this.once(() => api.say(this.id, seat, words));
  }

  display(seat: number, show: Record<string, unknown>): Promise<boolean> {
    return this.once(() => api.display(this.id, seat, show));
  }

  /** Hears somebody no more, or again; whether that was taken. What was said is as it is told us from now on. */
  async mute(seat: number, isMuted: boolean): Promise<boolean> {
    if (!(await this.once(() => together.mute(this.id, seat, isMuted)))) return false;
    const told = await this.show().catch(() => null);
    if (told) this.accept(told);
    if (told?.chat) this.said = told.chat;
    return true;
  }

  standIn(seat: number): Promise<void> {
    return this.act(() => together.standIn(this.id, seat));
  }

  comeBack(): Promise<void> {
    return this.act(() => together.comeBack(this.id));
  }

  resign(seat: number): Promise<void> {
    return this.act(() => api.resign(this.id, seat));
  }

  async again(): Promise<string> {
    if (!this.table) throw new api.Problem(0, 'unknown', text.errors.unknown);
    return `/table/${(await api.again(this.table)).id}`;
  }

  async saveRecord(): Promise<void> {
    download(`/api/tables/${this.id}/record` + (this.invite ? `?invite=${this.invite}` : ''));
  }

  /** Sends something that is not repeated; whether it was taken. */
  async once(send: () => Promise<unknown>): Promise<boolean> {
    try {
      await send();
      return true;
    } catch (e) {
      this.refuse(e);
      return false;
    }
  }

  /** Sends until there is an answer; repeating a move is harmless. */
  private async deliver(
    seat: number,
    move: string,
    send: (number: number) => Promise<{ number: number }>,
  ): Promise<boolean> {
    if (!this.table || this.inFlight) return false;
    this.problem = '';
    const sending: Sending = { seat, number: this.table.number, move };
    this.inFlight = sending;
    const timer = setTimeout(() => (this.slow = true), SLOW);
    const before = this.table;
    void this.foresee(sending);
    const delivered = this.untilAnswered(sending, send).then((isTaken) => {
      if (!isTaken && this.isForeseen) this.table = before;
      return isTaken;
    });
    this.delivered = delivered;
    try {
      return await delivered;
    } finally {
      clearTimeout(timer);
      this.slow = false;
      this.inFlight = null;
      this.isForeseen = false;
    }
  }

  private async untilAnswered(
    sending: Sending,
    send: (number: number) => Promise<{ number: number }>,
  ): Promise<boolean> {
    while (!this.gone) {
      try {
        const { number } = await send(sending.number);
        this.reachable = true;
        await this.catchUp(number);
        return true;
      } catch (e) {
        const isLost = e instanceof api.Problem && (e.status === 0 || e.status === 429 || e.status >= 502);
        if (!isLost) {
          this.refuse(e);
          return false;
        }
        this.reachable = e.status !== 0;
        await later(RETRY);
      }
    }
    return false;
  }

  private refuse(e: unknown): void {
    this.reachable = true;
    this.problem = api.sentence(e);
    if (e instanceof api.Problem && e.table) this.accept(e.table);
  }

  /** Waits until the stream has told us of our own move; asks if it is late. */
  private async catchUp(number: number): Promise<void> {
    const until = Date.now() + LATE;
    while ((this.table?.number ?? 0) < number && Date.now() < until) await later(15);
    if ((this.table?.number ?? 0) < number) this.accept(await this.show());
  }

  async act(work: () => Promise<Table>): Promise<void> {
    this.problem = '';
    try {
      this.accept(await work());
    } catch (e) {
      this.refuse(e);
    }
  }
}
