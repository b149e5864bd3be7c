package atoll.engine;

/**
 * The one loop of every game: as long as it is not over, chance decides or a seat moves. Chance
 * falls from a random source and a {@link Player} decides for the seats; whoever wants to know can
 * be a {@link Witness}. It serves any number of positions one after the other, and allocates
 * nothing.
 */
public final class Playout {
  /** Who decides for the seats. */
  @FunctionalInterface
  public interface Player {
    /** One of the legal moves of a seat that may act. */
    int choose(Position position, int seat);

    /**
     * Who moves first where several seats may act at once; it makes no difference to the rules.
     *
     * @param lowest what {@link Position#next} says; unless a player says more, it is that seat
     */
    default int seat(Position position, int lowest) {
      return lowest;
    }
  }

  /** Who is told of each event just <em>before</em> it happens. */
  public interface Witness {
    /** Chance is about to decide. The outcome may be read, not kept. */
    default void outcome(Position position, Ints outcome) {}

    /** The seat is about to move. */
    default void move(Position position, int seat, int move) {}
  }

  /** There is nobody to be told. */
  private static final Witness NOBODY = new Witness() {};

  private final RandomSource chance;
  private final Player player;
  private final Ints outcome = new Ints();

  /**
   * @param chance where outcomes are drawn from; the player may draw from it as well
   */
  public Playout(RandomSource chance, Player player) {
    this.chance = chance;
    this.player = player;
  }

  /** Lets one event happen; false if there is none, because the game is over. */
  public boolean step(Position position) {
    return step(position, NOBODY);
  }

  /** Lets one event happen before a witness; false if there is none, because the game is over. */
  public boolean step(Position position, Witness witness) {
    int next = position.next();
    if (next == Position.OVER) {
      return false;
    }
    if (next == Position.CHANCE) {
      position.sample(chance, outcome);
      witness.outcome(position, outcome);
      position.happen(outcome);
    } else {
      int seat = player.seat(position, next);
      int move = player.choose(position, seat);
      witness.move(position, seat, move);
      position.play(seat, move);
    }
    return true;
  }

  /** Lets everything happen until the game is over. */
  public void finish(Position position) {
    finish(position, NOBODY);
  }

  /** Lets everything happen before a witness until the game is over. */
  public void finish(Position position, Witness witness) {
    while (step(position, witness)) {
      // Each step is an event.
    }
  }
}
