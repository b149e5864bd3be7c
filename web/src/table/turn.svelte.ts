import type { GameClient } from '../games/client';
import * as placing from '../play/placing';
import type { TableStore } from './store.svelte';

/** What is being done at the table: who acts for us, what is in hand, and where it is held. */
export class Turn {
  /** Whose board is looked at, if not our own. */
  looked = $state<number | null>(null);
  holding = $state.raw<placing.Placing>(placing.NOTHING);

  private table = $derived.by(() => this.store.table);
  /** The seat we act for: on one device there may be several. */
  actor = $derived.by(() => this.table?.mySeats.find((s) => this.table?.act.includes(s)) ?? null);
  mine = $derived.by(() => Math.max(0, this.actor ?? this.table?.viewer ?? this.table?.mySeats[0] ?? 0));
  shown = $derived.by(() => (this.room()?.ownBoards ? (this.looked ?? this.mine) : this.mine));
  busy = $derived.by(() => this.store.sending !== null);
  active = $derived.by(() => this.actor !== null && (this.shown === this.actor || !this.room()?.ownBoards));
  lit = $derived.by(() => (this.active && !this.busy ? placing.lit(this.holding) : new Map<string, number>()));
  aimed = $derived.by(() => (this.active ? placing.aimed(this.holding) : null));
  picks = $derived.by(() => placing.picks(this.holding.choices));
  /** The moves that place nothing. */
  free = $derived.by(() => placing.buttons(this.holding.choices));
  takesBack = $derived.by(() => this.table?.takeBack.find((s) => this.table?.mySeats.includes(s)) ?? null);

  private decidedOn = '';

  /**
   * For a component: its effect takes each new list of legal moves into hand, before anything is drawn, so that
   * no piece of the last position is ever shown with the view of the next one.
   */
  constructor(
    private readonly store: TableStore,
    private readonly room: () => GameClient | null,
  ) {
    $effect.pre(() => this.begin());
  }

  private begin(): void {
    const client = this.room();
    const { table, actor, holding } = this;
    if (!table || !client) return;
    const legal = actor === null ? [] : (table.legal[actor] ?? []);
    const key = `${table.number} ${actor}`;
    if (key === this.decidedOn && holding.choices.length === legal.length) return;
    this.decidedOn = key;
    const view = table.view ?? {};
    const list = placing.choices(legal, table.gain[actor ?? -1] ?? [], (m) => client.parse(m, view));
    const isSame = list.length === holding.choices.length && list.every((c, i) => c.move === holding.choices[i]?.move);
    if (isSame && list.every((c, i) => c.gain === holding.choices[i]?.gain)) return;
    this.holding = isSame
      ? { ...holding, choices: list }
      : placing.begin(list, client.turnOrder, holding, (p) => client.picksItself?.(p) ?? true);
  }

  /** Sends a move; its piece stays where it is held until the server has answered. */
  play(move: string): placing.Choice | null {
    if (this.actor === null || this.busy) return null;
    const choice = this.holding.choices.find((c) => c.move === move) ?? null;
    if (choice?.pick && choice.cell) {
      this.holding = { ...this.holding, picked: choice.pick, cell: choice.cell, turn: choice.turn ?? null };
    }
    this.looked = null;
    void this.store.play(this.actor, move).then((taken) => {
      if (!taken) this.holding = { ...this.holding, cell: null };
    });
    return choice;
  }

  takeBack(): void {
    if (this.takesBack !== null && !this.busy) void this.store.takeBack(this.takesBack);
  }

  /** Picks a piece, or lays it back if it is in hand already. */
  pick(piece: string): void {
    const isHeld = piece === this.holding.picked && this.holding.cell === null && this.picks.length > 1;
    this.holding = isHeld ? placing.cancel(this.holding) : placing.pick(this.holding, piece);
    if (this.actor !== null) this.looked = null;
  }

  lift(piece: string): void {
    this.holding = placing.pick(this.holding, piece);
  }

  aim(cell: string | null): void {
    if (this.busy) return;
    this.holding = cell === null ? { ...this.holding, cell: null } : placing.aim(this.holding, cell);
  }

  turn(step: 1 | -1): void {
    if (!this.busy) this.holding = placing.turn(this.holding, step);
  }

  cancel(): void {
    if (!this.busy) this.holding = placing.cancel(this.holding);
  }
}
