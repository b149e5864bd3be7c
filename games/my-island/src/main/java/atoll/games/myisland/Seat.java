package atoll.games.myisland;

import atoll.engine.Ints;
import atoll.engine.State;
import java.util.List;

/**
 * Everything one seat has: its ground and the island on it, its token on the track, raft and goal,
 * and what it has done in each round. Nothing one seat does changes another's.
 */
final class Seat {
  /** What a raft holds that is empty. */
  static final int NO_TILE = 0;

  private final Rules rules;
  final Ground ground;
  final Island island;
  final Track track;
  private final Listing listing;
  private final Ints deeds; // the move made in each round, until it stops
  private boolean isIn = true;
  private int raft = NO_TILE;
  private int goal = Goal.NONE;
  private boolean hasMetGoal;
  private boolean isAssessed;
  private Standing standing = Standing.OTHER;
  private List<Grant> stickers = List.of(); // handed out, in their order
  private int stickersDone; // how many of them have been placed or lost
  private final Ints scratch = new Ints();

  /** A seat with its board as it was handed on. */
  Seat(Rules rules, Listing listing, BoardState state) {
    this.rules = rules;
    this.listing = listing;
    ground = new Ground(rules, state);
    island = new Island(rules, ground);
    island.begin();
    track = new Track(rules.isEpisode(), rules.pieces.size());
    deeds = new Ints(rules.tiles);
  }

  void copyFrom(Seat other) {
    ground.copyFrom(other.ground);
    island.copyFrom(other.island);
    track.copyFrom(other.track);
    deeds.copyFrom(other.deeds);
    isIn = other.isIn;
    raft = other.raft;
    goal = other.goal;
    hasMetGoal = other.hasMetGoal;
    isAssessed = other.isAssessed;
    standing = other.standing;
    stickers = other.stickers;
    stickersDone = other.stickersDone;
  }

  void state(State state) {
    ground.state(state);
    island.state(state);
    track.state(state);
    state.numbers("deeds", deeds);
    isIn = state.truth("in", isIn);
    raft = state.number("raft", raft);
    goal = state.number("goal", goal);
    hasMetGoal = state.truth("met", hasMetGoal);
    isAssessed = state.truth("assessed", isAssessed);
    standing = state.choice("standing", standing, Standing.values());
    stickersDone = state.number("done", stickersDone);
    if (state.number("stickers", stickers.size()) == 0) {
      stickers = List.of();
    } else {
      stickers = isAssessed ? rules.endStickers(standing) : rules.startStickers;
    }
  }

  /** Whether it has not stopped. */
  boolean isIn() {
    return isIn;
  }

  /** The tile on the raft, or {@link #NO_TILE}. */
  int raft() {
    return raft;
  }

  /** The number of the goal kept, or {@link Goal#NONE}. */
  int goal() {
    return goal;
  }

  boolean hasMetGoal() {
    return hasMetGoal;
  }

  /** Its standing, once the episode has been assessed. */
  Standing standing() {
    return standing;
  }

  /** In how many rounds it has made a move: always the first ones, until it stops. */
  int rounds() {
    return deeds.size();
  }

  /** The move made in a round, counted from 1. */
  int deed(int round) {
    return deeds.get(round - 1);
  }

  // Play.

  /** Does what a move says, with the open cards if it is about them. */
  void play(Cards cards, int move) {
    switch (Moves.kind(move)) {
      case Moves.STICK -> stick(move);
      case Moves.KEEP -> goal = Moves.number(move);
      case Moves.PLACE -> place(cards, move);
      case Moves.HOLD -> raft = cards.open(0);
      case Moves.PASS -> track.pass(cards.round(), rules.pass);
      default -> isIn = false; // R14: the open card's tile is not placed
    }
    if (Moves.usesCards(move)) {
      deeds.add(move);
    }
  }

  /** The tile that a move places. */
  static int tile(Cards cards, int move) {
    int named = Moves.number(move);
    return named == Moves.UNNAMED ? cards.open(0) : named;
  }

  /** Places a tile: everything it completes scores. */
  private void place(Cards cards, int move) {
    int tile = tile(cards, move);
    island.place(tile, Moves.cell(move), Moves.turn(move));
    if (tile == raft) {
      raft = cards.open(0); // the card's tile takes its place
    }
    rules.scoreAtOnce(island, track, cards.round());
  }

  // The end.

  /** The end pieces score, and then the goal is judged (R29), also for seats that stopped (R9). */
  void scoreTheEnd(Island[] islands, int seat) {
    rules.scoreAtEnd(islands, track, seat);
    hasMetGoal = goal != Goal.NONE && rules.book.goals.get(goal).isMet(islands, seat);
  }

  /** The episode is assessed: from now on the tiles lie there only to be looked at. */
  void stand(Standing standing) {
    this.standing = standing;
    isAssessed = true;
  }

  // Stickers.

  /** Hands out stickers, to be placed one after another. */
  void handOut(List<Grant> stickers) {
    this.stickers = stickers;
    stickersDone = 0;
    dropWhatFitsNowhere();
  }

  /** How many stickers it has still to place; the first of them fits somewhere. */
  int toPlace() {
    return stickers.size() - stickersDone;
  }

  /** The sticker to be placed next. */
  Grant due() {
    return stickers.get(stickersDone);
  }

  void stick(int move) {
    ground.stick(move);
    if (!isAssessed) {
      island.begin();
    }
    stickersDone++;
    dropWhatFitsNowhere();
  }

  private void dropWhatFitsNowhere() { // R18
    scratch.clear();
    while (toPlace() > 0 && scratch.isEmpty()) {
      listing.addStickers(due(), ground, scratch);
      stickersDone += scratch.isEmpty() ? 1 : 0;
    }
  }
}
