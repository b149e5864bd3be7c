import type { GameClient } from '../games/client';
import * as placing from '../play/placing';
import type { Playable } from './playable';
import { settings } from './settings.svelte';

/** How long the last step of a turn waits for a change of mind, in milliseconds. */
export const PATIENCE = 3000;

/** A move that ends a turn: it lies on the board already, and goes out when it is confirmed or its time is up. */
export interface Waiting {
  seat: number;
  choice: placing.Choice;
  /** Whether the clock runs; otherwise it waits to be confirmed. */
  isTimed: boolean;
}

interface Meant extends placing.Intent {
  /** The list of moves this was meant for. */
  on: string;
}

const NOTHING_MEANT: Meant = { picked: null, cell: null, turn: null, isTurned: false, on: '' };

/** What is being done at the table: who acts for us, what is in hand, and where it is held. */
export class Turn {
  /** Whose board is looked at, if not our own. */
  looked = $state<number | null>(null);
  waiting = $state.raw<Waiting | null>(null);
  private meant = $state.raw<Meant>(NOTHING_MEANT);
  /** A piece that can be placed nowhere, picked to ask why. */
  asked = $state<string | null>(null);

  private table = $derived.by(() => this.source.table);
  private room = $derived.by((): GameClient | null => this.source.client);
  /** The seat we act for: on one device there may be several. */
  actor = $derived.by(() => this.table?.mySeats.find((s) => this.table?.act.includes(s)) ?? null);
  mine = $derived.by(() => Math.max(0, this.actor ?? this.table?.viewer ?? this.table?.mySeats[0] ?? 0));
  shown = $derived.by(() => (this.room?.ownBoards ? (this.looked ?? this.mine) : this.mine));
  readonly legal = $derived.by(() => (this.actor === null ? [] : (this.table?.legal[this.actor] ?? [])));
  /** Who acts and all that can be done: the same as long as only others act. */
  readonly offered = $derived.by(() => `${this.actor} ${this.legal.join('|')}`);
  private choices = $derived.by(() => {
    const { table, room, actor } = this;
    if (!table || !room || actor === null) return [];
    const view = table.view ?? {};
    return placing.choices(
      this.legal,
      table.gain[actor] ?? [],
      (m) => room.parse(m, view),
      table.ends?.[actor] ?? [],
      (p) => room.covers?.(p, view, actor),
    );
  });
  /** What is in hand, on the list of now: of what was meant for another list only the piece is kept. */
  holding = $derived.by((): placing.Placing => {
    if (!this.room) return placing.NOTHING;
    const { choices, meant, room } = this;
    return meant.on === this.offered
      ? placing.resume(choices, room.turnOrder, meant)
      : placing.begin(choices, room.turnOrder, meant, (p) => room.picksItself?.(p) ?? true);
  });

  busy = $derived.by(() => this.source.sending !== null || this.waiting !== null);
  active = $derived.by(() => this.actor !== null && (this.shown === this.actor || !this.room?.ownBoards));
  lit = $derived.by(() => (this.active && !this.busy ? placing.lit(this.holding) : new Map<string, number>()));
  reach = $derived.by(() => (this.active && !this.busy ? placing.reach(this.holding) : new Map<string, number>()));
  aimed = $derived.by(() => (this.active ? placing.aimed(this.holding) : null));
  picks = $derived.by(() => placing.picks(this.choices));
  /** The moves that place nothing. */
  free = $derived.by(() => placing.buttons(this.choices));
  /** The seat that can take something back: a move that still waits here, or what the server gives back. */
  takesBack = $derived.by(
    () => this.waiting?.seat ?? this.table?.takeBack.find((s) => this.table?.mySeats.includes(s)) ?? null,
  );

