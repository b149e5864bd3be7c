import { text } from '../text';
import type { Playable } from './playable';
import type { Turn } from './turn.svelte';

/** What is suggested to whoever asks for it, for as long as the same moves can be made. */
export class Hints {
  private isThinking = $state(false);
  private found = $state.raw<{ words: string; among: string } | null>(null);

  constructor(
    private readonly source: () => Playable,
    private readonly turn: () => Turn,
  ) {}

  /** What to say of it now, if anything. */
  get words(): string {
    if (this.isThinking) return text.table.hinting;
    return this.found && this.found.among === this.turn().offered ? text.table.hinted(this.found.words) : '';
  }

  /** Asks for a move and holds its piece where it would go; whether there was one. */
  async ask(): Promise<boolean> {
    const [source, turn] = [this.source(), this.turn()];
    const { actor, offered } = turn;
    const view = source.table?.view;
    if (actor === null || turn.busy || this.isThinking || !source.hint || !view) return false;
    if (!((await source.agreesToHint?.(actor)) ?? true)) return false;
    this.isThinking = true;
    const move = await source.hint(actor);
    this.isThinking = false;
    if (move === null || turn.offered !== offered) return false;
    turn.suggest(move);
    const words = source.client?.sayMove(move, view, false, source.names, actor) ?? move;
    this.found = { words, among: offered };
    return true;
  }
}
