package atoll.engine;

import java.util.List;
import java.util.function.Function;

/** A game that comes in a box: made of component files, with its name and more on the lid. */
public abstract class BoxedGame implements Game {
  private final String id;
  private final String about;
  private final int minSeats;
  private final int maxSeats;
  private final List<String> reasons;
  private final Components components;
  private final Function<Components, Game> maker;

  /**
   * @param reasons the constants whose names are the codes of the game's own reasons
   * @param maker makes the same game of other component files
   */
  protected BoxedGame(
      String id,
      String about,
      int minSeats,
      int maxSeats,
      Enum<?>[] reasons,
      Components components,
      Function<Components, Game> maker) {
    this.id = id;
    this.about = about;
    this.minSeats = minSeats;
    this.maxSeats = maxSeats;
    this.reasons = Reason.codes(reasons);
    this.components = components;
    this.maker = maker;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String about() {
    return about;
  }

  @Override
  public final int minSeats() {
    return minSeats;
  }

  @Override
  public final int maxSeats() {
    return maxSeats;
  }

  @Override
  public final List<String> reasons() {
    return reasons;
  }

  @Override
  public final Components components() {
    return components;
  }

  @Override
  public final Game with(Components other) {
    return maker.apply(other);
  }
}
