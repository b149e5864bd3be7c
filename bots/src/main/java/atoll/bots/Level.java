package atoll.bots;

/**
 * How strong a search bot plays. Levels 1 to 4 think for a number of imagined games, so that they
 * play the same on every machine; level 5 thinks for a time.
 *
 * @param thinking how much it thinks about a move unless told otherwise, as a {@link Budget}
 * @param breadth how many moves it takes into consideration
 * @param horizon how many of its own decisions it looks ahead before it trusts the insight
 * @param handful how many moves anyone looks at in the games it imagines
 * @param settles how often it does not think at all but settles for a good move at a glance
 * @param glance how many moves, drawn by lot, it looks at then
 */
record Level(String thinking, int breadth, int horizon, int handful, double settles, int glance) {
  /** Two seconds, less what the answer itself may take. */
  private static final String LONGEST = "1950ms";

  /** Decisions: as many as a seat has in most games, so that real scores decide. */
  private static final int TO_THE_END = 60;

  /** The level of that number, 1 to 5. */
  static Level of(int number) {
    return switch (number) {
      case 1 -> new Level("20", 4, 5, 4, 0.8, 2);
      case 2 -> new Level("60", 4, 5, 4, 0.3, 4);
      case 3 -> new Level("200", 8, 5, 4, 0, 1);
      case 4 -> new Level("600", 12, 8, 8, 0, 1);
      case 5 -> new Level(LONGEST, 16, TO_THE_END, 8, 0, 1);
      default -> throw new IllegalArgumentException("level " + number);
    };
  }
}
