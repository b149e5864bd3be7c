package atoll.server.guest;

/**
 * Somebody who is here with a token.
 *
 * @param session the device or program that the token was given to
 * @param isProgram whether that is a program: it may play, but not change who its person is
 */
public record Visit(Guest guest, String session, boolean isProgram, String tokenHash) {}
