package atoll.engine;

import java.util.Map;

/** A named way to play a game: options that are not at their default, and the seats it allows. */
public record Variant(String name, Map<String, Object> options, int minSeats, int maxSeats) {}
