import { Problem, show } from './api';
import type { TableEvent } from './types';

/** What a stream tells its listener. */
export interface Listener {
  event(event: TableEvent): void;
  /** The story starts again: forget the events told so far. */
  reset(): void;
  connected(yes: boolean): void;
}

/** A browser has few connections for all its tabs: who is not looked at for so long gives its own back. */
const UNSEEN = 20_000;

/**
 * Follows a table. The stream says only what happened; the table as it is then is fetched once for all that came
 * together, and goes to the listener with the newest event. The browser reconnects by itself and continues behind the
 * last event it has; where it gives up (the server was away for long) we start again, with the same memory.
 *
 * @param diagram whether tables come with their diagram
 */
export function follow(id: string, invite: string | undefined, diagram: boolean, listener: Listener): () => void {
  let source: EventSource | undefined;
  let last = 0;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let untold: TableEvent[] = [];
  let isAsking = false;
  let closed = false;

  function open(): void {
    clearTimeout(timer);
    source?.close();
    if (closed) return;
    const query = new URLSearchParams();
    if (last > 0) query.set('after', String(last));
    if (invite) query.set('invite', invite);
    const current = new EventSource(`/api/tables/${id}/events` + (query.size > 0 ? `?${query}` : ''));
    source = current;
    current.onopen = () => {
      tries = 0;
      listener.connected(true);
    };
    current.onmessage = (message) => {
      const event = JSON.parse(message.data) as TableEvent;
      if (event.number <= last) return;
      last = event.number;
      untold.push(event);
      void ask();
    };
    current.addEventListener('reset', () => {
      last = 0;
      untold = [];
      listener.reset();
    });
    current.addEventListener('bye', () => again());
    current.onerror = () => {
      listener.connected(false);
      if (current.readyState === EventSource.CLOSED) again();
    };
  }

  /** Fetches the table until it is as new as the newest event, and tells the events with it. */
  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    for (let failures = 0; untold.length > 0 && !closed;) {
      try {
        const table = await show(id, invite, diagram);
        failures = 0;
        const told = untold.filter((event) => event.number <= table.number);
        untold = untold.filter((event) => event.number > table.number);
        if (closed) break;
        told.forEach((event, i) => listener.event(i === told.length - 1 ? { ...event, table } : event));
      } catch (e) {
        if (e instanceof Problem && e.status === 404) break;
        await later(patience(failures++));
      }
    }
    isAsking = false;
  }

  function again(): void {
    source?.close();
    listener.connected(false);
    clearTimeout(timer);
    timer = setTimeout(open, patience(tries++));
  }

  function letGo(): void {
    clearTimeout(timer);
    source?.close();
  }

  const look = () => {
    clearTimeout(hiding);
    if (closed) return;
    if (document.visibilityState === 'hidden') hiding = setTimeout(letGo, UNSEEN);
    else if (source?.readyState !== EventSource.OPEN) open();
  };
  const sleep = () => listener.connected(false);
  window.addEventListener('online', open);
  window.addEventListener('offline', sleep);
  document.addEventListener('visibilitychange', look);
  open();
  return () => {
    closed = true;
    clearTimeout(hiding);
    letGo();
    window.removeEventListener('online', open);
    window.removeEventListener('offline', sleep);
    document.removeEventListener('visibilitychange', look);
  };
}

/** How long to wait after so many failures. */
const patience = (failures: number) => Math.min(500 * 2 ** failures, 8000);
const later = (wait: number) => new Promise((done) => setTimeout(done, wait));
