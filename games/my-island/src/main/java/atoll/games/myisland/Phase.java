package atoll.games.myisland;

/** The parts of an episode, in their order; the Eternal Game is play alone. */
enum Phase {
  START_STICKERS("start stickers"),
  GOALS("goals"),
  PLAY("play"),
  END_STICKERS("end stickers"),
  OVER("over");

  /** The phase in the view. */
  final String word;

  Phase(String word) {
    this.word = word;
  }

  /** Whether everything has been scored. */
  boolean isScored() {
    return this == END_STICKERS || this == OVER;
  }
}
