import { whenIdle } from '../net/idle';
import type { Table, TableEvent, Why } from '../net/types';
import { canRunRules } from '../rules/can';
import { startRules, type Rules } from '../rules/rules';
import { text } from '../text/en';

/** More seats are followed by the server alone. */
const MOST_SEATS = 6;

/** What stands, in the order in which it can be played again. */
interface Step {
  number: number;
  by: number | 'chance';
  do: string;
}

/**
 * The rules in the page beside a table of the server: what follows from one's own move is there before the server has answered,
 * and why something cannot be played needs no question to it. All that goes in is what was told to us over the line: the page
 * knows nothing that its seat does not. Where something is told without its words for good (a stack that lies face down, a hand
 * of cards) the game cannot be followed, and everything is as without this. What others do unseen is left out until it comes to
 * light: it changes nothing of what our seat may do.
 */
export class Ahead {
  private steps: Step[] = [];
  /** Moves whose words are still to come. */
  private readonly unseen = new Set<number>();
  private isLost = !canRunRules();
  private rules: Rules | null = null;
  /** What the rules have played; null if they must begin anew. */
  private played: readonly Step[] | null = null;
  /** What they have played besides and nobody has told yet. */
  private foreseen: Omit<Step, 'number'> | null = null;
  private last: Promise<unknown> = Promise.resolve();
  /** What to get ready for in an idle moment. */
  private next: Table | null = null;

  constructor(private readonly hire: () => Rules = startRules) {}

  /** Whether nothing was told that leaves a gap. */
  get isKnown(): boolean {
    return !this.isLost;
  }

  hear(event: TableEvent): void {
    for (const { number, seat, move } of event.reveals ?? [])
      if (this.unseen.delete(number)) this.steps.push({ number, by: seat, do: move });
    const { number, seat } = event;
    if (event.kind === 'moved' && seat !== undefined) {
      if (event.move == null) this.unseen.add(number);
      else this.steps.push({ number, by: seat, do: event.move });
    } else if (event.kind === 'drawn') {
      if (event.outcome == null) this.lose();
      else this.steps.push({ number, by: 'chance', do: event.outcome });
    } else if (event.kind === 'tookBack' && event.takes !== undefined) {
      this.unseen.delete(event.takes);
      this.steps = this.steps.filter((step) => step.number !== event.takes);
    }
  }

  /** The story is told from its beginning again. */
  reset(): void {
    this.steps = [];
    this.unseen.clear();
    this.isLost = !canRunRules();
  }

  private lose(): void {
    this.isLost = true;
    this.steps = [];
    this.close();
  }

  close(): void {
    this.rules?.close();
    this.rules = this.played = this.foreseen = this.next = null;
  }

  /** The table after a move of ours, as far as it follows from what we know; null if nobody can say. */
  foresee(table: Table, seat: number, move: string): Promise<Table | null> {
    return this.after(table, async (rules) => {
      this.foreseen = { by: seat, do: move };
      const { next } = await rules.play(seat, move);
      if (next === 'over') return null; // the end is the server's to tell
      const sheet = await rules.look({ seats: table.mySeats });
      const act = this.unseen.size === 0 ? sheet.act : table.act.filter((s) => s !== seat || sheet.act.includes(s));
      const { view, viewer, legal, gain, ends } = sheet;
      return { ...table, view, viewer, act, legal, gain, ends, takeBack: [] };
    });
  }

  why(table: Table, seat: number, move: string): Promise<Why | null> {
    return this.after(table, async (rules) => {
      const reason = await rules.why(seat, move);
      return reason
        ? { code: reason.code, parameters: reason.with, message: text.table.noReason }
        : { code: 'legal', parameters: {}, message: '' };
    });
  }

  /** Gets ready for a table, so that the first answer is as quick as the next; to begin with that can wait until all is drawn. */
  prepare(table: Table): void {
    if (this.isLost || document.hidden) return; // who does not look does not need it
    if (this.rules) return void this.after(table, async () => null);
    if (!this.next) whenIdle(() => this.begin());
    this.next = table;
  }

  private begin(): void {
    const table = this.next;
    this.next = null;
    if (table && !this.rules) void this.after(table, async () => null);
  }

  /** Asks the rules about a table as it stands; one question after the other. */
  private after<T>(table: Table, ask: (rules: Rules) => Promise<T | null>): Promise<T | null> {
    const answer = this.last.then(async () => {
      if (this.isLost || table.seats.length > MOST_SEATS || table.mySeats.length === 0) return null;
      try {
        return await ask(await this.follow(table));
      } catch {
        this.lose(); // what the rules do not follow they cannot foresee
        return null;
      }
    });
    this.last = answer;
    return answer;
  }

  /** Brings the rules to where the table is. */
  private async follow(table: Table): Promise<Rules> {
    const rules = (this.rules ??= this.hire());
    const steps = this.steps.filter((step) => step.number <= table.number);
    const known = this.known(steps);
    this.foreseen = null;
    if (known < 0) await rules.resume(record(table, steps), { chance: 'told' });
    else
      for (const step of steps.slice(known))
        await (step.by === 'chance' ? rules.draw(step.do) : rules.play(step.by, step.do));
    this.played = steps;
    return rules;
  }

  /** How many of these steps the rules have played; -1 if they have played something else. */
  private known(steps: readonly Step[]): number {
    const { played, foreseen } = this;
    if (!played?.every((step, i) => step === steps[i])) return -1;
    if (!foreseen) return played.length;
    const told = steps[played.length];
    return told?.by === foreseen.by && told.do === foreseen.do ? played.length + 1 : -1;
  }
}

/** What has been told, as the record of a game that is cut off. */
function record({ game, edition, options, seats }: Table, steps: readonly Step[]): string {
  const names = seats.map((seat, i) => seat.name || String(i + 1));
  const lines: object[] = [{ atoll: 1, game, edition, options, seats: names }];
  lines.push(...steps.map((step) => ({ by: step.by, do: step.do })));
  return lines.map((line) => JSON.stringify(line) + '\n').join('');
}
