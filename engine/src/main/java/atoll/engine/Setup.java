package atoll.engine;

import atoll.engine.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a game starts from: the number of seats and a value for every option that exists with it.
 * Made only by {@link #of}, so a setup is always valid as far as the option list can tell.
 */
public final class Setup {
  private final Game game;
  private final int seats;
  private final Map<String, Object> values;

  private Setup(Game game, int seats, Map<String, Object> values) {
    this.game = game;
    this.seats = seats;
    this.values = values;
  }

  /**
   * Checks the seats and the options given and fills in the defaults.
   *
   * @throws Refused with a sentence that names the option and what is allowed
   */
  public static Setup of(Game game, int seats, Map<String, ?> given) {
    if (seats < game.minSeats() || seats > game.maxSeats()) {
      String allowed = range(game.minSeats(), game.maxSeats());
      throw new Refused(
          "seatCount",
          "seats must be " + allowed + " for " + game.id() + ", not " + seats,
          Map.of("least", game.minSeats(), "most", game.maxSeats()));
    }
    List<String> names = game.options().stream().map(Option::name).toList();
    for (String name : given.keySet()) {
      if (!names.contains(name)) {
        String all = names.isEmpty() ? "none" : String.join(", ", names);
        throw new Refused(
            "badOption",
            game.id() + " has no option " + Json.brief(name) + "; it has " + all,
            Map.of());
      }
    }
    Map<String, Object> values = new LinkedHashMap<>();
    for (Option option : game.options()) {
      boolean isGiven = given.containsKey(option.name());
      @Nullable String missing = missing(option, seats, values);
      if (isGiven && missing != null) {
        throw new Refused(
            "badOption",
            option.name() + " goes only with " + missing + " in " + game.id(),
            Map.of("option", option.name()));
      }
      if (isGiven) {
        values.put(option.name(), option.check(given.get(option.name())));
      } else if (missing == null && option.initial() != null) {
        values.put(option.name(), option.initial());
      }
    }
    return new Setup(game, seats, values);
  }

  /**
   * Makes sure that what was begun by an edition of the rules is never played by another.
   *
   * @throws Refused with a sentence that names both editions
   */
  public static void requireEdition(Game game, int edition, Map<String, ?> options) {
    if (!game.plays(edition, options)) {
      String other = "this was played by edition " + edition + " of the rules of " + game.id();
      throw new Refused(
          "otherEdition",
          other + "; here edition " + game.edition() + " is played",
          Map.of("edition", edition, "here", game.edition()));
    }
  }

  /**
   * Makes sure that what was played with other component files is not taken for the game's own.
   *
   * @param digest {@link Components#digest} of the files it was played with
   * @throws Refused with a sentence that says what it was played with
   */
  public static void requireComponents(Game game, String digest) {
    String here = game.components().digest();
    if (digest.equals(here)) {
      return;
    }
    if (digest.isEmpty()) {
      throw new Refused(
          "otherComponents",
          "this was played with the components of " + game.id() + ", not altered",
          Map.of());
    }
    String others = game.id() + " (digest " + Json.brief(digest) + ")";
    String played = here.isEmpty() ? "its own are played with" : "others are, " + here;
    throw new Refused(
        "otherComponents",
        "this was played with altered components of " + others + "; here " + played,
        Map.of());
  }

  private static @Nullable String missing(Option option, int seats, Map<String, Object> values) {
    if (!option.fitsSeats(seats)) {
      return range(option.minSeats(), option.maxSeats())
          + (option.maxSeats() == 1 ? " seat" : " seats");
    }
    for (Map.Entry<String, Object> need : option.needs().entrySet()) {
      if (!Objects.equals(values.get(need.getKey()), need.getValue())) {
        return need.getKey() + " " + need.getValue();
      }
    }
    return null;
  }

  private static String range(int min, int max) {
    if (min == max) {
      return String.valueOf(min);
    }
    return max == Integer.MAX_VALUE ? min + " or more" : min + " to " + max;
  }

  public Game game() {
    return game;
  }

  public int seats() {
    return seats;
  }

  /** Whether the option exists in this setup. */
  public boolean has(String option) {
    return values.containsKey(option);
  }

  public int whole(String option) {
    return (int) (long) (Long) value(option);
  }

  public boolean flag(String option) {
    return (Boolean) value(option);
  }

  public String choice(String option) {
    return (String) value(option);
  }

  /** The value of an option that exists in this setup. */
  public Object value(String option) {
    return Objects.requireNonNull(values.get(option), option);
  }

  /** The options that are not at their default: what the header of a record holds. */
  public Map<String, Object> chosen() {
    Map<String, Object> chosen = new LinkedHashMap<>();
    for (Option option : game.options()) {
      Object value = values.get(option.name());
      if (value != null && !value.equals(option.initial())) {
        chosen.put(option.name(), value);
      }
    }
    return chosen;
  }

  /** A fresh position of the game. */
  public Position start() {
    return game.start(this);
  }
}
