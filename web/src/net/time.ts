/**
 * What time it is at the server. Deadlines are told in its time, and the clock of a device may be wrong. Each answer carries the
 * second at which it was written; between asking and hearing it that second went by there, and what several answers allow
 * together comes close.
 */
const SECOND = 1000;

export class ServerTime {
  /** The server's clock is ahead of ours by something between these. */
  private least = -Infinity;
  private most = Infinity;

  /** An answer that was written in this second came between two moments of ours. */
  heard(date: string | null, asked: number, answered: number): void {
    const written = Date.parse(date ?? '');
    if (Number.isNaN(written)) return;
    const [least, most] = [written - answered, written + SECOND - asked];
    const isAgreed = least <= this.most && most >= this.least;
    // A clock that was set anew contradicts what was known before.
    this.least = isAgreed ? Math.max(this.least, least) : least;
    this.most = isAgreed ? Math.min(this.most, most) : most;
  }

  /** By how much the server's clock is ahead: not at all, if that may be. */
  get ahead(): number {
    if (this.least <= 0 && this.most >= 0) return 0;
    return (this.least + this.most) / 2;
  }

  now(): number {
    return Date.now() + this.ahead;
  }
}

export const serverTime = new ServerTime();
