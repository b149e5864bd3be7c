import type { GameClient } from '../games/client';
import type { TableEvent, View } from '../net/types';
import { text } from '../text/en';

/** A line of the log: who did what, in words, and where it can be seen. */
export interface Line {
  number: number;
  seat: number | null;
  words: string;
  cell: string | null;
  chance: boolean;
  /** Whether it was taken back. */
  undone: boolean;
}

/** Tells the events in words. A move that was taken back stays, crossed out. */
export function story(events: readonly TableEvent[], names: string[], client: GameClient, view: View | undefined): Line[] {
  const lines: Line[] = [];
  const name = (seat: number | undefined) => names[seat ?? -1] ?? '';
  for (const event of events) {
    const line: Line = { number: event.number, seat: event.seat ?? null, words: '', cell: null, chance: false, undone: false };
    switch (event.kind) {
      case 'moved':
        if (event.move == null) {
          line.words = text.log.hidden;
        } else {
          line.words = client.sayMove(event.move, view, true);
          line.cell = view ? (client.parse(event.move, view).cell ?? null) : null;
        }
        break;
      case 'drawn':
        if (event.outcome == null) continue;
        line.words = client.sayOutcome(event.outcome, view, names);
        line.chance = true;
        break;
      case 'tookBack': {
        const taken = lines.find((l) => l.number === event.takes);
        if (taken) taken.undone = true;
        line.words = text.log.tookBack(name(event.seat));
        break;
      }
      case 'sat': line.words = text.log.sat(event.name ?? ''); line.seat = null; break;
      case 'left': line.words = text.log.left(name(event.seat)); break;
      case 'started': line.words = text.log.started; break;
      case 'resigned': line.words = text.log.resigned(name(event.seat)); break;
      case 'replaced': line.words = text.log.replaced(name(event.seat)); break;
      default: line.words = text.log.closed;
    }
    if (line.words) lines.push(line);
  }
  return lines;
}
