import type { SeatInfo, Table, Why } from '../net/types';
import type { Rules } from '../rules/rules';
import { LocalTable, type Company } from '../table/local.svelte';
import type { Playable } from '../table/playable';
import { text } from '../text';
import { keep, recall } from './kept';
import { asked, type Lesson, type LessonWords, type Step, type StepWords } from './lesson';

/** The learner's seat. */
const ME = 0;
/** Who plays for the others: quick, and always the same. */
const QUICK = 'greedy';
const SEED = '1';

/** Something that was played instead of what was asked for, and what it was worth. */
export interface Detour {
  gain: number;
  words: string;
}

/** What the lesson has prepared for chance, and bots on the other seats. */
class Prepared implements Company {
  /** How much of it is used up. */
  drawn = 0;
  constructor(private readonly lesson: Lesson) {}
  outcome = () => this.lesson.chance?.[this.drawn++];
  move = async (seat: number, rules: Rules): Promise<string> => (await rules.think(seat, QUICK, SEED)).move;
}

/** A game with somebody beside you who says what is good to know now. */
export class Guided implements Playable {
  at = $state(0);
  detour = $state.raw<Detour | null>(null);
  /** What is said to the move before. */
  praise = $state('');
  isOpen = $state(false);
  readonly count: number;
  private moves: string[] = [];
  /** Where the rules stood when the step began, so that it can be tried again. */
  private start = 0;
  private readonly prepared: Prepared;
  private readonly local: LocalTable;

  step = $derived.by((): Step | null => this.lesson.steps[this.at] ?? null);
  words = $derived.by((): StepWords => this.texts.steps[this.step?.key ?? ''] ?? { say: this.texts.end });
  isDone = $derived.by(() => this.isOpen && this.step === null);
  isReading = $derived.by(() => this.detour !== null || this.step?.do === undefined);
  /** The step whose move could be played now: this one, or the one that is still read about. */
  private asking = $derived.by(() => {
    const { steps } = this.lesson;
    const found = steps.findIndex((step, i) => i >= this.at && step.do !== undefined);
    return this.detour || steps.slice(this.at + 1, found + 1).some((step) => step.before) ? -1 : found;
  });
  table = $derived.by((): Table | null => {
    if (!this.local.table) return null;
    const table = { ...this.local.table, ends: {} }; // who learns need not confirm: a step can be tried again
    return this.asking < 0 ? { ...table, act: [], legal: {}, gain: {}, takeBack: [] } : table;
  });

  constructor(
    rules: Rules,
    readonly game: string,
    readonly lesson: Lesson,
    readonly texts: LessonWords,
  ) {
    this.count = lesson.steps.length;
    this.prepared = new Prepared(lesson);
    const seats = Array.from({ length: lesson.seats }, (_, seat): SeatInfo =>
      seat === ME ? { kind: 'person', name: text.lesson.you } : { kind: 'bot', name: text.lesson.partner(seat) },
    );
    this.local = new LocalTable(rules, `lesson-${lesson.id}`, seats, [ME], this.prepared);
  }

  get client() {
    return this.local.client;
  }
  get names() {
    return this.local.names;
  }
  get title() {
    return this.local.title;
  }
  get lines() {
    return this.local.lines;
  }
  get moment() {
    return this.local.moment;
  }
  get sending() {
    return this.local.sending;
  }
  get problem() {
    return this.local.problem;
  }
  readonly slow = false;

  /** Opens the lesson where it was left. */
  async open(): Promise<void> {
    const kept = recall(this.game, this.lesson.id);
    this.local.isQuick = true;
    await this.begin();
    while (kept && this.at < kept.at && this.step) {
      const move = this.step.do && kept.moves[this.moves.length];
      if (this.step.do && (move === undefined || !(await this.local.play(ME, move)))) break;
      if (move !== undefined) this.moves.push(move);
      await this.enter(this.at + 1);
    }
    this.local.isQuick = false;
    this.isOpen = true;
  }

  /** From the beginning. */
  async again(): Promise<void> {
    keep(this.game, this.lesson.id, null);
    await this.begin();
  }

  private async begin(): Promise<void> {
    const { options, seed = SEED } = this.lesson;
    this.moves = [];
    this.praise = '';
    this.detour = null;
    this.prepared.drawn = 0;
    await this.local.start({ game: this.game, options, seed });
    await this.enter(0);
  }

  /** Goes to a step, after what happens before it. */
  private async enter(at: number): Promise<void> {
    const before = (this.lesson.steps[at]?.before ?? []).map((words) => {
      const space = words.indexOf(' ');
      return { seat: Number(words.slice(0, space)), move: words.slice(space + 1) };
    });
    if (before.length > 0) await this.local.follow(before);
    this.start = this.local.step;
    this.at = at;
  }

  async next(): Promise<void> {
    this.praise = '';
    await this.enter(this.at + 1);
    this.save();
  }

  /** Plays a move: what was not asked for is shown for what it is, and waits for another try. */
  async play(seat: number, move: string): Promise<boolean> {
    const { table } = this;
    const step = this.lesson.steps[this.asking];
    if (!step || !table) return false;
    this.at = this.asking; // who plays has read enough
    const legal = table.legal[seat] ?? [];
    const gains = table.gain[seat] ?? [];
    if (asked(step, legal, gains).includes(move)) return this.take(seat, move);
    const gain = gains[legal.indexOf(move)] ?? 0;
    if (!(await this.local.play(seat, move, 'nothing'))) return false;
    this.detour = { gain, words: this.words.otherwise ?? '' };
    return true;
  }

  private async take(seat: number, move: string): Promise<boolean> {
    const { after } = this.words;
    if (!(await this.local.play(seat, move))) return false;
    this.moves.push(move);
    this.praise = after ?? '';
    await this.enter(this.at + 1);
    this.save();
    return true;
  }

  /** Takes the detour back. */
  async tryAgain(): Promise<void> {
    if (await this.local.back(this.start)) this.detour = null;
  }

  /** Plays what was asked for. */
  async showMe(): Promise<void> {
    if (this.detour) await this.tryAgain();
    const { step, table } = this;
    const [move] = step && table ? asked(step, table.legal[ME] ?? [], table.gain[ME] ?? []) : [];
    if (move) await this.take(ME, move);
  }

  private save(): void {
    keep(this.game, this.lesson.id, this.step === null ? null : { moves: this.moves, at: this.at });
  }

  /** The best of what is asked for. */
  hint = async (seat: number): Promise<string | null> => {
    const { table } = this;
    const step = this.lesson.steps[this.asking];
    if (!step || !table) return null;
    return this.local.hint(seat, asked(step, table.legal[seat] ?? [], table.gain[seat] ?? []));
  };

  takeBack = (seat: number): Promise<boolean> => Promise.resolve(seat < 0);
  why = (seat: number, move: string): Promise<Why | null> => this.local.why(seat, move);
}
