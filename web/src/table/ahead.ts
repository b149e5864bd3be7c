import * as api from '../net/api';
import { whenIdle } from '../net/idle';
import type { Known, Table, TableEvent, Why } from '../net/types';
import { canRunRules } from '../rules/can';
import { startRules, type Rules } from '../rules/rules';

/** What stands, in the order in which it can be played again. */
interface Step {
  number: number;
  by: number | 'chance';
  do: string;
}

/**
 * The rules in the page beside a table of the server: what follows from one's own move is there before the server has answered,
 * and why something cannot be played needs no question to it. All that goes in is what was told to us over the line: the page
 * knows nothing that its seat does not. What others do unseen is left out until it comes to light: it changes nothing of what
 * our seat may do. Where something is told without its words for good (a stack that lies face down, a hand of cards) the game
 * cannot be followed from its beginning: then the server deals us a position in which everything that our seat cannot know is
 * a guess, and what follows from a move is shown as long as it brings nothing of that to light.
 */
export class Ahead {
  private steps: Step[] = [];
  /** Moves whose words are still to come. */
  private readonly unseen = new Set<number>();
  private isLost = !canRunRules();
  /** Whether something was told without its words. */
  private hasGaps = false;
  /** Whose position was dealt to the rules, and how many events are in it. */
  private dealt: { seat: number; number: number } | null = null;
  private rules: Rules | null = null;
  /** What the rules have played; null if they must begin anew. */
  private played: readonly Step[] | null = null;
  /** What they have played besides and nobody has told yet. */
  private foreseen: Omit<Step, 'number'> | null = null;
  private last: Promise<unknown> = Promise.resolve();
  /** What to get ready for in an idle moment. */
  private next: Table | null = null;

  constructor(
    private readonly hire: () => Rules = startRules,
    private readonly deal: (id: string, seat: number) => Promise<Known> = api.knownTo,
  ) {}

  hear(event: TableEvent): void {
    if (this.dealt) this.dealt = this.isStillDealt(event) ? { ...this.dealt, number: event.number } : null;
    for (const { number, seat, move } of event.reveals ?? [])
      if (this.unseen.delete(number)) this.steps.push({ number, by: seat, do: move });
    const { number, seat } = event;
    if (event.kind === 'moved' && seat !== undefined) {
      if (event.move == null) this.unseen.add(number);
      else this.steps.push({ number, by: seat, do: event.move });
    } else if (event.kind === 'drawn') {
      if (event.outcome == null) this.hasGaps = true;
      else this.steps.push({ number, by: 'chance', do: event.outcome });
    } else if (event.kind === 'tookBack' && event.takes !== undefined) {
      this.unseen.delete(event.takes);
      this.steps = this.steps.filter((step) => step.number !== event.takes);
    }
  }

  /** Whether what the rules were dealt is as good after this event: it is the move that they have played, or none. */
  private isStillDealt({ number, kind, seat, move }: TableEvent): boolean {
    if (number !== (this.dealt?.number ?? 0) + 1) return false;
    if (kind === 'moved') return seat === this.foreseen?.by && move === this.foreseen?.do;
    return !this.foreseen && kind !== 'drawn' && kind !== 'tookBack';
  }

  /** The story is told from its beginning again. */
  reset(): void {
    this.steps = [];
    this.unseen.clear();
    this.hasGaps = false;
    this.dealt = null;
    this.isLost = !canRunRules();
  }

  private lose(): void {
    this.isLost = true;
    this.steps = [];
    this.close();
  }

  close(): void {
    this.rules?.close();
    this.rules = this.played = this.foreseen = this.dealt = this.next = null;
  }

  /** The table after a move of ours, as far as it follows from what we know; null if nobody can say. */
  foresee(table: Table, seat: number, move: string): Promise<Table | null> {
    return this.after(table, seat, async (rules) => {
      this.foreseen = { by: seat, do: move };
      const { next } = await rules.play(seat, move);
      if (next === 'over') return null; // the end is the server's to tell
      const sheet = await rules.look({ seats: this.hasGaps ? [seat] : table.mySeats });
      const isForOther = sheet.act.some((other) => other !== seat && table.mySeats.includes(other));
      if (this.hasGaps && (isForOther || !sheet.takeBack.includes(seat))) {
        this.dealt = null; // something comes to light, and here it is only a guess
        return null;
      }
      const act = this.unseen.size === 0 ? sheet.act : table.act.filter((s) => s !== seat || sheet.act.includes(s));
      const { view, viewer, legal, gain, ends } = sheet;
      return { ...table, view, viewer, act, legal, gain, ends, takeBack: [] };
    });
  }

  why(table: Table, seat: number, move: string): Promise<Why | null> {
    return this.after(table, seat, async (rules) => {
      const reason = await rules.why(seat, move);
      return reason ? { code: reason.code, parameters: reason.with } : { code: 'legal', parameters: {} };
    });
  }

  /** Gets ready for a table, so that the first answer is as quick as the next; to begin with that can wait until all is drawn. */
  prepare(table: Table): void {
    if (this.isLost || document.hidden) return; // who does not look does not need it
    if (this.rules) return this.getReady(table);
    if (!this.next) whenIdle(() => this.begin());
    this.next = table;
  }

  private begin(): void {
    const table = this.next;
    this.next = null;
    if (table && !this.rules) this.getReady(table);
  }

  private getReady(table: Table): void {
    const seat = table.mySeats.find((each) => table.act.includes(each));
    if (seat !== undefined) void this.after(table, seat, async () => null);
  }

  /** Asks the rules about a table as it stands for a seat; one question after the other. */
  private after<T>(table: Table, seat: number, ask: (rules: Rules) => Promise<T | null>): Promise<T | null> {
    const answer = this.last.then(async () => {
      if (this.isLost || table.mySeats.length === 0) return null;
      try {
        const rules = await (this.hasGaps ? this.beDealt(table, seat) : this.follow(table));
        return rules && (await ask(rules));
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

  /** Lets the server deal the rules where the table is, as the seat knows it; null if the table has gone on meanwhile. */
  private async beDealt(table: Table, seat: number): Promise<Rules | null> {
    const rules = (this.rules ??= this.hire());
    if (this.dealt?.seat !== seat || this.dealt.number !== table.number) {
      this.dealt = null;
      const known = await this.deal(table.id, seat).catch(() => null); // it is asked again before the next move
      if (known?.number !== table.number) return null;
      const { game, options, seats } = table;
      await rules.restore(known.position, { game, options, seats: seats.length, chance: 'told' });
      this.dealt = { seat, number: table.number };
    }
    this.foreseen = null;
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
