package atoll.games.myisland;

import java.util.Locale;

/** What a rank means in a campaign. */
public enum Standing {
  FIRST,
  SECOND,
  OTHER;

  /** Equal ranks share the standing (R17); of two seats nobody is second (R19). */
  public static Standing of(int rank, int seats) {
    if (rank == 1) {
      return FIRST;
    }
    return rank == 2 && seats > 2 ? SECOND : OTHER;
  }

  /** The word in the data: {@code first}, {@code second} or {@code other}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
