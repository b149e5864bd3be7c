/**
 * A lesson is data: a game with a prepared deal, and steps that each say one thing and ask for one move. The rules are the real
 * ones, so a lesson holds no more of them than the moves it asks for. Its words are in the room's catalogue under the same names.
 */

/** Something on the screen that a step points at. */
export type Pointer =
  | { cell: string }
  | { pick: string }
  | { move: string }
  | { seat: number }
  /** Whatever explains itself by this key of the room's explanations. */
  | { about: string };

export interface Step {
  /** Where its words are. */
  key: string;
  /** What is played before it, for us too: a seat and its move. */
  before?: readonly string[];
  point?: readonly Pointer[];
  /**
   * The moves that are asked for, the one to show first; `*` stands for any one word, `**` for all that follow. A step without
   * them is only read.
   */
  do?: readonly string[];
  /** How many points the move must bring at once. */
  earns?: number;
}

export interface Lesson {
  id: string;
  seats: number;
  options: Record<string, unknown>;
  /** Where chance falls from. */
  seed?: string;
  /** What chance decides instead, in its order; an empty one falls from the seed, and so does what comes after. */
  chance?: readonly string[];
  steps: readonly Step[];
  /** The options of the real game that follows, if they are others. */
  real?: Record<string, unknown>;
}

export interface StepWords {
  say: string;
  /** To what else could be played, after what it is worth. */
  otherwise?: string;
  /** To the move that was asked for. */
  after?: string;
}

export interface LessonWords {
  title: string;
  about: string;
  steps: Record<string, StepWords>;
  end: string;
}

/** All lessons of a game, the first game in front. */
export interface Course {
  lessons: readonly Lesson[];
  words: Record<string, LessonWords>;
}

/** Whether a move is one that a pattern means. */
export function fits(pattern: string, move: string): boolean {
  const wanted = pattern.split(' ');
  const words = move.split(' ');
  if (wanted.at(-1) === '**') {
    wanted.pop();
    words.length = Math.min(words.length, wanted.length);
  }
  return wanted.length === words.length && wanted.every((word, i) => word === '*' || word === words[i]);
}

/** The moves that a step asks for, the one to show first. Where nothing brings as much as it asks for, anything will do. */
export function asked(step: Step, legal: readonly string[], gain: readonly number[]): string[] {
  const enough = legal
    .map((move, i) => ({ move, gain: gain[i] ?? 0 }))
    .filter((one) => one.gain >= (step.earns ?? -Infinity))
    .sort((a, b) => b.gain - a.gain);
  const found = (step.do ?? []).flatMap((pattern) => enough.filter(({ move }) => fits(pattern, move)));
  return found.length > 0 || step.earns === undefined ? [...new Set(found.map(({ move }) => move))] : [...legal];
}
