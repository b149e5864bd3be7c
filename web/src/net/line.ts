/**
 * The one line that all tabs of a browser share. A browser has few connections for a server, and people many tabs: so
 * one tab holds the stream and passes on what comes, and the others listen to it. Whoever has the lock is that tab; when
 * it is closed, put away or does not answer any more, another one takes over. Every tab knows for itself how far it has
 * heard each table and says so to whoever holds the line, so that nothing is lost in between. A tab that nobody looks at
 * wishes for nothing and costs nothing. Where a browser has no locks (without TLS, but for localhost) each tab has a line
 * of its own.
 */
import type { Presence, TableEvent } from './types';

/** Somebody in this tab who follows a table. */
export interface Wish {
  readonly table: string;
  readonly invite?: string;
  /** The number of the last event that is known. */
  last(): number;
  event(event: TableEvent): void;
  /** Who of the people there is here has changed. */
  presence?(presence: Presence): void;
  /** The story starts again. */
  reset(): void;
  /** Whether news come at all just now. */
  connected(yes: boolean): void;
}

const NAME = 'atoll-line';
/** Who is not looked at for so long wishes for nothing. */
const UNSEEN = 20_000;
/** How often the holder of the line shows that it is there, and how long the others wait for that. */
const ALIVE = 5_000;
const DEAD = 3 * ALIVE;
/** The server shows every 15 seconds that it is there. */
const SILENT = 40_000;
/** Tabs that open together ask together. */
const TOGETHER = 25;
/** News are told once for all that come in this time: quick bots make hundreds, and whoever hears of them asks the server. */
const GATHERED = 500;
const MOST = 32;

type Place = [table: string, after: number, invite?: string];
type Message =
  | { say: 'want'; tab: string; places: Place[] }
  | { say: 'bye'; tab: string }
  | { say: 'who' }
  | { say: 'alive'; open: boolean }
  | { say: 'told'; name: string; data: string; since: string };

/** How long to wait after so many failures. */
export const patience = (failures: number) => Math.min(500 * 2 ** failures, 8000);

class Line {
  private readonly tab = Math.random().toString(36).slice(2);
  private readonly wishes = new Set<Wish>();
  private readonly readers = new Set<() => void>();
  private channel: BroadcastChannel | undefined;
  private isAwake = false;
  private heardAt = 0;
  /** Up to when we have the news. */
  private since = '';
  private hiding: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  /** Gives up the lock, or the wait for it. */
  private letGo: (() => void) | undefined;
  private holder: Holder | undefined;

  want(wish: Wish): () => void {
    this.wishes.add(wish);
    this.wake();
    return () => {
      this.wishes.delete(wish);
      this.changed();
    };
  }

  wantNews(reader: () => void): () => void {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const gather = () => {
      soon ??= setTimeout(() => {
        soon = undefined;
        reader();
      }, GATHERED);
    };
    this.readers.add(gather);
    this.wake();
    return () => {
      clearTimeout(soon);
      this.readers.delete(gather);
      this.changed();
    };
  }

  /** Says once more what we wish for: something is missing, or somebody has come. */
  changed(): void {
    if (!this.isAwake) return;
    if (this.wishes.size + this.readers.size === 0) this.rest();
    else if (this.holder) this.holder.wants(this.tab, this.places());
    else this.post({ say: 'want', tab: this.tab, places: this.places() });
  }

  private places(): Place[] {
    return [...this.wishes].map((wish) => [wish.table, wish.last(), wish.invite]);
  }

  private wake(): void {
    if (document.visibilityState === 'hidden' && !this.isAwake) return this.listen();
    if (this.isAwake) return this.changed();
    this.isAwake = true;
    this.listen();
    this.heardAt = Date.now();
    if (!navigator.locks) return this.hold();
    this.channel = new BroadcastChannel(NAME);
    this.channel.onmessage = (message: MessageEvent<Message>) => this.hear(message.data);
    this.watch = setInterval(() => this.check(), ALIVE);
    this.ask();
    this.changed();
  }

  private isListening = false;

  private listen(): void {
    if (this.isListening) return;
    this.isListening = true;
    document.addEventListener('visibilitychange', () => this.look());
    window.addEventListener('pagehide', () => this.rest());
    window.addEventListener('pageshow', () => this.look());
    window.addEventListener('offline', () => this.connected(false));
    window.addEventListener('online', () => (this.holder ? this.holder.open() : this.changed()));
  }

  private look(): void {
    clearTimeout(this.hiding);
    if (document.visibilityState === 'hidden') this.hiding = setTimeout(() => this.rest(), UNSEEN);
    else if (this.wishes.size + this.readers.size > 0) this.wake();
  }

  /** Wishes for nothing until somebody looks again. */
  private rest(): void {
    if (!this.isAwake) return;
    this.isAwake = false;
    clearTimeout(this.hiding);
    clearInterval(this.watch);
    this.post({ say: 'bye', tab: this.tab });
    this.drop();
    this.letGo?.();
    this.letGo = undefined;
    this.channel?.close();
    this.channel = undefined;
  }

  /** Waits for the lock, or takes it from whoever does not answer. */
  private ask(steal = false): void {
    this.letGo?.();
    const abort = new AbortController();
    let isMine = false;
    let release: () => void = () => {};
    this.letGo = () => (isMine ? release() : abort.abort());
    const held = () =>
      new Promise<void>((done) => {
        isMine = true;
        release = done;
        this.hold();
      });
    const options = steal ? { steal } : { signal: abort.signal };
    navigator.locks.request(NAME, options, held).catch(() => {
      if (!isMine || !this.isAwake) return; // given up
      this.drop(); // somebody took it, because we did not answer
      this.ask();
      this.changed();
    });
  }

