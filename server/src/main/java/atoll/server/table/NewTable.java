package atoll.server.table;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table as somebody wishes it to be made.
 *
 * @param host who makes it
 * @param options what is not at its default
 * @param listed whether everybody may find it
 * @param clock how the time of the seats is measured; null for not at all
 * @param hasHints whether a seat may ask the bots for a hint
 * @param follows the table that it goes on from, or null
 */
public record NewTable(
    String host,
    String game,
    Map<String, Object> options,
    List<Wish> seats,
    boolean listed,
    @Nullable Clock clock,
    boolean hasHints,
    @Nullable String follows) {

  public NewTable(
      String host, String game, Map<String, Object> options, List<Wish> seats, boolean listed) {
    this(host, game, options, seats, listed, null, false, null);
  }

  /** What is wished of a seat. */
  public sealed interface Wish {}

  /** Anybody may sit down. */
  public record Open() implements Wish {}

  /** A bot plays. */
  public record Bot(String bot) implements Wish {}

  /** A person sits there from the beginning. */
  public record Sitting(String guest, String name) implements Wish {}

  /** The seat is kept for a person until it sits down. */
  public record Kept(String guest, String name) implements Wish {}
}
