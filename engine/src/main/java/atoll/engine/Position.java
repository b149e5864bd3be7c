package atoll.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One play-through of a game: mutable, copyable, the hot object that bots and simulations spend
 * their time in. Together with {@link Game}, the door to it, this is the contract that a new game
 * keeps; what its methods are handed ({@link Setup}, {@link Ints}, {@link Sink}, {@link State}) and
 * give back ({@link Reason}, {@link Refused}, by {@link Words}) says itself what it is for.
 *
 * <h2>Who decides next</h2>
 *
 * At any time exactly one of three things holds, and {@link #next} says which: the game is {@link
 * #OVER}, {@link #CHANCE} decides, or one or more seats may act. Where seats act at once, {@code
 * next} names the lowest of them and {@link #mayAct} tells them all; they may act in any order and
 * the order changes nothing. What follows by the rules alone (points, forced ends, the next phase)
 * has always happened already: a position never waits for itself, and a seat that may act always
 * has a legal move.
 *
 * <h2>Moves</h2>
 *
 * A move is an int, packed by the game's own {@code Moves} class and meaningful only in positions
 * of that game. {@link #legal} is the one place that knows what is legal: it lists each legal move
 * exactly once, in an order that depends on the position alone. {@link #play} trusts its caller: a
 * move that is not in the list leaves the position undefined. Whatever comes from outside goes
 * through {@link #readMove} and is looked up in the list first. Each legal move has exactly one
 * spelling, and {@code readMove(seat, writeMove(seat, move)) == move}.
 *
 * <h2>Chance</h2>
 *
 * Nothing random happens but at a {@code CHANCE} step. {@link #sample} draws one outcome with its
 * right probability and without listing all; {@link #happen} makes it so. An outcome is a short
 * list of ints, the game's own business, with a spelling for the record. Chance is drawn as late as
 * the record's notation allows, so that there is no hidden order to leak.
 *
 * <h2>Hidden information</h2>
 *
 * A <em>viewer</em> is a seat, or {@link #SPECTATOR}. {@link #view} writes what the viewer may know
 * and nothing else. {@link #redeal} replaces everything the viewer cannot know by a random
 * possibility that is consistent with what it knows, with the right probabilities. The law: {@code
 * redeal(viewer)} changes neither the viewer's view, nor {@code next} and {@code mayAct}, nor the
 * viewer's legal moves, nor what it may take back, nor how many moves are unseen. And what it
 * leaves is made of what the viewer may know and of the random source alone: two positions that are
 * the same to the viewer become the same in every field, so that a redealt copy can be handed to
 * it.
 *
 * <h2>Copies</h2>
 *
 * {@link #copyFrom} makes this position equal to another of the same setup without allocating;
 * afterwards the two share nothing mutable. Buffers passed in ({@link Ints}, arrays) belong to the
 * caller and are not kept. {@link #state} hands over everything there is, so that a position can be
 * written down and read again ({@link atoll.engine.record.Snapshot}). Once warm, {@code legal},
 * {@code play}, {@code sample}, {@code happen}, {@code copyFrom} and {@code redeal} allocate
 * nothing. A position is used by one thread at a time.
 *
 * <h2>For people</h2>
 *
 * {@link #diagram} draws the position as text: the board, what the viewer sees of the hands, whose
 * turn it is, the points. {@code toString} draws it with everything open, {@link #OPEN}. Where each
 * seat has a board of its own and not all of them fit on a page, a diagram says how many it leaves
 * out. {@link #why} gives the reason why something cannot be played.
 *
 * <h2>When over</h2>
 *
 * {@code legal}, {@code play}, {@code sample} and {@code happen} may not be called. Scores may be
 * asked at any time: before the end they are the points as they stand now.
 */
public interface Position {
  /** {@link #next} when the game is over. */
  int OVER = -2;

  /** {@link #next} when chance decides. */
  int CHANCE = -1;

  /** A viewer that sits on no seat: sees only what everybody may. */
  int SPECTATOR = -1;

  /** Before this viewer everything lies open; only a {@link #diagram} is drawn for it. */
  int OPEN = -2;

  /** How many seats there are: as many as the setup has. Unless a game says more, it is for two. */
  default int seats() {
    return 2;
  }

  /** {@link #OVER}, {@link #CHANCE}, or the lowest seat that may act. */
  int next();

  /** Whether it is for the seat to act. Unless seats act at once, that is who is next. */
  default boolean mayAct(int seat) {
    return next() == seat;
  }

  /** Fills {@code moves} with the legal moves of a seat that may act. */
  void legal(int seat, Ints moves);

  /** Plays a legal move of a seat that may act. */
  void play(int seat, int move);

  /** Draws what chance, whose step it is, might decide. Changes only {@code random}. */
  default void sample(RandomSource random, Ints outcome) {
    throw new IllegalStateException("chance has no part in this game");
  }

  /** Lets a possible outcome happen. Keeps no reference to {@code outcome}. */
  default void happen(Ints outcome) {
    throw new IllegalStateException("chance has no part in this game");
  }

  /** The move in the notation of the rules; for moves legal for the seat now. */
  String writeMove(int seat, int move);

  /**
   * Reads the notation. Whether the move is legal is not its business, but it throws {@link
   * Refused} for whatever is no move of this game at all.
   */
  int readMove(int seat, String text);

  /** A possible outcome of the chance step that is due, in the notation of the rules. */
  default String writeOutcome(Ints outcome) {
    throw new IllegalStateException("chance has no part in this game");
  }

  /** Reads an outcome; {@link Refused} unless it is spelt right and possible now. */
  default void readOutcome(String text, Ints outcome) {
    throw new Refused("chance has no part in this game");
  }

  /**
   * Why the seat cannot play what the text says, or null if it can. Tells only what it may know.
   */
  default @Nullable Reason why(int seat, String text) {
    if (isOver()) {
      return Reason.of(Reason.OVER);
    }
    if (!mayAct(seat)) {
      return next() == CHANCE
          ? Reason.of(Reason.CHANCE)
          : Reason.of(Reason.OTHERS).with("seat", next());
    }
    int move;
    try {
      move = readMove(seat, text);
    } catch (Refused refused) {
      return Reason.of(Reason.NO_MOVE).with("sentence", refused.sentence());
    }
    Ints moves = new Ints();
    legal(seat, moves);
    return moves.contains(move) ? null : whyNot(seat, move);
  }

  /**
   * Why a move is not in the list of a seat that may act: the first condition of the rules that
   * fails, as one of the game's own {@link Game#reasons}. It is asked only of moves that {@link
   * #readMove} reads and {@link #legal} does not list; where no condition of its own fails, the
   * move is simply none for now.
   */
  default Reason whyNot(int seat, int move) {
    return Reason.of(Reason.NOT_NOW);
  }

  /**
   * What the viewer may hear of a move that the seat is about to play: its spelling, whole or with
   * the hidden part left out, or null if not even that. Said of nothing that {@link #view} keeps
   * back. Unless a game says more, only the seat itself hears it.
   */
  default @Nullable String tellMove(int viewer, int seat, int move) {
    return viewer == seat ? writeMove(seat, move) : null;
  }

  /**
   * What the viewer may hear of an outcome that chance is about to decide, like {@link #tellMove}.
   * Unless a game says more, nobody hears anything.
   */
  default @Nullable String tellOutcome(int viewer, Ints outcome) {
    return null;
  }

  /** The seat's points as they stand; its final score when over. */
  int score(int seat);

  /**
   * The seat's rank when over: 1 is best, equal only if every tie-break is level. Unless a game has
   * tie-breaks, the score alone decides.
   */
  default int rank(int seat) {
    return Ranks.rank(seats(), seat, (a, b) -> Integer.compare(score(a), score(b)));
  }

  /** Whether the seat has won when over: it is first, unless alone it has more to fulfil. */
  default boolean hasWon(int seat) {
    return rank(seat) == 1;
  }

  /** The items of a breakdown, in the order of the rules; fixed for a setup. */
  default List<String> breakdownKeys() {
    return List.of("points");
  }

  /** Fills in the points of each item, in the order of the keys; they sum to {@link #score}. */
  default void breakdown(int seat, int[] points) {
    points[0] = score(seat);
  }

  /** Writes the fields of the viewer's view into an object that the caller has begun. */
  void view(int viewer, Sink sink);

  /**
   * The position as lines of text that a player would recognise, as the viewer sees it: the board,
   * the hands, whose turn it is, the points.
   *
   * @param viewer a seat, {@link #SPECTATOR} or {@link #OPEN}
   */
  String diagram(int viewer);

  /** Writes what the game adds to the end line of its record, if anything. */
  default void ending(Sink sink) {}

  /** Replaces what the viewer cannot know by a random possibility. */
  void redeal(int viewer, RandomSource random);

  /**
   * How many of its latest moves the seat may take back, the last one first. A move stands once
   * anything random or hidden has come to light after it, or somebody else has acted on it. Leaving
   * such a move out of the list of events leaves all others legal. Unless a game says more, none.
   */
  default int takeBacks(int seat) {
    return 0;
  }

  /**
   * How many of the seat's latest moves the others have not seen yet. Where seats move at once and
   * unseen, what they did comes to light when the last of them has moved: until then {@link #view}
   * shows everybody else the seat as it was, and {@link #tellMove} tells them nothing. A move that
   * is not unseen any more may be told to all in full.
   */
  default int unseen(int seat) {
    return 0;
  }

  /** A new position equal to this one. */
  Position copy();

  /** Becomes equal to {@code other}, a position of the same setup. */
  void copyFrom(Position other);

  /** Hands over everything that the position holds, and keeps what comes back. */
  void state(State state);

  default boolean isOver() {
    return next() == OVER;
  }
}
