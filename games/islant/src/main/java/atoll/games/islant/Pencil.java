package atoll.games.islant;

/**
 * A pencil to draw a sheet with, for display only (R22): no rule knows it, and moves say {@code
 * red} and {@code blue} whatever the pencils are. No two pencils share a pattern, so that colour is
 * never the only sign.
 *
 * @param colour its id in records: {@code sky}
 * @param name its name for people: {@code Sky blue}
 * @param rgb its colour: {@code #56b4e9}
 * @param pattern what every tile drawn with it is hatched with: {@code waves}
 */
public record Pencil(String colour, String name, String rgb, String pattern) {}