  /** Why nothing can be taken back: we only watch, have not moved, or something has followed; null if something can. */
  staysFor = $derived.by((): 'watched' | 'unmoved' | 'answered' | null => {
    if (this.takesBack !== null) return null;
    const own = this.table?.mySeats ?? [];
    if (own.length === 0) return 'watched';
    const hasMoved = this.source.lines.some(
      ({ seat, move, undone }) => move !== undefined && !undone && own.includes(seat ?? -1),
    );
    return hasMoved ? 'answered' : 'unmoved';
  });

  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: Playable) {}

  private mean(state: placing.Intent): void {
    const { picked, cell, turn, isTurned } = state;
    this.meant = { picked, cell, turn, isTurned, on: this.offered };
    this.asked = null;
  }

  /** Plays a move: one that ends the turn waits for a change of mind first, unless people want it at once. */
  play(move: string): placing.Choice | null {
    const seat = this.actor;
    if (seat === null || this.busy) return null;
    const choice = this.choices.find((c) => c.move === move);
    if (!choice) return null;
    if (choice.pick && choice.cell)
      this.mean({ ...this.holding, picked: choice.pick, cell: choice.cell, turn: choice.turn ?? null });
    this.looked = null;
    if (choice.ends && (settings.commit === 'wait' || settings.commit === 'confirm')) {
      this.waiting = { seat, choice, isTimed: settings.commit === 'wait' };
      if (this.waiting.isTimed) this.clock = setTimeout(() => this.commit(), PATIENCE);
    } else this.send(seat, move);
    return choice;
  }

  /** Sends the move that waits. */
  commit(): void {
    const { waiting } = this;
    clearTimeout(this.clock);
    this.waiting = null;
    if (waiting) this.send(waiting.seat, waiting.choice.move);
  }

  /** Its piece stays where it is held until the server has answered. */
  private send(seat: number, move: string): void {
    void this.source.play(seat, move).then((taken) => {
      if (!taken) this.mean({ ...this.holding, cell: null });
    });
  }

  /** The page is left: a move whose clock runs is meant, one that waits to be confirmed is not. */
  leave(): void {
    if (this.waiting?.isTimed) this.commit();
    clearTimeout(this.clock);
  }

  takeBack(): void {
    if (this.waiting) {
      clearTimeout(this.clock);
      this.waiting = null;
      this.mean({ ...this.holding, cell: null });
    } else if (this.takesBack !== null && !this.busy) void this.source.takeBack(this.takesBack);
  }

  /** Picks a piece, or lays it back if it is in hand already. */
  pick(piece: string): void {
    const isHeld = piece === this.holding.picked && this.holding.cell === null && this.picks.length > 1;
    this.mean(isHeld ? placing.cancel(this.holding) : placing.pick(this.holding, piece));
    if (this.actor !== null) this.looked = null;
  }

  /** Takes a piece that can go nowhere, to ask about it. */
  askAbout(piece: string): void {
    this.mean({ ...this.holding, picked: null, cell: null });
    this.asked = piece;
  }

  /** Holds a piece where a move would place it; whether it is placed is for its player to say. */
  suggest(move: string): void {
    const choice = this.choices.find((c) => c.move === move);
    if (!choice?.pick || !choice.cell || this.busy) return;
    this.mean({ ...this.holding, picked: choice.pick, cell: choice.cell, turn: choice.turn ?? null });
    this.looked = null;
  }

  lift(piece: string): void {
    this.mean(placing.pick(this.holding, piece));
  }

  aim(cell: string | null): void {
    if (this.busy) return;
    this.mean(cell === null ? { ...this.holding, cell: null } : placing.aim(this.holding, cell));
  }

  turn(step: 1 | -1): void {
    if (!this.busy) this.mean(placing.turn(this.holding, step));
  }

  cancel(): void {
    if (this.waiting) this.takeBack();
    else if (!this.busy) this.mean(placing.cancel(this.holding));
  }

  /** The move that placing the piece in hand at a cell would be, spelt like its legal ones; null if nobody can say. */
  spell(cell: string): string | null {
    const { picked, turn } = this.holding;
    const own = this.choices.filter((c) => c.pick === picked && c.cell !== undefined);
    const like = own.find((c) => c.turn === turn) ?? own[0];
    if (like)
      return like.move
        .split(' ')
        .map((word) => (word === like.cell ? cell : word))
        .join(' ');
    const piece = this.asked;
    return piece === null || !this.table?.view ? null : (this.room?.spell?.(piece, cell, this.table.view) ?? null);
  }
}
