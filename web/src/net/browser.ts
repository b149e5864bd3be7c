/** A browser of several tabs for tests: streams, locks and channels whose other end is the test. */
import { vi } from 'vitest';
import type { TableEvent } from './types';

/** A stream whose other end is the test. */
export class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = FakeSource.OPEN;
  onopen: () => void = () => {};
  onerror: () => void = () => {};
  onmessage: (message: MessageEvent<string>) => void = () => {};
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
    setTimeout(() => this.onopen(), 1);
  }
  /** The tables that it follows, and from where on. */
  get follows(): string[] {
    return new URL(this.url, 'http://here').searchParams.getAll('follow');
  }
  says(table: string, number: number): void {
    const event: TableEvent = { number, kind: 'moved' };
    this.onmessage(new MessageEvent('message', { data: JSON.stringify({ table, event }), lastEventId: '1234,t.1' }));
  }
  tells(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: '1234,t.1' }));
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  static open(): FakeSource[] {
    return FakeSource.all.filter((source) => source.readyState !== FakeSource.CLOSED);
  }
  static the(): FakeSource {
    const [only, ...more] = FakeSource.open();
    if (!only || more.length > 0) throw new Error(`${more.length + (only ? 1 : 0)} streams are open`);
    return only;
  }
}

class FakeChannel {
  static all: FakeChannel[] = [];
  isDeaf = false;
  onmessage: (message: { data: unknown }) => void = () => {};
  constructor() {
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown): void {
    if (this.isDeaf) return;
    for (const other of FakeChannel.all) if (other !== this && !other.isDeaf) other.onmessage({ data });
  }
  close(): void {
    FakeChannel.all = FakeChannel.all.filter((other) => other !== this);
  }
}

/** As the browser's locks are, as far as one name goes. */
class FakeLocks {
  private waiting: (() => void)[] = [];
  private lose: (() => void) | undefined;

  request(_: string, ...rest: unknown[]): Promise<unknown> {
    const work = rest.at(-1) as () => Promise<unknown>;
    const { steal, signal } = (rest.length > 1 ? rest[0] : {}) as { steal?: boolean; signal?: AbortSignal };
    return new Promise((done, fail) => {
      const begin = () => {
        const lose = () => fail(new DOMException('stolen', 'AbortError'));
        this.lose = lose;
        void work().then((value) => {
          done(value);
          if (this.lose !== lose) return;
          this.lose = undefined;
          this.waiting.shift()?.();
        });
      };
      signal?.addEventListener('abort', () => {
        this.waiting = this.waiting.filter((other) => other !== begin);
        fail(new DOMException('aborted', 'AbortError'));
      });
      if (steal) this.lose?.();
      if (steal || !this.lose) begin();
      else this.waiting.push(begin);
    });
  }
}

export interface Tab {
  live: typeof import('./live');
  line: typeof import('./line');
  window: EventTarget;
  document: EventTarget & { visibilityState: string };
  /** It neither says nor hears anything any more, like a tab that the browser has frozen. */
  freeze(): void;
}

/** What every test begins with: an empty browser, in which time stands still. */
export function emptyBrowser(options: { locks: boolean }): void {
  vi.useFakeTimers();
  FakeSource.all = [];
  FakeChannel.all = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', options.locks ? { locks: new FakeLocks() } : {});
}

/** Opens a tab, which runs the page's modules for itself. What is done next is done in it. */
export async function openTab(): Promise<Tab> {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.resetModules();
  const [live, line] = await Promise.all([import('./live'), import('./line')]);
  const before = FakeChannel.all.length;
  const freeze = () => {
    const own = FakeChannel.all[before];
    if (own) own.isDeaf = true;
  };
  return { live, line, window, document, freeze };
}
