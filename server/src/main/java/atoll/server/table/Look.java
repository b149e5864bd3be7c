package atoll.server.table;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a guest looks at a table.
 *
 * @param seat through which of its seats; null to choose the one that may act
 * @param hasDiagram whether the position is wanted as text too
 * @param muted the guests whose words are not wanted
 */
public record Look(@Nullable Integer seat, boolean hasDiagram, Set<String> muted) {
  /** As most look. */
  public static final Look USUAL = new Look(null, false);

  public Look(@Nullable Integer seat, boolean hasDiagram) {
    this(seat, hasDiagram, Set.of());
  }

  /** The same without the words of some. */
  public Look without(Set<String> others) {
    return new Look(seat, hasDiagram, others);
  }
}
