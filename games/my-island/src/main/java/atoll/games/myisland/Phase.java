package atoll.games.myisland;

import java.util.Locale;

/** The parts of an episode, in their order; the Eternal Game is play alone. */
enum Phase {
  START_STICKERS,
  GOALS,
  PLAY,
  END_STICKERS,
  OVER;

  /** The phase in views and reasons. */
  final String word = name().toLowerCase(Locale.ROOT).replace('_', ' ');

  /** Whether everything has been scored. */
  boolean isScored() {
    return this == END_STICKERS || this == OVER;
  }
}
