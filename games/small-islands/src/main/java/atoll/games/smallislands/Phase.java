package atoll.games.smallislands;

import atoll.engine.Bits;

/** What is to be decided next, and by which kinds of moves; by chance if there are none. */
enum Phase {
  // Setup.
  START("start", Moves.START),
  ROW("row"),
  HANDS("hands"),
  FIRST_CARDS("cards"),
  EXPEDITION_SET("expeditions"),

  // Preparation.
  DEAL("deal"),
  PREPARATION("preparation", Moves.CHOOSE, Moves.KEEP),

  // Exploration.
  TURN("turn", Moves.TAKE, Moves.LAND),
  PLACE("place", Moves.PLACE),
  DISCARD("discard", Moves.DISCARD),
  REDRAW("redraw"),
  TAKE_AGAIN("take", Moves.TAKE),
  TOKEN("token", Moves.TOKEN, Moves.PASS),
  REFILL("refill"),
  EXPEDITION("expedition"),
  ALEXIS_TILE("alexis tile", Moves.TURN),

  // Reward.
  HOUSES("houses", Moves.HOUSE, Moves.DONE),
  DISCOVER("discover"),
  DISCOVERY("discovery", Moves.DISCOVERY),
  SAIL("sail", Moves.SAIL, Moves.PASS),
  ERUPT("erupt", Moves.ERUPT, Moves.PASS),
  ALEXIS_CARD("alexis card"),
  ALEXIS_HOUSE("alexis house", Moves.ALEXIS),

  OVER("over");

  /** The phase in views and reasons. */
  final String word;

  /** The kinds of moves that are possible, as a set. */
  final int kinds;

  Phase(String word, int... kinds) {
    this.word = word;
    this.kinds = Bits.of(kinds);
  }

  boolean isChance() {
    return kinds == 0 && this != OVER;
  }

  /** Whether houses are being placed and rewarded. */
  boolean isReward() {
    return switch (this) {
      case HOUSES, DISCOVER, DISCOVERY, SAIL, ERUPT, ALEXIS_CARD, ALEXIS_HOUSE -> true;
      default -> false;
    };
  }
}
