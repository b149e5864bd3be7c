import type { TableEvent } from './types';

/** What a stream tells its listener. */
export interface Listener {
  event(event: TableEvent): void;
  /** The story starts again: forget the events told so far. */
  reset(): void;
  connected(yes: boolean): void;
}

const PATIENCE = [500, 1000, 2000, 4000, 8000];

/**
 * Follows a table. The browser reconnects by itself and continues behind the last event it has;
 * where it gives up (the server was away for long) we start again, with the same memory.
 *
 * @param diagram whether tables come with their diagram
 */
export function follow(id: string, invite: string | undefined, diagram: boolean, listener: Listener): () => void {
  let source: EventSource | undefined;
  let last = 0;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function open(): void {
    clearTimeout(timer);
    source?.close();
    if (closed) return;
    const query = new URLSearchParams({ table: 'true' });
    if (last > 0) query.set('after', String(last));
    if (invite) query.set('invite', invite);
    if (diagram) query.set('diagram', 'true');
    const current = new EventSource(`/api/tables/${id}/events?${query}`);
    source = current;
    current.onopen = () => {
      tries = 0;
      listener.connected(true);
    };
    current.onmessage = (message) => {
      const event = JSON.parse(message.data) as TableEvent;
      if (event.number <= last) return;
      last = event.number;
      listener.event(event);
    };
    current.addEventListener('reset', () => {
      last = 0;
      listener.reset();
    });
    current.addEventListener('bye', () => again());
    current.onerror = () => {
      listener.connected(false);
      if (current.readyState === EventSource.CLOSED) again();
    };
  }

  function again(): void {
    source?.close();
    listener.connected(false);
    clearTimeout(timer);
    timer = setTimeout(open, PATIENCE[Math.min(tries++, PATIENCE.length - 1)]);
  }

  const wake = () => {
    if (!closed && document.visibilityState === 'visible' && source?.readyState !== EventSource.OPEN) open();
  };
  const sleep = () => listener.connected(false);
  window.addEventListener('online', open);
  window.addEventListener('offline', sleep);
  document.addEventListener('visibilitychange', wake);
  open();
  return () => {
    closed = true;
    clearTimeout(timer);
    source?.close();
    window.removeEventListener('online', open);
    window.removeEventListener('offline', sleep);
    document.removeEventListener('visibilitychange', wake);
  };
}
