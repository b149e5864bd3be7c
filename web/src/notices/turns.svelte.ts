import type { Listed } from '../net/types';

/** A table where we are to act. */
export type Waiting = Pick<Listed, 'id' | 'game' | 'players' | 'mySeats'> & { isHere?: boolean };

/** Those that wait for us now and did not before. */
export function arrived(before: readonly Waiting[], now: readonly Waiting[]): Waiting[] {
  return now.filter(({ id }) => before.every((table) => table.id !== id));
}

/** A title with the mark before it, in the place of the mark that it had. */
export function marked(title: string, mark: string, before: string): string {
  const plain = before && title.startsWith(`${before} · `) ? title.slice(before.length + 3) : title;
  return mark ? `${mark} · ${plain}` : plain;
}

/** Where it is our turn: as the server tells it, and as the table knows it that is on the screen. */
export class Turns {
  private told = $state.raw<readonly Waiting[]>([]);
  private isTold = false;
  private shown = $state.raw<{ table: Waiting; isTurn: boolean; isWaiting: boolean } | null>(null);
  all = $derived.by((): readonly Waiting[] => {
    const { shown } = this;
    return shown?.isTurn ? [...this.told.filter(({ id }) => id !== shown.table.id), shown.table] : this.told;
  });
  /** Whether somebody sits at a table on the screen until the others have played. */
  isWaiting = $derived(this.shown?.isWaiting ?? false);

  /** The server tells where it is our turn; returns where it was not before. What is told first is no news. */
  tell(tables: readonly Waiting[]): Waiting[] {
    const fresh = this.isTold ? arrived(this.all, tables) : [];
    this.told = tables;
    this.isTold = true;
    return fresh;
  }

  /**
   * The table on the screen has changed: what it says of itself is newer than what the server has told. Returns whether our turn
   * has come before our eyes.
   */
  show(table: Waiting, isTurn: boolean, isWaiting: boolean): boolean {
    const isNews = isTurn && this.shown?.isWaiting === true && this.all.every(({ id }) => id !== table.id);
    this.shown = { table, isTurn, isWaiting };
    this.told = this.told.filter(({ id }) => id !== table.id);
    return isNews;
  }

  /** Nobody looks at that table any more; whose turn it was there stays as it was, if the server knows of it. */
  leave(id: string): void {
    if (this.shown?.table.id !== id) return;
    this.told = this.all.filter((table) => !table.isHere);
    this.shown = null;
  }
}

export const turns = new Turns();
