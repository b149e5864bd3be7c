package atoll.server.table;

import org.jspecify.annotations.Nullable;

/**
 * How a guest looks at a table.
 *
 * @param seat through which of its seats; null to choose the one that may act
 * @param hasDiagram whether the position is wanted as text too
 */
public record Look(@Nullable Integer seat, boolean hasDiagram) {
  /** As most look. */
  public static final Look USUAL = new Look(null, false);
}
