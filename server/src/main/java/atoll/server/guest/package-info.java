/**
 * People. Everybody who comes is a guest at once: a name and a token, and whoever has the token is
 * the guest ({@link atoll.server.guest.Guests}). A name of one's own and a password make an account
 * of a guest, who stays the same person ({@link atoll.server.guest.Accounts}). Each device has a
 * session of its own, and so has each program. Of tokens and codes only hashes are kept, of
 * passwords what Argon2id makes of them ({@link atoll.server.guest.Passwords}). {@link
 * atoll.server.guest.Sightings} knows who is here, {@link atoll.server.guest.Mutes} who does not
 * want to hear whom.
 */
@NullMarked
package atoll.server.guest;

import org.jspecify.annotations.NullMarked;