  private hold(): void {
    if (!this.isAwake) return;
    this.holder = new Holder(this.since, (message) => {
      this.post(message);
      this.hear(message);
    });
    this.post({ say: 'who' });
    this.changed();
  }

  private drop(): void {
    this.holder?.close();
    this.holder = undefined;
  }

  private check(): void {
    if (this.holder) this.holder.check();
    else if (Date.now() - this.heardAt > DEAD) {
      this.heardAt = Date.now();
      this.ask(true);
    }
  }

  private post(message: Message): void {
    this.channel?.postMessage(message);
  }

  private connected(yes: boolean): void {
    this.wishes.forEach((wish) => wish.connected(yes));
  }

  private hear(message: Message): void {
    switch (message.say) {
      case 'want':
        return this.holder?.wants(message.tab, message.places);
      case 'bye':
        return this.holder?.forgets(message.tab);
      case 'who':
        return this.changed();
      case 'alive':
        this.heardAt = Date.now();
        return this.connected(message.open);
      case 'told':
        this.heardAt = Date.now();
        this.since = message.since || this.since;
        return this.tell(message.name, JSON.parse(message.data));
    }
  }

  private tell(name: string, data: { table: string; event: TableEvent; presence: Presence }): void {
    const wishes = [...this.wishes].filter((wish) => wish.table === data.table);
    // The line still follows a table that we have left, or another tab does: to us that is news like any other.
    const isNews = name === 'news' || (name !== 'presence' && wishes.length === 0);
    if (isNews) return this.readers.forEach((reader) => reader());
    for (const wish of wishes) {
      if (name === 'reset') wish.reset();
      else if (name === 'presence') wish.presence?.(data.presence);
      else wish.event(data.event);
    }
  }
}

/** What the tab does that has the lock: it follows for all tabs what any of them wishes for. */
class Holder {
  private source: EventSource | undefined;
  private readonly wanted = new Map<string, Place[]>();
  /** How far the line has come with each table that it follows. */
  private reached = new Map<string, number>();
  private heardAt = 0;
  private tries = 0;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private since: string,
    private readonly pass: (message: Message) => void,
  ) {}

  /** A tab says what it follows, and from where on. */
  wants(tab: string, places: Place[]): void {
    this.wanted.delete(tab);
    this.wanted.set(tab, places);
    const isNew = places.some(([table, after]) => (this.reached.get(table) ?? Infinity) > after);
    if (!this.source || isNew) this.openSoon(TOGETHER);
    else this.alive();
  }

  forgets(tab: string): void {
    this.wanted.delete(tab);
  }

  private alive(): void {
    this.pass({ say: 'alive', open: this.source?.readyState === EventSource.OPEN });
  }

  check(): void {
    if (this.source?.readyState === EventSource.OPEN && Date.now() - this.heardAt > SILENT) this.open();
    this.alive();
  }

  private openSoon(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  open(): void {
    clearTimeout(this.timer);
    this.source?.close();
    if (this.isClosed) return;
    const places = new Map<string, Place>();
    for (const [table, after, invite] of [...this.wanted.values()].flat()) {
      const other = places.get(table);
      places.set(table, [table, Math.min(after, other?.[1] ?? after), invite ?? other?.[2]]);
    }
    const query = new URLSearchParams(this.since ? { since: this.since } : {});
    this.reached = new Map();
    for (const [table, after, invite] of [...places.values()].slice(-MOST)) {
      query.append('follow', `${table}.${after}` + (invite ? `.${invite}` : ''));
      this.reached.set(table, after);
    }
    this.follow(new EventSource('/api/events' + (query.size > 0 ? `?${query}` : '')));
  }

  private follow(source: EventSource): void {
    this.source = source;
    this.heardAt = Date.now();
    source.onopen = () => {
      this.tries = 0;
      this.alive();
    };
    source.onmessage = (message) => this.told('', message);
    for (const name of ['news', 'reset', 'presence'])
      source.addEventListener(name, (message) => this.told(name, message));
    source.addEventListener('beat', () => (this.heardAt = Date.now()));
    source.addEventListener('bye', () => this.again());
    source.onerror = () => {
      this.alive();
      if (source.readyState === EventSource.CLOSED) this.again();
    };
  }

  private told(name: string, message: MessageEvent<string>): void {
    this.heardAt = Date.now();
    this.since = message.lastEventId.split(',')[0] || this.since;
    const { table, event } = JSON.parse(message.data) as { table: string; event?: TableEvent };
    if (name === 'reset') this.reached.set(table, 0);
    else if (event) this.advance(table, event.number);
    this.pass({ say: 'told', name, data: message.data, since: this.since });
  }

  /** What was passed on need not come again when the line is opened anew for another reason. */
  private advance(table: string, number: number): void {
    const before = this.reached.get(table) ?? 0;
    this.reached.set(table, number);
    for (const place of [...this.wanted.values()].flat())
      if (place[0] === table && place[1] >= before) place[1] = number;
  }

  private again(): void {
    this.source?.close();
    this.alive();
    this.openSoon(patience(this.tries++));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.source?.close();
  }
}

const line = new Line();

/** Follows a table until the function that this returns is called. */
export const want = (wish: Wish) => line.want(wish);

/** Hears that there are news of the tables where we sit and that this tab does not follow. */
export const wantNews = (reader: () => void) => line.wantNews(reader);

/** Says that something is missing: the line goes on from where we are. */
export const missed = () => line.changed();
