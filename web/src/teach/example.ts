import type { Lesson } from '../lesson/lesson';

/**
 * An example in the rules that can be played in place: a prepared game as a lesson has it, what has been played, and a few moves
 * to try from there. The rules in the page say what each of them brings, or why it cannot be played.
 */
export interface Example extends Pick<Lesson, 'seats' | 'options' | 'seed' | 'chance'> {
  /** A seat and its move, as in a lesson. */
  before?: readonly string[];
  /** The moves of seat 0, by the keys of their words. */
  tries: Record<string, string>;
  /** Whether the dice fall after a try. */
  rolls?: boolean;
}

export interface ExampleWords {
  say: string;
  /** What a button says, and what is said to what it did. */
  tries: Record<string, readonly [label: string, after: string]>;
}

/** What both seats do, one after the other. */
export const both = (...moves: string[]): string[] => moves.flatMap((move) => [`0 ${move}`, `1 ${move}`]);
