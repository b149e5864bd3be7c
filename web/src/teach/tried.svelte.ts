import type { SeatInfo } from '../net/types';
import type { Rules } from '../rules/rules';
import { LocalTable } from '../table/local.svelte';
import { text } from '../text';
import type { Example } from './example';

/** Whoever tries something sits here. */
const ME = 0;
const SEED = '1';

/** What a try led to: the points before and after it and what they are for, or why it cannot be played. */
export type Effect = { before: number; after: number; gain: string } | { why: string };

/** An example that is being played. */
export class Tried {
  effect = $state.raw<Effect | null>(null);
  /** The try that was made. */
  made = $state('');
  readonly local: LocalTable;
  private start = 0;

  constructor(
    rules: Rules,
    private readonly game: string,
    private readonly example: Example,
  ) {
    const seats = Array.from({ length: example.seats }, (_, seat): SeatInfo => ({
      kind: 'person',
      name: seat === ME ? text.lesson.you : text.lesson.partner(seat),
    }));
    let drawn = 0;
    this.local = new LocalTable(rules, 'example', seats, [ME], { outcome: () => example.chance?.[drawn++] });
  }

  async open(): Promise<void> {
    const { options, seed = SEED, before = [] } = this.example;
    await this.local.start({ game: this.game, options, seed });
    const moves = before.map((words) => {
      const space = words.indexOf(' ');
      return { seat: Number(words.slice(0, space)), move: words.slice(space + 1) };
    });
    if (moves.length > 0) await this.local.follow(moves);
    this.start = this.local.step;
  }

  private get score(): number {
    const { client, table } = this.local;
    return (table?.view && client?.score(table.view, ME)) ?? 0;
  }

  async try(key: string): Promise<void> {
    const { local, example } = this;
    const move = example.tries[key] ?? '';
    this.made = key;
    const before = this.score;
    if (local.table?.legal[ME]?.includes(move)) {
      const gain = (local.table.view && local.client?.sayGain?.(move, local.table.view)) ?? '';
      if (await local.play(ME, move, example.rolls ? 'chance' : 'nothing'))
        this.effect = { before, after: this.score, gain };
      return;
    }
    const why = await local.why(ME, move);
    const said = why && local.client?.sayReason(why.code, why.parameters ?? {}, local.table?.view, local.names);
    this.effect = { why: said ?? text.reasons['not-now']!({}) };
  }

  async again(): Promise<void> {
    if (await this.local.back(this.start)) {
      this.effect = null;
      this.made = '';
    }
  }
}
