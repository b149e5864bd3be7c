package atoll.server.guest;

/** Somebody who plays here. */
public record Guest(String id, String name) {}
