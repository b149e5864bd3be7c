import { Problem, show } from './api';
import { missed, patience, want } from './line';
import type { Presence, TableEvent } from './types';

/** What a followed table tells its listener. */
export interface Listener {
  event(event: TableEvent): void;
  presence?(presence: Presence): void;
  /** The story starts again: forget the events told so far. */
  reset(): void;
  connected(yes: boolean): void;
}

/**
 * Follows a table. The line says only what happened; the table as it is then is fetched once for all that came together,
 * and goes to the listener with the newest event.
 *
 * @param diagram whether tables come with their diagram
 */
export function follow(id: string, invite: string | undefined, diagram: boolean, listener: Listener): () => void {
  let last = 0;
  let untold: TableEvent[] = [];
  let isAsking = false;
  let isMissing = false;
  let closed = false;

  function hear(event: TableEvent): void {
    if (event.number <= last) return;
    if (event.number > last + 1) {
      // The tab that holds the line thought that we had heard more than we have.
      if (!isMissing) missed();
      isMissing = true;
      return;
    }
    isMissing = false;
    last = event.number;
    untold.push(event);
    void ask();
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

  const leave = want({
    table: id,
    invite,
    last: () => last,
    event: hear,
    presence: (presence) => listener.presence?.(presence),
    reset: () => {
      last = 0;
      untold = [];
      isMissing = false;
      listener.reset();
    },
    connected: (yes) => listener.connected(yes),
  });
  return () => {
    closed = true;
    leave();
  };
}

const later = (wait: number) => new Promise((done) => setTimeout(done, wait));
