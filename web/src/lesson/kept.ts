/** How far a learner has come in a lesson; kept in the browser. */
export interface Progress {
  /** The moves she has made, and the step she is at. */
  moves: string[];
  at: number;
}

const place = (game: string, lesson: string) => `atoll-lesson-${game}-${lesson}`;

/** Progress from whatever was kept; null if it makes no sense. */
export function readProgress(kept: string | null): Progress | null {
  try {
    const { moves, at } = Object(JSON.parse(kept ?? 'null'));
    const isGood = Array.isArray(moves) && moves.every((m) => typeof m === 'string') && Number.isInteger(at) && at > 0;
    return isGood ? { moves, at } : null;
  } catch {
    return null;
  }
}

export function recall(game: string, lesson: string): Progress | null {
  try {
    return readProgress(localStorage.getItem(place(game, lesson)));
  } catch {
    return null;
  }
}

export function keep(game: string, lesson: string, progress: Progress | null): void {
  try {
    if (progress) localStorage.setItem(place(game, lesson), JSON.stringify(progress));
    else localStorage.removeItem(place(game, lesson));
  } catch {
    // no storage: then the lesson begins anew next time
  }
}
