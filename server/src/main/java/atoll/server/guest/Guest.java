package atoll.server.guest;

/**
 * Somebody who plays here.
 *
 * @param isAccount whether a name and a password keep her games across devices
 */
public record Guest(String id, String name, boolean isAccount) {}
