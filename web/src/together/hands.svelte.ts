import type { GameClient } from '../games/client';
import type { Table } from '../net/types';
import { settings } from '../table/settings.svelte';
import type { Line } from '../table/story';
import { text } from '../text';

/**
 * A line of the log as whoever looks may read it: where several people share a device, what only another of them may know is
 * covered until it comes to light.
 */
export function readBy(line: Line, table: Table | null): Line {
  const eyes = table?.viewer ?? -1;
  const isSecret = line.only && !line.only.includes(eyes) && table?.status === 'playing';
  if (!isSecret || settings.handOver !== 'cover') return line;
  return { ...line, words: text.log.hidden, cell: null, lays: null, earned: [] };
}

/** Whose hands a device is in, where several people play at it. */
export class Hands {
  /** The seat whose player has it. */
  private holder = $state<number | null>(null);

  constructor(
    private readonly table: () => Table | null,
    private readonly client: () => GameClient | null,
  ) {}

  /** The seat through whose eyes the board is seen, if several of ours could be. */
  private eyes = $derived.by(() => {
    const table = this.table();
    const isShared = table?.status === 'playing' && table.mySeats.length > 1 && (table.viewer ?? -1) >= 0;
    return isShared ? (table.viewer ?? null) : null;
  });
  /** The seat that must be asked for before the board is seen: it holds secrets, and somebody else had the device. */
  covered = $derived.by(() => {
    const isSecret = this.client()?.hides === true && settings.handOver === 'cover';
    return isSecret && this.eyes !== this.holder ? this.eyes : null;
  });
  /** The seat whose turn is announced where nothing is secret. */
  told = $derived.by(() => {
    const table = this.table();
    return this.covered === null && this.eyes !== null && table?.act.includes(this.eyes) ? this.eyes : null;
  });

  take(seat: number): void {
    this.holder = seat;
  }
}
