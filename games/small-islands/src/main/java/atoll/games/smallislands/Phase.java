package atoll.games.smallislands;

/** What is to be decided next. */
enum Phase {
  // Setup.
  START("start", false),
  ROW("row", true),
  HANDS("hands", true),
  FIRST_CARDS("cards", true),
  EXPEDITION_SET("expeditions", true),

  // Preparation.
  DEAL("deal", true),
  PREPARATION("preparation", false),

  // Exploration.
  TURN("turn", false),
  PLACE("place", false),
  DISCARD("discard", false),
  REDRAW("redraw", true),
  TAKE_AGAIN("take", false),
  TOKEN("token", false),
  REFILL("refill", true),
  EXPEDITION("expedition", true),
  ALEXIS_TILE("alexis tile", false),

  // Reward.
  HOUSES("houses", false),
  DISCOVER("discover", true),
  DISCOVERY("discovery", false),
  SAIL("sail", false),
  ERUPT("erupt", false),
  ALEXIS_CARD("alexis card", true),
  ALEXIS_HOUSE("alexis house", false),

  OVER("over", false);

  /** The phase in the view. */
  final String word;

  final boolean isChance;

  Phase(String word, boolean isChance) {
    this.word = word;
    this.isChance = isChance;
  }

  /** Whether houses are being placed and rewarded. */
  boolean isReward() {
    return switch (this) {
      case HOUSES, DISCOVER, DISCOVERY, SAIL, ERUPT, ALEXIS_CARD, ALEXIS_HOUSE -> true;
      default -> false;
    };
  }
}
