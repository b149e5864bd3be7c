/** A game that is gone through step by step. */
export interface Steps {
  readonly step: number;
  /** The first step that can be seen. */
  readonly first: number;
  /** The last step there is, and the last one that may be known of. */
  readonly last: number;
  readonly end: number;
  readonly isRunning: boolean;
  go(step: number): Promise<void>;
  run(): void;
  pause(): void;
}

const KEYS: Record<string, (on: Steps) => number> = {
  ArrowLeft: (on) => on.step - 1,
  ArrowRight: (on) => on.step + 1,
  Home: (on) => on.first,
  End: (on) => on.end,
};

/** Goes where a key leads, unless it is pressed for something else; whether it was one of ours. */
export function stepKey(event: KeyboardEvent, on: Steps): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, [role=dialog]'))
    return false;
  const to = KEYS[event.key];
  if (to) {
    on.pause();
    void on.go(to(on));
  } else if (event.key === ' ' && !target.closest('button, a')) {
    if (on.isRunning) on.pause();
    else on.run();
  } else return false;
  event.preventDefault();
  return true;
}
