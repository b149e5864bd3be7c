import { tick } from 'svelte';
import type { Pop } from '../games/client';
import type { Playable } from './playable';
import type { Line } from './story';

/** What happens is seen to happen: points float from where they were earned, and the pieces of others come from their seats. */
export class Happenings {
  /** The points on the board; each key is another moment. */
  flash = $state.raw<{ pops: Pop[]; key: number }>({ pops: [], key: 0 });
  /** The line that was last seen to happen: it happens once, whatever else changes on the screen. */
  private last = '';

  constructor(
    private readonly source: () => Playable,
    /** Whether a line is about the board that is shown. */
    private readonly isHere: (line: Line) => boolean,
    /** Lets a piece fly in from a place on the screen. */
    private readonly arrive: (piece: string, from: DOMRect) => void,
  ) {}

  /** A move of ours, as soon as it is made. */
  earn(cell: string, points: number): void {
    this.flash = { pops: [{ cell, points }], key: Date.now() };
  }

  happen(line: Line): void {
    const name = `${line.heard} ${line.number}`;
    if (name === this.last) return;
    this.last = name;
    const { seat, cell, lays } = line;
    const { showing, client, table } = this.source();
    const special = (showing && client?.pops?.(showing.before, showing.after)) ?? [];
    const points = line.earned
      .filter((e) => e.seat === seat)
      .flatMap((e) => e.items)
      .reduce((sum, item) => sum + item.points, 0);
    if (special.length > 0) this.flash = { pops: special, key: line.number };
    if (seat === null || cell === null || table?.mySeats.includes(seat) || !this.isHere(line)) return;
    if (special.length === 0) this.flash = { pops: [{ cell, points }], key: line.number };
    if (lays === null) return;
    void tick().then(() => {
      const from = document.querySelector(`[data-seat="${seat}"]`);
      if (from) this.arrive(lays, from.getBoundingClientRect());
    });
  }
}
