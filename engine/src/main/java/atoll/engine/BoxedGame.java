package atoll.engine;

import java.util.function.Function;

/** A game that comes in a box: made of component files, with its name and a line on the lid. */
public abstract class BoxedGame implements Game {
  private final String id;
  private final String about;
  private final Components components;
  private final Function<Components, Game> maker;

  /**
   * @param maker makes the same game of other component files
   */
  protected BoxedGame(
      String id, String about, Components components, Function<Components, Game> maker) {
    this.id = id;
    this.about = about;
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
  public final Components components() {
    return components;
  }

  @Override
  public final Game with(Components other) {
    return maker.apply(other);
  }
}
